/**
 * What a name is asked for: undefined where nobody answered, which is not the same as nothing. Nor does anybody answer once the signal
 * is aborted: what is under way is given up at once.
 */
export interface DnsLookup {
  /** The texts of TXT records, each in one piece. */
  texts(name: string, signal?: AbortSignal): Promise<readonly string[] | undefined>;
  /** Where a name leads to. */
  way(name: string, signal?: AbortSignal): Promise<Way | undefined>;
}

export interface Way {
  /** By CNAME, in order, in lower case. */
  readonly aliases: readonly string[];
  /** IPv4 and IPv6. */
  readonly addresses: readonly string[];
}
