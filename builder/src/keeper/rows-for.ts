import type { ApplicationModel } from '@tessera/shared/contracts';
import { currentMoment } from '../kit/calc/clock';
import { dayOf } from '../kit/data/dates';
import { RowReader, type Rows } from '../kit/data/rows';
import type { StoredRecord } from '../kit/data/types';
import type { HeldRecords } from './held-records';
import type { Who } from './keeper';
import { hasOnlyOwn, mayRead, rightsOf, seesAll } from './rights';

/** How many people's own records are kept read. */
const MOST_READERS = 4;

interface OwnReader {
  readonly reader: RowReader;
  /** What was chosen out of which list, by table. */
  readonly chosen: Map<
    string,
    { readonly of: readonly StoredRecord[]; readonly records: readonly StoredRecord[] }
  >;
}

/**
 * Gives the records as somebody's page works them out: from those alone that they may read. So nothing of others can be told from
 * a total, a name or an order (DATA-02, DATA-03).
 */
export function rowsForPeople(
  model: ApplicationModel,
  held: HeldRecords,
  report: (error: Error) => void,
): (who: Who) => Rows {
  const readers = new Map<string, OwnReader>();

  function readerFor(name: string): OwnReader {
    const known = readers.get(name) ?? { reader: new RowReader(held.entities, report), chosen: new Map() };
    readers.delete(name);
    readers.set(name, known);
    const [oldest] = readers.keys();
    if (readers.size > MOST_READERS && oldest !== undefined) readers.delete(oldest);
    return known;
  }

  function chosenFor({ chosen }: OwnReader, entityId: string, who: Who): readonly StoredRecord[] {
    const of = held.document().records[entityId] ?? [];
    const known = chosen.get(entityId);
    if (known?.of === of) return known.records;
    const isWhole = rightsOf(model, entityId, who).read && !hasOnlyOwn(model, entityId, who);
    const records = isWhole
      ? of
      : held.all(entityId).filter((record) => mayRead(model, entityId, record, who));
    chosen.set(entityId, { of, records });
    return records;
  }

  return (who) => {
    if (seesAll(model, who)) return held.rows();
    const own = readerFor(who.kind === 'person' ? `${who.role} ${who.id}` : who.kind);
    const records = Object.fromEntries(held.entities.map(({ id }) => [id, chosenFor(own, id, who)]));
    const document = { ...held.document(), records };
    own.reader.show({ document, day: dayOf(currentMoment()) });
    return own.reader;
  };
}
