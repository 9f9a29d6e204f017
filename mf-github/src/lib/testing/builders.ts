import { randomUUID } from 'node:crypto';
import type { Project, Run, Version } from '@tessera/shared/contracts';

const AT = '2024-05-06T07:08:09.000Z';

/** A valid project; overridable. */
export function buildProject(overrides: Partial<Project> = {}): Project {
  const id = randomUUID();
  return {
    id,
    pk: id,
    name: 'Practice journal',
    projectName: 'Practice journal',
    description: '',
    status: 'ready',
    headVersion: null,
    agentId: randomUUID(),
    deployment: null,
    createdAt: AT,
    updatedAt: AT,
    ...overrides,
  };
}

/** A valid version; overridable. */
export function buildVersion(overrides: Partial<Version> = {}): Version {
  return {
    id: randomUUID(),
    projectId: randomUUID(),
    number: 1,
    note: '',
    author: 'agent',
    runId: null,
    name: null,
    pinned: false,
    live: false,
    at: AT,
    ...overrides,
  };
}

/** A run that changed the model as the sentences say. */
export function buildRun(overrides: Partial<Run> = {}, modelChanges: string[] = []): Run {
  return {
    id: randomUUID(),
    projectId: randomUUID(),
    agentId: randomUUID(),
    message: 'add a difficulty rating from 1 to 5',
    mode: 'build',
    status: 'succeeded',
    answer: '',
    suggestions: [],
    receipt: {
      filesChanged: [],
      modelChanges,
      checks: { passed: 0, failed: [], added: [], removed: [] },
      data: { converted: [], archived: [] },
      coverage: [],
      assumptions: [],
      credits: 0,
    },
    versionId: null,
    error: null,
    at: AT,
    ...overrides,
  };
}
