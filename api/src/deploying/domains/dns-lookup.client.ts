import { Resolver } from 'node:dns/promises';
import { errorCode } from '../../core/error-code';
import type { DnsLookup } from './dns-lookup.port';

const TIMEOUT_MS = 3000;
const TRIES = 2;
/** Of one lookup with all of its questions, however many servers there are to ask. */
const MOST_MS = 10_000;
/** Longer chains are mistakes, or circles. */
const MOST_ALIASES = 8;

/** Answers that say that there is nothing. Every other failure says nothing. */
const NOTHING = new Set(['ENOTFOUND', 'ENODATA']);

/**
 * Asks the servers given, `address[:port]`, or those of this machine where there are none. Nothing is kept: whoever has just changed
 * a record wants to see that.
 */
export function createDnsLookup(servers: readonly string[]): DnsLookup {
  /** With a resolver of its own, so that one that takes too long is ended without the others. */
  async function ask<Answer>(work: (resolver: Resolver) => Promise<Answer>): Promise<Answer | undefined> {
    const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
    if (servers.length > 0) resolver.setServers([...servers]);
    const timer = setTimeout(() => {
      resolver.cancel();
    }, MOST_MS);
    try {
      return await work(resolver);
    } catch (error) {
      if (errorCode(error) === undefined) throw error;
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    texts: (name) =>
      ask(async (resolver) => {
        const records = await orNothing(resolver.resolveTxt(name));
        return records.map((pieces) => pieces.join(''));
      }),
    way: (name) =>
      ask(async (resolver) => {
        const [aliases, four, six] = await Promise.all([
          followAliases(resolver, name),
          orNothing(resolver.resolve4(name)),
          orNothing(resolver.resolve6(name)),
        ]);
        return { aliases, addresses: [...four, ...six] };
      }),
  };
}

async function followAliases(resolver: Resolver, name: string): Promise<string[]> {
  const aliases: string[] = [];
  while (aliases.length < MOST_ALIASES) {
    const [alias]: string[] = await orNothing(resolver.resolveCname(aliases.at(-1) ?? name));
    const next = alias?.toLowerCase().replace(/\.$/, '');
    if (next === undefined || aliases.includes(next)) break;
    aliases.push(next);
  }
  return aliases;
}

async function orNothing<Item>(asked: Promise<Item[]>): Promise<Item[]> {
  try {
    return await asked;
  } catch (error) {
    if (NOTHING.has(errorCode(error) ?? '')) return [];
    throw error;
  }
}
