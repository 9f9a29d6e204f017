import type { RecordCell } from './cells';
import type { EntityRule, Fact, Peers } from './entity-rules';
import type { Row } from './types';

/** What the rules are asked about. */
interface FactSource {
  rulesFor(cell: RecordCell): readonly EntityRule[];
  rowOf(cell: RecordCell): Row;
  report(error: Error): void;
}

type Group = RecordCell | Set<RecordCell>;

const NO_PEERS: Peers = { count: 0, facts: () => [] };

/**
 * What the rules know of every record. Only records that were forgotten are looked at again, so that a change costs
 * what it touches and not what there is.
 */
export class RuleFacts {
  readonly #source: FactSource;
  /** The records of a rule by what they have in common. Most stand alone in theirs, and need no set. */
  readonly #groups = new Map<EntityRule, Map<string, Group>>();
  readonly #unknown = new Set<RecordCell>();

  constructor(source: FactSource) {
    this.#source = source;
  }

  /** Notes that what is known of a record holds no more. To be told before the record itself forgets. */
  forget(cell: RecordCell): void {
    this.#unknown.add(cell);
    for (const rule of this.#source.rulesFor(cell)) {
      const fact = cell.facts.get(rule) as Fact | null | undefined;
      if (fact) this.#leave(rule, fact.group, cell);
    }
  }

  /** Finds out what is not known yet. */
  learn(): void {
    for (const cell of this.#unknown) {
      if (cell.table.cells.get(cell.id) !== cell) continue;
      for (const rule of this.#source.rulesFor(cell)) {
        const fact = this.#find(rule, cell);
        cell.facts.set(rule, fact);
        if (fact && rule.hasPeers) this.#join(rule, fact.group, cell);
      }
    }
    this.#unknown.clear();
  }

  /** What a rule knows of a record; null where it has nothing to say. */
  of(rule: EntityRule, cell: RecordCell): Fact | null {
    return (cell.facts.get(rule) as Fact | null | undefined) ?? null;
  }

  /** The others of a record's group. */
  peersOf(rule: EntityRule, cell: RecordCell, { group }: Fact): Peers {
    const members = this.#groups.get(rule)?.get(group);
    if (!(members instanceof Set)) return NO_PEERS;
    return {
      count: members.size - (members.has(cell) ? 1 : 0),
      facts: () =>
        Array.from(members).flatMap((other) => (other === cell ? [] : (this.of(rule, other) ?? []))),
    };
  }

  /** A rule that cannot be worked out is not broken. */
  #find(rule: EntityRule, cell: RecordCell): Fact | null {
    try {
      return rule.find(this.#source.rowOf(cell));
    } catch (error) {
      this.#source.report(error instanceof Error ? error : new Error(String(error)));
      return null;
    }
  }

  #join(rule: EntityRule, group: string, cell: RecordCell): void {
    const groups = this.#groups.get(rule) ?? new Map<string, Group>();
    this.#groups.set(rule, groups);
    const members = groups.get(group);
    if (!members) groups.set(group, cell);
    else if (members instanceof Set) members.add(cell);
    else if (members !== cell) groups.set(group, new Set([members, cell]));
  }

  #leave(rule: EntityRule, group: string, cell: RecordCell): void {
    const groups = this.#groups.get(rule);
    const members = groups?.get(group);
    if (members instanceof Set) members.delete(cell);
    if (members === cell || (members instanceof Set && members.size === 0)) groups?.delete(group);
  }
}
