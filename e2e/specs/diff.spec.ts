import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { longTexts, makeDiffProject } from '../support/diff-project';
import { findAll, showTheme, THEMES } from '../support/look';
import { expect, test } from '../support/test';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 780 };

const table = (page: Page) => page.getByRole('table', { name: /^Changes in / });
const lines = (page: Page) => page.getByRole('group', { name: /^Lines of / });
const file = (page: Page, name: RegExp) => page.getByRole('treeitem', { name });
const cellOf = (page: Page, side: 'L' | 'R', line: number) =>
  table(page).locator(`[data-side="${side}"][data-line="${String(line)}"]`);

/** Presses a key so many times before the browser comes to draw anything. */
function pressAtOnce(page: Page, key: string, times: number): Promise<void> {
  return page.evaluate(
    async ([name, count]) => {
      for (let press = 0; press < count; press += 1) {
        const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
        document.activeElement?.dispatchEvent(event);
        // React has its turn, and the screen has none.
        await new Promise<void>((resolve) => {
          queueMicrotask(() => {
            queueMicrotask(resolve);
          });
        });
      }
    },
    [key, times] as const,
  );
}

test.describe('The differences of an agent', () => {
  test.use({ viewport: DESKTOP });

  test('[DIFF-06] [SCR-29] a run is shown by its address: files, words, lines, and the way back', async ({
    page,
    ownProject,
    request,
    pageErrors,
  }) => {
    const { account, projectId } = await ownProject('a plant log with name and notes');
    const headers = { authorization: `Bearer ${account.token}` };
    const answer = await request.get(`/api/project/${projectId}`, { headers });
    const { agentId } = (await answer.json()) as { agentId: string };
    await page.goto(`/git-deff/${agentId}`);
    await expect(page.getByText(/v1, the first version/)).toBeVisible();
    await expect(page.getByText(/^table Plant with 2 fields$/i)).toBeVisible();
    await expect(table(page)).toBeVisible();
    const first = await table(page).getAttribute('aria-label');
    await page
      .getByRole('treeitem', { name: /^added/ })
      .nth(2)
      .click();
    await expect(table(page)).not.toHaveAttribute('aria-label', first ?? '');
    await page.goBack();
    await expect(table(page)).toHaveAttribute('aria-label', first ?? '');
    await page.getByRole('link', { name: 'Open in builder' }).click();
    await expect(page).toHaveURL(new RegExp(`/app/${projectId}`));
    expect(pageErrors).toEqual([]);
  });

  test('[DIFF-01] [DIFF-02] tells kinds apart, and splits only in a wide window', async ({
    page,
    signIn,
    request,
  }) => {
    const account = await signIn();
    const { agentId, save } = await makeDiffProject(request, account);
    await save([
      { path: 'docs/moved from.md', text: 'one\ntwo\nthree\nfour\n' },
      { path: 'docs/plan.md', text: '# Plan\n\nWater the plants\n' },
      { path: 'docs/away.md', text: 'away\n' },
    ]);
    const version = await save([
      { path: 'docs/moved from.md', text: null },
      { path: 'docs/moved to.md', text: 'one\ntwo\nthree\nfour\n' },
      { path: 'docs/plan.md', text: '# Plan\n\nWater the flowers\n' },
      { path: 'docs/away.md', text: null },
      { path: 'docs/new.md', text: 'new\n' },
    ]);
    await page.goto(`/git-deff/${agentId}?version=${version}&file=docs/plan.md`);
    await expect(file(page, /^deleted away\.md/)).toBeVisible();
    await expect(file(page, /^renamed moved to\.md/)).toBeVisible();
    await expect(file(page, /^added new\.md/)).toBeVisible();
    await expect(file(page, /^modified plan\.md/)).toHaveAttribute('aria-selected', 'true');
    await expect(table(page).locator('ins')).toHaveText('flowers');

    await page.getByRole('button', { name: 'Split' }).click();
    await expect(table(page)).toHaveAttribute('data-view', 'split');
    await page.setViewportSize({ width: 1024, height: 900 });
    await expect(table(page)).toHaveAttribute('data-view', 'unified');
    await page.setViewportSize({ width: 1025, height: 900 });
    await expect(table(page)).toHaveAttribute('data-view', 'split');

    await file(page, /^renamed/).click();
    await expect(page.getByText('Moved without a change in its text.')).toBeVisible();
    await expect(page.getByRole('heading', { name: /docs\/moved from\.md/ })).toBeVisible();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download patch' }).click(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toContain('rename to docs/moved to.md');

    await page.getByRole('button', { name: 'Restore the version before' }).click();
    await expect(page.getByText(/Restored as v4/).first()).toBeVisible();
    await expect(page.getByText(/v4 compared with v3/)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(/v5 compared with v4/)).toBeVisible();
  });

  test('[SCR-29] a long file is drawn in part, searched in whole, and linked by its lines', async ({
    page,
    signIn,
    request,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const account = await signIn();
    const { agentId, save } = await makeDiffProject(request, account);
    const [before, after] = longTexts();
    await save([{ path: 'long.ts', text: before }]);
    const version = await save([{ path: 'long.ts', text: after }]);
    await page.goto(`/git-deff/${agentId}?version=${version}&file=long.ts`);
    await expect(page.getByText('500 changes')).toBeVisible();
    await expect(table(page).locator('.t1').first()).toHaveText('export');
    const elements = () => page.evaluate(() => document.querySelectorAll('[role=row]').length);
    expect(await elements()).toBeLessThan(120);

    await page.getByRole('button', { name: 'Unfold all' }).click();
    await expect(table(page)).toHaveAttribute('aria-rowcount', '10501');
    await lines(page).hover();
    for (let step = 0; step < 20; step += 1) await page.mouse.wheel(0, 900);
    expect(await elements()).toBeLessThan(120);
    await lines(page).press('End');
    await expect(cellOf(page, 'R', 10_000)).toBeVisible();
    expect(await elements()).toBeLessThan(120);

    await page.keyboard.press('Control+f');
    await page.keyboard.type('line 4999');
    await expect(page.getByRole('search').getByText('1 of 1')).toBeVisible();
    await expect(cellOf(page, 'R', 4999)).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('search')).toBeHidden();

    await cellOf(page, 'R', 4999).click();
    await expect(page).toHaveURL(/line=R4999/);
    await page.reload();
    await expect(cellOf(page, 'R', 4999)).toBeInViewport();
    await expect(cellOf(page, 'R', 4999)).toHaveClass(/named/);
    await cellOf(page, 'R', 5001).click({ modifiers: ['Shift'] });
    await expect(page).toHaveURL(/line=R4999-R5001/);

    const focused = table(page).locator('[role=row]:focus-within');
    const first = Number(await focused.getAttribute('data-index'));
    for (let step = 0; step < 40; step += 1) await page.keyboard.press('ArrowDown');
    await expect(focused).toBeInViewport({ ratio: 1 });
    await expect(focused).toHaveAttribute('data-index', String(first + 40));
    for (let step = 0; step < 40; step += 1) await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/line=R5001$/);
    await page.keyboard.press('Shift+ArrowUp');
    await page.keyboard.press('Shift+ArrowUp');
    await expect(page).toHaveURL(/line=R4999-R5001/);
    // Faster than lines are drawn: each key counts.
    await pressAtOnce(page, 'ArrowDown', 40);
    await expect(focused).toHaveAttribute('data-index', String(first + 38));
    await pressAtOnce(page, 'ArrowUp', 40);
    await expect(focused).toHaveAttribute('data-index', String(first - 2));

    await cellOf(page, 'R', 4999).locator('xpath=..').locator('.text').click({ clickCount: 3 });
    await page.keyboard.press('Control+c');
    expect((await page.evaluate(() => navigator.clipboard.readText())).trim()).toBe(
      'export const value4998 = compute(4998, "text 51"); // line 4999',
    );
  });

  test('[DIFF-06] half a megabyte on one line, CRLF, no text, nothing: each says what it is', async ({
    page,
    signIn,
    request,
  }) => {
    const account = await signIn();
    const { agentId, save } = await makeDiffProject(request, account);
    const text = (end: string) => `${'const a = "b"; '.repeat(33_000)}${end}\n`;
    await save([
      { path: 'line.ts', text: text('1') },
      { path: 'breaks.ts', text: 'a\r\nb\r\n' },
    ]);
    const version = await save([
      { path: 'line.ts', text: text('2') },
      { path: 'breaks.ts', text: 'a\nb\n' },
      { path: 'empty.ts', text: '' },
      { path: 'picture.bin', text: 'PNG\u0001\u0002' },
    ]);
    await page.goto(`/git-deff/${agentId}?version=${version}&file=line.ts`);
    await expect(table(page).getByRole('button', { name: /^Show the whole line/ })).toHaveCount(2);
    await table(page)
      .getByRole('button', { name: /^Show the whole line/ })
      .first()
      .click();
    await expect(table(page).getByRole('button', { name: /^Show the whole line/ })).toHaveCount(1);
    await file(page, /breaks\.ts/).click();
    await expect(page.getByText('Line breaks changed from CRLF to LF.')).toBeVisible();
    await page.getByRole('button', { name: 'Ignore whitespace' }).click();
    await expect(page.getByText('Only spaces and line breaks differ.')).toBeVisible();
    await file(page, /empty\.ts/).click();
    await expect(page.getByText('This file is empty')).toBeVisible();
    await file(page, /picture\.bin/).click();
    await expect(page.getByText('Binary file, not shown')).toBeVisible();
  });

  test('[DIFF-01] 200 files open at once, and are walked by keys', async ({ page, signIn, request }) => {
    const account = await signIn();
    const { agentId, save } = await makeDiffProject(request, account);
    const name = (index: number) => `pages/page-${String(index).padStart(3, '0')}.md`;
    const version = await save(
      Array.from({ length: 200 }, (_, index) => ({ path: name(index), text: `Page ${index}\n` })),
    );
    await page.goto(`/git-deff/${agentId}?version=${version}`);
    await expect(page.getByText('200 files changed')).toBeVisible();
    expect(await page.getByRole('treeitem').count()).toBeLessThan(70);
    await page.getByRole('treeitem').first().focus();
    await page.keyboard.press('End');
    await expect(file(page, /page-199/)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(table(page)).toContainText('Page 199');
    await page.getByRole('searchbox', { name: 'Filter files' }).fill('042');
    await expect(page.getByRole('treeitem')).toHaveCount(2);

    // The file that the address names is in sight, and wherever one scrolls to the tree is reached by Tab.
    await page.goto(`/git-deff/${agentId}?version=${version}&file=${name(150)}`);
    await expect(file(page, /page-150/)).toBeInViewport({ ratio: 1 });
    await page.getByRole('tree').hover();
    await page.mouse.wheel(0, -20_000);
    await expect(file(page, /page-000/)).toBeInViewport();
    await expect(file(page, /page-150/)).toHaveCount(0);
    await page.getByRole('searchbox', { name: 'Filter files' }).press('Tab');
    await expect(page.getByRole('treeitem').first()).toBeFocused();
  });

  test('[SCR-29] on a phone the files are a sheet and the text is unified', async ({
    page,
    signIn,
    request,
  }) => {
    const account = await signIn();
    const { agentId } = await makeDiffProject(request, account);
    await page.setViewportSize(PHONE);
    await page.goto(`/git-deff/${agentId}`);
    await expect(table(page)).toHaveAttribute('data-view', 'unified');
    await expect(page.getByRole('button', { name: 'Split' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Show Chat' })).toBeVisible();
    await page.getByRole('button', { name: /^Files \d+/ }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('searchbox', { name: 'Filter files' }).fill('readme');
    await sheet.getByRole('treeitem', { name: /README/ }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(table(page)).toHaveAttribute('aria-label', 'Changes in README.md');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test('[SCR-29] has no accessibility faults, in both themes and both views', async ({
    page,
    signIn,
    request,
  }) => {
    const account = await signIn();
    const { agentId, save } = await makeDiffProject(request, account);
    const code = (word: string) =>
      `import { a } from './a'; // note\nexport function ${word}(x: Song): string {\n  return <b title="x">{${word}(12, /a/)}</b>;\n}\n`;
    await save([{ path: 'code.tsx', text: code('first') }]);
    const version = await save([{ path: 'code.tsx', text: code('second') }]);
    await page.goto(`/git-deff/${agentId}?version=${version}&file=code.tsx&line=R2`);
    await expect(table(page).locator('.t1').first()).toHaveText('import');
    for (const theme of THEMES) {
      await showTheme(page, theme);
      for (const view of ['Unified', 'Split']) {
        await page.getByRole('button', { name: view }).click();
        expect(await findAll(page)).toEqual([]);
      }
    }
  });
});
