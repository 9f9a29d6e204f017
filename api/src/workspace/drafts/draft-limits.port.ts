/** What bounds drafts, beside how many one server makes at a time. */
export interface DraftLimits {
  /** False where the operator has switched them off. */
  readonly isOffered: boolean;
  /** Drafts that nobody has kept, of all browsers together; 0: any number. */
  readonly live: number;
  /** Counts one for the network of an address. Throws RATE_LIMITED above the limit of an hour. */
  count(address: string): Promise<void>;
}
