import type { OutsideService, OutsideServices } from '@tessera/shared/contracts';
import { buildApi, buildApiError, renderRemote, uuid } from '@tessera/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { ServicesSection } from './services-section';

const SERVICE: OutsideService = {
  name: 'openai',
  address: 'https://api.openai.example/v1',
  methods: ['POST'],
  headers: [{ name: 'Authorization', value: 'Bearer {API_KEY}' }],
  query: [{ name: 'key', value: '{MAP_KEY}' }],
};

function open(
  set: OutsideServices,
  save: (body: OutsideServices) => unknown = (body) => body,
  keys?: readonly string[],
) {
  let stored = set;
  const sent: OutsideServices[] = [];
  const { api } = buildApi({
    'GET /project/:id/services': () => stored,
    'PUT /project/:id/services': (call) => {
      const body = call.body as OutsideServices;
      sent.push(body);
      const saved = save(body) as OutsideServices;
      stored = { ...saved, revision: body.revision + 1 };
      return stored;
    },
  });
  return {
    ...renderRemote(<ServicesSection projectId={uuid(1)} keys={keys} />, { path: '/', shell: { api } }),
    sent,
  };
}

describe('outside services of a project', () => {
  it('[SCR-30] adds one: what the server adds stands in the form, with a place for the secret', async () => {
    const { sent, container } = open({ revision: 0, items: [] });
    await userEvent.click(await screen.findByRole('button', { name: 'Add a service' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add a service' }));
    await userEvent.type(dialog.getAllByRole('textbox', { name: 'Name' })[0] as HTMLElement, 'Open AI');
    const address = dialog.getByRole('textbox', { name: /^Address/ });
    await userEvent.clear(address);
    await userEvent.type(address, 'https://api.openai.example/v1');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'GET' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));

    const list = within(await screen.findByRole('list', { name: 'Outside services' }));
    expect(list.getByText('open-ai')).toBeVisible();
    expect(list.getByText('/_services/open-ai/')).toBeVisible();
    expect(list.getByRole('button', { name: 'Change open-ai' })).toHaveFocus();
    expect(sent).toEqual([
      {
        revision: 0,
        items: [
          {
            name: 'open-ai',
            address: 'https://api.openai.example/v1',
            methods: ['POST'],
            headers: [{ name: 'Authorization', value: 'Bearer {API_KEY}' }],
            query: [],
          },
        ],
      },
    ]);
    expect((await axe(container)).violations).toEqual([]);
  });

  it('[SCR-30] says what is missing at its field, and keeps what was typed when the server refuses', async () => {
    open({ revision: 0, items: [] }, () => {
      const message = 'Leave steps out of the address';
      throw buildApiError(400, {
        error: message,
        code: 'BAD_REQUEST',
        fields: { 'items.0.address': message },
      });
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add a service' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const name = dialog.getAllByRole('textbox', { name: 'Name' })[0] as HTMLElement;
    expect(name).toHaveAccessibleDescription(expect.stringContaining('Enter a name') as string);
    expect(dialog.getByRole('group', { name: 'Check these fields' })).toHaveFocus();

    await userEvent.type(name, 'shop');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Address/ }), 'a.example/../b');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByRole('textbox', { name: /^Address/ })).toHaveAccessibleDescription(
      expect.stringContaining('Leave steps out of the address') as string,
    );
    expect(name).toHaveValue('shop');
  });

  it('[SCR-30] warns of a variable that is not there, on the card and in the dialog', async () => {
    open({ revision: 1, items: [SERVICE] }, undefined, ['API_KEY']);
    expect(await screen.findByText('{MAP_KEY} is not among your variables')).toBeVisible();
    expect(screen.queryByText(/^{API_KEY} is not/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Change openai' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('{MAP_KEY} is not among your variables')).toBeVisible();
  });

  it('[SCR-30] asks before Escape or the close button lose what was typed', async () => {
    open({ revision: 1, items: [SERVICE] });
    await userEvent.click(await screen.findByRole('button', { name: 'Change openai' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Change openai' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Address/ }), '/x');
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    const question = within(screen.getByRole('alertdialog', { name: 'Leave without saving?' }));
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(dialog.getByRole('textbox', { name: /^Address/ })).toHaveValue('https://api.openai.example/v1/x');
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[SCR-30] changes and removes one, and leaves the others', async () => {
    const other = { ...SERVICE, name: 'maps' };
    const { sent } = open({ revision: 4, items: [SERVICE, other] });
    await userEvent.click(await screen.findByRole('button', { name: 'Change openai' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Change openai' }));
    const second = within(dialog.getByRole('group', { name: 'Addition 2' }));
    expect(second.getByRole('combobox', { name: 'Where' })).toHaveValue('query');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove key' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove maps' }));
    await userEvent.click(
      within(screen.getByRole('alertdialog', { name: 'Remove "maps"?' })).getByRole('button', {
        name: 'Remove',
      }),
    );
    expect(await screen.findByText('openai')).toBeVisible();
    expect(sent).toMatchObject([
      { revision: 4, items: [{ name: 'openai', query: [] }, { name: 'maps' }] },
      { revision: 5, items: [{ name: 'openai' }] },
    ]);
  });
});
