import { PROJECT_LIMITS } from '../../core/project-limits';

/**
 * What one build may have in it; the answer says which limit it was. The project as a whole is looked at before anything is compiled,
 * the files that the application imports while it is.
 */
export const COMPILE_LIMITS = {
  files: PROJECT_LIMITS.files,
  projectBytes: PROJECT_LIMITS.bytes,
  /** Of one file that is imported, and of all of them. */
  fileBytes: 1_000_000,
  totalBytes: 2_000_000,
  outputBytes: 5_000_000,
} as const;

/** The only packages a project may import; the browser gets them from the import map. */
export const VENDOR_PACKAGES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const;
