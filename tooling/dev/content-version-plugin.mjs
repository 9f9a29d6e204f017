import { createHash } from 'node:crypto';

/** As long as what takes its place, so that source maps stay true; letters that no word has. */
const PLACEHOLDER = 'sqzxjvkwq';
const TEXT = /\.(js|css|map|json)$/;

/**
 * Gives each build of one compiler a version of its own, which is known only when the build is done: it is the hash of
 * what was built. The same code gives the same version. Every version that a page has loaded needs another one, because
 * a container's name carries it.
 */
export class ContentVersionPlugin {
  /** What the compiler is to be told as its version. */
  static versionOf = (manifest) => `${manifest.version}-src.${PLACEHOLDER}`;

  /** The version of the last build. */
  version = undefined;

  constructor(manifest) {
    this.manifest = manifest;
  }

  apply(compiler) {
    const { Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ContentVersionPlugin', (compilation) => {
      const stage = (number, run) =>
        compilation.hooks.processAssets.tap({ name: 'ContentVersionPlugin', stage: number }, run);
      // Before files are named by the hashes of their contents.
      stage(Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1, () => {
        const hash = createHash('sha256');
        const assets = [...compilation.getAssets()].sort((a, b) => (a.name < b.name ? -1 : 1));
        for (const { name, source } of assets) hash.update(name).update('\0').update(source.buffer());
        const token = `s${hash.digest('hex').slice(0, PLACEHOLDER.length - 1)}`;
        this.version = `${this.manifest.version}-src.${token}`;
        this.fillIn(compilation, token);
      });
      // mf-version.json is written last.
      stage(Compilation.PROCESS_ASSETS_STAGE_REPORT + 1, () =>
        this.fillIn(compilation, this.version.slice(-PLACEHOLDER.length)),
      );
    });
  }

  fillIn(compilation, token) {
    const { RawSource } = compilation.compiler.webpack.sources;
    for (const { name, source } of compilation.getAssets()) {
      if (!TEXT.test(name)) continue;
      const text = source.source().toString();
      if (text.includes(PLACEHOLDER))
        compilation.updateAsset(name, new RawSource(text.replaceAll(PLACEHOLDER, token)));
    }
  }
}
