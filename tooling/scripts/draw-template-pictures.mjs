/**
 * Draws the pictures of the templates into `api/template-pictures`: each application as the builder emits it, opened in a
 * browser with its sample records, in both looks. What they were drawn of stands in `drawn-templates.data.ts`. Run it after a
 * template, its model or the looks of applications have changed: `node tooling/scripts/draw-template-pictures.mjs`, or with the
 * ids of those that are to be drawn. A picture that stayed the same keeps its name.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { stop } from 'esbuild';
import { loadTemplates } from './lib/bundle-models.mjs';
import { findChromium } from './lib/chromium.mjs';
import { miniatureOf } from './lib/template-miniature.mjs';
import { ROOT } from './lib/workspace.mjs';

const FOLDER = join(ROOT, 'api/template-pictures');
const LIST = join(ROOT, 'api/src/workspace/templates/drawn-templates.data.ts');

/** Of the application's window, and of the pictures, in pixels. */
const WINDOW = { width: 1024, height: 640 };
const CLIP = { x: 0, y: 0, ...WINDOW, scale: 640 / WINDOW.width };
const LARGEST_BYTES = 12_288;
/** The first that is small enough is taken; the last is taken in any case, unless it is too large. */
const QUALITIES = [80, 68, 56, 44, 34, 26, 20];
/** A Wednesday in the middle of a month, a quarter and a school year: calendars and charts have something to show. */
const DAY = '2026-06-17';
const ORIGIN = 'http://template.localhost';

const { CATALOGUE, beginWithTemplate, drawnHash, emit, emitSingleFile, bundle, firstWorld } =
  await loadTemplates();
const { chromium } = createRequire(join(ROOT, 'e2e/package.json'))('@playwright/test');

/** What was drawn before, by id: a JSON object in a file of TypeScript. */
function readDrawn() {
  if (!existsSync(LIST)) return {};
  const text = readFileSync(LIST, 'utf8');
  return JSON.parse(
    text.slice(text.indexOf(' = {') + 3, text.lastIndexOf('}') + 1).replace(/,\n\}$/u, '\n}'),
  );
}

function writeDrawn(drawn) {
  const lines = CATALOGUE.filter(({ id }) => id in drawn).map(
    ({ id }) => `  ${JSON.stringify(id)}: ${JSON.stringify(drawn[id])},`,
  );
  writeFileSync(
    LIST,
    `import type { DrawnTemplate } from './template-source.schema';

/** Written by \`node tooling/scripts/draw-template-pictures.mjs\`; never changed by hand. */
export const DRAWN_TEMPLATES: Readonly<Record<string, DrawnTemplate>> = {
${lines.join('\n')}
};
`,
  );
}

async function openApplication(browser, html) {
  const context = await browser.newContext({
    viewport: WINDOW,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(`${DAY}T09:30:00Z`);
  await page.route(`${ORIGIN}/**`, (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({ contentType: 'text/html', body: html })
      : route.fulfill({ status: 404, body: '' }),
  );
  await page.goto(`${ORIGIN}/`);
  await page.locator('main h1').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  return { context, page };
}

/** The window as a WebP of no more than `LARGEST_BYTES`; Chromium encodes it. */
async function takePicture(page) {
  const session = await page.context().newCDPSession(page);
  for (const quality of QUALITIES) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality, clip: CLIP });
    const bytes = Buffer.from(data, 'base64');
    if (bytes.length <= LARGEST_BYTES) return bytes;
  }
  throw new Error(`The picture has more than ${LARGEST_BYTES} bytes at its lowest quality.`);
}

function keep(name, bytes) {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const file = `${name}.${hash}.webp`;
  writeFileSync(join(FOLDER, file), bytes);
  return file;
}

async function draw(browser, { id }) {
  const { model } = beginWithTemplate(id);
  const files = emit(model);
  const html = emitSingleFile(model, await bundle(files, 'inside', { isMinified: true }));
  const drawn = { of: drawnHash(files) };
  const { context, page } = await openApplication(browser, html);
  for (const look of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme: look });
    drawn[look] = keep(`${id}-${look}`, await takePicture(page));
  }
  await context.close();
  return { ...drawn, preview: miniatureOf(model, firstWorld(model, DAY)) };
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((id) => !CATALOGUE.some((template) => template.id === id));
if (unknown.length > 0) throw new Error(`There is no template ${unknown.join(', ')}.`);
mkdirSync(FOLDER, { recursive: true });
const drawn = readDrawn();
const browser = await chromium.launch({
  executablePath: await findChromium((text) => process.stderr.write(`${text}\n`)),
  args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
});
try {
  for (const template of CATALOGUE) {
    if (wanted.length > 0 && !wanted.includes(template.id)) continue;
    drawn[template.id] = await draw(browser, template);
    // At once: what was drawn stays when a later one fails.
    writeDrawn(drawn);
    process.stderr.write(`${template.id}\n`);
  }
} finally {
  await browser.close();
  await stop();
}
const current = new Set(Object.values(readDrawn()).flatMap(({ light, dark }) => [light, dark]));
for (const file of readdirSync(FOLDER)) if (!current.has(file)) rmSync(join(FOLDER, file));
const total = [...current].reduce((sum, file) => sum + readFileSync(join(FOLDER, file)).length, 0);
process.stdout.write(`${current.size} pictures, ${total} bytes\n`);
