import { HashChildMissingError } from '../auth/hash-child-client';
import { ConfigurationError, type Environment } from '../config/environment';
import { errorCode } from '../core/error-code';
import { DataFolderLockedError } from '../db/data-folder-lock';

type Settings = Pick<Environment, 'port' | 'dataDir' | 'databaseUrl'>;

/** Their messages are written for whoever starts the server. */
const EXPLAINED = [ConfigurationError, DataFolderLockedError, HashChildMissingError];
const UNWRITABLE = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC']);
const UNREACHABLE = new Set(['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH', 'EAI_AGAIN']);

/** One clear sentence for a start that failed for an expected reason; undefined for a bug. */
export function explainStartFailure(error: unknown, settings: Settings | undefined): string | undefined {
  if (EXPLAINED.some((kind) => error instanceof kind)) return (error as Error).message;
  const code = errorCode(error);
  if (code === undefined || settings === undefined) return undefined;
  const { port, dataDir, databaseUrl } = settings;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use. Stop the program that uses it, or start with another: PORT=${port + 1}.`;
  }
  if (UNWRITABLE.has(code)) {
    return `The data folder ${dataDir} cannot be written (${code}). Make it writable, or set DATA_DIR to another.`;
  }
  if (UNREACHABLE.has(code) && databaseUrl !== undefined) {
    return `The database at ${new URL(databaseUrl).host} does not answer (${code}). Start it, or correct DATABASE_URL.`;
  }
  return undefined;
}
