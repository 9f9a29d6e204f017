/** Where a call comes from, as people are told of it. */
export interface Visitor {
  /** 'Chrome on Linux' */
  readonly device: string;
  /** The network address, whole. */
  readonly address: string;
}

/** The same for whoever counts. */
export interface CountedVisitor extends Visitor {
  /** What limits count instead of the address: see `networkOf`. */
  readonly network: string;
}
