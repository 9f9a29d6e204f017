/** What one build may take. Everything above is refused or killed, and the answer says which limit it was. */
export const COMPILE_LIMITS = {
  files: 300,
  fileBytes: 1_000_000,
  totalBytes: 2_000_000,
  outputBytes: 5_000_000,
  /** Milliseconds of work until SIGKILL. Work, not waiting: a busy machine must not fail good builds. */
  buildMs: 5000,
  /** Milliseconds of any kind until SIGKILL; the only deadline where work cannot be measured. */
  buildWallMs: 20_000,
  /** Milliseconds a fresh child may take to load the compiler. */
  startMs: 30_000,
  /** Resident memory of the child; WebAssembly memory is not under V8's own limit. */
  rssBytes: 700 * 1024 * 1024,
  /** A child is replaced after this many builds, so that nothing one of them left behind lasts. */
  buildsPerChild: 200,
  /** Builds that may wait; more are told to come back. */
  queue: 50,
} as const;

/** The only packages a project may import; the browser gets them from the import map. */
export const VENDOR_PACKAGES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const;
