/** Where a reader begins. */
export const FIRST_FILES: readonly string[] = ['src/App.tsx', 'src/main.tsx', 'README.md'];

/** The library that is in every application, which few begin with. */
export const CLOSED_FOLDERS: readonly string[] = ['src/kit/'];
