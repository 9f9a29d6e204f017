import { createApplication } from '@tessera/builder';
import { applicationModelSchema, type ApplicationModel } from '@tessera/shared/contracts';
import { drawThumbnail } from './thumbnail.rules';

const AT = new Date('2026-03-01T12:00:00Z');
const modelOf = (prompt: string) => createApplication(prompt, { name: 'App' }).model;
const draw = (model: ApplicationModel) => drawThumbnail(applicationModelSchema.parse(model), AT);

/** The first list opens with its view of this kind, made where it has none. */
function openWith(model: ApplicationModel, view: object): ApplicationModel {
  const [entity, ...others] = model.entities;
  if (!entity) throw new Error('no records');
  const opened = { id: 'v900', name: 'Opened', ...view } as (typeof entity.views)[number];
  return { ...model, entities: [{ ...entity, views: [opened], defaultView: 'v900' }, ...others] };
}

const tasks = modelOf('a task board with title, due date and status (to do, doing, done)');
const idOf = (type: string) => tasks.entities[0]?.fields.find((field) => field.type === type)?.id ?? '';

describe('the picture of an application', () => {
  it('[SCR-01] has its accent, title, pages, columns and first records as a person reads them', () => {
    const model = modelOf('a plant log with name, last watered and price');
    const drawn = draw({ ...openWith(model, { kind: 'table' }), title: 'Plants' });
    expect(drawn).toMatchObject({ view: 'table', title: 'Plants', accent: model.theme.accent });
    expect(drawn.heading).toBe(model.entities[0]?.plural);
    expect(drawn.pages.length).toBeGreaterThan(0);
    expect(drawn.columns[0]?.name).toBe('Name');
    expect(drawn.rows.length).toBeGreaterThan(2);
    const date = drawn.columns.findIndex(({ type }) => type === 'date');
    expect(drawn.rows.map((row) => row[date]).filter((text) => text !== '')).toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:Jan|Feb|Mar|Apr) \d{1,2}$/)]),
    );
  });

  it('[SCR-01] shows the lanes of a board with their own cards', () => {
    const drawn = draw(openWith(tasks, { kind: 'board', by: idOf('choice') }));
    expect(drawn.view).toBe('board');
    expect(drawn.lanes?.map(({ name }) => name)).toEqual(['To do', 'Doing', 'Done']);
    const places = drawn.lanes?.flatMap(({ rows }) => rows) ?? [];
    expect(places).toEqual(drawn.rows.map((_, place) => place));
    // The lane says it already.
    expect(drawn.columns.some(({ type }) => type === 'choice')).toBe(false);
  });

  it('[SCR-01] puts the records of a calendar on their days', () => {
    const drawn = draw(openWith(tasks, { kind: 'calendar', start: idOf('date') }));
    expect(drawn.view).toBe('calendar');
    expect(drawn.days).toHaveLength(drawn.rows.length);
    expect(drawn.days?.every((day) => day >= 1 && day <= 31)).toBe(true);
  });

  it.each(['list', 'cards'])(
    '[SCR-01] draws %s as such, and what it has no picture of as a table',
    (kind) => {
      expect(draw(openWith(tasks, { kind })).view).toBe(kind);
      expect(draw(openWith(tasks, { kind: 'timeline', start: 'f1', end: 'f2' })).view).toBe('table');
      expect(draw(openWith(tasks, { kind: 'board', by: idOf('date') })).view).toBe('table');
    },
  );

  it('[SCR-01] stays small, whatever the records hold', () => {
    const [entity] = tasks.entities;
    if (!entity) throw new Error('no records');
    const long = Object.fromEntries(entity.fields.map(({ id }) => [id, 'word '.repeat(400)]));
    const samples = Array.from({ length: 60 }, (_, place) => ({ id: `s${String(place + 1)}`, values: long }));
    const drawn = draw({ ...tasks, entities: [{ ...entity, samples }] });
    expect(JSON.stringify(drawn).length).toBeLessThan(2500);
    expect(draw({ ...tasks, entities: [{ ...entity, samples: [] }] }).rows).toEqual([]);
    const face = { id: 's1', values: { [entity.labelField]: `x${'👩'.repeat(30)}` } };
    const cut = draw({ ...tasks, entities: [{ ...entity, samples: [face] }] }).rows[0]?.[0];
    expect(cut).toBe(`x${'👩'.repeat(19)}…`);
  });
});
