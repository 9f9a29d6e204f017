import { domainNameSchema } from '@tessera/shared/contracts';
import * as z from 'zod/mini';

/**
 * The host name in what somebody typed or pasted: `https://Shop.Example.com:8080/path?x` stands for `shop.example.com`.
 * What holds none comes back as it is, for `domainProblem` to refuse.
 */
export function domainIn(typed: string): string {
  return typed
    .replaceAll('\u200B', '')
    .trim()
    .replace(/^(?:[a-z][a-z\d+.-]*:)?\/\/(?:[^/?#]*@)?/i, '')
    .replace(/[/?#\\].*$/s, '')
    .trim()
    .replace(/:\d*$/, '')
    .replace(/[\u3002\uFF0E\uFF61]/g, '.') // Full stops as Chinese and Japanese keyboards type them.
    .replace(/\.+$/, '')
    .toLowerCase();
}

/** What is wrong with a domain, in the contract's words; undefined when it can be one. */
export function domainProblem(domain: string): string | undefined {
  const parsed = z.safeParse(domainNameSchema, domain);
  return parsed.success ? undefined : parsed.error.issues[0]?.message;
}
