import type { RunProblem } from '@tessera/shared/contracts';
import { problemOf } from '../../lib/fixing';
import type { PreviewState } from '../../lib/preview.store';

/** An error as the console lists it. */
export interface ListedError {
  readonly id: string;
  readonly message: string;
  /** The file and the line, where they are known and not said in the message. */
  readonly place: string | undefined;
  readonly stack: string | undefined;
  /** How often it came. */
  readonly count: number;
  readonly problem: RunProblem | undefined;
}

/** The errors of a preview, the newest of each message, newest last; first of all what keeps it from being built. */
export function listErrors({ status, problems }: Pick<PreviewState, 'status' | 'problems'>): ListedError[] {
  const newest = problems.filter(
    ({ id, message }) => problems.findLast((one) => one.message === message)?.id === id,
  );
  const reported = newest.map(({ id, message, stack, place }) => ({
    id: String(id),
    ...{ message, stack, place: place && placeOf({ message, ...place }) },
    problem: problemOf(message, { ...place, stack }),
    count: problems.filter((one) => one.message === message).length,
  }));
  if (status.step !== 'failed' || !status.isOfCode) return reported;
  const { message } = status;
  const built = { id: 'build', message, stack: undefined, place: placeOf(status), count: 1 };
  return [{ ...built, problem: problemOf(message, status) }, ...reported];
}

/** Where a build failed, unless its message begins with that, as the compiler's own words mostly do. */
export function placeOf({
  message,
  path,
  line,
}: {
  readonly message: string;
  readonly path?: string | undefined;
  readonly line?: number | undefined;
}): string | undefined {
  if (path === undefined || message.startsWith(path)) return undefined;
  return line === undefined ? path : `${path}, line ${String(line)}`;
}
