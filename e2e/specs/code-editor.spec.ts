import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { app, append, code, openFile } from '../support/code-editor';
import { findAll, showTheme, THEMES } from '../support/look';
import { expect, test } from '../support/test';

/** The first view of the editor, with its starter running. */
async function openEditor(page: Page): Promise<void> {
  await page.goto('/codeeditor');
  await expect(app(page).getByRole('heading', { name: 'Shopping list' })).toBeVisible();
}

test.describe('The code editor, without signing in', () => {
  test('[PRJ-07] [SCR-11] runs a starter, follows what is typed, and keeps it', async ({
    page,
    pageErrors,
  }) => {
    await openEditor(page);
    await expect(app(page).getByText('1 left to buy')).toBeVisible();
    await expect(page.getByText('0 problems')).toBeVisible();

    await openFile(page, 'items.ts');
    await append(page, '\nconsole.log("typed", [1, 2].length);\n');
    await page.getByRole('tab', { name: /^Console/ }).click();
    await expect(page.getByRole('log', { name: 'Console' })).toContainText('typed 2');
    await expect(page.getByText('Saved in this browser')).toBeVisible();

    await page.reload();
    await openFile(page, 'items.ts');
    await expect(code(page)).toContainText('console.log("typed"');
    await expect(app(page).getByText('1 left to buy')).toBeVisible();
    expect(pageErrors).toEqual([]);
  });

  test('[SCR-11] completes, explains what is wrong, and goes to where it is', async ({ page }) => {
    await openEditor(page);
    await openFile(page, 'items.ts');
    await append(page, '\nexport const wrong: string = 42;\n"a".toUpp');
    await page.keyboard.press('Control+Space');
    const list = page.getByRole('listbox', { name: 'Completions' });
    // By a press: a key that comes as the list opens is none for it, so that nobody takes what they have not seen.
    await list.getByRole('option').filter({ hasText: 'toUpperCase' }).click();
    await expect(code(page)).toContainText('"a".toUpperCase');

    const problem = page
      .getByRole('list', { name: 'Problems' })
      .getByRole('button', { name: /Type 'number' is not assignable to type 'string'/ });
    await expect(problem).toContainText('src/items.ts:');
    await openFile(page, 'styles.css');
    await problem.click();
    await expect(page.getByRole('textbox', { name: 'Code of src/items.ts' })).toBeFocused();
  });

  test('[SCR-11] has no accessibility faults with its console and its problems in sight', async ({
    page,
  }) => {
    await openEditor(page);
    await openFile(page, 'items.ts');
    const logging = ['debug', 'log', 'info', 'warn', 'error'].map(
      (level) => `console.${level}('a ${level}');`,
    );
    await append(page, `\n${logging.join('\n')}\nexport const wrong: string = 42;\n`);
    const lookAtBoth = async (name: string) => {
      for (const theme of THEMES) {
        await showTheme(page, theme);
        expect.soft(await findAll(page), `${name}, ${theme}`).toEqual([]);
      }
    };

    await expect(page.getByRole('list', { name: 'Problems' }).getByRole('button')).toHaveCount(1);
    await lookAtBoth('problems');
    await page.getByRole('tab', { name: /^Console/ }).click();
    const lines = page.getByRole('log', { name: 'Console' }).getByRole('listitem');
    await expect(lines).toHaveText(['a debug', 'a log', 'a info', 'a warn', 'a error']);
    await lookAtBoth('console');
    await page.getByRole('tab', { name: 'Output' }).click();
    await lookAtBoth('output');
  });

  test('[SCR-11] Ctrl+P leads into the file that was chosen, and Escape back to where one was', async ({
    page,
  }) => {
    await openEditor(page);
    await code(page).focus();
    const pick = page.getByRole('dialog', { name: 'Open a file' });
    for (const name of ['items.ts', 'styles.css', 'app.tsx']) {
      await page.keyboard.press('ControlOrMeta+p');
      await expect(pick).toBeVisible();
      await page.keyboard.type(name);
      await page.keyboard.press('Enter');
      await expect(code(page)).toHaveAccessibleName(new RegExp(`${name}$`, 'i'));
      await expect(code(page)).toBeFocused();
      const tab = page
        .getByRole('toolbar', { name: 'Open files' })
        .getByRole('button', { name: new RegExp(`^${name}$`, 'i') });
      await expect(tab).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press('ControlOrMeta+p');
    await page.keyboard.press('Escape');
    await expect(code(page)).toBeFocused();
  });

  test('[SCR-11] puts two files beside each other, and shows in one what is typed in the other', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1760, height: 900 });
    await openEditor(page);
    await openFile(page, 'items.ts');
    await page.keyboard.press('ControlOrMeta+\\');
    const both = page.getByRole('textbox', { name: 'Code of src/items.ts' });
    await expect(both).toHaveCount(2);
    await both.last().press('ControlOrMeta+End');
    await page.keyboard.insertText('\nexport const besides = 1;');
    await expect(both.first()).toContainText('besides');
    await expect(page.getByText(/^Line \d\d+, column 26$/)).toBeVisible();

    // What is opened comes into the editor that has the focus.
    await both.first().click();
    await page
      .getByRole('navigation', { name: 'Files' })
      .getByRole('button', { name: 'styles.css', exact: true })
      .click();
    const first = page.getByRole('toolbar', { name: 'Open files, first editor' });
    const second = page.getByRole('toolbar', { name: 'Open files, second editor' });
    await expect(first.getByRole('button', { name: 'styles.css', exact: true })).toBeVisible();
    await expect(second.getByRole('button', { name: 'styles.css', exact: true })).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'Code of src/styles.css' })).toBeVisible();
    await expect(both).toHaveCount(1);

    await page.reload();
    await expect(second.getByRole('button', { name: 'items.ts', exact: true })).toBeVisible();
    await second.getByRole('button', { name: 'Close src/items.ts' }).click();
    await expect(second).toBeHidden();
    await expect(page.getByRole('toolbar', { name: 'Open files' })).toBeVisible();
  });

  test('[SCR-11] renames across files, by key alone', async ({ page }) => {
    await openEditor(page);
    await openFile(page, 'items.ts');
    await code(page).press('ControlOrMeta+f');
    await page.getByRole('textbox', { name: 'Find' }).pressSequentially('countOpen');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(code(page)).toBeFocused();
    await page.keyboard.press('F2');
    const dialog = page.getByRole('dialog', { name: 'Rename countOpen' });
    await dialog.getByLabel('New name').fill('countLeft');
    await dialog.getByRole('button', { name: 'Rename' }).click();
    await expect(code(page)).toContainText('function countLeft');
    await openFile(page, 'App.tsx');
    await expect(code(page)).toContainText('{countLeft(items)} left to buy');
    await expect(app(page).getByText('1 left to buy')).toBeVisible();
  });

  test('[SCR-11] deletes with a way back, makes files, and hands all of them out', async ({ page }) => {
    await openEditor(page);
    const tree = page.getByRole('navigation', { name: 'Files' });
    await tree.getByRole('button', { name: 'styles.css', exact: true }).focus();
    await page.keyboard.press('Delete');
    await expect(tree.getByRole('button', { name: 'styles.css', exact: true })).toHaveCount(0);
    await expect(page.getByText('There is no file "src/styles.css" in the project')).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(tree.getByRole('button', { name: 'styles.css', exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'New file' }).click();
    await page.getByRole('dialog').getByLabel('Path').fill('notes/today.md');
    await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
    await expect(page.getByRole('textbox', { name: 'Code of notes/today.md' })).toBeVisible();

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download ZIP' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe('code.zip');
    const bytes = await readFile(await file.path());
    expect(bytes.subarray(0, 2).toString('latin1')).toBe('PK');
    expect(bytes.includes('notes/today.md')).toBe(true);
  });

  test('[SCR-11] formats a file, and begins anew with another starter', async ({ page }) => {
    await openEditor(page);
    await openFile(page, 'items.ts');
    await append(page, '\nexport   const   x={a:1}');
    await page.getByRole('button', { name: 'Format' }).click();
    await expect(code(page)).toContainText('export const x = { a: 1 };');

    await code(page).press('F1');
    await page.getByRole('combobox', { name: 'Commands' }).fill('typescript script');
    await page.keyboard.press('Enter');
    await page.getByRole('tab', { name: /^Console/ }).click();
    await expect(page.getByRole('log', { name: 'Console' })).toContainText('Warmest: Nairobi');
  });

  test('[SCR-11] begins with another starter from the bar, and gives back what there was', async ({
    page,
  }) => {
    await openEditor(page);
    await page.getByRole('button', { name: 'New from starter' }).click();
    const names = page.getByRole('menuitem');
    await expect(names).toHaveText(['React + TypeScript', 'Plain HTML', 'TypeScript script']);
    await names.filter({ hasText: 'Plain HTML' }).click();
    const tree = page.getByRole('navigation', { name: 'Files' });
    await expect(tree.getByRole('button', { name: 'items.ts', exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(tree.getByRole('button', { name: 'items.ts', exact: true })).toBeVisible();
    await expect(app(page).getByRole('heading', { name: 'Shopping list' })).toBeVisible();
  });

  test('[SCR-11] has the theme in its settings for who has no session, and keeps it', async ({ page }) => {
    await openEditor(page);
    await page.getByRole('button', { name: 'Settings' }).click();
    const theme = page.getByLabel('Theme');
    await expect(theme).toHaveValue('system');
    await theme.selectOption('Dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(theme).toHaveValue('dark');
    await theme.selectOption('System');
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', /./);
  });

  test('[PRJ-07] [SAFE-05] gives what runs no origin, no storage and no network', async ({ page }) => {
    await openEditor(page);
    await openFile(page, 'items.ts');
    const attack = `
for (const [name, run] of Object.entries({
  origin: () => console.log('origin ' + window.origin),
  storage: () => localStorage.setItem('a', 'b'),
  parent: () => window.parent.document.title,
})) {
  try { run(); console.log(name + ' done'); } catch (error) { console.log(name + ' refused'); }
}
fetch('/').then(() => console.log('fetch done'), () => console.log('fetch refused'));
`;
    await append(page, attack);
    await page.getByRole('tab', { name: /^Console/ }).click();
    const log = page.getByRole('log', { name: 'Console' });
    for (const line of ['origin null', 'storage refused', 'parent refused', 'fetch refused']) {
      await expect(log).toContainText(line);
    }
  });

  test('[SCR-11] shows one thing at a time on a phone, and the keys that its keyboard hides', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/codeeditor');
    await expect(page.getByRole('textbox', { name: 'Code of src/App.tsx' })).toBeVisible();
    await expect(page.getByRole('toolbar', { name: 'Keys' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Run', exact: true })).toBeInViewport({ ratio: 1 });
    const views = page.getByRole('navigation', { name: 'Views' });
    await views.getByRole('button', { name: 'Preview' }).click();
    await expect(app(page).getByRole('heading', { name: 'Shopping list' })).toBeVisible();
    await views.getByRole('button', { name: 'Files' }).click();
    await openFile(page, 'items.ts');
    const { width } = page.viewportSize() ?? { width: 0 };
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
});

test('[SCR-11] files of the editor become a project, by a name that is free', async ({ page, signIn }) => {
  await signIn();
  await openEditor(page);
  await openFile(page, 'items.ts');
  await append(page, '\nexport const kept = true;\n');
  const dialog = page.getByRole('dialog', { name: 'Save as project' });
  const save = async (name: string) => {
    await page.getByRole('button', { name: 'Save as project' }).click();
    await dialog.getByLabel('Project name').fill(name);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  };
  await page.getByRole('button', { name: 'Save as project' }).click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('Give the project a name.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await save('From the editor');
  await expect(page).toHaveURL(/\/app\/[0-9a-f-]{36}/);
  await expect(page.getByRole('heading', { level: 1, name: 'From the editor' })).toBeVisible();
  await expect(
    page.frameLocator('iframe[title^="Preview of"]').getByRole('heading', { name: 'Shopping list' }),
  ).toBeVisible();

  // What the editor holds stays in the browser.
  await openEditor(page);
  await openFile(page, 'items.ts');
  await expect(code(page)).toContainText('export const kept = true;');
  await save('from the editor');
  await expect(dialog.getByText('You already have "from the editor"')).toBeVisible();
  await dialog.getByRole('button', { name: 'Use "from the editor 2"' }).click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'from the editor 2' })).toBeVisible();
});
