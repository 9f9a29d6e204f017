import type { ApplicationModel, Entity, Field, Sample } from '@tessera/shared/contracts';
import type { Turn } from './turn';

export type SampleValue = Sample['values'][string];

/** One field of one sample that is to get a value. */
export interface Spot {
  readonly model: ApplicationModel;
  readonly entity: Entity;
  readonly field: Field;
  /** Which of the samples it is, from 0. */
  readonly index: number;
  /** How often the sample was made before and found to break a rule. */
  readonly attempt: number;
  readonly turn: Turn;
  /** What the sample holds already, where it was there before. */
  readonly kept: Sample['values'];
  /** The ids that samples of each entity have. */
  readonly ids: ReadonlyMap<string, readonly string[]>;
}
