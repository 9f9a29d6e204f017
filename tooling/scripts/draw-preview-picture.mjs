/**
 * Draws `shell/src/og.png`, the picture of link previews, from the brand and the palette. Run it after either has
 * changed: `node tooling/scripts/draw-preview-picture.mjs`.
 */
import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { transformSync } from '@swc/core';
import { findChromium } from './lib/chromium.mjs';
import { ROOT } from './lib/workspace.mjs';

const WIDTH = 1200;
const HEIGHT = 630;
const PITCH = 42;
const LARGEST_BYTES = 60_000;

function exportsOf(path) {
  const { code } = transformSync(readFileSync(join(ROOT, path), 'utf8'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
  });
  const exports = {};
  runInNewContext(code, { exports, module: { exports } });
  return exports;
}

/** A number from 0 to 1 that depends on nothing but the index: the picture is the same each time. */
function chanceOf(index) {
  let mixed = Math.imul(index + 12_347, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32;
}

/** Tiles that gather towards the right edge. */
function tiles({ brand, brandSoft, goldTile, line }) {
  const columns = Math.ceil(WIDTH / PITCH) + 1;
  const rows = Math.ceil(HEIGHT / PITCH);
  return Array.from({ length: columns * rows }, (_, index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    const chance = chanceOf(index);
    if (chance > 0.94 * Math.max(0, (column - 17) / (columns - 17)) ** 1.1) return '';
    const shade = Math.floor(chance * 1000) % 19;
    const fill = shade === 5 ? goldTile : shade < 3 ? brand : shade < 11 ? brandSoft : line;
    return `<rect x="${column * PITCH + 3}" y="${row * PITCH + 3}" width="36" height="36" rx="7" fill="${fill}"/>`;
  }).join('');
}

function mark({ brand, goldTile }) {
  return Array.from(
    { length: 9 },
    (_, tile) =>
      `<rect x="${1 + (tile % 3) * 7.75}" y="${1 + Math.floor(tile / 3) * 7.75}" width="6.5" height="6.5" rx="1.25" fill="${tile === 5 ? goldTile : brand}"/>`,
  ).join('');
}

function page(brand, colors) {
  const font = readFileSync(
    join(ROOT, 'shell/node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  ).toString('base64');
  return `<style>
    @font-face { font-family: Inter; src: url(data:font/woff2;base64,${font}); font-weight: 100 900; }
    body { margin: 0; width: ${WIDTH}px; height: ${HEIGHT}px; background: ${colors.bg}; color: ${colors.text}; font-family: Inter; }
    .tiles { position: absolute; inset: 0; }
    .words { position: absolute; inset: 0 auto 0 80px; width: 660px; display: grid; align-content: center; gap: 28px; }
    .name { display: flex; align-items: center; gap: 22px; font-size: 44px; font-weight: 600; letter-spacing: -0.02em; }
    h1 { margin: 0; font-size: 84px; font-weight: 600; line-height: 1.02; letter-spacing: -0.035em; }
    p { margin: 0; max-width: 560px; color: ${colors.muted}; font-size: 30px; line-height: 1.4; }
  </style>
  <svg class="tiles" width="${WIDTH}" height="${HEIGHT}">${tiles(colors)}</svg>
  <div class="words">
    <div class="name"><svg width="60" height="60" viewBox="0 0 24 24">${mark(colors)}</svg>${brand.name}</div>
    <h1>${brand.tagline}</h1>
    <p>Describe an application, use it, change it by a sentence.</p>
  </div>`;
}

const { brand } = exportsOf('shared/src/brand/index.ts');
const { lightPalette } = exportsOf('shared/src/ui/palette.ts');
const { chromium } = createRequire(join(ROOT, 'e2e/package.json'))('@playwright/test');
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const tab = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
  await tab.setContent(page(brand, lightPalette));
  await tab.evaluate(() => document.fonts.ready);
  const path = join(ROOT, 'shell/src/og.png');
  await tab.screenshot({ path });
  const { size } = statSync(path);
  process.stdout.write(`${path}: ${size} bytes\n`);
  if (size > LARGEST_BYTES) throw new Error(`The picture is larger than ${LARGEST_BYTES} bytes.`);
} finally {
  await browser.close();
}
