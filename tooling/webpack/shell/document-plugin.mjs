import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { minifySync, transformSync } from '@swc/core';

/** What every page's first words are set in: asked for with the page, so that they are not set twice. */
const FIRST_FONT = /^assets\/inter-latin-wght-normal\.[^/]+\.woff2$/;

const WORKER = 'src/offline/worker.js';

const PALETTE = '../shared/src/ui/palette.ts';

/** The exports of the palette, which is TypeScript without imports. */
function readPalette(path) {
  const { code } = transformSync(readFileSync(path, 'utf8'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
  });
  const exports = {};
  runInNewContext(code, { exports, module: { exports } });
  return exports;
}

/** The chunks that every page behind the sign-in needs; the server lets the browser fetch them with the page. */
const FRAME_CHUNKS = ['session-calls', 'app-frame'];

/** What a page may turn out to need without a network; the service worker keeps them too. */
const OFFLINE_CHUNKS = ['notices'];

/** @returns {string} the SRI value of some bytes */
export function sri(bytes) {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/**
 * Writes what `mfr pin` checks versions against (mf-shell.json), index.html and the boot script: every script and style sheet carries its hash, and the boot script
 * brings the hashes of the chunks that load later, because Integrity-Policy also holds for the shell's own.
 *
 * `src/index.html` holds seven markers. <!-- head --> is filled here; <!-- page -->, <!-- config -->,
 * <!-- environment -->, <!-- ahead -->, <!-- first content --> and <!-- record --> stay for the server to fill, which
 * finds in ahead.json what the pages behind the sign-in need.
 */
export class ShellDocumentPlugin {
  constructor({ packageDirectory, offer }) {
    this.packageDirectory = packageDirectory;
    this.offer = offer;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ShellDocumentPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ShellDocumentPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const hashes = {};
          for (const { name, source } of compilation.getAssets())
            if (/\.(js|css)$/.test(name)) hashes[`/${name}`] = sri(source.buffer());

          const boot = this.bootScript(hashes);
          const bootName = `assets/boot.${createHash('sha256').update(boot).digest('hex').slice(0, 16)}.js`;
          // Marked as minimised: the minimiser would change it after it was hashed.
          compilation.emitAsset(bootName, new sources.RawSource(boot), { minimized: true });

          const firstStyle = this.firstStyle();
          const styleName = `assets/first.${createHash('sha256').update(firstStyle).digest('hex').slice(0, 16)}.css`;
          compilation.emitAsset(styleName, new sources.RawSource(firstStyle), { minimized: true });

          const files = compilation.entrypoints.get('main').getFiles();
          const template = readFileSync(join(this.packageDirectory, 'src/index.html'), 'utf8');
          const html = template.replace(
            '<!-- head -->',
            [
              ...compilation
                .getAssets()
                .filter(({ name }) => FIRST_FONT.test(name))
                .map(({ name }) => fontAhead(`/${name}`)),
              script(`/${bootName}`, sri(boot), ''),
              styleSheet(`/${styleName}`, sri(firstStyle)),
              ...files
                .filter((file) => file.endsWith('.css'))
                .map((file) => styleSheet(`/${file}`, hashes[`/${file}`])),
              ...files
                .filter((file) => file.endsWith('.js'))
                .map((file) => script(`/${file}`, hashes[`/${file}`], ' defer')),
            ].join('\n    '),
          );
          compilation.emitAsset(
            'icon.svg',
            new sources.RawSource(readFileSync(join(this.packageDirectory, 'src/icon.svg'))),
          );
          compilation.emitAsset(
            'og.png',
            new sources.RawSource(readFileSync(join(this.packageDirectory, 'src/og.png'))),
          );
          const filesOf = (names) =>
            names
              .flatMap((name) => compilation.namedChunkGroups.get(name).getFiles())
              .filter((file) => file.endsWith('.js'))
              .map((file) => ({ href: `/${file}`, integrity: hashes[`/${file}`] }));
          const ahead = { frame: filesOf(FRAME_CHUNKS), offline: filesOf(OFFLINE_CHUNKS) };
          compilation.emitAsset('sw.js', new sources.RawSource(this.serviceWorker()), { minimized: true });
          compilation.emitAsset('ahead.json', new sources.RawSource(`${JSON.stringify(ahead)}\n`));
          compilation.emitAsset('mf-shell.json', new sources.RawSource(`${JSON.stringify(this.offer)}\n`));
          compilation.emitAsset('index.html', new sources.RawSource(html));
        },
      );
      if (compiler.options.mode === 'production')
        compilation.hooks.processAssets.tap(
          { name: 'ShellDocumentPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT + 1 },
          () => {
            // Compressed once here instead of at every request; the server sends the `.br` that lies beside a file.
            for (const { name, source } of compilation.getAssets())
              if (/^assets\/.*\.(js|css)$/.test(name))
                compilation.emitAsset(
                  `${name}.br`,
                  new sources.RawSource(brotliCompressSync(source.buffer())),
                );
          },
        );
      for (const file of ['src/index.html', 'src/boot.js', WORKER, 'src/first-content.css', PALETTE])
        compilation.fileDependencies.add(join(this.packageDirectory, file));
    });
  }

  /** What the page looks like before its scripts run; the colours are the kit's, so that there is one place for them. */
  firstStyle() {
    const { lightPalette, darkPalette, colorVariable } = readPalette(join(this.packageDirectory, PALETTE));
    const declarations = (scheme, palette) =>
      `color-scheme:${scheme};${Object.entries(palette)
        .map(([name, value]) => `${colorVariable(name)}:${value}`)
        .join(';')}`;
    return [
      `:root{${declarations('light', lightPalette)}}`,
      `@media (prefers-color-scheme:dark){:root:not([data-theme='light']){${declarations('dark', darkPalette)}}}`,
      `:root[data-theme='dark']{${declarations('dark', darkPalette)}}`,
      readFileSync(join(this.packageDirectory, 'src/first-content.css'), 'utf8'),
    ].join('\n');
  }

  serviceWorker() {
    return minifySync(readFileSync(join(this.packageDirectory, WORKER), 'utf8'), { compress: true }).code;
  }

  bootScript(hashes) {
    const source = readFileSync(join(this.packageDirectory, 'src/boot.js'), 'utf8');
    return minifySync(source.replace('/* hashes */ {}', JSON.stringify(hashes)), { compress: true }).code;
  }
}

function script(src, integrity, attributes) {
  return `<script src="${src}" integrity="${integrity}" crossorigin="anonymous"${attributes}></script>`;
}

function fontAhead(href) {
  return `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin="anonymous" />`;
}

function styleSheet(href, integrity) {
  return `<link rel="stylesheet" href="${href}" integrity="${integrity}" crossorigin="anonymous" />`;
}
