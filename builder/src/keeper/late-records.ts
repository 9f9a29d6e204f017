import type { ApplicationModel } from '@tessera/shared/contracts';
import type { KnownFields } from '../kit/data/convert';
import { emptyDocument } from '../kit/data/document';
import { addingLateSamples } from '../kit/data/late-samples';
import { newestOwn } from '../kit/data/samples';
import { entitiesOf } from '../records/entities-of';
import type { RecordsByEntity } from './convert-records';
import type { FirstRecords } from './first-records';

export interface LateRecordsOptions {
  /** As the model reads them. */
  readonly records: RecordsByEntity;
  /** What keys of the models before meant, as `rememberKeys` says. */
  readonly known: KnownFields;
  /** The number that an earlier call gave. */
  readonly own: number;
  readonly rev: number;
  readonly now: Date;
}

/**
 * What a later version puts into a preview, as it would in a browser: samples of new tables, what samples hold in new fields, and
 * records out of files. Whoever removed the samples gets none again (DATA-01).
 */
export function lateRecords(
  model: ApplicationModel,
  { records, known, own, rev, now }: LateRecordsOptions,
): FirstRecords {
  const entities = entitiesOf(model);
  // A table is new where it holds nothing and none of its fields is known: then there is no list of it.
  const held = Object.fromEntries(Object.entries(records).filter(([, list]) => list.length > 0));
  const changes = addingLateSamples(entities, { ...emptyDocument, records: held, fields: known, own }, now);
  return {
    records: changes.flatMap(({ entityId, record }) =>
      record ? [{ entityId, record: { ...record, rev } }] : [],
    ),
    own: Math.max(own, newestOwn(entities)),
  };
}
