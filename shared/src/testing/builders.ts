import type {
  Credits,
  Deployment,
  Message,
  Project,
  Receipt,
  Repository,
  Run,
  Version,
  VersionChecks,
} from '../contracts';

const AT = '2026-11-20T10:00:00.000Z';

/** An identifier that reads as its number, for tests. */
export function uuid(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

/** A valid project; `name` sets both of its names. */
export function buildProject(overrides: Partial<Project> = {}): Project {
  const id = overrides.id ?? uuid(1);
  const name = overrides.name ?? 'Plant diary';
  return {
    description: '',
    status: 'ready',
    headVersion: { id: uuid(101), number: 1 },
    agentId: uuid(501),
    deployment: null,
    checks: null,
    createdAt: AT,
    updatedAt: AT,
    archivedAt: null,
    ...overrides,
    id,
    pk: id,
    name,
    projectName: name,
  };
}

export function buildVersion(overrides: Partial<Version> = {}): Version {
  const number = overrides.number ?? 1;
  return {
    id: uuid(100 + number),
    projectId: uuid(1),
    note: 'First version',
    author: 'agent',
    runId: uuid(200 + number),
    name: null,
    pinned: false,
    live: false,
    at: AT,
    ...overrides,
    number,
  };
}

export function buildReceipt(overrides: Partial<Receipt> = {}): Receipt {
  return {
    filesChanged: [{ path: 'src/App.tsx', change: 'modified', added: 3, removed: 1 }],
    modelChanges: ['field Difficulty added to Plant'],
    checks: { passed: 14, failed: [], untried: [], waiting: [], performed: [], added: [], removed: [] },
    data: { converted: [], archived: [] },
    coverage: [],
    assumptions: [],
    decisions: [],
    credits: 0,
    ...overrides,
  };
}

/** What is known of a version whose promises are all kept; overridable. */
export function buildVersionChecks(overrides: Partial<VersionChecks> = {}): VersionChecks {
  return { passed: 13, failed: [], untried: [], waiting: 0, ...overrides };
}

/** A run that has ended well; overridable. */
export function buildRun(overrides: Partial<Run> = {}): Run {
  return {
    id: uuid(201),
    projectId: uuid(1),
    agentId: uuid(501),
    message: 'add a difficulty rating',
    mode: 'build',
    attachments: [],
    about: null,
    status: 'succeeded',
    answer: '',
    suggestions: [],
    receipt: buildReceipt(),
    question: null,
    versionId: null,
    error: null,
    conflicts: [],
    at: AT,
    ...overrides,
  };
}

export function buildMessage(overrides: Partial<Message> = {}): Message {
  return {
    id: 'message-1',
    role: 'user',
    text: 'add a difficulty rating',
    attachments: [],
    about: null,
    problem: null,
    isEdit: false,
    runId: uuid(201),
    agentId: uuid(501),
    mode: 'build',
    status: 'succeeded',
    receipt: null,
    checks: null,
    question: null,
    conflicts: [],
    suggestions: [],
    versionId: null,
    at: AT,
    ...overrides,
  };
}

export function buildDeployment(overrides: Partial<Deployment> = {}): Deployment {
  return {
    id: uuid(901),
    projectId: uuid(1),
    projectName: 'Plant diary',
    versionId: uuid(101),
    versionNumber: 1,
    appName: 'plants',
    environment: 'production',
    region: 'america',
    autoScale: true,
    status: 'live',
    step: null,
    probe: { isAnswering: true, at: AT },
    url: 'http://plants.localhost/',
    charged: 1000,
    error: null,
    newerVersion: null,
    rolledBackFrom: null,
    createdAt: AT,
    lastDeployed: AT,
    ...overrides,
  };
}

/** A user's credits; overridable. */
export function buildCredits(overrides: Partial<Credits> = {}): Credits {
  return { id: uuid(801), userId: uuid(9), balancecredits: 6000, ...overrides };
}

/** A repository as GitHub tells of it; `name` sets both of its names. */
export function buildRepository(overrides: Partial<Repository> = {}): Repository {
  const name = overrides.name ?? 'plants';
  const owner = overrides.owner ?? { login: 'ada-l' };
  return {
    id: 42,
    description: 'What grows where',
    language: 'TypeScript',
    stargazers_count: 3,
    forks_count: 1,
    visibility: 'private',
    updatedat: AT,
    default_branch: 'main',
    topics: [],
    license: null,
    size: 120,
    isArchived: false,
    canPush: true,
    ...overrides,
    name,
    owner,
    full_name: overrides.full_name ?? `${owner.login}/${name}`,
    html_url: overrides.html_url ?? `https://github.test/${owner.login}/${name}`,
  };
}
