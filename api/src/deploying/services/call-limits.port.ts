/** Counts calls, over all servers. */
export interface CallLimits {
  /** Throws RATE_LIMITED for more than `perMinute` of `what` by `whom`. */
  take(what: string, whom: string, perMinute: number): Promise<void>;
}
