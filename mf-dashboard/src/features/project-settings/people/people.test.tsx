import type { DatabasePerson } from '@tessera/shared/contracts';
import { buildApiError, uuid, type buildApi } from '@tessera/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderTab } from '../visitors-testing';
import { readEmails } from './invited-emails';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('radio', { name }));

const ada: DatabasePerson = {
  id: uuid(31),
  email: 'ada@example.com',
  role: 'editor',
  lastInAt: null,
  invitedAt: new Date().toISOString(),
};
const live = () => ({ items: [{ id: uuid(30), projectId: uuid(1), environments: { production: {} } }] });

type Answers = NonNullable<Parameters<typeof buildApi>[0]>;

/** A live application with these people. */
function renderPeople(people: DatabasePerson[], answers: Answers = {}) {
  let now = people;
  return renderTab({
    answers: {
      'GET /databases': live,
      'GET /databases/:id/people': () => ({ items: now }),
      'PATCH /databases/:id/people/:person': ({ body }) => {
        now = now.map((person) => ({ ...person, ...(body as Partial<DatabasePerson>) }));
        return now[0];
      },
      'DELETE /databases/:id/people/:person': () => {
        now = [];
      },
      ...answers,
    },
  });
}

describe('who can sign in', () => {
  beforeEach(() => {
    sessionStorage.clear();
  });

  it('[DATA-03, SCR-05] saves who can sign in, and whose records editors see, each as its own edit', async () => {
    const { edits } = renderTab();
    expect(await screen.findByRole('radio', { name: /^Nobody but you/ })).toBeChecked();
    expect(screen.queryByRole('radiogroup', { name: 'Newcomers can' })).not.toBeInTheDocument();
    expect(screen.getByText('You can invite people after the first deployment.')).toBeVisible();

    await choose(/^Anyone with an email address/);
    await choose(/^Only look/);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Editors see only their own tasks' }));
    await press('Save');
    // Whoever signs in would read what visitors do not: that is asked a second time.
    expect(
      within(screen.getByRole('alertdialog')).getByRole('heading', {
        name: 'Make email and phone of customers readable by anyone who signs in?',
      }),
    ).toBeVisible();
    expect(edits()).toEqual([]);
    await press('Make readable');
    expect(await screen.findByText('Saved')).toBeVisible();
    const all = { read: true, add: true, change: true, remove: true };
    const tables = [{ entity: 'e1', access: { visitors: all, own: true } }];
    const signIn = { who: 'open', newcomers: 'viewer' };
    expect(edits()).toEqual([
      { baseVersionId: uuid(101), edit: { kind: 'access', tables, confirmed: true } },
      { baseVersionId: uuid(102), edit: { kind: 'sign-in', signIn, confirmed: true } },
    ]);

    await choose(/^Nobody but you/);
    expect(screen.queryByRole('checkbox', { name: /only their own/ })).not.toBeInTheDocument();
    await press('Discard changes');
    expect(screen.getByRole('radio', { name: /^Anyone with an email address/ })).toBeChecked();
    expect(screen.queryByText('Not saved')).not.toBeInTheDocument();
  });

  it('[DATA-03] lists people, gives them another role and removes them, and axe finds nothing', async () => {
    const { container, bodies } = renderPeople([ada]);
    const role = await screen.findByRole('combobox', { name: 'What ada@example.com can do' });
    expect(screen.getByText(/^Not yet\. Invited/)).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);
    await userEvent.selectOptions(role, 'Only look');
    expect(await screen.findByText('ada@example.com was changed.')).toBeVisible();
    expect(bodies('PATCH /databases/:id/people/:person')).toEqual([{ role: 'viewer' }]);

    await press('Remove ada@example.com');
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Nobody is here yet')).toBeVisible();
  });

  it('[DATA-03] invites several at a time, says what is no address, and says why it cannot', async () => {
    let isFull = true;
    const refuse = () => {
      throw buildApiError(409, { error: 'Nothing is live.', code: 'CONFLICT' });
    };
    const { bodies, edits } = renderPeople([], {
      'POST /databases/:id/people': () => {
        if (isFull) refuse();
        return { items: [ada] };
      },
    });
    await press('Invite people');
    const dialog = within(screen.getByRole('dialog'));
    const field = dialog.getByRole('textbox', { name: 'Email addresses' });
    await userEvent.type(field, 'ada@example.com, bo@');
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitations' }));
    expect(dialog.getByText('“bo@” is not an email address')).toBeVisible();
    expect(field).toHaveFocus();

    await userEvent.type(field, 'example.com');
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitations' }));
    expect(await dialog.findByText('Nothing is live.')).toBeVisible();
    isFull = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitations' }));
    expect(await screen.findByText('2 people are invited.')).toBeVisible();
    const body = { emails: ['ada@example.com', 'bo@example.com'], role: 'editor' };
    expect(bodies('POST /databases/:id/people')).toEqual([body, body]);
    expect(edits()).toEqual([]);
  });

  it('[DATA-03] opens the live app as owner in a tab that is there at once, and says where the browser has none', async () => {
    const address = 'https://app.example/_data/enter?code=x';
    const tab = { opener: window, location: { replace: jest.fn() }, close: jest.fn() };
    const opened = jest
      .spyOn(window, 'open')
      .mockReturnValueOnce(null)
      .mockReturnValue(tab as never);
    renderPeople([ada], { 'POST /databases/:id/entrance': () => ({ address }) });
    await press('Open as owner');
    expect(screen.getByRole('alert')).toHaveTextContent('The browser blocked the new tab.');
    await press('Open as owner');
    expect(tab.location.replace).toHaveBeenCalledWith(address);
    expect(tab.opener).toBeNull();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    opened.mockRestore();
  });
});

describe('readEmails', () => {
  it('[DATA-03] takes addresses as mail programs write them, each once', () => {
    expect(readEmails('Ada Lo <ada@example.com>; bo@example.com\nADA@example.com cy@example.com')).toEqual({
      emails: ['ada@example.com', 'bo@example.com', 'cy@example.com'],
    });
    expect(readEmails(' ')).toEqual({ error: 'Enter an email address' });
    expect(readEmails('one, two, three@, four')).toEqual({
      error: '“one”, “two” and 2 more are not email addresses',
    });
    const many = Array.from({ length: 51 }, (_, number) => `a${String(number)}@example.com`).join(',');
    expect(readEmails(many)).toEqual({ error: 'Invite at most 50 people at a time' });
  });
});
