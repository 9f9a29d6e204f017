/**
 * `pnpm bench`: 20 prompts through the page of a running Tessera, from Enter to a usable preview, then each of their projects from a
 * click among the apps to its preview. Measured in the page: from the key or the click to the first frame painted after the
 * preview has said that it is ready. The server has nothing else to do by then, as when one person uses it: a pause lets it end what
 * the prompt before left, and the page what it fetches ahead.
 *
 * Usage: node e2e/bench/prompt-to-preview.mjs [http://localhost:3000]
 */
import { signUp } from '../../api/bench/lib/bench-server.mjs';
import { figures, print } from '../../api/bench/lib/statistics.mjs';
import { launchBrowser, sessionEntry } from './lib/browser.mjs';

const PROMPTS = [
  'Build a guitar practice journal with song, composer, minutes, tempo, date practised, mastered and notes',
  'a museum visit log with museum, city, date, ticket price and highlights',
  'track conference talks: title, event, status (idea, submitted, accepted, given), deadline and link',
  'Build an expense tracker where each expense has an amount, category (food, rent, travel), date and receipt link',
  'Make a plant watering log with plant, room, last watered and sunny (yes/no)',
  'CRM with contacts (name, email, phone, company) and deals (title, amount, stage: lead/won/lost, close date)',
  'A wine cellar: name, vintage, region, price in euros, rating out of 5 and drink by date',
  'Keep a book list with title, author, genre, pages, finished and rating from 1 to 5',
  'Develop a gym log with exercise, sets, reps, weight and date',
  'Create a job application board with company, role, salary, applied on, status (applied, interview, offer, rejected) and link',
  'Track vinyl records with artist, album, year, condition (mint, good, fair) and price',
  'a baby feeding diary with time, side, minutes and notes',
  'Design a bug tracker with title, severity (low, medium, high), reporter email, opened on and fixed',
  'Make a recipe box with name, minutes, servings, difficulty rating 1-5 and instructions',
  'an inventory of camera gear with item, serial number, purchase price, warranty until and insured',
  'Build a travel wish list with place, country, best month, cost and website',
  'A dog walking schedule with dog, owner phone, date, time and paid',
  'Track my running: distance, duration, date, route and how it felt from 1 to 5',
  'a library of board games with name, players, minutes, owner and lent to',
  'Make a birthday list with name, date of birth, gift idea and budget',
];

/** Milliseconds between the last letter and Enter: less than it takes to type the prompt. */
const PAUSE_BEFORE_ENTER_MS = 3000;

const base = process.argv[2] ?? 'http://localhost:3000';
const session = await signUp(new URL(base).port);
const browser = await launchBrowser();
const page = await browser.newPage();
await page.addInitScript(
  (value) => location.hostname === 'localhost' && sessionStorage.setItem('tessera.session', value),
  sessionEntry(session),
);

/** Has the page note when it was told to begin, and when a preview is ready after that; reads both later. */
await page.addInitScript(() => {
  const times = { begun: undefined, ready: undefined };
  Object.assign(globalThis, { times });
  const begin = () => {
    times.begun = performance.timeOrigin + performance.now();
    times.ready = undefined;
    globalThis.requestAnimationFrame(look);
  };
  const look = () => {
    const isReady =
      document.querySelector('section[aria-label="Preview"][aria-busy="false"] iframe') !== null;
    if (isReady)
      globalThis.requestAnimationFrame(() => (times.ready = performance.timeOrigin + performance.now()));
    else globalThis.requestAnimationFrame(look);
  };
  globalThis.addEventListener('keydown', ({ key }) => key === 'Enter' && begin(), { capture: true });
  globalThis.addEventListener('click', begin, { capture: true });
});

async function readTime() {
  await page.waitForFunction(() => globalThis.times.ready !== undefined, undefined, { polling: 50 });
  return page.evaluate(() => globalThis.times.ready - globalThis.times.begun);
}

const making = [];
for (const prompt of PROMPTS) {
  await page.goto(`${base}/apphome`);
  await page.getByLabel('Describe what you want to build').fill(prompt);
  // Nobody types so fast: what typing fetches is there by the time anybody sends.
  await page.getByRole('list', { name: 'What this becomes' }).waitFor();
  await page.waitForTimeout(PAUSE_BEFORE_ENTER_MS);
  await page.keyboard.press('Enter');
  making.push(await readTime());
  print(`${making.at(-1).toFixed(0)} ms  ${prompt.slice(0, 60)}`);
}
const opening = [];
for (let at = 0; at < PROMPTS.length; at += 1) {
  await page.goto(`${base}/app`);
  // A long list draws what is in sight.
  const cards = page.getByRole('main').locator('a[href^="/app/"]');
  await cards.first().waitFor();
  await cards.nth(at % (await cards.count())).click();
  opening.push(await readTime());
}
await browser.close();
print(`from Enter to a usable preview: ${figures(making)} of ${making.length}`);
print(`from a click on a project to its preview: ${figures(opening)} of ${opening.length}`);
