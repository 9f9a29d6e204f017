import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { bucketVariables, readBucket, type BucketSettings } from './bucket';
import { DNS_SERVERS, readDnsServers } from './dns-servers';
import { paymentVariables, readPayments, type PaymentsConfiguration } from './payments';
import {
  providerVariables,
  readGithubAddresses,
  readProviderClients,
  type GithubAddresses,
  type ProviderClients,
} from './providers';
import { quotaVariables, readQuotas, type Quotas } from './quotas';
import './readable-messages';
import { readTrustedProxies, TRUSTED_PROXIES, type TrustedProxies } from './trusted-proxies';

/** A wrong setting; the message names the variable and says what it takes. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** Everything that can be set from outside. Folders are absolute, addresses have no slash at the end. */
export interface Environment {
  /** The repository's or the installation's root: where `shell/dist` and `api/migrations` are. */
  readonly appRoot: string;
  readonly port: number;
  /** Undefined: both loopback addresses, so that `localhost` and its sub-names work either way. */
  readonly host: string | undefined;
  readonly dataDir: string;
  /** Bytes of the data folder's disk that the embedded database leaves free. */
  readonly diskReserve: number;
  /** PostgreSQL's address; undefined: the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** The same for the records of applications; undefined: embedded databases in `dataDir`. Never the same database. */
  readonly appsDatabaseUrl: string | undefined;
  /** Where built files are kept; undefined: in the database. */
  readonly bucket: BucketSettings | undefined;
  /** Whether people may connect to PostgreSQL servers of this machine and of private networks. */
  readonly allowsPrivateDatabases: boolean;
  /** Whether applications may call services of this machine and of private networks, and by http. */
  readonly allowsPrivateServices: boolean;
  /** Databases of applications that are open at a time. */
  readonly openDatabases: number;
  readonly publicUrl: string;
  /** Where browsers find the API, with its path, when it is not at `<publicUrl>/api`. */
  readonly apiUrl: string | undefined;
  /** Host (with port) under which previews and deployed applications live. */
  readonly sitesDomain: string;
  /** Asked for the records of applications' domains, `address[:port]`; empty: those of this machine. */
  readonly dnsServers: readonly string[];
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** 32 bytes that seal secrets at rest; undefined: generated into `dataDir`. */
  readonly secretsKey: Buffer | undefined;
  readonly registryUrl: string;
  readonly releaseEnv: string;
  /** Pages look for releases every second and swap them at once (development). */
  readonly isLive: boolean;
  /** Requests that one address may make to the API each minute; sign-in calls get a twentieth. */
  readonly rateLimit: number;
  /** Processes at a time that read, merge and compile what users wrote. */
  readonly builderProcesses: number;
  /** Whose `X-Forwarded-*` is believed. */
  readonly trustProxy: TrustedProxies;
  /** Whether the built-in provider takes its test cards: credits for nothing, which no real site gives away. */
  readonly allowsTestPayments: boolean;
  /** Who takes payments, and what plans cost in rupees. */
  readonly payments: PaymentsConfiguration;
  /** Proves whoever runs the server; undefined: nobody may make an operator's calls. */
  readonly operatorKey: string | undefined;
  /** Whether visitors may try an application without an account. */
  readonly allowsDrafts: boolean;
  /** What one account may have and do. */
  readonly quotas: Quotas;
  /** Google, GitHub and Apple, as far as they are configured. */
  readonly providers: ProviderClients;
  readonly githubAddresses: GithubAddresses;
  /** How long the event loop may stand still before the process is ended; 0: for ever. */
  readonly watchdogSeconds: number;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
}

const url = z.string().check(z.url({ protocol: /^https?$/, error: 'must be an http or https address' }));

const PORT = 'must be a port: a whole number from 0 to 65535';
const PROCESSES = 'must be a whole number from 1 up';
const WATCHDOG = 'must be 0, or a whole number of seconds from 2 up';
const RESERVE = 'must be a whole number of megabytes from 64 up';
const RATE = 'must be a whole number from 20 up';

const postgresUrl = z.optional(
  z.string().check(z.regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')),
);

const variables = z.object({
  PORT: z._default(
    z.coerce.number(PORT).check(z.int(PORT), z.minimum(0, PORT), z.maximum(65_535, PORT)),
    3000,
  ),
  HOST: z.optional(z.string()),
  DATA_DIR: z._default(z.string(), '.data'),
  DISK_RESERVE_MB: z._default(z.coerce.number(RESERVE).check(z.int(RESERVE), z.minimum(64, RESERVE)), 256),
  DATABASE_URL: postgresUrl,
  APPS_DATABASE_URL: postgresUrl,
  ...bucketVariables,
  ALLOW_PRIVATE_DATABASES: z._default(z.stringbool('must be true or false'), false),
  ALLOW_PRIVATE_SERVICES: z._default(z.stringbool('must be true or false'), false),
  DATA_OPEN: z._default(z.coerce.number(PROCESSES).check(z.int(PROCESSES), z.minimum(1, PROCESSES)), 20),
  PUBLIC_URL: z.optional(url),
  API_URL: z.optional(url),
  SITES_DOMAIN: z.optional(
    z.string().check(z.regex(/^[a-z0-9.-]+(:\d+)?$/, 'must be a host name, with a port if needed')),
  ),
  DNS_SERVERS: z._default(
    z.string().check(z.refine((text) => readDnsServers(text) !== undefined, DNS_SERVERS)),
    '',
  ),
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://'))),
  MAIL_FROM: z._default(z.string(), 'Tessera <no-reply@localhost>'),
  SECRETS_KEY: z.optional(z.string()),
  REGISTRY_URL: z.optional(z.string()),
  RELEASE_ENV: z._default(
    z.string().check(z.regex(/^[a-z][a-z0-9-]{0,30}$/, 'must be lower-case letters, digits and hyphens')),
    'local',
  ),
  LIVE_RELEASES: z._default(z.stringbool('must be true or false'), false),
  RATE_LIMIT: z._default(z.coerce.number(RATE).check(z.int(RATE), z.minimum(20, RATE)), 1200),
  BUILDER_PROCESSES: z._default(
    z.coerce.number(PROCESSES).check(z.int(PROCESSES), z.minimum(1, PROCESSES)),
    2,
  ),
  TRUST_PROXY: z._default(
    z.string().check(z.refine((text) => readTrustedProxies(text) !== undefined, TRUSTED_PROXIES)),
    'false',
  ),
  ALLOW_TEST_PAYMENTS: z.optional(z.stringbool('must be true or false')),
  ...paymentVariables,
  OPERATOR_KEY: z.optional(z.string().check(z.minLength(32, 'must have at least 32 characters'))),
  ALLOW_DRAFTS: z._default(z.stringbool('must be true or false'), true),
  ...quotaVariables,
  ...providerVariables,
  WATCHDOG_SECONDS: z._default(
    z.coerce.number(WATCHDOG).check(
      z.int(WATCHDOG),
      z.minimum(0, WATCHDOG),
      z.refine((seconds) => seconds !== 1, WATCHDOG),
    ),
    30,
  ),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'warn'),
});

/** What can be set; `.env.example` explains each. */
export const VARIABLE_NAMES: readonly string[] = Object.keys(variables.def.shape);

/**
 * Reads the environment variables once. Empty values count as absent.
 * Throws `ConfigurationError` with one sentence for each wrong variable.
 */
export function parseEnvironment(
  source: Readonly<Record<string, string | undefined>>,
  appRoot: string,
): Environment {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const sentences = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`);
    throw new ConfigurationError([...new Set(sentences)].join('\n'));
  }
  const values = parsed.data;
  const publicUrl = withoutSlash(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`);
  const dataDir = resolve(appRoot, values.DATA_DIR);
  return {
    appRoot,
    port: values.PORT,
    host: values.HOST,
    dataDir,
    diskReserve: values.DISK_RESERVE_MB * 1024 * 1024,
    databaseUrl: values.DATABASE_URL,
    appsDatabaseUrl: readAppsDatabase(values),
    bucket: readBucket(values, failOn),
    allowsPrivateDatabases: values.ALLOW_PRIVATE_DATABASES,
    allowsPrivateServices: values.ALLOW_PRIVATE_SERVICES,
    openDatabases: values.DATA_OPEN,
    publicUrl,
    apiUrl: values.API_URL === undefined ? undefined : withoutSlash(values.API_URL),
    sitesDomain: values.SITES_DOMAIN ?? `localhost:${values.PORT}`,
    dnsServers: readDnsServers(values.DNS_SERVERS) ?? [],
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    secretsKey: values.SECRETS_KEY === undefined ? undefined : parseSecretsKey(values.SECRETS_KEY),
    registryUrl: values.REGISTRY_URL ?? join(dataDir, 'registry'),
    releaseEnv: values.RELEASE_ENV,
    isLive: values.LIVE_RELEASES,
    rateLimit: values.RATE_LIMIT,
    builderProcesses: values.BUILDER_PROCESSES,
    trustProxy: readTrustedProxies(values.TRUST_PROXY) ?? 0,
    allowsTestPayments: values.ALLOW_TEST_PAYMENTS ?? new URL(publicUrl).protocol === 'http:',
    payments: readPayments(values, failOn),
    operatorKey: values.OPERATOR_KEY,
    allowsDrafts: values.ALLOW_DRAFTS,
    quotas: readQuotas(values),
    providers: readProviderClients(values, (missing) => {
      throw new ConfigurationError(`${missing.join(' and ')} must be set too, or none of that provider.`);
    }),
    githubAddresses: readGithubAddresses(values),
    watchdogSeconds: values.WATCHDOG_SECONDS,
    logLevel: values.LOG_LEVEL,
  };
}

function failOn(sentence: string): never {
  throw new ConfigurationError(sentence);
}

/** Strangers' records are never kept beside accounts: a database of its own, under the other one's name unless given. */
function readAppsDatabase({
  DATABASE_URL: own,
  APPS_DATABASE_URL: given,
}: Pick<z.infer<typeof variables>, 'DATABASE_URL' | 'APPS_DATABASE_URL'>): string | undefined {
  if (given === undefined) return own === undefined ? undefined : besideDatabase(own);
  if (own !== undefined && databaseIn(own) === databaseIn(given)) {
    throw new ConfigurationError('APPS_DATABASE_URL must lead to another database than DATABASE_URL.');
  }
  return given;
}

function besideDatabase(address: string): string {
  const url = new URL(address);
  // Without a name it is called like its user.
  url.pathname = `${url.pathname.slice(1) || url.username || 'tessera'}_apps`;
  return url.href;
}

/** Host, port and name, however the address is written. */
function databaseIn(address: string): string {
  const { hostname, port, pathname, username } = new URL(address);
  return `${hostname}:${port || '5432'}/${pathname.slice(1) || username}`;
}

/** Takes 32 bytes as 64 hexadecimal digits or as base64. */
export function parseSecretsKey(text: string): Buffer {
  const key = /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64');
  if (key.length !== 32) {
    throw new ConfigurationError('SECRETS_KEY must be 32 bytes, as 64 hexadecimal digits or in base64.');
  }
  return key;
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '');
}
