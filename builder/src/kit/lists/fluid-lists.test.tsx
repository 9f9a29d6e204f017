/** @jest-environment @tessera/tooling/jest/jsdom-environment */
import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import { defineEntity } from '../data/entity';
import { buildRecord } from '../kit-testing';
import { boardView } from './board';
import { calendarView } from './calendar';
import { chartView } from './chart';
import { galleryView } from './gallery';
import { cardsView, listView } from './record-cards';
import { tableView } from './record-table';
import { timelineView } from './timeline';
import { openList } from './views-testing';

/** How often a record was drawn, as often as it was asked for its badge. */
const draws = new Map<string, number>();
/** How often its length was worked out, which only the search asks for. */
let lengths = 0;

const trips = defineEntity({
  id: 'e1',
  name: 'Trip',
  plural: 'Trips',
  path: 'trips',
  fields: {
    title: { key: 'f1.1', name: 'Title', type: 'text' },
    start: { key: 'f2.1', name: 'Start', type: 'date' },
    state: {
      key: 'f3.1',
      name: 'State',
      type: 'choice',
      options: [
        { id: 'o1', label: 'Planned' },
        { id: 'o2', label: 'Booked' },
      ],
    },
    picture: { key: 'f4.1', name: 'Picture', type: 'image' },
    length: {
      key: 'f5.1',
      name: 'Length',
      type: 'integer',
      compute: () => {
        lengths += 1;
        return 7;
      },
    },
  },
  label: 'title',
  sort: { by: 'title', direction: 'asc' },
  badges: [
    {
      id: 'b1',
      text: 'New',
      tone: 'info',
      when: ({ id }) => {
        draws.set(id, (draws.get(id) ?? 0) + 1);
        return true;
      },
    },
  ],
});
const { title, start, state, picture } = trips.fields;
const columns = [title, start, state];
const table = tableView({ id: 'v1', name: 'Table', columns });
const withCards = [
  table,
  listView({ id: 'v2', name: 'List', columns }),
  cardsView({ id: 'v3', name: 'Cards', columns }),
  boardView({ id: 'v4', name: 'Board', by: state, columns }),
  galleryView({ id: 'v5', name: 'Gallery', image: picture, columns }),
  timelineView({ id: 'v6', name: 'Timeline', start }),
];
const withoutRows = [
  calendarView({ id: 'v7', name: 'Calendar', start }),
  chartView({
    id: 'v8',
    name: 'Chart',
    shape: 'bar',
    metric: { id: 'm1', name: 'Trips', of: trips, op: 'count', by: { field: state } },
  }),
];

const records = ['Lima', 'Linz', 'Lisbon', 'Oslo'].map((name, place) =>
  buildRecord(place + 1, {
    'f1.1': name,
    'f2.1': '2026-03-09',
    'f3.1': place % 2 === 0 ? 'o1' : 'o2',
  }),
);
const open = (view = table) => openList({ entity: trips, views: [view], records });

beforeEach(() => {
  draws.clear();
  lengths = 0;
});

describe('[MODEL-04] a list stays fluid', () => {
  it.each(withCards.map((view) => [view.name, view] as const))(
    'a letter in the search draws no record anew that it leaves, as %s',
    async (_, view) => {
      const { user } = await open(view);
      const before = new Map(draws);
      expect(before.get('r3')).toBeGreaterThan(0);

      await user.type(screen.getByRole('searchbox'), 'lis');

      await waitFor(() => {
        expect(screen.getByText('1 of 4 trips')).toBeVisible();
      });
      expect(screen.getByRole('link', { name: 'Lisbon' })).toBeVisible();
      expect(draws).toEqual(before);
    },
  );

  it.each([...withCards, ...withoutRows].map((view) => [view.name, view] as const))(
    'what a search looks through is ready before the first letter, as %s',
    async (_, view) => {
      const { user } = await open(view);

      await waitFor(() => {
        expect(lengths).toBe(records.length);
      });

      await user.type(screen.getByRole('searchbox'), 'o');
      expect(lengths).toBe(records.length);
    },
  );
});
