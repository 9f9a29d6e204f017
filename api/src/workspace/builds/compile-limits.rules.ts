/** What one build may have in it. More is refused before anything is compiled, and the answer says which limit it was. */
export const COMPILE_LIMITS = {
  files: 300,
  fileBytes: 1_000_000,
  totalBytes: 2_000_000,
  outputBytes: 5_000_000,
} as const;

/** The only packages a project may import; the browser gets them from the import map. */
export const VENDOR_PACKAGES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const;
