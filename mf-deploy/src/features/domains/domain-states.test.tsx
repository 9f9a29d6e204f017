import { buildApiError, buildDeployment, uuid } from '@tessera/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { LIST, buildDomain, findItem, openDomains } from './domains-testing';

describe('how a domain stands', () => {
  it('[SCR-27] says what there is when there is none', async () => {
    const { container } = openDomains([]);

    expect(
      await screen.findByText(
        'Use your own domain, such as shop.example.com, instead of plants.localhost. Visitors sign in again at a new domain, and what their browser kept stays at the old one.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Domains' })).not.toHaveFocus();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('[SCR-27] takes the focus to its heading for those who came by a link to it', async () => {
    openDomains([], { hash: '#domains' });

    expect(await screen.findByRole('heading', { name: 'Domains' })).toHaveFocus();
  });

  it('[SCR-27] lets a failed list be asked for again', async () => {
    let isDown = true;
    openDomains([buildDomain()], {
      answers: {
        [LIST]: () => {
          if (isDown) throw buildApiError(500, { error: '' });
          return { items: [buildDomain()], limit: 10 };
        },
      },
    });
    expect(await screen.findByText('The domains could not be loaded.')).toBeVisible();

    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('heading', { name: 'shop.example.com' })).toBeVisible();
  });

  it('[SCR-27] shows what to enter while a domain waits, each part to copy, and what was found in words', async () => {
    const problem = 'The record _tessera.shop.example.com is not there yet.';
    const { container, shell } = openDomains([buildDomain({ problem, checkedAt: new Date().toISOString() })]);
    const item = within(await findItem('shop.example.com'));

    expect(item.getByText('Waiting for DNS')).toBeVisible();
    expect(item.getByText(problem)).toBeVisible();
    expect(item.getByText('Checked')).toHaveTextContent('Checked just now');
    expect(item.queryByRole('link')).not.toBeInTheDocument();
    expect(
      item.getByText(
        'Add these records where you manage the DNS of shop.example.com. Changes usually show within minutes; some providers take up to a day. We keep checking, so you can close this page.',
      ),
    ).toBeVisible();
    const [, txt] = within(item.getByRole('table', { name: 'Records of shop.example.com' })).getAllByRole(
      'row',
    );
    const row = within(txt as HTMLElement);
    expect(
      item.getByText(
        'Most providers add example.com automatically, so enter only the short name. If yours wants the full name, it is below the short one.',
      ),
    ).toBeVisible();
    expect(row.getByText('_tessera.shop')).toBeVisible();
    expect(row.getByText('_tessera.shop.example.com')).toBeVisible();
    expect(row.getByText('tessera-verify=abc')).toBeVisible();
    expect(row.getByText('Not found yet')).toBeVisible();
    const user = userEvent.setup();
    await user.click(row.getByRole('button', { name: 'Copy value of the TXT record' }));
    expect(await navigator.clipboard.readText()).toBe('tessera-verify=abc');
    expect(shell.notify).toHaveBeenCalledWith({ type: 'success', title: 'Value of the TXT record copied' });
    await user.click(row.getByRole('button', { name: 'Copy name of the TXT record' }));
    expect(await navigator.clipboard.readText()).toBe('_tessera.shop');
    expect((await axe(container)).violations).toEqual([]);
  });

  it('[SCR-27] leads to a connected one and folds its records', async () => {
    const { container } = openDomains([buildDomain({ state: 'connected' })]);
    const item = within(await findItem('shop.example.com'));

    expect(item.getByText('Connected')).toBeVisible();
    expect(item.getByRole('link', { name: 'shop.example.com' })).toHaveAttribute(
      'href',
      'https://shop.example.com/',
    );
    expect(item.getByRole('button', { name: 'Copy address' })).toBeVisible();
    expect(
      item.getByText('The first visit may take a few seconds while its certificate is issued.'),
    ).toBeVisible();
    expect(item.getByText('2 of 2 found')).toBeVisible();
    expect(item.getByText('tessera-verify=abc')).not.toBeVisible();
    await userEvent.click(item.getByText('Records'));
    expect(item.getByText('tessera-verify=abc')).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('[SCR-27] says that a proved one that leads elsewhere is fine behind a proxy', async () => {
    openDomains([buildDomain({ state: 'elsewhere' })]);
    const item = within(await findItem('shop.example.com'));

    expect(item.getByText('Not pointing here')).toBeVisible();
    expect(
      item.getByText(
        'Verified, but the domain does not point here. That is fine if a proxy of your own is there.',
      ),
    ).toBeVisible();
    expect(item.getByText('1 of 2 found')).toBeVisible();
    expect(item.getByText('tessera-verify=abc')).toBeVisible();
  });

  it('[SCR-27] links to one that points elsewhere, and not to one that points nowhere', async () => {
    openDomains([
      buildDomain({ id: uuid(711), domain: 'a.example.com', state: 'elsewhere' }),
      buildDomain({ id: uuid(712), domain: 'b.example.com', state: 'elsewhere', leadsSomewhere: false }),
    ]);
    for (const [domain, isLinked] of [
      ['a.example.com', true],
      ['b.example.com', false],
    ] as const) {
      const item = within(await findItem(domain));
      expect(item.queryByRole('link') !== null).toBe(isLinked);
      expect(item.queryByRole('button', { name: 'Copy address' }) !== null).toBe(isLinked);
    }
  });

  it('[SCR-27] calls the registered domain itself @, with its whole name below', async () => {
    openDomains([buildDomain({ domain: 'example.com' })]);
    const item = within(await findItem('example.com'));
    const table = within(item.getByRole('table', { name: 'Records of example.com' }));

    expect(table.getByText('@')).toBeVisible();
    expect(table.getByText('example.com')).toBeVisible();
    expect(item.getByText(/^Most providers add example\.com automatically/)).toBeVisible();
  });

  it('[SCR-27] says nothing of short names where a name has none', async () => {
    const records = [
      { type: 'TXT' as const, name: 'a.test', shortName: 'a.test', value: 'b', isFound: false },
    ];
    openDomains([buildDomain({ records })]);
    const item = within(await findItem('shop.example.com'));

    expect(item.getAllByText('a.test')).toHaveLength(1);
    expect(item.queryByText(/^Most providers/)).not.toBeInTheDocument();
  });

  it('[SCR-27] says until when one answers whose record is gone, and that it ended afterwards', async () => {
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
    const ago = new Date(Date.now() - 3_600_000).toISOString();
    const { container } = openDomains([
      buildDomain({ state: 'missing', endsAt: inAnHour }),
      buildDomain({ id: uuid(702), domain: 'old.example.com', state: 'missing', endsAt: ago }),
    ]);
    const going = within(await findItem('shop.example.com'));
    const gone = within(await findItem('old.example.com'));

    expect(going.getByText('Record missing')).toBeVisible();
    expect(
      going.getByText(
        /^The TXT record is gone\. Add it again by .+, or your app stops working at this domain\.$/,
      ),
    ).toBeVisible();
    expect(going.getByRole('link', { name: 'shop.example.com' })).toBeVisible();
    expect(going.getAllByText('Missing')).toHaveLength(2);
    expect(
      gone.getByText(/^The TXT record is gone, and your app stopped working at this domain on /),
    ).toBeVisible();
    expect(gone.queryByRole('link')).not.toBeInTheDocument();
    expect(gone.queryByRole('button', { name: 'Copy address' })).not.toBeInTheDocument();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('[SCR-27] says that a domain is in use elsewhere', async () => {
    openDomains([buildDomain({ state: 'taken' })]);
    const item = within(await findItem('shop.example.com'));

    expect(item.getByText('In use elsewhere')).toBeVisible();
    expect(item.getByText('Another app has this domain. Remove it there first.')).toBeVisible();
    expect(item.queryByRole('link')).not.toBeInTheDocument();
  });

  it('[SCR-27] says that a stopped app answers nowhere', async () => {
    openDomains([buildDomain({ state: 'connected' })], {
      deployment: buildDeployment({ status: 'stopped' }),
    });

    expect(
      await screen.findByText(
        /^Your app is stopped\. Once you start it again, it is available at these domains/,
      ),
    ).toBeVisible();
  });
});
