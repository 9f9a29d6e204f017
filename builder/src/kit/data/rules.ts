import type { RecordCell } from './cells';
import { applyChanges, type Change } from './document';
import { isSameFact, rulesOf, type EntityRule, type Fact } from './entity-rules';
import { brokenFields, changedFields } from './field-rules';
import { RowReader, type Moment, type Rows } from './rows';
import { RuleFacts } from './rule-facts';
import type { Entity, Field } from './types';

/** A rule that a change would break. */
export interface Breach {
  /** A sentence that says what is wrong. */
  readonly message: string;
  /** The record that would break it: one that is changed, or one that has to do with it. */
  readonly entityId: string;
  readonly id: string;
  /** The key of the field where the message belongs; null when it belongs to the record as a whole. */
  readonly key: string | null;
}

/** Says which rules changes would break. */
export type CheckRules = (moment: Moment, changes: readonly Change[]) => readonly Breach[];

/** A record that a change touches. */
interface Touched {
  readonly cell: RecordCell;
  /** What the rules knew about it before; nothing about a new one. */
  readonly before: ReadonlyMap<object, unknown>;
  /** The fields that the change itself gives another value. */
  readonly changed: readonly Field[];
}

/** Says which rules changes would break, and shows the records that it goes by. */
export interface RuleCheck {
  readonly check: CheckRules;
  /** The records of a moment, for whoever would otherwise read them all once more. */
  readonly rowsAt: (moment: Moment) => Rows;
}

/**
 * Rules hold for the records as they would be after a change: for what is changed, and for what is worked out from it, as
 * the stock of a product is from its sales. What was broken before and is not touched is nobody's fault now.
 */
export function openRuleCheck(entities: readonly Entity[], report: (error: Error) => void): RuleCheck {
  // It keeps what it found out, so that only what a change touches is looked at again.
  const trial = new RowReader(entities, report);
  const rules = new Map(entities.map((entity) => [entity.id, rulesOf(entity)]));
  const facts = new RuleFacts({
    rulesFor: (cell) => rules.get(cell.table.entity.id) ?? [],
    rowOf: (cell) => trial.rowOf(cell),
    report,
  });
  let isRead = false;

  function show(moment: Moment, onForget: (cell: RecordCell) => void = () => undefined): void {
    trial.show(moment, (cell) => {
      onForget(cell);
      facts.forget(cell);
    });
    if (isRead) return;
    isRead = true;
    for (const { id } of entities) for (const cell of trial.cellsOf(id)) facts.forget(cell);
  }

  function breachesOf(entityId: string, touched: readonly Touched[]): readonly Breach[] {
    return (rules.get(entityId) ?? []).flatMap((rule) =>
      touched.flatMap((record) => {
        const fact = facts.of(rule, record.cell);
        if (!fact || isForgiven(rule, fact, record)) return [];
        return rule.isBroken(fact, facts.peersOf(rule, record.cell, fact)) ? breachAt(record.cell, rule) : [];
      }),
    );
  }

  /** Gives what the changes touch, and goes on with the records as they would be. */
  function tryOut({ document, day }: Moment, changes: readonly Change[]): readonly Touched[] {
    const rowsBefore = new Map(
      changes.map(({ entityId, id }) => [keyOf(entityId, id), trial.findRow(entityId, id) ?? null]),
    );
    const before = new Map<RecordCell, ReadonlyMap<object, unknown>>();
    show({ document: applyChanges(document, changes), day }, (cell) => {
      if (!before.has(cell)) before.set(cell, cell.facts);
    });
    return [...before].flatMap(([cell, known]) => {
      const { entity, cells } = cell.table;
      if (cells.get(cell.id) !== cell) return [];
      const row = rowsBefore.get(keyOf(entity.id, cell.id));
      const changed = row === undefined ? [] : changedFields(entity, row, trial.rowOf(cell));
      return { cell, before: known, changed };
    });
  }

  const check: CheckRules = (moment, changes) => {
    show(moment);
    facts.learn();
    const touched = tryOut(moment, changes);
    facts.learn();
    return entities.flatMap(({ id }) => {
      const ofEntity = touched.filter(({ cell }) => cell.table.entity.id === id);
      if (ofEntity.length === 0) return [];
      const ofFields = ofEntity.flatMap(({ cell, changed }) =>
        brokenFields(changed, trial.rowOf(cell)).map((breach) => breachAt(cell, breach)),
      );
      return [...ofFields, ...breachesOf(id, ofEntity)];
    });
  };

  return {
    check,
    rowsAt: (moment) => {
      show(moment);
      return trial;
    },
  };
}

/** The check alone. */
export function createRuleCheck(entities: readonly Entity[], report: (error: Error) => void): CheckRules {
  return openRuleCheck(entities, report).check;
}

/** What was broken before is forgiven as long as the change leaves alone what the rule is about. */
function isForgiven(rule: EntityRule, fact: Fact, { before, changed }: Touched): boolean {
  const known = before.get(rule) as Fact | null | undefined;
  if (!known || !isSameFact(known, fact)) return false;
  // Only a check may look at other fields than those that its fact shows.
  if (fact.holds === undefined || changed.length === 0) return true;
  return rule.key !== null && !changed.some(({ key }) => key === rule.key);
}

function keyOf(entityId: string, id: string): string {
  return `${entityId} ${id}`;
}

function breachAt(cell: RecordCell, { message, key }: Pick<Breach, 'message' | 'key'>): Breach {
  return { message, key, entityId: cell.table.entity.id, id: cell.id };
}
