import { access, constants } from 'node:fs/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import { createHashChild, requireHashChild } from '../identity';
import type { Environment } from '../config/environment';
import { systemClock } from '../core/clock';
import { requireRecordsDatabase } from '../data';
import type { OpenDatabase } from '../db/database';
import { awaitDataFolder } from '../db/data-folder-lock';
import { openDatabase } from '../db/open-database';
import { createMailQueue } from '../mail/mailer';
import { connectSmtp } from '../mail/smtp';
import { deleteExpiredRows } from '../expired-rows';
import { maintain, oneAtATime, type DeleteExpired } from '../operation';
import { createSealer } from '../secrets/sealer';
import { readSecretsKey } from '../secrets/secrets-key';
import { openBucket } from '../workspace';
import { listen } from './listen';
import { loggerOptions } from './logger';
import { makeFolder } from './make-folder';

export interface RunningServer {
  /** Ends streams, finishes requests, jobs and mails in hand, closes the database. */
  stop(): Promise<void>;
}

type Undo = () => Promise<void>;

const NO_PAYMENTS =
  'Nobody can buy anything: test payments are off where PUBLIC_URL is https. PAYMENT_PROVIDER names who takes real ones; ALLOW_TEST_PAYMENTS=true turns the test ones on.';

const NO_MAIL =
  'Whoever reaches this server may sign up with any address: without SMTP_URL codes are in the answers. Set it, or HOST to this machine alone.';

const WITHOUT_BUCKET = 'Until then built files are answered 503; everything else works.';

const MAINTENANCE_MS = 10 * 60_000;

export interface BuiltServer {
  /** When it was built, in ISO 8601. */
  readonly builtAt: string;
  /** The bundled process that hashes passwords, absolute. */
  readonly hashChild: string;
}

/**
 * Opens everything in order and listens. When a step fails, the steps before it are undone and the
 * failure is thrown on.
 */
export async function startServer(
  environment: Environment,
  { builtAt, hashChild }: BuiltServer,
): Promise<RunningServer> {
  const undo: Undo[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const { dataDir, databaseUrl } = environment;
    requireHashChild(hashChild);
    await makeFolder(dataDir);
    await access(dataDir, constants.W_OK);
    // Before the database, which takes longer: a wrong one is found out at once.
    const { bucket: settings } = environment;
    const bucket = settings && (await openBucket(settings));
    undo.push(() => Promise.resolve(bucket?.close()));
    const bucketTrouble = await bucket?.findTrouble();
    if (databaseUrl === undefined) {
      const lock = await awaitDataFolder(dataDir);
      undo.push(() => lock.release());
    }
    const database = await openDatabase(environment);
    undo.push(() => database.close());
    await requireRecordsDatabase(environment);
    // Known once the app is built; no mail is sent and no password hashed before.
    const late: { log?: FastifyBaseLogger } = {};
    const { smtpUrl, mailFrom } = environment;
    const sealer = createSealer(await readSecretsKey(environment));
    const mailer =
      smtpUrl === undefined
        ? undefined
        : createMailQueue({
            db: database.db,
            sealer,
            transport: connectSmtp(smtpUrl, mailFrom),
            log: { error: (details, message) => late.log?.error(details, message) },
          });
    if (mailer !== undefined) undo.push(() => mailer.stop());
    const hashing = createHashChild({
      childPath: hashChild,
      onEnd: (why) => late.log?.warn({ why }, 'the process that hashes passwords is replaced'),
    });
    undo.push(() => {
      hashing.close();
      return Promise.resolve();
    });
    const app = await buildApp({
      environment,
      hashing,
      database,
      bucket,
      mailer,
      builtAt,
      sealer,
      logger: loggerOptions(environment),
    });
    late.log = app.log;
    if (bucketTrouble !== undefined) app.log.error(`${bucketTrouble} ${WITHOUT_BUCKET}`);
    for (const warning of warningsOf(environment)) app.log.warn(warning);
    mailer?.start();
    undo.push(async () => {
      await app.close();
    });
    undo.push(maintainOften(app, database, environment));
    await listen(app, environment);
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

/** What whoever starts the server may not have thought of. */
function warningsOf(environment: Environment): string[] {
  const { payments, allowsTestPayments, smtpUrl } = environment;
  const cannotSell = payments.provider === 'test' && !allowsTestPayments;
  const isOpenToAll = smtpUrl === undefined && !isForThisMachine(environment);
  return [...(cannotSell ? [NO_PAYMENTS] : []), ...(isOpenToAll ? [NO_MAIL] : [])];
}

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

/** Whether nobody else can reach it. */
function isForThisMachine({ host }: Pick<Environment, 'host'>): boolean {
  return host === undefined || LOOPBACK.has(host);
}

/** Deletes what has expired, again and again; answers what ends that. */
function maintainOften(
  app: FastifyInstance,
  database: OpenDatabase,
  { quotas }: Pick<Environment, 'quotas'>,
): Undo {
  const clean: DeleteExpired = async (db, time, now) => {
    await deleteExpiredRows(db, time, { quotas, now });
    await app.maintainData();
  };
  const maintainOnce = oneAtATime(() => maintain(database, systemClock, clean));
  const timer = setInterval(() => {
    maintainOnce().catch((error: unknown) => app.log.error({ err: error }, 'maintenance failed'));
  }, MAINTENANCE_MS);
  return () => {
    clearInterval(timer);
    return Promise.resolve();
  };
}
