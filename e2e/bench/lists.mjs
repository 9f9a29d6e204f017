/**
 * `pnpm bench:lists`: each view of a list with 2,000 records in a browser, while somebody types in the search and scrolls. The
 * figure is the longest task by the processor's time, as the machine may be shared; none should take more than 50 ms.
 */
import { firstOpened, openApplication } from './lib/application-page.mjs';
import { print } from '../../api/bench/lib/statistics.mjs';
import { loadBuilder } from '../../tooling/scripts/lib/bundle-models.mjs';
import { launchBrowser } from './lib/browser.mjs';
import { longestTask } from './lib/longest-task.mjs';

const RECORDS = 2000;
const LONGEST_MS = 50;
const KINDS = ['table', 'list', 'cards', 'board', 'gallery', 'calendar', 'timeline', 'chart'];
const STEPS = 12;

const { SAMPLE_APPLICATIONS, fromDraft, emit, emitSingleFile, bundle, firstWorld, storedText, addressesOf } =
  await loadBuilder();

/** The first sample application that has a view of this kind. */
function findView(kind) {
  for (const { draft } of SAMPLE_APPLICATIONS) {
    const model = fromDraft(draft);
    for (const entity of model.entities) {
      const view = entity.views.find((one) => one.kind === kind);
      if (view) return { model, entity, view };
    }
  }
  throw new Error(`No sample has a ${kind}`);
}

/** What the application keeps when it has so many records: its samples again and again, each with a name of its own. */
function manyRecords(model, { id, labelField }) {
  const world = firstWorld(model, new Date().toISOString().slice(0, 10));
  const records = Array.from({ length: RECORDS }, (_, place) => {
    const like = world[id][place % world[id].length];
    const label = like.values[labelField];
    const named = typeof label === 'string' ? `${label} ${String(place)}` : label;
    return { id: `${id}-${String(place)}`, values: { ...like.values, [labelField]: named } };
  });
  return storedText(model, { ...world, [id]: records });
}

async function type(page) {
  const search = page.getByRole('searchbox').first();
  for (const letter of ['1', '12', '129', '12', '1', '']) {
    await search.fill(letter);
    await page.waitForTimeout(250);
  }
}

async function scroll(page) {
  await page.mouse.move(500, 500);
  for (let step = 0; step < STEPS; step += 1) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(80);
  }
}

const browser = await launchBrowser();
for (const kind of KINDS) {
  const { model, entity, view } = findView(kind);
  const html = await emitSingleFile(model, await bundle(emit(model), 'inside', { isMinified: true }));
  const { context, page } = await openApplication(browser, html, { kept: manyRecords(model, entity) });
  const hash = addressesOf(model).list(entity.id, { filter: 'all', view: view.id });
  await page.evaluate((next) => (location.hash = next), hash);
  await firstOpened(page);
  const typing = await longestTask(page, () => type(page));
  const scrolling = await longestTask(page, () => scroll(page));
  const isSlow = Math.max(typing, scrolling) > LONGEST_MS;
  print(
    `${kind}: typing ${typing.toFixed(0)} ms, scrolling ${scrolling.toFixed(0)} ms${isSlow ? ', too long' : ''}`,
  );
  if (isSlow) process.exitCode = 1;
  await context.close();
}
await browser.close();
