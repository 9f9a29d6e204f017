import type { RecordCell } from './cells';
import { applyChanges, type Change } from './document';
import { isSameFact, rulesOf, type EntityRule, type Fact } from './entity-rules';
import { brokenFields, changedFields } from './field-rules';
import { RowReader, type Moment } from './rows';
import type { Entity, Field, Row } from './types';

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

type Facts = ReadonlyMap<string, ReadonlyMap<RecordCell, Fact>>;

/**
 * Rules hold for the records as they would be after a change: for what is changed, and for what is worked out from it, as
 * the stock of a product is from its sales. What was broken before and is not touched is nobody's fault now.
 */
export function createRuleCheck(entities: readonly Entity[], report: (error: Error) => void): CheckRules {
  // It keeps what it found out, so that only what a change touches is looked at again.
  const trial = new RowReader(entities, report);
  const rules = new Map(entities.map((entity) => [entity.id, rulesOf(entity)]));

  function factOf(rule: EntityRule, cell: RecordCell): Fact | null {
    const known = cell.facts.get(rule) as Fact | null | undefined;
    if (known !== undefined) return known;
    const fact = find(rule, trial.rowOf(cell), report);
    cell.facts.set(rule, fact);
    return fact;
  }

  function allFacts(entityId: string, rule: EntityRule): Facts {
    const groups = new Map<string, Map<RecordCell, Fact>>();
    for (const cell of trial.cellsOf(entityId)) {
      const fact = factOf(rule, cell);
      if (!fact) continue;
      const group = groups.get(fact.group) ?? new Map<RecordCell, Fact>();
      groups.set(fact.group, group.set(cell, fact));
    }
    return groups;
  }

  function breachesOf(entityId: string, touched: readonly Touched[]): readonly Breach[] {
    return (rules.get(entityId) ?? []).flatMap((rule) => {
      const facts = allFacts(entityId, rule);
      return touched.flatMap((record) => {
        const fact = factOf(rule, record.cell);
        if (!fact || isForgiven(rule, fact, record)) return [];
        const group = facts.get(fact.group) ?? new Map<RecordCell, Fact>();
        const peers = [...group].flatMap(([cell, other]) => (cell === record.cell ? [] : other));
        return rule.isBroken(fact, peers) ? breachAt(record.cell, rule) : [];
      });
    });
  }

  /** Gives what the changes touch, and goes on with the records as they would be. */
  function tryOut({ document, day }: Moment, changes: readonly Change[]): readonly Touched[] {
    const rowsBefore = new Map(
      changes.map(({ entityId, id }) => [keyOf(entityId, id), trial.findRow(entityId, id) ?? null]),
    );
    const facts = new Map<RecordCell, ReadonlyMap<object, unknown>>();
    trial.show({ document: applyChanges(document, changes), day }, (cell) => {
      if (!facts.has(cell)) facts.set(cell, cell.facts);
    });
    return [...facts].flatMap(([cell, before]) => {
      const { entity, cells } = cell.table;
      if (cells.get(cell.id) !== cell) return [];
      const row = rowsBefore.get(keyOf(entity.id, cell.id));
      const changed = row === undefined ? [] : changedFields(entity, row, trial.rowOf(cell));
      return { cell, before, changed };
    });
  }

  return (moment, changes) => {
    trial.show(moment);
    for (const [entityId, ofEntity] of rules) {
      for (const cell of trial.cellsOf(entityId)) for (const rule of ofEntity) factOf(rule, cell);
    }
    const touched = tryOut(moment, changes);
    return entities.flatMap(({ id }) => {
      const ofEntity = touched.filter(({ cell }) => cell.table.entity.id === id);
      if (ofEntity.length === 0) return [];
      const ofFields = ofEntity.flatMap(({ cell, changed }) =>
        brokenFields(changed, trial.rowOf(cell)).map((breach) => breachAt(cell, breach)),
      );
      return [...ofFields, ...breachesOf(id, ofEntity)];
    });
  };
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

/** A rule that cannot be worked out is not broken. */
function find(rule: EntityRule, row: Row, report: (error: Error) => void): Fact | null {
  try {
    return rule.find(row);
  } catch (error) {
    report(error instanceof Error ? error : new Error(String(error)));
    return null;
  }
}

function breachAt(cell: RecordCell, { message, key }: Pick<Breach, 'message' | 'key'>): Breach {
  return { message, key, entityId: cell.table.entity.id, id: cell.id };
}
