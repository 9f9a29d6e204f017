/** Where a reader begins. */
export const FIRST_FILES: readonly string[] = ['src/App.tsx', 'src/main.tsx', 'README.md'];
