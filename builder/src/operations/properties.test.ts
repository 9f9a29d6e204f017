import * as fc from 'fast-check';
import type { ApplicationModel } from '@tessera/shared/contracts';
import { checkModel } from '../checks/check-model';
import type { StoredDocument } from '../kit/data/document';
import { arbitraryModel } from '../model/arbitrary-model-testing';
import { Dice } from '../model/dice-testing';
import { IdSource } from '../model/ids';
import { nodesOf } from '../model/nodes';
import { applyOperation } from './apply';
import { makeDocument, shownOf } from './arbitrary-document-testing';
import { takeSteps } from './arbitrary-operation-testing';
import { migrateDocument } from './migrate-document';
import type { MigrationStep } from './migration';
import type { Operation } from './operation';

/** Random models, random records, random sequences of operations. */

// Without shrinking: a smaller story is another story, and looking for it takes minutes.
const RUNS = { numRuns: 50, endOnFailure: true };
const story = fc.tuple(arbitraryModel, fc.gen());
const faults = (model: ApplicationModel) => checkModel(model).filter(({ passed }) => !passed);
const withoutNext = (model: ApplicationModel) => JSON.stringify({ ...model, next: null });
const keysOf = ({ entities }: ApplicationModel) =>
  entities.flatMap(({ fields }) => fields.map(({ key }) => key));
const idsOf = (model: ApplicationModel) => nodesOf(model).map(({ id }) => id);

const SINGLE = [
  ...['addField', 'renameField', 'removeField', 'retypeField', 'moveField', 'setLabel', 'setRequired'],
  ...['setUnique', 'setLimits', 'setHelp', 'setDefault', 'setComputed', 'setMany', 'relate', 'setReference'],
  ...['unrelate', 'setOptions', 'addOption', 'removeOption', 'renameOption', 'moveOption', 'setTone'],
  ...['addEntity', 'renameEntity', 'removeEntity', 'moveEntity', 'setEntityIcon', 'setSort', 'setView'],
  ...[
    'setDefaultView',
    'setDefaultFilter',
    'setAccess',
    'setTitle',
    'setMode',
    'setAccent',
    'setLook',
    'setCurrency',
  ],
  ...['setWeekStart', 'setSignIn'],
];
const CHANGES = [
  'changePart page',
  'removePart view',
  'removePart metric',
  'removePart page',
  'movePart page',
];
const PARTS = ['view', 'filter', 'rule', 'index', 'badge', 'action', 'sample', 'metric', 'page', 'block'].map(
  (part) => `addPart ${part}`,
);

/** Applies the operations of an inverse. */
function undo(model: ApplicationModel, operations: readonly Operation[]) {
  const migration: MigrationStep[] = [];
  let current = model;
  for (const operation of operations) {
    const outcome = applyOperation(current, operation);
    if (!outcome.done) throw new Error(outcome.why);
    migration.push(...outcome.migration);
    current = outcome.model;
  }
  return { model: current, migration };
}

function everyValue(document: StoredDocument): string[] {
  return Object.entries(document.records).flatMap(([entity, records]) =>
    records.flatMap(({ id, values }) =>
      Object.entries(values).map(([key, value]) => [entity, id, key, JSON.stringify(value)].join(' ')),
    ),
  );
}

describe('random sequences of operations', () => {
  it('[MODEL-17] are made of every kind of operation', () => {
    const taken = fc
      .sample(story, { numRuns: 250, seed: 1 })
      .flatMap(([model, draw]) => takeSteps(draw, model))
      .map(({ operation }) => ('part' in operation ? `${operation.kind} ${operation.part}` : operation.kind));
    const kinds = new Set(taken);
    const missing = [...SINGLE, ...PARTS, ...CHANGES].filter((kind) => !kinds.has(kind));
    expect(missing).toEqual([]);
  });

  it('[MODEL-17] never make an invalid model', () => {
    fc.assert(
      fc.property(story, ([model, draw]) => {
        for (const { outcome } of takeSteps(draw, model)) expect(faults(outcome.model)).toEqual([]);
      }),
      RUNS,
    );
  });

  it('[MODEL-17] leave the model that they are given alone', () => {
    fc.assert(
      fc.property(story, ([model, draw]) => {
        const text = JSON.stringify(model);
        takeSteps(draw, model);
        expect(JSON.stringify(model)).toBe(text);
      }),
      RUNS,
    );
  });

  it('[MODEL-17] never use an id twice', () => {
    fc.assert(
      fc.property(story, ([model, draw]) => {
        const seen = new Set([...idsOf(model), ...keysOf(model)]);
        for (const { before, outcome } of takeSteps(draw, model)) {
          const there = new Set(idsOf(before));
          for (const id of idsOf(outcome.model).filter((one) => !there.has(one))) {
            expect(seen.has(id)).toBe(false);
            seen.add(id);
          }
          const keys = keysOf(outcome.model).filter((key) => !keysOf(before).includes(key));
          for (const key of keys) {
            expect(seen.has(key)).toBe(false);
            seen.add(key);
          }
          for (const counter of ['entity', 'field', 'option', 'node'] as const)
            expect(outcome.model.next[counter]).toBeGreaterThanOrEqual(before.next[counter]);
        }
      }),
      RUNS,
    );
  });

  it('[MODEL-17] are undone one by one to exactly the model of before', () => {
    fc.assert(
      fc.property(story, ([model, draw]) => {
        const steps = takeSteps(draw, model);
        let current = steps.at(-1)?.outcome.model ?? model;
        for (const { before, outcome } of steps.toReversed()) {
          current = undo(current, outcome.inverse).model;
          expect(withoutNext(current)).toBe(withoutNext(before));
        }
        expect(withoutNext(current)).toBe(withoutNext(model));
      }),
      RUNS,
    );
  });

  it('[MODEL-17] undone and redone give the model of after', () => {
    fc.assert(
      fc.property(story, ([model, draw]) => {
        for (const { outcome } of takeSteps(draw, model)) {
          const undone = applyOperation(outcome.model, outcome.inverse[0] as Operation);
          if (!undone.done) throw new Error(undone.why);
          const redone = undo(undone.model, undone.inverse);
          expect(withoutNext(redone.model)).toBe(withoutNext(outcome.model));
        }
      }),
      RUNS,
    );
  });

  it('[MODEL-17] show every stored value again when they are undone', () => {
    fc.assert(
      fc.property(story, ([model, draw]) => {
        const dice = new Dice(draw, new IdSource(model.next));
        const document = makeDocument(dice, model);
        const steps = takeSteps(draw, model);
        let current = steps.at(-1)?.outcome.model ?? model;
        let stored = steps.reduce((kept, { outcome }) => migrateDocument(kept, outcome.migration), document);
        for (const { outcome } of steps.toReversed()) {
          const back = undo(current, outcome.inverse);
          stored = migrateDocument(stored, back.migration);
          current = back.model;
        }
        expect(shownOf(current, stored)).toEqual(shownOf(model, document));
      }),
      RUNS,
    );
  });

  it('[MODEL-17] never lose a stored value', () => {
    fc.assert(
      fc.property(story, ([model, draw]) => {
        let stored = makeDocument(new Dice(draw, new IdSource(model.next)), model);
        for (const { outcome } of takeSteps(draw, model)) {
          const after = migrateDocument(stored, outcome.migration);
          expect(everyValue(after)).toEqual(expect.arrayContaining(everyValue(stored)));
          stored = after;
        }
      }),
      RUNS,
    );
  });

  it('[MODEL-17] mean for records what the application reads by itself', () => {
    fc.assert(
      fc.property(story, ([model, draw]) => {
        const document = makeDocument(new Dice(draw, new IdSource(model.next)), model);
        const [step] = takeSteps(draw, model);
        if (!step) return;
        const migrated = migrateDocument(document, step.outcome.migration);
        const unmoved = { ...document, fields: migrated.fields };
        expect(shownOf(step.outcome.model, migrated)).toEqual(shownOf(step.outcome.model, unmoved));
      }),
      RUNS,
    );
  });

  it('[MODEL-17] say which nodes they change, and ask when records change or go', () => {
    fc.assert(
      fc.property(story, ([model, draw]) => {
        for (const { before, outcome } of takeSteps(draw, model)) {
          const had = new Set(idsOf(before));
          const has = new Set(idsOf(outcome.model));
          expect([...outcome.blast.removed].sort()).toEqual([...had].filter((id) => !has.has(id)).sort());
          expect([...outcome.blast.added].sort()).toEqual([...has].filter((id) => !had.has(id)).sort());
          const { added, changed, removed, records, needsConfirmation } = outcome.blast;
          expect(added.length + changed.length + removed.length).toBeGreaterThan(0);
          expect(needsConfirmation).toBe(records.length > 0);
          const takesAway = outcome.migration.some(({ kind }) => !kind.startsWith('revive'));
          expect(needsConfirmation).toBe(takesAway);
        }
      }),
      RUNS,
    );
  });
});
