/**
 * `pnpm look [folder]`: pictures of every page of the site map, for visitors and signed in, at four widths and in both
 * themes, and `index.html`, which shows them side by side. Nothing compares them: they are for people to look at.
 */
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildAll } from './lib/build-all.mjs';
import { findChromium } from './lib/chromium.mjs';
import { contactSheet } from './lib/contact-sheet.mjs';
import { BIN, runProgram } from './lib/run-program.mjs';

const [given] = process.argv.slice(2);
const folder = given === undefined ? mkdtempSync(join(tmpdir(), 'tessera-look-')) : resolve(given);
mkdirSync(folder, { recursive: true });

const say = (text) => process.stdout.write(`${text}\n`);
await buildAll(say);
const environment = { CHROMIUM_PATH: await findChromium(say), LOOK_FOLDER: folder };
const words = [BIN.playwright, 'test', '--config', 'e2e/look/playwright.config.ts'];
const { code } = await runProgram(words, { environment, isShown: true });
writeFileSync(join(folder, 'index.html'), contactSheet(readdirSync(folder)));
say(`Pictures: ${join(folder, 'index.html')}`);
process.exitCode = code === 0 ? 0 : 1;
