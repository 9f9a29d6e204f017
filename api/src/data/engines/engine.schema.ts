import type { Statement, TableRow } from '@tessera/builder/keeper';

/** What runs statements: a transaction, or the database between two of them. */
export interface Session {
  query(statement: Statement): Promise<readonly TableRow[]>;
}

/** One database of an application, on either engine. Its tables are found by their bare names. */
export interface Engine extends Session {
  /** Commits what `work` wrote, or nothing of it where it throws. */
  transaction<T>(work: (session: Session) => Promise<T>): Promise<T>;
  /** Commits all of these, or none of them. */
  write(statements: readonly Statement[]): Promise<void>;
  /** Copies it as it is now, where it is a folder. Nothing else runs in it meanwhile. */
  copyTo?(folder: string): Promise<void>;
  close(): Promise<void>;
}

/** The two places where an application's records are kept. */
export type DataEnvironment = 'preview' | 'production';

/** Names one database: whose it is, and which of the two. */
export interface Place {
  readonly database: string;
  readonly environment: DataEnvironment;
}

/** The place alone of something that has more than that: what is announced has to be short. */
export const placeOf = ({ database, environment }: Place): Place => ({ database, environment });

/** All databases of one kind of engine. */
export interface Engines {
  /** Undefined where there is no such database and none is to be made. */
  open(place: Place, mayCreate: boolean): Promise<Engine | undefined>;
  /** Removes it with everything in it. Whoever had it open has closed it. */
  drop(place: Place): Promise<void>;
  /** The ids of all databases that take room. */
  list(): Promise<readonly string[]>;
  /** Where other servers hear of steps (`pg_notify`); undefined where there are none. */
  readonly channel: string | undefined;
  /** Tells them of what is no step: a migration, a restored backup, people. Steps tell of themselves (`channel`). */
  announce(session: Session, news: Announcement): Promise<void>;
  /** Hears of the steps of all servers; `lost` where some may have been missed. Nothing to hear on an embedded engine. */
  listen(hear: (news: Announcement | 'lost') => void): Promise<void>;
  /** Whether other processes may write to the same databases. */
  readonly isShared: boolean;
  close(): Promise<void>;
}

export interface Announcement extends Place {
  readonly seq: number;
  readonly revision: number;
  /** What is kept there by then; only this server's own processes say it. */
  readonly counts?: { readonly records: number; readonly bytes: number };
  /** No step was made: somebody was signed out, or may do something else by now. */
  readonly people?: true;
}

/** Which engine, and where. */
export type EngineSettings =
  | {
      readonly kind: 'embedded';
      /** Absolute: a folder for each database lies in it. */
      readonly folder: string;
      /** The archive of an empty database, if the build made one. */
      readonly archive: string;
      /** Bytes of the disk that stay free. */
      readonly diskReserve: number;
    }
  | {
      readonly kind: 'server';
      readonly url: string;
      /** Where the database is created from when there is none. */
      readonly createFrom: string;
    };

/** A name that both engines take for a database: no dashes. */
export function placeName({ database, environment }: Place): string {
  return `app_${database.replaceAll('-', '')}_${environment === 'production' ? 'l' : 'p'}`;
}

const HEX = /^app_([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})_[lp]$/;

/** The id in such a name; undefined for any other. */
export function databaseOfName(name: string): string | undefined {
  const parts = HEX.exec(name)?.slice(1);
  return parts?.join('-');
}
