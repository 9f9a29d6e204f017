import { Resolver } from 'node:dns/promises';
import { errorCode } from '../../core/error-code';
import type { DnsLookup } from './dns-lookup.port';

/** How long servers may take to answer. Milliseconds. */
export interface DnsPatience {
  /** For the first try of a question; each further one has twice as long. */
  readonly tryMs: number;
  readonly tries: number;
  /** Of one lookup with all of its questions, however many servers there are to ask. */
  readonly lookupMs: number;
}

/** A lookup that somebody waits for is through before a stopping server has to end (SAFE-12). */
const PATIENCE: DnsPatience = { tryMs: 2000, tries: 2, lookupMs: 5000 };
/** Longer chains are mistakes, or circles. */
const MOST_ALIASES = 8;

/** Answers that say that there is nothing. Every other failure says nothing. */
const NOTHING = new Set(['ENOTFOUND', 'ENODATA']);

/**
 * Asks the servers given, `address[:port]`, or those of this machine where there are none. Nothing is kept: whoever has just changed
 * a record wants to see that.
 */
export function createDnsLookup(
  servers: readonly string[],
  { tryMs, tries, lookupMs }: DnsPatience = PATIENCE,
): DnsLookup {
  /** With a resolver of its own, so that one that takes too long is ended without the others. */
  async function ask<Answer>(
    signal: AbortSignal | undefined,
    work: (resolver: Resolver) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    if (signal?.aborted) return undefined;
    const resolver = new Resolver({ timeout: tryMs, tries });
    if (servers.length > 0) resolver.setServers([...servers]);
    const cancel = () => {
      resolver.cancel();
    };
    const timer = setTimeout(cancel, lookupMs);
    signal?.addEventListener('abort', cancel);
    try {
      return await work(resolver);
    } catch (error) {
      if (errorCode(error) === undefined) throw error;
      return undefined;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
    }
  }

  return {
    texts: (name, signal) =>
      ask(signal, async (resolver) => {
        const records = await orNothing(resolver.resolveTxt(name));
        return records.map((pieces) => pieces.join(''));
      }),
    way: (name, signal) =>
      ask(signal, async (resolver) => {
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
