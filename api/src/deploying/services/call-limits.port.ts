/** Counts calls, over all servers. */
export interface CallLimits {
  /** Throws RATE_LIMITED for more than `perMinute` of `what` by `whom`. */
  take(what: string, whom: string, perMinute: number): Promise<void>;
  /** Counts, and answers whether it is one of the first `calls` of its window. */
  isWithin(
    key: { readonly scope: string; readonly subject: string },
    calls: number,
    seconds: number,
  ): Promise<boolean>;
}
