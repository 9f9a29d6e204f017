import { isIP, Socket } from 'node:net';
import { Client, type ClientConfig, type QueryArrayConfig, type QueryArrayResult } from 'pg';
import type { Cell, RawResult, StatementSession } from '../../db/read-statement';
import { FAILURES, ReachError } from './failures.rules';
import {
  MOST_BYTES,
  MOST_COLUMNS,
  REACH_MS,
  SIGN_IN_MS,
  STATEMENT_MS,
  type Target,
} from './outside-tasks.schema';
import { within } from './within.child';

/** A host with many addresses is not tried for minutes. */
const MOST_ADDRESSES = 3;
const WATCH_MS = 20;
const GOODBYE_MS = 300;
/** How long PostgreSQL has to say that it stopped a statement. */
const GRACE_MS = 1000;
/** Commands whose number of rows is that of those that they changed. */
const CHANGES: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** A server that was reached and where nobody has signed in yet. */
export interface Reached {
  signIn(): Promise<Session>;
  /** Says goodbye where somebody signed in, so that the server's log has no complaint, and waits for no answer to it. */
  close(): Promise<void>;
}

/** Somebody signed in, once, for one question. Whatever the server does, each call settles. */
export interface Session extends StatementSession {
  /** Begins a transaction that may only read or may change things, with PostgreSQL's own limit of time. */
  begin(mode: 'read only' | 'read write'): Promise<void>;
}

/**
 * Connects to one of the addresses, which were checked: to the address, so that nobody looks the name up again.
 *
 * @throws what the socket says, of the last address; a ReachError once too much came
 */
export async function reach(target: Target, addresses: readonly string[]): Promise<Reached> {
  let failure: unknown = new ReachError(FAILURES.notFound);
  const tried = addresses.slice(0, MOST_ADDRESSES);
  for (const address of tried) {
    const opened = open(target, address);
    try {
      await within(
        REACH_MS / tried.length,
        opened.connected,
        Object.assign(new Error('No answer'), { code: 'ETIMEDOUT' }),
      );
      return opened;
    } catch (error) {
      await opened.close();
      failure = error;
    }
  }
  throw failure;
}

function open(target: Target, address: string): Reached & { readonly connected: Promise<unknown> } {
  const socket = new Socket();
  const client = new Client({
    host: address,
    port: target.port,
    database: target.database,
    user: target.user,
    // A function: with an empty text the driver would look for one in files of this server's.
    password: () => target.password,
    application_name: 'tessera',
    ssl: sslOf(target),
    stream: () => socket,
  });
  const watched = watch(socket);
  client.on('error', watched.fail);
  let isSignedIn = false;
  const signedIn = client.connect();
  const connected = Promise.race([
    new Promise((resolve) => socket.once('connect', resolve)),
    // Before there is a connection it can only fail.
    signedIn,
    watched.broken,
  ]);
  return {
    connected,
    async signIn() {
      await within(SIGN_IN_MS, Promise.race([signedIn, watched.broken]), new ReachError(FAILURES.tooSlow));
      isSignedIn = true;
      return sessionOf(client, watched.broken);
    },
    async close() {
      watched.end();
      signedIn.catch(() => undefined);
      if (isSignedIn) await within(GOODBYE_MS, client.end(), new Error('No goodbye')).catch(() => undefined);
      socket.destroy();
    },
  };
}

function sslOf({ host, ssl, certificate }: Target): ClientConfig['ssl'] {
  if (ssl === 'off') return false;
  return {
    host,
    // A certificate is for a name; an address has none to send.
    ...(isIP(host) === 0 && { servername: host }),
    rejectUnauthorized: ssl === 'verify',
    ...(ssl === 'verify' && certificate !== null && certificate !== '' && { ca: certificate }),
  };
}

/** Ends whatever waits once more came than may, or once the driver cannot make sense of it. */
function watch(socket: Socket) {
  let fail: (error: Error) => void = () => undefined;
  const broken = new Promise<never>((_, reject) => {
    fail = (error) => {
      reject(error);
      socket.destroy();
    };
  });
  // Where nobody waits for it, it is no failure of the process.
  broken.catch(() => undefined);
  const timer = setInterval(() => {
    if (socket.bytesRead > MOST_BYTES) fail(new ReachError(FAILURES.tooMuch));
  }, WATCH_MS);
  process.on('uncaughtException', fail);
  return {
    broken,
    fail,
    end() {
      clearInterval(timer);
      process.off('uncaughtException', fail);
    },
  };
}

/** Every row has its columns, of which there are no more than PostgreSQL has. */
function isWhole({ fields, rows }: QueryArrayResult<(string | null)[]>): boolean {
  return fields.length <= MOST_COLUMNS && rows.every((row) => row.length === fields.length);
}

function sessionOf(client: Client, broken: Promise<never>): Session {
  let deadline = performance.now() + STATEMENT_MS + GRACE_MS;
  const run = async (text: string, parameters: readonly Cell[]): Promise<RawResult> => {
    const asked: QueryArrayConfig & { readonly queryMode: 'extended' } = {
      text,
      values: [...parameters],
      rowMode: 'array',
      // One statement, whatever the text says.
      queryMode: 'extended',
      types: { getTypeParser: () => (value: string) => value },
    };
    const found = await within(
      Math.max(0, deadline - performance.now()),
      Promise.race([client.query<(string | null)[]>(asked), broken]),
      Object.assign(new Error('Too slow'), { code: '57014' }),
    );
    if (!isWhole(found)) throw new ReachError(FAILURES.notPostgres);
    return {
      fields: found.fields.map(({ name, dataTypeID }) => ({ name, oid: dataTypeID })),
      rows: found.rows,
      ...(CHANGES.has(found.command) && { affected: found.rowCount ?? 0 }),
    };
  };
  return {
    run,
    async begin(mode) {
      deadline = performance.now() + STATEMENT_MS + GRACE_MS;
      await run(`begin ${mode}`, []);
      await run(`set local statement_timeout = ${String(STATEMENT_MS)}`, []);
      // Once something was asked, nothing makes the transaction another one.
      await run('select 1', []);
    },
  };
}
