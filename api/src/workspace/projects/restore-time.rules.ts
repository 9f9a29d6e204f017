import { addSeconds } from '../../core/clock';

const DAYS_TO_RESTORE = 30;
const SECONDS_TO_RESTORE = DAYS_TO_RESTORE * 86_400;

/** When a project that was deleted then is gone for good. */
export const restorableUntil = (deletedAt: Date): Date => addSeconds(deletedAt, SECONDS_TO_RESTORE);

/** A project deleted before cannot be brought back any more. */
export const restorableSince = (now: Date): Date => addSeconds(now, -SECONDS_TO_RESTORE);
