import type { BuildProblem, DevBuild, DevReport } from '@tessera/shared/contracts';

/** Why a version does not run. */
interface Failure {
  readonly remote: string;
  readonly version: string | undefined;
  readonly reason: string;
  readonly message: string;
  readonly cause?: unknown;
}

/** What this page runs, and what it could not run, by remote. */
export interface Running {
  readonly loaded: Readonly<Record<string, { readonly version: string } | undefined>>;
  readonly failed: Readonly<Record<string, Failure | undefined>>;
}

export interface LiveReleases {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getState: () => Running;
}

/** One thing that a developer has to mend. */
export interface Fault {
  readonly headline: string;
  readonly problems: readonly BuildProblem[];
  /** The build that it came with. */
  readonly attempt: number;
}

/** Everything that is wrong: what was not built, what was refused, and what was built and does not run. */
export function listFaults({ builds }: DevReport, running: Running): Fault[] {
  const failed = builds
    .filter(({ problems }) => problems.length > 0)
    .map((build) => ({ ...build, headline: headlineOf(build), attempt: build.attempt ?? 0 }));
  const crashed = Object.values(running.failed)
    .filter((failure) => failure !== undefined)
    .filter((failure) => isOfNow(failure, builds))
    .map((failure) => faultOf(failure, running));
  return [...failed, ...crashed].map(({ headline, problems, attempt }) => ({ headline, problems, attempt }));
}

const LAST_GOOD = 'The last good build is still running.';
const REFUSED = { pages: 'its pages were refused', release: 'it was not released' } as const;

function headlineOf({ name, refused }: DevBuild): string {
  const subject = name ?? 'The rest of the product';
  if (refused) return `${subject} was built, but ${REFUSED[refused]}. ${LAST_GOOD}`;
  return `${subject} does not build. ${LAST_GOOD}`;
}

/** A newer build than the one that crashed has not been tried yet. */
function isOfNow({ remote, version }: Failure, builds: readonly DevBuild[]): boolean {
  const build = builds.find(({ name }) => name === remote);
  return !build || build.heldBy !== null || build.version === version;
}

function faultOf(failure: Failure, { loaded }: Running): Fault {
  const { remote, version = '', reason } = failure;
  const what = reason === 'evaluation' ? 'crashed' : 'could not be run';
  const instead = loaded[remote]
    ? `You see ${loaded[remote].version}, the version before it.`
    : 'There is no version before it to show.';
  const problem = { file: null, line: null, column: null, message: textOf(failure) };
  return { headline: `${remote} ${version} ${what}. ${instead}`, problems: [problem], attempt: 0 };
}

/** The error's own text and stack; not every browser begins the stack with the text. */
function textOf({ cause, message }: Failure): string {
  if (!(cause instanceof Error)) return message;
  const stack = (cause.stack ?? '').replaceAll(`${location.origin}/`, '');
  return stack.includes(cause.message) ? stack : `${String(cause)}\n${stack}`.trim();
}

/** What is said of each remote that is worked on here. */
export function noteOf({ name, version, heldBy, isBuilding }: DevBuild, { loaded, failed }: Running) {
  const subject = name ?? 'the rest of the product';
  if (isBuilding) return { before: 'Building ', subject, text: '…' };
  if (name === null || version === null) return undefined;
  if (heldBy !== null)
    return { subject, text: ` stays at the version that ${heldBy} pinned; ${version} is ready to pin` };
  if (failed[name]?.version !== version)
    return { subject, text: ` is not the released version: ${version}, built on this machine` };
  const shown = loaded[name];
  return shown
    ? { subject, text: ` runs ${shown.version}: ${version}, built on this machine, crashed` }
    : { subject, text: ` is not running: ${version}, built on this machine, crashed` };
}
