import * as z from 'zod/mini';
import type { Database, Queryable } from '../db/database';
import { createJobs } from '../jobs/jobs';
import type { JobLog, JobSettings } from '../jobs/run-job';
import type { Sealer } from '../secrets/sealer';
import { MailRefusedError, type MailTransport } from './smtp';

const mailSchema = z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string() });
export type Mail = Readonly<z.infer<typeof mailSchema>>;

export interface Mailer {
  /**
   * Takes a mail on and resolves when it is kept: how long a mail server takes must not show in an answer.
   * `undefined` takes the same work and sends nothing, so that an answer's time does not tell who has an account.
   * With a transaction the mail is sent if, and only if, that commits.
   */
  send(mail: Mail | undefined, transaction?: Queryable): Promise<void>;
}

/** A mailer whose mails wait in the database, and are delivered by whichever process has time. */
export interface MailQueue extends Mailer {
  /** Begins to deliver. Before that, mails only wait. */
  start(): void;
  /** Takes nothing new in hand; what is not delivered by then waits for the next process. */
  stop(): Promise<void>;
}

export interface MailQueueSettings {
  readonly db: Database;
  /** Mails hold codes: what waits is sealed. */
  readonly sealer: Sealer;
  readonly transport: MailTransport;
  readonly log: JobLog;
  /** For tests that do not want to wait. */
  readonly jobs?: Partial<JobSettings>;
}

const QUEUE = 'mail';
const CONTEXT = 'mail';

/** Eight attempts within four and a half minutes: a code is good for ten. */
const JOBS: JobSettings = {
  concurrency: 4,
  // Nobody's: mails are the server's own.
  perAccount: 1,
  attempts: 8,
  leaseMs: 60_000,
  pollMs: 1000,
  backoffMs: 2000,
};

/** How long a stopping server waits for what is in hand, in milliseconds. */
const GRACE_MS = 3000;

const payloadSchema = z.object({ sealed: z.string() });

/** Keeps mails in jobs of their own, beside those of runs: a mail server that hangs must not hold up a build. */
export function createMailQueue({ db, sealer, transport, log, jobs: own }: MailQueueSettings): MailQueue {
  const jobs = createJobs(db, log, { ...JOBS, ...own });
  jobs.handle(QUEUE, {
    payload: payloadSchema,
    async handle({ sealed }) {
      const mail = z.nullable(mailSchema).parse(JSON.parse(sealer.open(sealed, CONTEXT)));
      if (mail === null) return;
      try {
        await transport.deliver(mail);
      } catch (error) {
        if (!(error instanceof MailRefusedError)) throw error;
        log.error({ err: error }, 'A mail was refused');
      }
    },
  });
  return {
    async send(mail, transaction = db) {
      const payload = { sealed: sealer.seal(JSON.stringify(mail ?? null), CONTEXT) };
      await jobs.enqueue(transaction, { queue: QUEUE, payload, account: null });
      jobs.wake();
    },
    start() {
      jobs.start();
    },
    async stop() {
      await jobs.stop(GRACE_MS);
      transport.close();
    },
  };
}
