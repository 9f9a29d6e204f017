import type { Repository } from '../contracts';

/** A repository as pages show it (GIT-03; specification 3, 'Repository (transformed)'). Null is what GitHub's list does not tell. */
export interface RepositoryView {
  readonly id: string;
  readonly name: string;
  readonly owner: string;
  /** `owner/name`: how calls name it. */
  readonly fullName: string;
  readonly description: string;
  /** The one that most of it is written in; empty where GitHub knows of none. */
  readonly language: string;
  readonly stars: number;
  readonly forks: number;
  /** '3 hours ago', '2 days ago'. */
  readonly lastUpdated: string;
  /** The same exactly: ISO 8601. */
  readonly updatedAt: string;
  readonly visibility: Repository['visibility'];
  readonly topics: readonly string[];
  readonly branches: number | null;
  readonly contributors: number | null;
  readonly license: string | null;
  /** In KB, as GitHub counts it. */
  readonly size: number;
  readonly defaultBranch: string;
  readonly lastCommit: string | null;
  readonly readme: string | null;
  readonly requirements: readonly string[];
  readonly modelInfo: {
    readonly type: string | null;
    readonly framework: string | null;
    readonly accuracy: number | null;
    readonly parameters: number | null;
    readonly lastTrained: string | null;
  };
  readonly url: string;
  readonly isArchived: boolean;
  readonly canPush: boolean;
}

const HOUR = 3_600_000;
const HOURS_A_DAY = 24;
const UNKNOWN_MODEL = { type: null, framework: null, accuracy: null, parameters: null, lastTrained: null };

/** How long ago, in hours up to a day, in days from then on. A clock that is behind GitHub's says what it can. */
export function formatAge(at: string, now: number): string {
  const hours = Math.floor((now - new Date(at).getTime()) / HOUR);
  if (!(hours >= 1)) return 'less than an hour ago';
  const relative = new Intl.RelativeTimeFormat(undefined, { numeric: 'always' });
  return hours < HOURS_A_DAY
    ? relative.format(-hours, 'hour')
    : relative.format(-Math.floor(hours / HOURS_A_DAY), 'day');
}

/**
 * What GitHub tells of a repository, as pages show it (GIT-03).
 *
 * @param now milliseconds
 */
export function transformRepository(raw: Repository, now: number): RepositoryView {
  return {
    id: String(raw.id),
    name: raw.name,
    owner: raw.owner.login,
    fullName: raw.full_name,
    description: raw.description ?? '',
    language: raw.language ?? '',
    stars: raw.stargazers_count,
    forks: raw.forks_count,
    lastUpdated: formatAge(raw.updatedat, now),
    updatedAt: raw.updatedat,
    visibility: raw.visibility,
    topics: raw.topics,
    branches: null,
    contributors: null,
    license: raw.license,
    size: raw.size,
    defaultBranch: raw.default_branch || 'main',
    lastCommit: null,
    readme: null,
    requirements: [],
    modelInfo: UNKNOWN_MODEL,
    url: raw.html_url,
    isArchived: raw.isArchived,
    canPush: raw.canPush,
  };
}
