import * as z from 'zod/mini';
import { defineContract } from './define-contract';

const byId = z.object({ id: z.uuid() });

/** Specification 5: lower case, only a-z, 0-9 and hyphen; a host label, so at most 63 characters. */
export const appNameSchema = z
  .string('Please enter an app name')
  .check(
    z.minLength(1, { message: 'Please enter an app name', abort: true }),
    z.maxLength(63, 'The app name must be at most 63 characters'),
    z.regex(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/, 'Use a-z, 0-9 and hyphens, not at either end'),
  );

export const environmentSchema = z.enum(['production', 'staging', 'development']);
export const regionSchema = z.enum(['america', 'european', 'asia-pacific']);

export const deploymentSchema = z.object({
  id: z.uuid(),
  projectId: z.uuid(),
  projectName: z.string(),
  versionId: z.uuid(),
  versionNumber: z.int(),
  appName: z.string(),
  environment: environmentSchema,
  region: regionSchema,
  autoScale: z.boolean(),
  status: z.enum(['deploying', 'live', 'failed', 'stopped', 'replaced']),
  url: z.string(),
  /** Its project was deleted: nothing answers at the address until the project is restored. */
  isProjectDeleted: z.optional(z.boolean()),
  charged: z.number(),
  error: z.nullable(z.string()),
  lastDeployed: z.iso.datetime(),
});
export type Deployment = z.infer<typeof deploymentSchema>;

export const checkAppName = defineContract({
  method: 'GET',
  path: '/deployments/names/:name',
  access: 'user',
  /** With a project, a name that belongs to this project counts as available: deploying replaces what is there. */
  request: {
    params: z.object({ name: appNameSchema }),
    query: z.object({ projectId: z.optional(z.uuid()) }),
  },
  response: z.object({
    available: z.boolean(),
    /** The address that the name makes. */
    url: z.optional(z.string()),
    /** Why not, in words for the field. */
    message: z.optional(z.string()),
    suggestion: z.optional(z.string()),
  }),
});

/** Checks strictly more than 1000 credits, charges 1000 and creates the deployment in one transaction. */
export const createDeployment = defineContract({
  method: 'POST',
  path: '/deployments',
  access: 'user',
  status: 201,
  idempotent: true,
  request: {
    body: z.object({
      projectId: z.uuid('Please select an application to deploy'),
      versionId: z.optional(z.uuid()),
      appName: appNameSchema,
      environment: environmentSchema,
      region: regionSchema,
      autoScale: z.boolean(),
    }),
  },
  response: deploymentSchema,
});

export const listDeployments = defineContract({
  method: 'GET',
  path: '/deployments',
  access: 'user',
  request: { query: z.object({ projectId: z.optional(z.uuid()) }) },
  response: z.object({ items: z.array(deploymentSchema), nextCursor: z.nullable(z.string()) }),
});

export const readDeployment = defineContract({
  method: 'GET',
  path: '/deployments/:id',
  access: 'user',
  request: { params: byId },
  response: deploymentSchema,
});

export const stopDeployment = defineContract({
  method: 'POST',
  path: '/deployments/:id/stop',
  access: 'user',
  request: { params: byId },
  response: deploymentSchema,
});

export const startDeployment = defineContract({
  method: 'POST',
  path: '/deployments/:id/start',
  access: 'user',
  request: { params: byId },
  response: deploymentSchema,
});
