/** Where a call comes from, as people are told of it. */
export interface Visitor {
  /** 'Chrome on Linux' */
  readonly device: string;
  /** The network address, whole. */
  readonly address: string;
}
