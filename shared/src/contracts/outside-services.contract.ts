import * as z from 'zod/mini';
import { defineContract } from './define-contract';

/** How many services a project may have, and how many headers and query parameters each. */
export const MAX_SERVICES = 20;
export const MAX_SERVICE_PARTS = 10;

/** A header or a query parameter; `{API_KEY}` stands for the variable of that name. */
const servicePartSchema = z.object({
  name: z
    .string('A name is required')
    .check(z.regex(/^[\w!#$%&'*+.^`|~-]{1,100}$/, 'Use letters, digits and hyphens')),
  value: z.string('A value is required').check(z.minLength(1, 'A value is required'), z.maxLength(1000)),
});

/**
 * A service of somebody else's that an application calls at `/_services/<name>/…` of its own host. The server adds what proves
 * who asks, so that no secret is in a browser, and calls nothing but this address.
 */
export const outsideServiceSchema = z.object({
  name: z
    .string('A name is required')
    .check(z.regex(/^[a-z][a-z0-9-]{0,30}$/, 'Use a-z, 0-9 and hyphens, and begin with a letter')),
  /** `https://api.example.com/v1`: whatever a call asks for is below it. */
  address: z
    .string('An address is required')
    .check(
      z.maxLength(300),
      z.regex(/^https?:\/\/[^\s/?#@\\]+(?:\/[\w./~%-]*)?$/, 'Enter an address that begins with https://'),
    ),
  methods: z
    .array(z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']))
    .check(z.minLength(1, 'Allow at least one method')),
  headers: z.array(servicePartSchema).check(z.maxLength(MAX_SERVICE_PARTS)),
  query: z.array(servicePartSchema).check(z.maxLength(MAX_SERVICE_PARTS)),
});
export type OutsideService = z.infer<typeof outsideServiceSchema>;

const setSchema = z.object({ revision: z.int(), items: z.array(outsideServiceSchema) });
export type OutsideServices = z.infer<typeof setSchema>;

const ofProject = z.object({ id: z.uuid() });

export const readOutsideServices = defineContract({
  method: 'GET',
  path: '/project/:id/services',
  access: 'user',
  request: { params: ofProject },
  response: setSchema,
});

/** Saves all services at once. 409 CONFLICT when somebody saved since `revision`. */
export const saveOutsideServices = defineContract({
  method: 'PUT',
  path: '/project/:id/services',
  access: 'user',
  request: {
    params: ofProject,
    body: z.object({
      revision: z.int(),
      items: z
        .array(outsideServiceSchema)
        .check(z.maxLength(MAX_SERVICES, `A project has at most ${String(MAX_SERVICES)} services`)),
    }),
  },
  response: setSchema,
});
