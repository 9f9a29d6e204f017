import { useMemo } from 'react';
import { eventReader, type TimedRecord, type Times } from './timed-record';
import type { Entity, Row } from '../data/types';

/** The records that have a day, earliest first. */
export function useEvents(entity: Entity, rows: readonly Row[], times: Times): readonly TimedRecord[] {
  const read = useMemo(() => eventReader(entity, times), [entity, times]);
  return useMemo(() => read(rows), [read, rows]);
}
