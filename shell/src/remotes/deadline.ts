/** How long each phase of loading may take, in milliseconds (docs/architecture.md, section 3). */
export const DEADLINES = {
  environment: 2500,
  record: 4000,
  entry: 8000,
  /** From the entry's arrival to the exposed module: webpack's own chunk time-out lies below it. */
  expose: 9000,
  bootstrap: 4000,
  mount: 4000,
} as const;
