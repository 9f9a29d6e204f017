import { addSeconds } from '../../core/clock';

/** Who has a name, or had it. */
export interface NameHolding {
  readonly projectId: string | null;
  readonly ownerId: string | null;
  readonly endedAt: Date | null;
}

export interface NameClaimer {
  readonly userId: string;
  /** Undefined: any of theirs that has no such name yet. */
  readonly projectId: string | undefined;
}

/** What a claimer may do with a name: take a `free` one, go on with their `own`. */
export type NameState = 'free' | 'own' | 'taken' | 'resting';

const DAY_SECONDS = 24 * 3600;

/** How long a name rests before somebody else gets it, with the visitors and links of the one before. */
export const REST_SECONDS = 180 * DAY_SECONDS;

/** How long a name's pages clear what an earlier owner left: shorter than browsers keep the mark that they were cleared. */
const CLEARING_SECONDS = 365 * DAY_SECONDS;

export function nameState(holding: NameHolding | undefined, claimer: NameClaimer, now: Date): NameState {
  if (holding === undefined) return 'free';
  const { projectId, ownerId, endedAt } = holding;
  if (projectId !== null && projectId === claimer.projectId) return 'own';
  if (endedAt === null) return 'taken';
  const isOver = ownerId === claimer.userId || endedAt <= addSeconds(now, -REST_SECONDS);
  return isOver ? 'free' : 'resting';
}

/** Whether browsers may still have something of the owner before. */
export function isNewlyHandedOver(handedOverAt: Date | null, now: Date): boolean {
  return handedOverAt !== null && handedOverAt > addSeconds(now, -CLEARING_SECONDS);
}
