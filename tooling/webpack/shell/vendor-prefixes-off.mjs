/**
 * Stands in for stylis's table of vendor prefixes. styled-components asks for it only under `enableVendorPrefixes`,
 * which the supported browsers do not need, and carries it all the same: 0.9 KB (brotli) of every first view.
 */
export function prefix() {
  throw new Error('This build has no vendor prefixes: do not set enableVendorPrefixes.');
}
