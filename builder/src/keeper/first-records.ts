import type { ApplicationModel } from '@tessera/shared/contracts';
import { dayOf } from '../kit/data/dates';
import { emptyDocument } from '../kit/data/document';
import { addingSample, newestOwn, newOwn, newSamples } from '../kit/data/samples';
import { entitiesOf } from '../records/entities-of';
import type { KeptRecord } from './keeper';

/** What a model brings along for a database. */
export interface FirstRecords {
  readonly records: readonly { readonly entityId: string; readonly record: KeptRecord }[];
  /** The highest number of the records out of files that the database has been given then. */
  readonly own: number;
}

export interface FirstRecordsOptions {
  /** The number that an earlier call gave; 0 for a new database. */
  readonly own: number;
  /** Also samples, which show how the application works; without them only records out of files. */
  readonly withSamples: boolean;
  /** The number of the step that puts them in. */
  readonly rev: number;
  readonly now: Date;
}

/** The records that a model brings along and a database does not have yet: out of files, each once, and samples if wanted (DATA-01). */
export function firstRecords(
  model: ApplicationModel,
  { own, withSamples, rev, now }: FirstRecordsOptions,
): FirstRecords {
  const entities = entitiesOf(model);
  const day = dayOf(now);
  const wanted = withSamples ? newSamples(entities, day) : newOwn(entities, { ...emptyDocument, own }, day);
  const records = wanted.flatMap((sample) => {
    const { entityId, record } = addingSample(sample, now.toISOString());
    return record ? [{ entityId, record: { ...record, rev } }] : [];
  });
  return { records, own: Math.max(own, newestOwn(entities)) };
}
