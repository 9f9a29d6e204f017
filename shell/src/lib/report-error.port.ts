/** Where an error comes from that is not the shell's own. */
export interface ErrorOrigin {
  readonly componentStack?: string | undefined;
  /** The section that told of it, and the version of it that runs. */
  readonly remote?: string | undefined;
  readonly version?: string | undefined;
}

/** Tells the operator of an error (ERR-05); returns at once and never throws. */
export type ReportError = (error: unknown, origin?: ErrorOrigin) => void;
