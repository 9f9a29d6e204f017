import { projectPathSchema } from '@tessera/shared/contracts';
import { ARCHIVE_LIMITS } from './archive.schema';
import { SERVER_DATA } from './export-server.rules';
import { leftOutFolder } from './left-out.rules';
import { isSecretFile } from './secret-files.rules';

/** What is known of a file before anybody looks into it. */
export interface FileFacts {
  /** Bytes, as whoever lists it says. */
  readonly size: number;
  readonly kind: 'file' | 'link' | 'submodule';
}

export interface Refusal {
  readonly why: string;
  /** Said instead of the file. */
  readonly folder?: string;
}

/** Why a file of a ZIP or a repository is not even unpacked or asked for; undefined where it is. */
export function whyNotTaken(path: string, facts: FileFacts, isServed: boolean): Refusal | undefined {
  return whyNoRecords(path, isServed) ?? whyNot(path, facts);
}

/** What the server of an export keeps beside itself. */
function whyNoRecords(path: string, isServed: boolean): Refusal | undefined {
  const why = 'The records of an application are not part of a project';
  return isServed && path.startsWith(SERVER_DATA) ? { why, folder: SERVER_DATA } : undefined;
}

function whyNot(path: string, { size, kind }: FileFacts): Refusal | undefined {
  const folder = leftOutFolder(path);
  if (folder) return { why: folder.why, folder: folder.path };
  if (leadsOut(path)) return { why: 'Its path leads out of the project' };
  if (!projectPathSchema.safeParse(path).success)
    return { why: 'Its name has characters that a project cannot keep, or is too long' };
  if (kind === 'link') return { why: 'A link, not a file' };
  if (kind === 'submodule') return { why: 'A repository of its own (a submodule)' };
  if (isSecretFile(path))
    return { why: 'Looks like a secret. Variables are set in the project, not in a file' };
  return size > ARCHIVE_LIMITS.fileBytes ? { why: 'Over 1 MB' } : undefined;
}

function leadsOut(path: string): boolean {
  return /^(?:\/|[A-Za-z]:)/.test(path) || path.split('/').includes('..');
}
