import { HashChildMissingError } from '../identity';
import { ConfigurationError, type Environment } from '../config/environment';
import { DiskFullError, isDiskFull } from '../core/disk-full';
import { errorCode } from '../core/error-code';
import { UnusableRecordsDatabaseError } from '../data';
import { DataFolderLockedError } from '../db/data-folder-lock';
import { TablesHeldError } from '../db/migrator';
import { UnusableBucketError } from '../workspace';

type Settings = Pick<Environment, 'port' | 'host' | 'dataDir' | 'databaseUrl'>;

/** Their messages are written for whoever starts the server. */
const EXPLAINED = [
  ConfigurationError,
  DataFolderLockedError,
  HashChildMissingError,
  TablesHeldError,
  UnusableBucketError,
  UnusableRecordsDatabaseError,
];
const UNWRITABLE = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST']);
const UNREACHABLE = new Set(['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH', 'EAI_AGAIN']);

/** One clear sentence for a start that failed for an expected reason; undefined for a bug. */
export function explainStartFailure(error: unknown, settings: Settings | undefined): string | undefined {
  if (EXPLAINED.some((kind) => error instanceof kind)) return (error as Error).message;
  if (isDiskFull(error)) return explainFullDisk(error, settings);
  const code = errorCode(error);
  if (code === undefined || settings === undefined) return undefined;
  const { dataDir, databaseUrl } = settings;
  const listening = explainListening(error, code, settings);
  if (listening !== undefined) return listening;
  if (UNWRITABLE.has(code) || (code === 'ENOENT' && isAbout(error, dataDir))) {
    return `The data folder ${dataDir} cannot be written (${code}). Make it writable, or set DATA_DIR to another.`;
  }
  if (UNREACHABLE.has(code) && databaseUrl !== undefined) {
    return `The database at ${new URL(databaseUrl).host} does not answer (${code}). Start it, or correct DATABASE_URL.`;
  }
  return undefined;
}

/** The embedded database says itself how much is missing, perhaps wrapped by the query that asked for it. */
function explainFullDisk(error: unknown, settings: Settings | undefined): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof DiskFullError) return current.message;
  }
  if (settings === undefined) return undefined;
  const isOfDatabase = errorCode(error) === undefined || errorCode(error) === '53100';
  return isOfDatabase && settings.databaseUrl !== undefined
    ? `The disk of the database at ${new URL(settings.databaseUrl).host} is full. Make room there.`
    : `The disk of ${settings.dataDir} is full. Make room, or set DATA_DIR to a folder on another disk.`;
}

function explainListening(error: unknown, code: string, { port, host }: Settings): string | undefined {
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use. Stop the program that uses it, or start with another: PORT=${port + 1}.`;
  }
  if (host !== undefined && (code === 'EADDRNOTAVAIL' || detail(error, 'hostname') === host)) {
    return `This machine has no address ${host} to listen on (${code}). Correct HOST, or leave it empty.`;
  }
  if (detail(error, 'syscall') === 'listen') {
    return `Port ${port} cannot be listened on (${code}). Start with another, such as PORT=3000.`;
  }
  return undefined;
}

/** Whether the failure names the folder, something in it, or a folder above. */
function isAbout(error: unknown, folder: string): boolean {
  const path = detail(error, 'path');
  return path !== undefined && (path.startsWith(folder) || folder.startsWith(path));
}

/** What Node's errors of the system carry beside their code. */
function detail(error: unknown, name: 'hostname' | 'path' | 'syscall'): string | undefined {
  const value: unknown = error instanceof Error ? Reflect.get(error, name) : undefined;
  return typeof value === 'string' ? value : undefined;
}
