import * as z from 'zod/mini';
import { defineContract } from './define-contract';

/** How many domains of its owner's one application may have. */
export const MAX_DOMAINS = 10;

/** A label of a host name, in any script. */
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?`;

/** `shop.example.com`: a whole name, with no scheme, port or path. */
export const domainNameSchema = z
  .string('Please enter a domain')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, { message: 'Please enter a domain', abort: true }),
    z.maxLength(253, 'A domain has at most 253 characters'),
    z.regex(
      new RegExp(`^(?:${LABEL}\\.)+(?!\\d+$)${LABEL}$`, 'u'),
      'Enter a domain such as shop.example.com',
    ),
  );

/**
 * What is known of a domain. `waiting`: nobody has proved that it is theirs; nothing answers there. `connected`: it is proved, and
 * its name leads here. `elsewhere`: it is proved, and its name leads nowhere or to something else, such as a proxy of the owner's.
 * `missing`: it was proved and no longer is; the application answers there until `endsAt`. `taken`: another application proves
 * that it has it.
 */
export const domainStateSchema = z.enum(['waiting', 'connected', 'elsewhere', 'missing', 'taken']);
export type DomainState = z.infer<typeof domainStateSchema>;

/** A record that the owner enters where the domain's DNS is kept. */
const domainRecordSchema = z.object({
  type: z.enum(['TXT', 'CNAME', 'A', 'AAAA']),
  /** Whole: `_tessera.shop.example.com`. */
  name: z.string(),
  /** As most DNS providers ask for it, without the registered domain: `_tessera.shop`, or `@` for that itself. */
  shortName: z.string(),
  value: z.string(),
  /** Whether it was there at the last check. */
  isFound: z.boolean(),
});

export const deploymentDomainSchema = z.object({
  id: z.uuid(),
  /** As people read it. */
  domain: z.string(),
  /** Where the application answers once it is connected. */
  url: z.string(),
  state: domainStateSchema,
  /** Whether the domain was seen to point anywhere, so that a link to it is of use. */
  leadsSomewhere: z.boolean(),
  records: z.array(domainRecordSchema),
  /** What the last check found wrong, in words. */
  problem: z.nullable(z.string()),
  checkedAt: z.nullable(z.iso.datetime()),
  /** Of a `missing` one: when the application stops answering there. */
  endsAt: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
});
export type DeploymentDomain = z.infer<typeof deploymentDomainSchema>;

const ofDeployment = z.object({ id: z.uuid() });
const ofDomain = z.object({ id: z.uuid(), domainId: z.uuid() });

/** The domains of the name that a deployment has: they stay when another version is deployed, and move when the name does. */
export const listDeploymentDomains = defineContract({
  method: 'GET',
  path: '/deployments/:id/domains',
  access: 'user',
  request: { params: ofDeployment },
  response: z.object({ items: z.array(deploymentDomainSchema), limit: z.int() }),
});

/** 409 where the application has that domain already, or as many as it may. */
export const addDeploymentDomain = defineContract({
  method: 'POST',
  path: '/deployments/:id/domains',
  access: 'user',
  status: 201,
  request: { params: ofDeployment, body: z.object({ domain: domainNameSchema }) },
  response: deploymentDomainSchema,
});

/** Looks at the domain's DNS now. 429 where it was asked for too often. */
export const checkDeploymentDomain = defineContract({
  method: 'POST',
  path: '/deployments/:id/domains/:domainId/check',
  access: 'user',
  request: { params: ofDomain },
  response: deploymentDomainSchema,
});

export const removeDeploymentDomain = defineContract({
  method: 'DELETE',
  path: '/deployments/:id/domains/:domainId',
  access: 'user',
  status: 204,
  request: { params: ofDomain },
  response: z.undefined(),
});

/**
 * Asked by the proxy in front before it gets a certificate (Caddy's `on_demand_tls`): 200 where an application answers under the
 * host, 404 otherwise.
 */
export const askForCertificate = defineContract({
  method: 'GET',
  path: '/domains/ask',
  access: 'any',
  request: { query: z.object({ domain: z.string().check(z.maxLength(300)) }) },
  response: z.object({ isServed: z.literal(true) }),
});
