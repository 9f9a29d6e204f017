/** @jest-environment @tessera/tooling/jest/jsdom-environment */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NamedList } from '../blocks/named-list';
import { PageBlocks } from '../blocks/page-blocks';
import { createStore } from '../data/store';
import { AppShell } from '../frame/app-shell';
import { buildRecord, buildStorage, goTo, rooms, sections, talks } from '../kit-testing';

const stored = JSON.stringify({
  v: 1,
  records: {
    e1: [buildRecord(1, { 'f1.1': 'Glue' }), buildRecord(2, { 'f1.1': 'Paint' })],
    e2: [buildRecord(3, { 'f20.1': 'Glue room' }), buildRecord(4, { 'f20.1': 'Hall' })],
  },
});

function Both() {
  return (
    <PageBlocks title="Both">
      {sections.map(({ entity, List }) => (
        <section key={entity.id} aria-label={entity.plural}>
          <NamedList name={entity.path}>
            <List />
          </NamedList>
        </section>
      ))}
    </PageBlocks>
  );
}

async function openBoth(hash: string) {
  window.scrollTo = () => undefined;
  window.location.hash = hash;
  const store = createStore(buildStorage(stored), [talks, rooms]);
  const pages = [{ path: 'both', name: 'Both', Page: Both }];
  render(<AppShell title="Test" sections={sections} pages={pages} store={store} />);
  await screen.findByRole('heading', { level: 1, name: 'Both' });
  return { user: userEvent.setup({ delay: null }), store };
}

const list = (name: string) => within(screen.getByRole('region', { name }));
const names = (name: string) =>
  list(name)
    .getAllByRole('link')
    .filter(({ className }) => className.includes('row-link'))
    .map(({ textContent }) => textContent);

describe('[MODEL-07] two lists on one page', () => {
  it('have each a part of the address, which opens again as it was', async () => {
    const { user } = await openBoth('#/both');

    await user.type(list('Talks').getByRole('searchbox'), 'glue');
    await user.type(list('Rooms').getByRole('searchbox'), 'hall');

    expect(window.location.hash).toBe('#/both?talks.q=glue&rooms.q=hall');
    expect(names('Talks')).toEqual(['Glue']);
    expect(names('Rooms')).toEqual(['Hall']);
    await user.clear(list('Talks').getByRole('searchbox'));
    expect(window.location.hash).toBe('#/both?rooms.q=hall');
    expect(names('Talks')).toEqual(['Glue', 'Paint']);
    await goTo('#/both?talks.q=paint&talks.sort=-title');
    expect(names('Talks')).toEqual(['Paint']);
    expect(names('Rooms')).toHaveLength(2);
  });

  it('read an address from before, in which they shared one part', async () => {
    await openBoth('#/both?q=glue');

    expect(names('Talks')).toEqual(['Glue']);
    expect(names('Rooms')).toEqual(['Glue room']);
  });

  it('are each as one left it', async () => {
    await openBoth('#/both?rooms.q=hall');
    await goTo('#/talks/r1');
    await goTo('#/both');

    expect(names('Rooms')).toEqual(['Hall']);
    expect(names('Talks')).toHaveLength(2);
    expect(window.location.hash).toBe('#/both?rooms.q=hall');
  });

  it('take the keys for searching and adding where the focus is; without one the first does', async () => {
    const { user } = await openBoth('#/both');

    await user.keyboard('/');
    expect(list('Talks').getByRole('searchbox')).toHaveFocus();

    list('Rooms').getByRole('link', { name: 'Hall' }).focus();
    await user.keyboard('/');
    expect(list('Rooms').getByRole('searchbox')).toHaveFocus();

    list('Rooms').getByRole('link', { name: 'Hall' }).focus();
    await user.keyboard('n');
    expect(window.location.hash).toBe('#/rooms/new');
  });

  it('promise no key that the other one takes', async () => {
    await openBoth('#/both');

    for (const box of screen.getAllByRole('searchbox')) expect(box).toHaveAttribute('title', 'Search');
    expect(list('Rooms').getByRole('link', { name: 'Add room' })).toHaveAttribute('title', 'Add room');
  });

  it('put the focus into their own search when their filters are cleared', async () => {
    const { user } = await openBoth('#/both?rooms.q=nothing');

    await user.click(list('Rooms').getByRole('button', { name: 'Clear filters' }));

    expect(list('Rooms').getByRole('searchbox')).toHaveFocus();
  });
});
