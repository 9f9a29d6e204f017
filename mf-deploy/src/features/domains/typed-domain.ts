import { domainNameSchema } from '@tessera/shared/contracts';
import * as z from 'zod/mini';

/**
 * The host name in what somebody typed or pasted: `https://Shop.Example.com:8080/path?x` stands for `shop.example.com`.
 * So does `http//shop.example.com`, where a key was missed. What holds none comes back as it is, for `domainProblem` to refuse.
 */
export function domainIn(typed: string): string {
  return typed
    .replaceAll('\u200B', '')
    .trim()
    .replace(/^(?:https?(?::\/*|\/+)|(?:[a-z][a-z\d+.-]*:)?\/\/)(?:[^/?#]*@)?/i, '')
    .replace(/[/?#\\].*$/s, '')
    .trim()
    .replace(/^([^:]*):\d*$/, '$1') // A port; more than one colon is an IPv6 address.
    .replace(/[\u3002\uFF0E\uFF61]/g, '.') // Full stops as Chinese and Japanese keyboards type them.
    .replace(/\.+$/, '')
    .toLowerCase();
}

/** `192.0.2.7`, `2001:db8::7` and `[2001:db8::7]:8080`. */
const IP_ADDRESS = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[?(?:[\da-f]*:){2}[\da-f:.]*\]?(?::\d*)?)$/;

/** What is wrong with a domain: what people often try has words of its own, the rest the contract's. Undefined when it can be one. */
export function domainProblem(domain: string): string | undefined {
  if (domain.includes('*')) return 'Wildcards are not supported. Enter one name, such as shop.example.com.';
  if (IP_ADDRESS.test(domain)) return 'Enter a domain name, not an IP address.';
  const parsed = z.safeParse(domainNameSchema, domain);
  return parsed.success ? undefined : parsed.error.issues[0]?.message;
}
