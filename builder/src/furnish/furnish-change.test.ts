import * as fc from 'fast-check';
import type { ApplicationModel, Coverage, Entity, ViewKind } from '@tessera/shared/contracts';
import { changeApplication } from '../change';
import { checkModel } from '../checks/check-model';
import { create } from '../create-testing';
import { arbitraryModel } from '../model/arbitrary-model-testing';
import { entityOf } from '../model/edit-model';
import { nodesOf } from '../model/nodes';
import { applyOperation } from '../operations/apply';
import { takeSteps } from '../operations/arbitrary-operation-testing';
import { modelBefore } from '../operations/restore';
import type { ChangeResult } from '../types';
import { furnishChange } from './furnish';
import { brokenSamples } from './samples/broken-samples';

const NOTHING_SAID = { exclusions: [], phrases: [] };

function changed(prompt: string, message: string): Extract<ChangeResult, { kind: 'changed' }> {
  const result = changeApplication(create(prompt).model, message);
  if (result.kind !== 'changed') throw new Error(result.answer);
  return result;
}

function entityIn({ entities }: ApplicationModel, name: string): Entity {
  const entity = entities.find((one) => one.name === name);
  if (!entity) throw new Error(`There is no ${name}`);
  return entity;
}

/** What the samples hold in a field, as a person reads it. */
function shown({ fields, samples }: Entity, name: string): (string | undefined)[] {
  const field = fields.find((one) => one.name === name);
  return samples.map(({ values }) => {
    const value = values[field?.id ?? ''];
    const label = field?.options?.find(({ id }) => id === value)?.label;
    return label ?? (value === undefined ? undefined : String(value));
  });
}

const kindsOf = ({ views }: Entity): ViewKind[] => views.map(({ kind }) => kind);
const TASKS = 'tasks with title and due date';
const leftOut = (phrase: string): Coverage => ({
  phrase,
  state: 'built',
  why: 'Left out as asked',
  nodes: [],
});

describe('a table that is added later', () => {
  const WISH = 'I want a suppliers table too: company, status (open, done), email, task';
  const { model } = changed(TASKS, WISH);
  const suppliers = entityIn(model, 'Supplier');

  it('[MODEL-08] has samples, which name those that were there before', () => {
    const tasks = entityIn(model, 'Task').samples.map(({ id }) => id);
    expect(suppliers.samples.length).toBeGreaterThan(5);
    expect(shown(suppliers, 'Company')).toContain('Northwind Supply');
    expect(shown(suppliers, 'Task').filter((id = '') => !tasks.includes(id))).toEqual([]);
  });

  it('[MODEL-09] has an icon and states in meaningful colours', () => {
    expect(suppliers.icon).toBe('store');
    const status = suppliers.fields.find(({ name }) => name === 'Status');
    expect(status?.options?.map(({ tone }) => tone)).toEqual(['info', 'good']);
  });

  it('[MODEL-04] has the views that its fields call for', () => {
    expect(kindsOf(suppliers)).toEqual(['table', 'board']);
  });

  it('[MODEL-08] has no samples where there are none, or where nobody wants any', () => {
    const bare = changed(`${TASKS}, no sample data`, WISH).model;
    expect(entityIn(bare, 'Supplier').samples).toEqual([]);
    const refused = changed(TASKS, `${WISH}. No sample records`);
    expect(entityIn(refused.model, 'Supplier').samples).toEqual([]);
    expect(refused.coverage).toEqual([leftOut('No sample records')]);
    expect(refused.answer).toMatch(/^Table Supplier added with 3 fields\. Field Task added to Supplier/);
  });
});

describe('a field that is added later', () => {
  it('[MODEL-08] has values in the samples, which agree with what they hold', () => {
    const tasks = entityIn(changed(TASKS, 'add a status (open, waiting, done)').model, 'Task');
    const days = shown(tasks, 'Due date').map(Number);
    const states = shown(tasks, 'Status');
    expect(new Set(states)).toEqual(new Set(['Open', 'Waiting', 'Done']));
    expect(states.filter((state, place) => state === 'Done' && (days[place] ?? 0) >= 0)).toEqual([]);
  });

  it('[MODEL-08] belongs to the person that a sample is about', () => {
    const { model } = changed('customers with name and town', 'add an email');
    const customers = entityIn(model, 'Customer');
    expect(shown(customers, 'Email').slice(0, 1)).toEqual(['rosa.lindqvist@example.com']);
    expect(shown(customers, 'Name').slice(0, 1)).toEqual(['Rosa Lindqvist']);
  });

  it.each<[string, string, ViewKind[]]>([
    ['tasks with title and assignee', 'add a due date', ['calendar']],
    ['tasks with title and assignee', 'add a status (open, done)', ['board']],
    ['tasks with title and assignee', 'add a due date and a status (open, done)', ['board', 'calendar']],
    ['tasks with title and assignee', 'add a genre (crime, essays)', []],
    ['tasks with title and due date', 'add a follow up deadline', []],
    ['tasks with title and due date, no calendar', 'add a follow up deadline', []],
    ['tasks with title and assignee', 'add a due date, no calendar', []],
    ['tasks with title and assignee', 'rename title to name', []],
  ])('[MODEL-04] brings the view that it calls for: %s, %s', (prompt, message, kinds) => {
    const { model, modelChanges } = changed(prompt, message);
    const before = entityIn(create(prompt).model, 'Task');
    const after = entityIn(model, 'Task');
    expect(kindsOf(after)).toEqual([...kindsOf(before), ...kinds]);
    expect(after.defaultView).toBe(before.defaultView);
    expect(modelChanges.filter((one) => one.startsWith('view '))).toHaveLength(kinds.length);
  });

  it.each<[string, string, Coverage[], string]>([
    ['tasks with title and assignee', 'no calendar', [leftOut('no calendar')], ''],
    ['tasks with title and assignee', "don't show a calendar", [leftOut("don't show a calendar")], ''],
    [TASKS, 'no calendar', [], ' View Calendar of Task removed.'],
  ])('[MODEL-16] says what became of what nobody wants: %s, %s', (prompt, refusal, rows, more) => {
    const { coverage, answer } = changed(prompt, `add a deadline, ${refusal}`);
    expect(coverage).toEqual(rows);
    expect(answer).toBe(`Field Deadline (a date) added to Task.${more}`);
  });

  it('[MODEL-04] brings no view back that somebody removed', () => {
    const { model } = create('tasks with title and due date');
    const calendar = entityIn(model, 'Task').views.find(({ kind }) => kind === 'calendar')?.id ?? '';
    const removed = applyOperation(model, { kind: 'removePart', part: 'view', id: calendar });
    if (!removed.done) throw new Error(removed.why);
    const result = changeApplication(removed.model, 'add a follow up deadline');
    if (result.kind !== 'changed') throw new Error(result.answer);
    expect(kindsOf(entityIn(result.model, 'Task'))).not.toContain('calendar');
  });

  it('[MODEL-16] says nothing done that is not, and nothing missing that came with it', () => {
    const { coverage, answer } = changed(
      'tasks with title and assignee',
      'add a due date and show a calendar',
    );
    expect(coverage).toEqual([]);
    expect(answer).toMatch(/^Field Due date \(a date\) added to Task\. View Calendar added to Task\./);
    expect(changed('tasks with title and assignee', 'add a due date and show a map').coverage).toHaveLength(
      1,
    );
  });

  it('[MODEL-09] gives a new option its colour, and leaves those that were there', () => {
    const { model } = create('jobs with title and status (new, done)');
    const status = entityIn(model, 'Job').fields.find(({ name }) => name === 'Status');
    const [option] = status?.options ?? [];
    const plain = applyOperation(model, {
      kind: 'setTone',
      field: status?.id ?? '',
      option: option?.id ?? '',
      tone: null,
    });
    if (!plain.done) throw new Error(plain.why);
    const result = changeApplication(plain.model, 'add an on hold option to status');
    if (result.kind !== 'changed') throw new Error(result.answer);
    const options = entityIn(result.model, 'Job').fields.find(({ name }) => name === 'Status')?.options;
    expect(options?.map(({ tone }) => tone)).toEqual([undefined, 'good', 'warning']);
  });
});

const faults = (model: ApplicationModel) => checkModel(model).filter(({ passed }) => !passed);

/** A random change of a random model, and what was added to it by itself. */
const change = fc.tuple(arbitraryModel, fc.gen()).map(([before, draw]) => {
  const after = takeSteps(draw, before).at(-1)?.outcome.model ?? before;
  return { before, after, furnished: furnishChange(before, after, NOTHING_SAID).model };
});

/** A table without what was added to it: views, values of samples, and the colours of new options. */
function withoutAdded(now: Entity, after: Entity, isOld: (id: string) => boolean): Entity {
  const had = new Set(after.views.map(({ id }) => id));
  const fields = now.fields.map((field, place) => {
    const options = field.options?.map((option, at) =>
      isOld(option.id) ? option : (after.fields[place]?.options?.[at] ?? option),
    );
    return { ...field, ...(options && { options }) };
  });
  const samples = now.samples.map(({ id, values }, place) => {
    const held = after.samples[place]?.values ?? {};
    return { id, values: Object.fromEntries(Object.entries(values).filter(([field]) => field in held)) };
  });
  return { ...now, fields, samples, views: now.views.filter(({ id }) => had.has(id)) };
}

describe('what is added to any change by itself', () => {
  // Without shrinking: a smaller story is another story, and looking for it takes minutes.
  const RUNS = { numRuns: 60, endOnFailure: true };

  it('[MODEL-08] makes no invalid model, uses no id twice, and is always the same', () => {
    fc.assert(
      fc.property(change, ({ before, after, furnished }) => {
        expect(faults(furnished)).toEqual([]);
        const had = new Set(nodesOf(after).map(({ id }) => id));
        const added = nodesOf(furnished).flatMap(({ id }) => (had.has(id) ? [] : [id]));
        expect(added.filter((id) => Number(id.slice(1)) < after.next.node)).toEqual([]);
        expect(new Set(added).size).toBe(added.length);
        expect(furnishChange(before, after, NOTHING_SAID).model).toEqual(furnished);
      }),
      RUNS,
    );
  });

  it('[MODEL-08] breaks no rule that held before', () => {
    fc.assert(
      fc.property(change, ({ after, furnished }) => {
        const known = brokenSamples(after);
        expect([...brokenSamples(furnished)].filter((id) => !known.has(id))).toEqual([]);
      }),
      RUNS,
    );
  });

  it('[MODEL-17] leaves everything as it was that the change left so', () => {
    fc.assert(
      fc.property(change, ({ before, after, furnished }) => {
        const old = new Set(nodesOf(before).map(({ id }) => id));
        for (const entity of after.entities.filter(({ id }) => old.has(id))) {
          const now = entityOf(furnished, entity.id) ?? entity;
          expect(withoutAdded(now, entity, (id) => old.has(id))).toEqual(entity);
        }
        expect({ ...furnished, entities: [], next: null }).toEqual({ ...after, entities: [], next: null });
      }),
      RUNS,
    );
  });

  it('[MODEL-17] is taken back with the change by one undo', () => {
    fc.assert(
      fc.property(change, ({ before, furnished }) => {
        // A change that takes itself back has used up numbers for ids, and there is nothing to undo.
        if (JSON.stringify({ ...furnished, next: null }) === JSON.stringify({ ...before, next: null }))
          return;
        const undone = applyOperation(furnished, {
          kind: 'restore',
          before: modelBefore(before, furnished),
        });
        if (!undone.done) throw new Error(undone.why);
        expect({ ...undone.model, next: null }).toEqual({ ...before, next: null });
        const { model } = furnishChange(furnished, undone.model, NOTHING_SAID);
        expect(model).toEqual(undone.model);
      }),
      RUNS,
    );
  });
});
