/**
 * Stands in for the parts of the federation's runtime that only its manifests need. Remotes are loaded by their entry
 * (`FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN` says so), but the packages keep the code: 2.6 KB (brotli) of every
 * visitor's first view. Whoever calls it after all hears it at once.
 */
function isOff() {
  throw new Error('This shell loads remotes by their entry: manifests and preloading are not in it.');
}

/** The runtime makes one and offers it every plugin; it has no hooks that a plugin could take. */
export class SnapshotHandler {
  hooks = { applyPlugin: () => undefined };
  manifestCache = new Map();
  loadRemoteSnapshotInfo = isOff;
}

export {
  isOff as formatPreloadArgs,
  isOff as getGlobalRemoteInfo,
  isOff as normalizePreloadExposes,
  isOff as preloadAssets,
};

export const defaultPreloadArgs = Object.freeze({});
