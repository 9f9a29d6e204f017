import type { Deployment, Project } from '@tessera/shared/contracts';

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
    createdAt: AT,
    updatedAt: AT,
    ...overrides,
    id,
    pk: id,
    name,
    projectName: name,
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
    url: 'http://plants.localhost/',
    charged: 1000,
    error: null,
    lastDeployed: AT,
    ...overrides,
  };
}
