export interface TreeEntry {
  readonly path: string;
  readonly hash: string;
  readonly size: number;
}
