import { buildApi, buildMessage, renderRemote, uuid } from '@tessera/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { viewOfConversation } from './conversation-view-testing';

const failed = {
  runId: uuid(201),
  status: 'failed' as const,
  receipt: null,
  versionId: null,
  conflicts: [
    { path: 'src/App.tsx', places: [{ mine: 'const mine = 1;', theirs: 'const theirs = 2;' }] },
    { path: 'src/long.ts', places: [] },
  ],
};

const DECIDABLE = [
  {
    path: 'src/App.tsx',
    places: [
      { mine: 'mine 1', theirs: 'theirs 1' },
      { mine: 'mine 2', theirs: 'theirs 2' },
    ],
  },
  { path: 'src/app.css', places: [{ mine: 'red', theirs: 'blue' }] },
];

async function renderFailed(conflicts: typeof failed.conflicts = failed.conflicts) {
  const items = [
    buildMessage({
      ...failed,
      conflicts: [],
      id: '1',
      role: 'user',
      text: 'Larger',
      at: '2026-11-20T10:00:00.000Z',
    }),
    buildMessage({
      ...failed,
      conflicts,
      id: '2',
      role: 'assistant',
      text: 'Needs your decision: src/App.tsx, src/long.ts',
      at: '2026-11-20T10:00:01.000Z',
    }),
  ];
  const bodies: unknown[] = [];
  const { api } = buildApi(
    {
      'GET /project/:id/messages': () => ({ items, nextCursor: null }),
      'POST /runs': ({ body }) => {
        bodies.push(body);
        return { id: uuid(301), agentId: uuid(501) };
      },
    },
    { '/runs/:id/events': () => new Promise<void>(() => undefined) },
  );
  const onOpenFile = jest.fn();
  const view = renderRemote(viewOfConversation({ onOpenFile }), { shell: { api } });
  const notice = await screen.findByRole('group', { name: 'Needs your decision' });
  return { ...view, onOpenFile, notice, bodies };
}

describe('a change that touches lines edited by hand', () => {
  it('[SCR-02] asks for a decision, and does not offer what would meet the same', async () => {
    const { notice, onOpenFile, container } = await renderFailed();
    expect(within(notice).getByText('src/App.tsx')).toBeVisible();
    expect(screen.getByText('v2 is still in place.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect((await axe(container)).violations).toEqual([]);

    await userEvent.click(within(notice).getByRole('button', { name: 'Open in Code' }));
    expect(onOpenFile).toHaveBeenCalledWith('src/App.tsx');
  });

  it('[SCR-02] shows both texts side by side, with the way to each file', async () => {
    const { notice, onOpenFile, container } = await renderFailed();
    await userEvent.click(within(notice).getByRole('button', { name: 'Show both texts' }));
    const file = screen.getByRole('region', { name: 'src/App.tsx' });
    expect(within(file).getByText('const mine = 1;')).toBeVisible();
    expect(within(file).getByText('const theirs = 2;')).toBeVisible();
    const long = screen.getByRole('region', { name: 'src/long.ts' });
    expect(within(long).getByText('There is too much of it to show here.')).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);

    await userEvent.click(within(long).getByRole('button', { name: 'Open in Code' }));
    expect(onOpenFile).toHaveBeenCalledWith('src/long.ts');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[SCR-02] says of each choice what is kept, and what is then not there', async () => {
    const theirs = 'title: text,\n  publisher: text,\n  year: number,\n  shelf: text,';
    const { notice } = await renderFailed([
      { path: 'src/model.ts', places: [{ mine: 'title: text, // mine', theirs }] },
      { path: 'src/app.css', places: [{ mine: 'red\nblue', theirs: '  blue' }] },
    ]);
    await userEvent.click(within(notice).getByRole('button', { name: 'Decide' }));
    const said = (name: string) => within(screen.getByRole('region', { name })).getByRole('status');
    const choose = (name: string, label: string) => {
      const place = screen.getByRole('radiogroup', { name: `What stands in ${name}` });
      return userEvent.click(within(place).getByRole('radio', { name: label }));
    };
    expect(said('src/model.ts')).toHaveTextContent(
      'Yours stays. 3 lines of this change are left out: what they add, such as the input for a new field, will be missing.',
    );
    const css = 'src/app.css';
    expect(said(css)).toHaveTextContent('Yours stays, with every line of this change.');
    await choose(css, 'Take the new one');
    expect(said(css)).toHaveTextContent('This change stands here. 1 line of yours is taken out.');
    await choose(css, 'Write it');
    expect(said(css)).toHaveTextContent('What you write stands here, in place of both texts.');
  });

  it('[SCR-02] is made with what is decided for each place, and keeps what nobody decided', async () => {
    const { notice, bodies, container } = await renderFailed(DECIDABLE);
    await userEvent.click(within(notice).getByRole('button', { name: 'Decide' }));
    const at = (name: string) => screen.getByRole('radiogroup', { name: `What stands in ${name}` });
    expect(within(at('src/app.css')).getByRole('radio', { name: 'Keep mine' })).toBeChecked();
    expect((await axe(container)).violations).toEqual([]);

    const choose = (place: string, label: string) =>
      userEvent.click(within(at(place)).getByRole('radio', { name: label }));
    await choose('src/App.tsx, place 1', 'Take the new one');
    await choose('src/App.tsx, place 2', 'Take the new one');
    await choose('src/App.tsx, place 2', 'Write it');
    const own = screen.getByRole('textbox', { name: 'Text of src/App.tsx, place 2' });
    expect(own).toHaveValue('theirs 2');
    await userEvent.clear(own);
    await userEvent.type(own, 'both');
    // Looked at again, it is as it was left.
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(notice).getByRole('button', { name: 'Decide' }));
    expect(screen.getByRole('textbox', { name: 'Text of src/App.tsx, place 2' })).toHaveValue('both');

    await userEvent.click(screen.getByRole('button', { name: 'Build with these' }));
    expect(bodies).toMatchObject([
      { message: 'Larger', decision: { runId: failed.runId, texts: [['theirs 1', 'both'], ['red']] } },
    ]);
  });
});
