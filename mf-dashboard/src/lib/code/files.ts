/** A file that is shown, or about to be. */
export type FileState =
  | { readonly step: 'loading'; readonly path: string }
  | { readonly step: 'failed'; readonly path: string; readonly message: string }
  | { readonly step: 'ready'; readonly path: string; readonly text: string };

/** Where a reader begins. */
export const FIRST_FILES: readonly string[] = ['src/App.tsx', 'src/main.tsx', 'README.md'];
