import { execFileSync } from 'node:child_process';
import { relative } from 'node:path';
import { DeclarationError } from './declaration-error.mjs';
import { readPageManifest } from './page-manifest.mjs';
import { readShellContract } from './shell-contract.mjs';

const RECORD = 'mf-version.json';

/**
 * Writes `mf-version.json` beside a remote's files: what `mfr publish` needs to make the version record. The
 * files' hashes are not in it: publishing takes them from the bytes.
 */
export class VersionRecordPlugin {
  constructor(options) {
    this.options = options;
  }

  apply(compiler) {
    const { Compilation, WebpackError, sources } = compiler.webpack;
    const write = (value) => new sources.RawSource(`${JSON.stringify(value, null, 2)}\n`);
    compiler.hooks.thisCompilation.tap('VersionRecordPlugin', (compilation) => {
      compilation.fileDependencies.add(this.options.pages);
      let declared;
      // First what the package declares, so that it is part of all that is built; then what was built.
      compilation.hooks.processAssets.tapPromise(
        { name: 'VersionRecordPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          try {
            const [contract, { manifest }] = await Promise.all([
              readShellContract(this.options.packageDirectory),
              readPageManifest(this.options.pages),
            ]);
            declared = { webpackVersion: compiler.webpack.version, contract, manifest };
            compilation.emitAsset(RECORD, write(declared));
          } catch (error) {
            if (!(error instanceof DeclarationError)) throw error;
            compilation.errors.push(...this.faults(error, WebpackError));
          }
        },
      );
      compilation.hooks.processAssets.tap(
        { name: 'VersionRecordPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          if (declared) compilation.updateAsset(RECORD, write(this.record(compilation, declared)));
        },
      );
    });
  }

  /** What webpack tells of a declaration that is wrong. */
  faults({ problems }, WebpackError) {
    return problems.map(({ file, line, column, message }) => {
      const fault = new WebpackError(message);
      fault.file = relative(this.options.packageDirectory, file);
      // Webpack counts columns from 0.
      if (line !== null) fault.loc = { start: { line, column: column - 1 } };
      return fault;
    });
  }

  record(compilation, { webpackVersion, contract, manifest }) {
    const { remote, version, container, expose, exposeChunk, shared } = this.options;
    return {
      remote,
      version,
      container: {
        name: container,
        type: 'global',
        entry: 'remoteEntry.js',
        exposes: { [expose]: exposedFiles(compilation, exposeChunk) },
      },
      manifest,
      requires: { shell: `^${contract}`, shared },
      // No time: the same sources give the same bytes, so that publishing them again is harmless.
      build: {
        commit: commit(),
        builtAt: null,
        node: process.versions.node.split('.')[0],
        webpack: webpackVersion,
      },
    };
  }
}

/** The files that the expose needs at once (`js`, `css`), and those it may ask for later (`async`). */
function exposedFiles(compilation, exposeChunk) {
  const all = [...compilation.chunks];
  const entry = all.find((chunk) => [...chunk.files].includes('remoteEntry.js'));
  // Its group, not the chunk alone: webpack may have moved packages into one beside it.
  const initial = compilation.namedChunkGroups.get(exposeChunk).chunks;
  const files = (chunks, ending) =>
    chunks.flatMap((chunk) => [...chunk.files]).filter((file) => file.endsWith(ending));
  const later = all.filter((chunk) => chunk !== entry && !initial.includes(chunk));
  return {
    js: files(initial, '.js').sort(),
    async: files(later, '.js').sort(),
    css: files(initial, '.css').sort(),
  };
}

/** The commit that a pipeline builds; a build on a developer's machine has none. */
function commit() {
  if (!process.env.CI) return null;
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    // Built outside a checkout.
    return null;
  }
}
