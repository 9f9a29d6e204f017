export type BuiltFileName = 'js' | 'css';

/** A built file as it is and compressed. */
export interface BuiltFile {
  readonly text: string;
  /** Null in builds of before they were kept so too. */
  readonly brotli: Uint8Array | null;
}

/** The two files of a build that is about to be saved. */
export type NewBuiltFiles = Readonly<
  Record<BuiltFileName, { readonly text: string; readonly brotli: Uint8Array }>
>;

/** What the row of a build says of its files. */
export interface FileColumns {
  readonly js: string;
  readonly css: string;
  readonly jsBrotli: Uint8Array | null;
  readonly cssBrotli: Uint8Array | null;
  /** The folder of a bucket, as `s3://<bucket>/<key>`; null: the files are in the row. */
  readonly filesAt: string | null;
}

/** What the row says of one of them. */
export type FileColumn = BuiltFile & Pick<FileColumns, 'filesAt'>;

/** Where built files are kept: in the database, or in a bucket. What is away is an `AppError` that says so (503). */
export interface BuildFiles {
  /** Keeps the files of a tree's build. They are there before its row is: what this answers goes into that. */
  save(treeHash: string, files: NewBuiltFiles): Promise<FileColumns>;
  /**
   * One file of a build whose row says `column` of it. Undefined where it is gone for good: it is not where the row says, or that is a
   * bucket that is not configured. Never an empty one in its place.
   */
  read(column: FileColumn, file: BuiltFileName): Promise<BuiltFile | undefined>;
  /** Removes files that no row says anything of, as far as they are not in a row. */
  remove(filesAt: readonly string[]): Promise<void>;
}
