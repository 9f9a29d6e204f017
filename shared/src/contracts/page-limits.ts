/** The most that one version of a remote may declare: it becomes part of every page's HTML. */
export const PAGE_LIMITS = {
  pages: 200,
  redirects: 200,
  /** Words of a search or palette row. */
  words: 20,
  /** Characters of the whole manifest as JSON: 64 KB. */
  manifest: 65_536,
} as const;

/** Is a manifest, or whatever stands in its place, small enough? */
export function isManifestSized(value: unknown): boolean {
  return JSON.stringify(value).length <= PAGE_LIMITS.manifest;
}
