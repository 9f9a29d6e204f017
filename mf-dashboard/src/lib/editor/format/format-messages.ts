export interface FormatRequest {
  readonly id: number;
  readonly path: string;
  readonly text: string;
  readonly tabSize: number;
}

export type FormatAnswer =
  | { readonly id: number; readonly text: string }
  /** It cannot be read as what its name says it is, or there is nobody who knows how to lay it out. */
  | { readonly id: number; readonly why: string };
