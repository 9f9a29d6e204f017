import { randomUUID } from 'node:crypto';
import type { Attachment, UploadPurpose } from '@tessera/shared/contracts';
import { checkFile, FILE_KINDS, fileExtension, UPLOAD_EXTENSIONS } from '@tessera/shared/validation';
import { AppError, notYours } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Clock } from '../../core/clock';
import type { Database, Queryable } from '../../db/database';
import { WorkStoppedError } from '../../work/work-pool';
import type { QuotasService } from '../quotas/quotas.service';
import type { FileReading } from './file-reading.schema';
import type { Worker } from '../worker/worker.client';
import * as repository from './uploads.repository';
import type { UploadRow } from './uploads.repository';

/** What each purpose takes. */
const EXTENSIONS: Readonly<Record<UploadPurpose, readonly string[]>> = {
  attachment: UPLOAD_EXTENSIONS,
  import: ['zip'],
};

export interface NewUpload {
  readonly purpose: UploadPurpose;
  readonly name: string;
  /** As the sender says. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

export interface UploadsService {
  /** Throws UNSUPPORTED_TYPE for a file that its name or its content does not let in, QUOTA_FULL. */
  create(caller: Caller, file: NewUpload): Promise<Attachment>;
  remove(caller: Caller, id: string): Promise<void>;
}

export interface UploadsSettings {
  readonly db: Database;
  readonly clock: Clock;
  readonly quotas: QuotasService;
  readonly worker: Worker;
}

export function createUploadsService({ db, clock, quotas, worker }: UploadsSettings): UploadsService {
  /** What is in the file is looked at in a process that can be ended (SAFE-01). */
  async function readContent(caller: Caller, file: NewUpload): Promise<FileReading> {
    const { name, type, bytes } = file;
    const limits = { extensions: EXTENSIONS[file.purpose] };
    const facts = { name, type, size: bytes.byteLength };
    const byName = checkFile(facts, limits);
    if (!byName.ok) throw refused(byName.message);
    if (facts.size === 0) throw refused('This file is empty');
    const read = await worker.run(caller.userId, 'readFile', { name, type, bytes }).catch(tooMuchWork);
    if (!read.ok) throw refused(read.message);
    return read.reading;
  }

  return {
    async create(caller, file) {
      const { userId } = caller;
      const { purpose, name, bytes } = file;
      const size = bytes.byteLength;
      const row = { id: randomUUID(), name, size, type: typeOf(name) };
      const reading = await readContent(caller, file);
      await db.transaction(async (tx) => {
        await quotas.requireRoomForUpload(tx, userId, size);
        await repository.insertUpload(tx, { ...row, userId, purpose, reading, createdAt: clock() });
      });
      await repository.writeUpload(db, row.id, bytes);
      return row;
    },
    async remove(caller, id) {
      await requireUpload(db, caller, id);
      await repository.deleteUpload(db, id);
    },
  };
}

/** A file that the caller sent and that is still kept. Throws FORBIDDEN for any other. */
export async function requireUpload(q: Queryable, { userId }: Caller, id: string): Promise<UploadRow> {
  const row = await repository.findUpload(q, id);
  if (row?.userId !== userId) throw notYours('file');
  return row;
}

/** A file that the caller sent to become a project. Throws FORBIDDEN for any other, UNSUPPORTED_TYPE for an attachment. */
export async function requireImport(q: Queryable, caller: Caller, id: string): Promise<Uint8Array> {
  const row = await requireUpload(q, caller, id);
  if (row.purpose !== 'import') {
    const message = 'This file was not sent to become a project';
    throw new AppError('UNSUPPORTED_TYPE', message, { fields: { uploadId: message } });
  }
  return repository.readUploadBytes(q, row);
}

/** Lets go of a file that was used. */
export function forgetUpload(tx: Queryable, id: string): Promise<void> {
  return repository.deleteUpload(tx, id);
}

/** For the copy of a person's data: each file with its content, one after the other. */
export async function* readUploadCopies(q: Queryable, userId: string): AsyncGenerator<object> {
  for (const row of await repository.listOwnUploads(q, userId)) {
    const { name, type, purpose, createdAt } = row;
    const content = Buffer.from(await repository.readUploadBytes(q, row)).toString('base64');
    yield { name, type, purpose, createdAt, content };
  }
}

/** Lets go of files that were sent before `time`. */
export function deleteOldUploads(q: Queryable, time: Date): Promise<void> {
  return repository.deleteOldUploads(q, time);
}

/** By the name, which the content was held against: what the sender says is theirs. */
function typeOf(name: string): string {
  return FILE_KINDS.get(fileExtension(name))?.mimeTypes[0] ?? 'application/octet-stream';
}

function refused(message: string): AppError {
  return new AppError('UNSUPPORTED_TYPE', message, { fields: { file: message } });
}

function tooMuchWork(error: unknown): never {
  if (error instanceof WorkStoppedError)
    throw refused('This file takes too long to read. Try a smaller one, or save it anew.');
  throw error;
}
