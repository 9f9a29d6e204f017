import * as fc from 'fast-check';
import type { ApplicationModel } from '@tessera/shared/contracts';
import { fromDraft } from '../drafts/from-draft';
import { buildEveryPartModel } from '../emit/every-part-model';
import { setClock } from '../kit/calc/clock';
import { dayOf } from '../kit/data/dates';
import { applyChanges, emptyDocument, type Change, type StoredDocument } from '../kit/data/document';
import { idsIn } from '../kit/data/cells';
import { toInputText } from '../kit/data/convert';
import { fieldsOf } from '../kit/data/entity';
import { openRecords, type Records } from '../kit/data/records';
import { planRemovals } from '../kit/data/removal';
import { createRuleCheck } from '../kit/data/rules';
import { isSameValue } from '../kit/data/same-value';
import type { SentChange } from '../kit/data/server-protocol';
import type { Entity, Value } from '../kit/data/types';
import { readDraft } from '../kit/data/validate';
import { Dice } from '../model/dice-testing';
import { IdSource } from '../model/ids';
import { entitiesOf } from '../records/entities-of';
import { SAMPLE_APPLICATIONS } from '../samples';
import { NOW, openTestKeeper, owner, person, visitor, type TestKeeper } from './keeper-testing';
import { sampleRecords, StepMaker, type Seen } from './steps-testing';

const quiet = () => undefined;
const moment = (document: StoredDocument) => ({ document, day: dayOf(NOW) });

/** With rules of every kind, roll-ups, links of every kind. */
const APPLICATIONS = [
  ...[
    'room-booking',
    'shop-inventory',
    'yoga-classes',
    'equipment-loans',
    'freelance-invoices',
    'vehicle-fleet',
  ],
  ...['leave-planner', 'library-loans', 'wedding-guests'],
];

const openToAll = (model: ApplicationModel): ApplicationModel => ({
  ...model,
  entities: model.entities.map((entity) => ({
    ...entity,
    access: { visitors: { read: true, add: true, change: true, remove: true } },
  })),
});

const models: readonly (readonly [string, ApplicationModel])[] = [
  ['every part', openToAll(buildEveryPartModel())],
  ...SAMPLE_APPLICATIONS.filter(({ id }) => APPLICATIONS.includes(id)).map(
    ({ id, draft }) => [id, openToAll(fromDraft(draft))] as const,
  ),
];

/** The kit's own records, as a page that has everything holds them. */
class Page {
  document: StoredDocument;
  readonly records: Records;

  constructor(
    readonly entities: readonly Entity[],
    records: StoredDocument['records'],
  ) {
    this.document = { ...emptyDocument, records };
    this.records = openRecords(entities, {
      now: () => NOW,
      newId: () => 'unused',
      report: quiet,
      document: () => this.document,
      commit: (document) => {
        this.document = document;
      },
    });
  }

  entity(id: string): Entity {
    const found = this.entities.find((one) => one.id === id);
    if (!found) throw new Error(`There is no ${id}.`);
    return found;
  }

  shown(entityId: string, id: string): Readonly<Record<string, Value>> | undefined {
    return this.records.rows().findRow(entityId, id)?.values;
  }

  seen(): Seen {
    return Object.fromEntries(
      this.entities.map((entity) => [
        entity.id,
        new Map(
          this.records
            .rows()
            .rowsOf(entity.id)
            .map(({ id, values }) => [
              id,
              Object.fromEntries(
                fieldsOf(entity).flatMap(({ key, compute }) =>
                  compute || (values[key] ?? null) === null ? [] : [[key, values[key] ?? null]],
                ),
              ),
            ]),
        ),
      ]),
    );
  }

  /** What becomes of changes when the page makes them in one step with the means that it has. */
  make(changes: readonly SentChange[]): 'accepted' | 'refused' | 'conflict' {
    if (changes.some((change) => this.#isUnfit(change))) return 'refused';
    if (changes.some((change) => this.#isLate(change))) return 'conflict';
    if (changes.some((change) => this.#isDangling(change, changes))) return 'refused';
    const puts = changes.filter(({ kind }) => kind !== 'remove');
    const putting = puts.flatMap((change) => this.#putting(change));
    const going = new Map<string, Set<string>>();
    for (const { kind, entityId, id } of changes) {
      if (kind === 'remove') going.set(entityId, (going.get(entityId) ?? new Set()).add(id));
    }
    const after = new Page(this.entities, applyChanges(this.document, putting).records);
    const { refusal, changes: removing } = planRemovals(this.entities, after.records.rows(), going);
    if (refusal !== null) return 'refused';
    const all = [...putting, ...removing];
    // All at once, with the last word on each record.
    const last = all.filter((one, place) => !all.some((other, at) => at > place && other.id === one.id));
    return this.records.attempt(last).isDone ? 'accepted' : 'refused';
  }

  #putting(change: SentChange): Change[] {
    if (change.kind === 'remove') return [];
    const { entityId, id, values } = change;
    const made = this.records.changeOf(this.entity(entityId), change.kind === 'add' ? null : id, values);
    return [{ ...made, id, record: { ...made.record, id } }];
  }

  #isUnfit(change: SentChange): boolean {
    if (change.kind === 'remove') return false;
    return fieldsOf(this.entity(change.entityId))
      .filter(({ key, compute }) => !compute && (change.kind === 'add' || Object.hasOwn(change.values, key)))
      .some((field) => {
        const value = change.values[field.key] ?? null;
        if (field.type === 'boolean') return false;
        return !readDraft(field, toInputText(field, value)).ok;
      });
  }

  #isLate(change: SentChange): boolean {
    if (change.kind !== 'change') return false;
    const shown = this.shown(change.entityId, change.id);
    if (!shown) return true;
    return Object.entries(change.values).some(
      ([key, mine]) =>
        !isSameValue(change.was[key] ?? null, shown[key] ?? null) && !isSameValue(mine, shown[key] ?? null),
    );
  }

  #isDangling(change: SentChange, all: readonly SentChange[]): boolean {
    if (change.kind === 'remove') return false;
    const before = this.shown(change.entityId, change.id) ?? {};
    return fieldsOf(this.entity(change.entityId)).some((field) => {
      if (field.type !== 'reference' || !Object.hasOwn(change.values, field.key)) return false;
      const known = idsIn(before[field.key]);
      return idsIn(change.values[field.key]).some(
        (id) =>
          !known.includes(id) &&
          !this.shown(field.to, id) &&
          !all.some(
            ({ kind, entityId, id: added }) => kind === 'add' && entityId === field.to && added === id,
          ),
      );
    });
  }
}

/** Everything that is broken, whoever broke it. */
function brokenIn(entities: readonly Entity[], document: StoredDocument): readonly string[] {
  const all = Object.entries(document.records).flatMap(([entityId, records]) =>
    records.map((record): Change => ({ entityId, id: record.id, record })),
  );
  return createRuleCheck(entities, quiet)(moment(emptyDocument), all).map(({ entityId, id, key, message }) =>
    [entityId, id, key, message].join(' '),
  );
}

function filledIn(values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ''));
}

function valuesOf(keeper: TestKeeper['keeper'], page: Page): readonly [unknown, unknown] {
  const { records } = keeper.read(owner);
  const served = page.entities.map(({ id }) => records[id]?.map((one) => [one.id, one.values]));
  const shown = page.entities.map(({ id }) =>
    [...(page.seen()[id] ?? [])].map(([one, values]) => [one, filledIn(values)]),
  );
  return [served, shown];
}

describe('steps of several people', () => {
  beforeAll(() => {
    setClock(NOW);
  });
  afterAll(() => {
    setClock(null);
  });

  const tally = new Map<string, number>();

  it.each(models)(
    '[DATA-02] [DATA-04] leave the records of %s as the kit’s own store would, and break no rule',
    (_, model) => {
      const entities = entitiesOf(model);
      const people = [owner, visitor, person('p1'), person('p2')] as const;
      fc.assert(
        fc.property(fc.gen(), (draw) => {
          const records = sampleRecords(entities);
          const { keeper, make } = openTestKeeper(model, records, quiet);
          const page = new Page(entities, records);
          const dice = new Dice(draw, new IdSource(model.next));
          const maker = new StepMaker(dice);
          const views = people.map(() => page.seen());
          let broken = brokenIn(entities, page.document);
          for (let count = 0; count < 12; count += 1) {
            const who = dice.upTo(people.length - 1);
            // Some have not heard of what the others did.
            if (dice.oneIn(3)) views[who] = page.seen();
            const changes = maker.changes(entities, views[who] ?? {});
            if (changes.length === 0) continue;
            const verdict = make(people[who] ?? owner, ...changes);
            const expected = page.make(changes);

            expect([verdict.kind, verdict, changes]).toEqual([expected, verdict, changes]);
            tally.set(verdict.kind, (tally.get(verdict.kind) ?? 0) + 1);
            if (verdict.kind !== 'accepted') continue;
            const [served, shown] = valuesOf(keeper, page);
            expect(served).toEqual(shown);
            const now = brokenIn(entities, page.document);
            expect(now.filter((one) => !broken.includes(one))).toEqual([]);
            broken = now;
          }
        }),
        { numRuns: 12, endOnFailure: true },
      );
    },
  );

  it('[DATA-02] [DATA-04] came out in every way', () => {
    for (const kind of ['accepted', 'refused', 'conflict']) expect(tally.get(kind) ?? 0).toBeGreaterThan(3);
  });
});
