import { pullProject, readPushPreview } from '@tessera/shared/contracts';
import { buildApiError, buildVersion, callName, uuid } from '@tessera/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { buildPreview, NEWER, openDialog, press, project } from './github-testing';

const PULL = callName(pullProject);
const diverged = { [callName(readPushPreview)]: () => buildPreview({ behind: 2, newer: NEWER }) };

beforeEach(() => {
  localStorage.clear();
});

describe('[SCR-18] pulling', () => {
  const version = buildVersion({ id: uuid(114), number: 14 });
  const pulled = { version, commits: 3, leftOut: [], conflicts: [] };

  it('brings the newer commits as one version, and leads to its changes', async () => {
    const { dialog, sent } = await openDialog('Pull', { ...diverged, [PULL]: () => pulled });
    expect(await within(dialog).findByText('Mend a title')).toBeVisible();
    await press(dialog, 'Pull 2 commits');
    expect(await screen.findByText('Pulled 3 commits into v14')).toBeVisible();
    expect(
      within(screen.getByRole('dialog', { name: 'Pulled' })).getByRole('link', { name: 'View changes' }),
    ).toHaveAttribute('href', `/git-deff/${project.agentId}?version=${version.id}`);
    expect(sent(PULL)[0]).toMatchObject({ body: { strategy: 'merge' } });
    expect(sent(PULL)[0]?.idempotencyKey).toBeDefined();
  });

  it('says how many more files were left out than are named', async () => {
    const leftOut = [{ path: 'logo.png', why: 'Not text' }];
    const { dialog } = await openDialog('Pull', {
      ...diverged,
      [PULL]: () => ({ ...pulled, leftOut, moreLeftOut: 8900 }),
    });
    await press(dialog, 'Pull 2 commits');
    expect(await screen.findByText('8,901 files left out')).toBeVisible();
    expect(screen.getByText('and 8,900 more')).toBeVisible();
  });

  it('asks what is to stand where both sides changed the same lines, place by place and file by file', async () => {
    const app = {
      path: 'src/App.tsx',
      places: [
        { mine: 'my 1', theirs: 'their 1' },
        { mine: 'my 2\n', theirs: 'their 2\n' },
      ],
    };
    const gone = { path: 'src/old.css', places: [{ mine: '', theirs: 'red' }] };
    const more = { path: 'src/new.ts', places: [{ mine: 'a', theirs: 'b' }] };
    const conflict = (...conflicts: object[]) =>
      Promise.reject(buildApiError(409, { error: 'x', code: 'CONFLICT', conflicts }));
    const answers = [() => conflict(app, gone), () => conflict(more), () => pulled];
    const { dialog, sent, container } = await openDialog('Pull', {
      ...diverged,
      [PULL]: () => answers.shift()?.(),
    });
    await press(dialog, 'Pull 2 commits');
    const decide = await screen.findByRole('dialog', { name: 'Pull into Plant diary' });
    expect(await within(decide).findByText('Both sides changed the same lines')).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);
    const choose = (place: string, label: string) =>
      userEvent.click(
        within(screen.getByRole('radiogroup', { name: `What stands in ${place}` })).getByRole('radio', {
          name: label,
        }),
      );
    expect(within(decide).getByText('0 of 3 decided')).toBeVisible();
    expect(within(decide).queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    expect(within(decide).getByRole('button', { name: 'Pull with these' })).toBeDisabled();
    await choose('src/App.tsx, place 1', "Take GitHub's");
    await choose('src/App.tsx, place 2', 'Write it');
    await userEvent.type(screen.getByRole('textbox', { name: 'Text of src/App.tsx, place 2' }), ' and more');
    expect(within(decide).getByText('2 of 3 decided')).toBeVisible();
    await choose('src/old.css', 'Keep mine');
    expect(within(decide).getByText("Nothing stands here: 1 line of GitHub's is left out.")).toBeVisible();
    await press(decide, 'Pull with these');

    // GitHub has moved on meanwhile: what was decided is sent again with the rest.
    expect(await screen.findByRole('radiogroup', { name: 'What stands in src/new.ts' })).toBeVisible();
    await press(screen.getByRole('dialog'), 'Keep all mine');
    await press(screen.getByRole('dialog'), 'Pull with these');
    expect(await screen.findByText('Pulled 3 commits into v14')).toBeVisible();
    expect(sent(PULL).at(-1)?.body).toEqual({
      strategy: 'merge',
      decided: [
        { path: 'src/App.tsx', mine: 'my 1', theirs: 'their 1', text: 'their 1' },
        { path: 'src/App.tsx', mine: 'my 2\n', theirs: 'their 2\n', text: 'my 2\n and more\n' },
        { path: 'src/old.css', mine: '', theirs: 'red', text: '' },
        { path: 'src/new.ts', mine: 'a', theirs: 'b', text: 'a' },
      ],
    });
  });

  it('asks before what was decided is thrown away, by Escape, × and Cancel', async () => {
    const conflicts = [{ path: 'a.ts', places: [{ mine: 'my 1', theirs: 'their 1' }] }];
    const { dialog } = await openDialog('Pull', {
      ...diverged,
      [PULL]: () => Promise.reject(buildApiError(409, { error: 'x', code: 'CONFLICT', conflicts })),
    });
    await press(dialog, 'Pull 2 commits');
    const decide = await screen.findByRole('dialog', { name: 'Pull into Plant diary' });
    await userEvent.click(await within(decide).findByRole('radio', { name: 'Keep mine' }));
    for (const name of ['Close', 'Cancel']) {
      await press(decide, name);
      await press(
        await screen.findByRole('alertdialog', { name: 'Discard what you decided?' }),
        'Go on deciding',
      );
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    }
    fireEvent(decide, new Event('cancel', { cancelable: true }));
    const asked = await screen.findByRole('alertdialog', { name: 'Discard what you decided?' });
    expect(within(decide).getByRole('radio', { name: 'Keep mine' })).toBeChecked();
    await press(asked, 'Discard');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes at once where nothing was decided', async () => {
    const conflicts = [{ path: 'a.ts', places: [{ mine: 'my 1', theirs: 'their 1' }] }];
    const { dialog } = await openDialog('Pull', {
      ...diverged,
      [PULL]: () => Promise.reject(buildApiError(409, { error: 'x', code: 'CONFLICT', conflicts })),
    });
    await press(dialog, 'Pull 2 commits');
    await screen.findByText('0 of 1 decided');
    await press(screen.getByRole('dialog'), 'Cancel');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says which side removed a file, and whether it stays', async () => {
    const conflicts = [
      { path: 'src/theirs.ts', places: [{ mine: 'my text', theirs: '' }], removedBy: 'theirs' },
      { path: 'src/mine.ts', places: [{ mine: '', theirs: 'their text' }], removedBy: 'mine' },
    ];
    const answers = [
      () => Promise.reject(buildApiError(409, { error: 'x', code: 'CONFLICT', conflicts })),
      () => pulled,
    ];
    const { dialog, sent } = await openDialog('Pull', { ...diverged, [PULL]: () => answers.shift()?.() });
    await press(dialog, 'Pull 2 commits');
    const decide = await screen.findByRole('dialog', { name: 'Pull into Plant diary' });
    expect(await within(decide).findByText('One side removed what the other changed')).toBeVisible();
    expect(within(decide).queryByRole('radio', { name: 'Write it' })).not.toBeInTheDocument();
    expect(within(decide).getByText('(you removed this file)')).toBeVisible();
    await press(decide, "Take all GitHub's");
    expect(
      within(decide).getByText(/^GitHub removed this file\. It goes from the project too/),
    ).toBeVisible();
    expect(within(decide).getByText(/^You removed this file\. It comes back/)).toBeVisible();
    const theirs = within(decide).getByRole('radiogroup', { name: 'What stands in src/theirs.ts' });
    expect(within(theirs).getByRole('radio', { name: 'Remove the file' })).toBeChecked();
    await userEvent.click(within(theirs).getByRole('radio', { name: 'Keep the file' }));
    expect(within(decide).getByText(/^GitHub removed this file\. It stays in the project/)).toBeVisible();
    await press(decide, 'Pull with these');
    expect(await screen.findByText('Pulled 3 commits into v14')).toBeVisible();
    expect(sent(PULL).at(-1)?.body).toMatchObject({
      decided: [
        { path: 'src/theirs.ts', text: 'my text' },
        { path: 'src/mine.ts', text: 'their text' },
      ],
    });
  });

  it('brings in a branch that was rewritten, though it has no newer commits', async () => {
    const { dialog } = await openDialog('Pull', {
      [callName(readPushPreview)]: () => buildPreview({ isDiverged: true }),
      [PULL]: () => pulled,
    });
    expect(await within(dialog).findByText(/GitHub's branch was rewritten/)).toBeVisible();
    await press(dialog, 'Pull');
    expect(await screen.findByRole('dialog', { name: 'Pulled' })).toBeVisible();
  });

  it('has what is too large to be shown decided as a whole, also where one side removed it', async () => {
    const conflict = (...conflicts: object[]) =>
      Promise.reject(buildApiError(409, { error: 'x', code: 'CONFLICT', conflicts }));
    const answers = [
      () =>
        conflict(
          { path: 'data.json', places: [] },
          { path: 'src/a.ts', places: [{ mine: 'a', theirs: 'b' }] },
          { path: 'theirs.sql', places: [], removedBy: 'theirs' },
        ),
      () => conflict({ path: 'src/a.ts', places: [] }, { path: 'mine.sql', places: [], removedBy: 'mine' }),
      () => pulled,
    ];
    const { dialog, sent, container } = await openDialog('Pull', {
      ...diverged,
      [PULL]: () => answers.shift()?.(),
    });
    await press(dialog, 'Pull 2 commits');
    const choice = (path: string) => screen.getByRole('radiogroup', { name: `What stands in ${path}` });
    const choose = (path: string, name: string) =>
      userEvent.click(within(choice(path)).getByRole('radio', { name }));
    expect(await screen.findByText('0 of 3 decided')).toBeVisible();
    expect(screen.getAllByText('There is too much of it to show here.')).toHaveLength(2);
    expect(
      within(choice('data.json'))
        .getAllByRole('radio')
        .map(({ textContent }) => textContent),
    ).toEqual(['Keep mine', "Take GitHub's"]);
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    expect((await axe(container)).violations).toEqual([]);
    await choose('data.json', "Take GitHub's");
    expect(screen.getByText("GitHub's file stands here, without what you changed in it.")).toBeVisible();
    await choose('src/a.ts', 'Keep mine');
    expect(screen.getByText('2 of 3 decided')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pull with these' })).toBeDisabled();
    await choose('theirs.sql', 'Keep the file');
    expect(screen.getByText(/^GitHub removed this file\. It stays/)).toBeVisible();
    await press(screen.getByRole('dialog'), 'Pull with these');

    // GitHub has moved on: now there is too much of a file that was shown before.
    expect(await screen.findByText('0 of 2 decided')).toBeVisible();
    await choose('src/a.ts', 'Keep mine');
    expect(screen.getByText('Your file stays, without what GitHub changed in it.')).toBeVisible();
    await choose('mine.sql', 'Remove the file');
    await press(screen.getByRole('dialog'), 'Pull with these');
    expect(await screen.findByText('Pulled 3 commits into v14')).toBeVisible();
    const [, first, last] = sent(PULL);
    expect(first?.body).toEqual({
      strategy: 'merge',
      decided: [{ path: 'src/a.ts', mine: 'a', theirs: 'b', text: 'a' }],
      decidedFiles: [
        { path: 'data.json', take: 'theirs' },
        { path: 'theirs.sql', take: 'mine' },
      ],
    });
    expect(last?.body).toEqual({
      strategy: 'merge',
      decidedFiles: [
        { path: 'data.json', take: 'theirs' },
        { path: 'theirs.sql', take: 'mine' },
        { path: 'src/a.ts', take: 'mine' },
        { path: 'mine.sql', take: 'mine' },
      ],
    });
  });

  it('says what else went wrong, and that there was nothing to change', async () => {
    const answers = [
      () =>
        Promise.reject(
          buildApiError(422, { error: 'It is more than a project can hold', code: 'UNPROCESSABLE' }),
        ),
      () => ({ ...pulled, version: null, commits: 1 }),
    ];
    const { dialog } = await openDialog('Pull', { ...diverged, [PULL]: () => answers.shift()?.() });
    await press(dialog, 'Pull 2 commits');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('It is more than a project can hold');
    await press(dialog, 'Pull 2 commits');
    expect(
      await screen.findByText('1 commit came, and none of them changes a file of the project.'),
    ).toBeVisible();
  });
});
