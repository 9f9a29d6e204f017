/** A file as it goes to the builder's process. */
export interface FileToCheck {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}
