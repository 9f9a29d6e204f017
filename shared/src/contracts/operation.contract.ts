import * as z from 'zod/mini';
import { defineContract } from './define-contract';
import { momentSchema } from './moment';

const text = (max: number) => z.optional(z.nullable(z.string().check(z.maxLength(max))));

/** ERR-05, API-04: what the browser reports of an error it caught. */
export const errorReportSchema = z.object({
  message: z.string().check(z.minLength(1), z.maxLength(2000)),
  stack: text(20_000),
  componentStack: text(20_000),
  timestamp: momentSchema,
  userAgent: text(500),
  url: text(2000),
  userId: text(64),
  sessionId: text(64),
  buildVersion: text(64),
  /** What the section's error card shows to the visitor, who may tell it the operator. */
  reference: text(64),
  /** The remote that failed, in which version, at which step of loading it, and why. */
  remote: text(64),
  remoteVersion: text(64),
  phase: text(32),
  reason: text(32),
});
export type ErrorReport = z.infer<typeof errorReportSchema>;

export const reportError = defineContract({
  method: 'POST',
  path: '/errors/report',
  access: 'any',
  status: 202,
  request: { body: errorReportSchema },
  response: z.object({ id: z.uuid() }),
});

export const readHealth = defineContract({
  method: 'GET',
  path: '/health',
  access: 'any',
  request: {},
  response: z.object({ status: z.literal('ok') }),
});

export const readReadiness = defineContract({
  method: 'GET',
  path: '/ready',
  access: 'any',
  request: {},
  response: z.object({
    database: z.literal('ok'),
    jobs: z.literal('ok'),
    /** `full`: reads are answered as always, writes by DISK_FULL. */
    disk: z.enum(['ok', 'full']),
  }),
});

export const readServerVersion = defineContract({
  method: 'GET',
  path: '/version',
  access: 'any',
  request: {},
  response: z.object({ version: z.string(), builtAt: z.string(), environment: z.string() }),
});
