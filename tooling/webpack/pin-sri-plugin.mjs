/**
 * Takes the integrity value of every chunk from the pinned version record at run time.
 *
 * webpack-subresource-integrity writes hashes into the bundle, which Module Federation leaves unresolved. Here
 * the hash stays in the record that the pin names: the shell puts it into `globalThis.__TESSERA_SRI__`, a
 * function from an absolute address to an SRI string that throws for an address it does not know, so an
 * unlisted chunk is never requested.
 */
const LOOK_UP = 'globalThis.__TESSERA_SRI__';

export class PinSriPlugin {
  apply(compiler) {
    const { runtime } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PinSriPlugin', (compilation) => {
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'PinSriPlugin',
        (source) =>
          `${source}\nscript.crossOrigin = 'anonymous';\nscript.integrity = ${LOOK_UP}(new URL(url, document.baseURI).href);`,
      );
    });
  }
}

/** The same for style sheets: the body of mini-css-extract-plugin's `insert` option. */
export function insertPinnedStyleSheet(linkTag) {
  linkTag.crossOrigin = 'anonymous';
  linkTag.integrity = globalThis.__TESSERA_SRI__(new URL(linkTag.href, document.baseURI).href);
  document.head.appendChild(linkTag);
}
