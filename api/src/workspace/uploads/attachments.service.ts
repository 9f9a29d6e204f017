import type { FilePicture } from '@tessera/builder';
import type { Attachment } from '@tessera/shared/contracts';
import type { Caller } from '../../core/caller';
import type { Queryable } from '../../db/database';
import { notYours } from '../../core/app-error';
import type { FileTable } from './file-reading.schema';
import { findReading, findUpload } from './uploads.repository';

/** What the files that came with a message hold, for whoever does what it asks for. */
export interface AttachedContent {
  readonly tables: readonly FileTable[];
  readonly texts: readonly AttachedText[];
  readonly pictures: readonly FilePicture[];
}

export interface AttachedText {
  readonly name: string;
  readonly text: string;
  readonly isCut: boolean;
}

/** The caller's own files of these ids, each once. Throws FORBIDDEN for any other. */
export async function requireAttachments(
  q: Queryable,
  { userId }: Caller,
  ids: readonly string[] = [],
): Promise<Attachment[]> {
  const attachments: Attachment[] = [];
  for (const id of new Set(ids)) {
    const row = await findUpload(q, id);
    if (row?.userId !== userId || row.purpose !== 'attachment') throw notYours('file');
    const { name, size, type } = row;
    attachments.push({ id, name, size, type });
  }
  return attachments;
}

/** What was read of files when they were sent; the name of the first that is not kept any more. */
export async function readAttachments(
  q: Queryable,
  attachments: readonly Attachment[],
): Promise<AttachedContent | { readonly gone: string }> {
  const tables: FileTable[] = [];
  const texts: AttachedText[] = [];
  const pictures: FilePicture[] = [];
  for (const { id, name } of attachments) {
    const reading = await findReading(q, id);
    if (reading === undefined) return { gone: name };
    if (reading.kind === 'tables') tables.push(...reading.tables);
    else if (reading.kind === 'text') texts.push({ name, text: reading.text, isCut: reading.isCut });
    else pictures.push({ name, address: reading.kind === 'picture' ? reading.address : undefined });
  }
  return { tables, texts, pictures };
}
