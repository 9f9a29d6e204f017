import { stop } from 'esbuild';
import type { ApplicationModel, Entity } from '@tessera/shared/contracts';
import { fromDraft } from '../drafts/from-draft';
import { bandGigs } from '../samples/band-gigs';
import { floristOrders } from '../samples/florist-orders';
import { roomBooking } from '../samples/room-booking';
import type { ProjectFile } from '../types';
import { failuresIn } from './stage-testing';

/**
 * Applications that keep everything but one promise: another model is emitted than the one that is tried. What fails is the
 * one that is broken, and it says what is wrong.
 */

// A loaded machine takes its time over a window.
jest.setTimeout(120_000);
afterAll(() => stop());

const florist = fromDraft(floristOrders.draft);
const rooms = fromDraft(roomBooking.draft);
const band = fromDraft(bandGigs.draft);

/** The model with its first entity changed. */
function withFirst(model: ApplicationModel, change: (entity: Entity) => Partial<Entity>): ApplicationModel {
  const entities = model.entities.map((entity, place) =>
    place === 0 ? { ...entity, ...change(entity) } : entity,
  );
  return { ...model, entities };
}

const idOf = (list: readonly { readonly id: string }[] | undefined, place = 0) => list?.[place]?.id ?? '';
const [order] = florist.entities;
const [booking] = rooms.entities;
const total = order?.fields.find(({ name }) => name === 'Total');
const overlap = booking?.rules.find(({ kind }) => kind === 'noOverlap');

interface Broken {
  readonly what: string;
  readonly model: ApplicationModel;
  readonly emitted: ApplicationModel;
  /** The ids of what is tried. */
  readonly only: RegExp;
  readonly failure: RegExp;
}

const withTotal = (computed: string) =>
  withFirst(florist, ({ fields }) => ({
    fields: fields.map((field) => (field === total ? { ...field, computed } : field)),
  }));
const exactly = (id: string) => new RegExp(`^${id.replaceAll('.', '\\.')}$`, 'u');

const BROKEN: readonly Broken[] = [
  {
    what: 'a sum that counts double',
    model: florist,
    emitted: withTotal(`2 * (${total?.computed ?? ''})`),
    only: exactly(`${total?.id ?? ''}.computed`),
    failure: /Total shows €\S+, expected €\S+\.$/u,
  },
  {
    what: 'a sum that never changes',
    model: florist,
    emitted: withTotal('0 * 1'),
    only: exactly(`${total?.id ?? ''}.follows`),
    failure: /Total shows €0\.00, expected €\S+\.$/u,
  },
  {
    what: 'a badge that stands beside everything',
    model: florist,
    emitted: withFirst(florist, ({ badges }) => ({
      badges: badges.map((badge) => ({ ...badge, when: 'true' })),
    })),
    only: exactly(`${idOf(order?.badges)}.marks`),
    failure: /“Late” stands beside .+, where it does not hold\.$/u,
  },
  {
    what: 'a badge that is nowhere',
    model: florist,
    emitted: withFirst(florist, () => ({ badges: [] })),
    only: exactly(`${idOf(order?.badges)}.marks`),
    failure: /“Late” is missing beside .+\.$/u,
  },
  {
    what: 'samples that are not all there',
    model: florist,
    emitted: withFirst(florist, ({ samples }) => ({ samples: samples.slice(0, 1) })),
    only: /^samples\.removed$/u,
    failure: /Orders begin with 1 records, expected \d+ samples\.$/u,
  },
  {
    what: 'a list in another order',
    model: rooms,
    emitted: withFirst(rooms, ({ sort }) => ({ sort: { ...sort, direction: 'desc' } })),
    only: exactly(`${booking?.id ?? ''}.order`),
    failure: /The list of bookings shows .+, expected .+\.$/u,
  },
  {
    what: 'a filter that shows everything',
    model: florist,
    emitted: withFirst(florist, ({ filters }) => ({
      filters: filters.map((filter) => ({ ...filter, where: 'true' })),
    })),
    only: exactly(`${idOf(order?.filters)}.filters`),
    failure: /The filter Today shows .+, which does not belong there\.$/u,
  },
  {
    what: 'a rule that never refuses',
    model: rooms,
    emitted: withFirst(rooms, ({ rules }) => ({ rules: rules.filter((rule) => rule !== overlap) })),
    only: exactly(`${overlap?.id ?? ''}.refused`),
    failure: /What breaks “The room is booked at that time\.” has to be refused, but it was saved\.$/u,
  },
  {
    what: 'a rule that refuses everything',
    model: rooms,
    emitted: withFirst(rooms, ({ rules }) => ({
      rules: rules.map((rule) => (rule.kind === 'check' ? { ...rule, holds: 'false' } : rule)),
    })),
    only: exactly(`${booking?.id ?? ''}.add`),
    failure: /The new booking was not saved\. It says: .+/u,
  },
  {
    what: 'an action that sets something else',
    model: florist,
    emitted: withFirst(florist, ({ actions, fields }) => {
      const status = fields.find(({ name }) => name === 'Status');
      const last = status?.options?.at(-1)?.id ?? '';
      return {
        actions: actions.map((action) => ({ ...action, set: [{ field: status?.id ?? '', to: last }] })),
      };
    }),
    only: exactly(`${idOf(order?.actions)}.does`),
    failure: /Bound does not set Status to Bound\./u,
  },
  {
    what: 'a metric that leaves records out',
    model: florist,
    emitted: {
      ...florist,
      metrics: florist.metrics.map((metric) => ({ ...metric, where: 'false' })),
    },
    only: exactly(`${idOf(florist.metrics)}.follows`),
    failure: /Orders for today shows 0, expected \d+\.$/u,
  },
];

describe('[MODEL-15] an application that is another than the model promises', () => {
  it.each(BROKEN.map((broken) => [broken.what, broken] as const))(
    'with %s is found out',
    async (_, broken) => {
      const { model, emitted, only, failure } = broken;
      expect(await failuresIn(model, { only })).toEqual([]);
      const failures = await failuresIn(model, { emitted, only, deadlineMs: 500 });
      expect(failures).toHaveLength(1);
      expect(failures[0]).toMatch(failure);
    },
  );
});

const BOARD = /^v\d+\.move$/u;

/** Makes a function of the kit do nothing, wherever it is. */
function without(pattern: RegExp, replacement: string) {
  return (files: readonly ProjectFile[]) => {
    const changed = files.map((file) => ({ ...file, text: file.text.replace(pattern, replacement) }));
    if (!changed.some((file, place) => file.text !== files[place]?.text))
      throw new Error(`No file holds ${String(pattern)}.`);
    return changed;
  };
}

describe('[MODEL-15] a kit that is broken', () => {
  it('with a board that stores nothing is found out', async () => {
    const change = without(/if \(column\) move\(row, column\);/u, '');
    const failures = await failuresIn(florist, { only: BOARD, change, deadlineMs: 500 });
    expect(failures[0]).toMatch(/^v\d+\.move: Status of .+ is .+ after its card was moved to .+\.$/u);
  });

  it('with links of which only one is kept is found out', async () => {
    expect(band.entities.some(({ fields }) => fields.some(({ many }) => many === true))).toBe(true);
    const change = without(
      /return good\(field\.many === true \? idsIn\(text\) : text\);/u,
      'return good(idsIn(text).slice(0, 1));',
    );
    const failures = await failuresIn(band, { only: /^e1\.add$|^e3\.add$/u, change, deadlineMs: 500 });
    expect(failures.join()).toMatch(/shows .+, expected .+\./u);
  });
});
