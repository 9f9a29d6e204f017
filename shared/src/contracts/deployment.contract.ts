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

/** What is being done while a deployment is `deploying`. */
export const deployStepSchema = z.enum(['queued', 'preparing', 'building', 'checking', 'goingLive']);
export type DeployStep = z.infer<typeof deployStepSchema>;

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
  /** Null unless `deploying`. */
  step: z.nullable(deployStepSchema),
  /** Of one that is live: whether its address answered with this version when it was last asked, and when that was. */
  probe: z.nullable(z.object({ isAnswering: z.boolean(), at: z.iso.datetime() })),
  url: z.string(),
  /** Its project was deleted: nothing answers at the address until the project is restored. */
  isProjectDeleted: z.optional(z.boolean()),
  charged: z.number(),
  error: z.nullable(z.string()),
  /** The newest version of the project, where that is another one. */
  newerVersion: z.nullable(z.object({ id: z.uuid(), number: z.int() })),
  /** How often its pages were opened today, in UTC; not said of what was never live. */
  visitsToday: z.optional(z.int()),
  /** The deployment that this one took back to an earlier version, if it did. */
  rolledBackFrom: z.nullable(z.uuid()),
  createdAt: z.iso.datetime(),
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
      /** Deploys although checks of the version fail; without it that is refused (409, `failing`). */
      despiteChecks: z.optional(z.boolean()),
    }),
  },
  response: deploymentSchema,
});

export const listDeployments = defineContract({
  method: 'GET',
  path: '/deployments',
  access: 'user',
  request: {
    query: z.object({
      projectId: z.optional(z.uuid()),
      appName: z.optional(appNameSchema),
      environment: z.optional(environmentSchema),
      status: z.optional(deploymentSchema.shape.status),
      cursor: z.optional(z.string().check(z.maxLength(200))),
    }),
  },
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

/** Takes it off its address, with its log. A name that nothing else has rests then. 409 while it is being deployed. */
export const deleteDeployment = defineContract({
  method: 'DELETE',
  path: '/deployments/:id',
  access: 'user',
  status: 204,
  request: { params: byId },
  response: z.undefined(),
});

/** Moves what is live to another name, or says whether it scales by itself. */
export const updateDeployment = defineContract({
  method: 'PUT',
  path: '/deployments/:id',
  access: 'user',
  request: {
    params: byId,
    body: z.object({ appName: z.optional(appNameSchema), autoScale: z.optional(z.boolean()) }),
  },
  response: deploymentSchema,
});

/**
 * Puts an earlier deployment of the same name live again, as a new deployment of its version: nothing is built, and
 * nothing is charged. 409 where records would be lost, or the build is gone.
 */
export const rollBackDeployment = defineContract({
  method: 'POST',
  path: '/deployments/:id/rollback',
  access: 'user',
  status: 201,
  idempotent: true,
  request: { params: byId, body: z.object({ toDeploymentId: z.uuid() }) },
  response: deploymentSchema,
});

export const logLevelSchema = z.enum(['info', 'warn', 'error']);
export type LogLevel = z.infer<typeof logLevelSchema>;

export const deployLogLineSchema = z.object({
  /** Counts from 1 without gaps, over the whole log of a deployment. */
  number: z.int(),
  at: z.iso.datetime(),
  level: logLevelSchema,
  text: z.string(),
});
export type DeployLogLine = z.infer<typeof deployLogLineSchema>;

/** Newest last. `cursor` goes on behind the last one that was seen. */
export const listDeployLog = defineContract({
  method: 'GET',
  path: '/deployments/:id/logs',
  access: 'user',
  request: {
    params: byId,
    query: z.object({
      level: z.optional(logLevelSchema),
      search: z.optional(z.string().check(z.maxLength(200))),
      cursor: z.optional(z.string().check(z.maxLength(40))),
    }),
  },
  response: z.object({ items: z.array(deployLogLineSchema), nextCursor: z.nullable(z.string()) }),
});

/** Server-sent events of a deployment; the `event:` line is `type`. `id:` is the number of the last line of the log so far. */
export const deploymentEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('deployment'), deployment: deploymentSchema }),
  z.object({ type: z.literal('log'), line: deployLogLineSchema }),
]);
export type DeploymentEvent = z.infer<typeof deploymentEventSchema>;

/**
 * Answers `text/event-stream` of `deploymentEventSchema`: the deployment as it is, every line of its log behind
 * `Last-Event-ID`, and both as they change. Ends once it is no longer `deploying`.
 */
export const streamDeploymentEvents = defineContract({
  method: 'GET',
  path: '/deployments/:id/events',
  access: 'user',
  request: { params: byId },
  response: z.undefined(),
});

/** The names of the variables that a deployment was given, never their values. */
export const listDeploymentVariables = defineContract({
  method: 'GET',
  path: '/deployments/:id/variables',
  access: 'user',
  request: { params: byId },
  response: z.object({
    items: z.array(z.object({ key: z.string(), isSecret: z.boolean(), isPublic: z.boolean() })),
    /** Whether the project's variables have changed since. */
    isOutdated: z.boolean(),
  }),
});
