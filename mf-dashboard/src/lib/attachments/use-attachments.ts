import { attachmentSchema, createUpload, deleteUpload, UPLOAD_MAX_BYTES } from '@tessera/shared/contracts';
import { errorMessage } from '@tessera/shared/http';
import { newKey, ownStorage, useShell, type ShellProps } from '@tessera/shared/remote';
import { formatBytes } from '@tessera/shared/ui';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import * as z from 'zod/mini';
import { ACCEPTED } from './accepted';
import { createAttachmentsStore, type AttachmentsPorts } from './attachments.store';

const keptInTab = ownStorage('mf-dashboard', 'sessionStorage');
const keptSchema = z.array(attachmentSchema);

/** The type by the name: the server looks into the file. */
function problemOf({ name, size }: File): string | undefined {
  const isKnown = ACCEPTED.some((extension) => name.toLowerCase().endsWith(extension));
  if (!isKnown) return `Files of this type are not taken. Choose one of: ${ACCEPTED.join(', ')}`;
  if (size > UPLOAD_MAX_BYTES)
    return `Larger than ${formatBytes(UPLOAD_MAX_BYTES)}, the most a file may have`;
  return size === 0 ? 'This file is empty' : undefined;
}

const isPicture = ({ name }: File) => /\.(?:png|jpe?g)$/i.test(name);

/** What shrinks pictures is fetched with the first of them; without it they are sent as they are. */
async function shrink(file: File): Promise<File> {
  const loaded = await import(/* webpackChunkName: "shrink-picture" */ './shrink-picture').catch(
    () => undefined,
  );
  return loaded ? loaded.shrinkPicture(file) : file;
}

function parseKept(text: string | null): z.infer<typeof keptSchema> {
  try {
    return keptSchema.parse(JSON.parse(text ?? '[]'));
  } catch {
    // Of another version, or cut off: nothing is attached then.
    return [];
  }
}

/** `place`: what the files belong to, the app home or a project. */
function attachmentsPorts({ api }: ShellProps, place: string): AttachmentsPorts {
  const name = `attachments:${place}`;
  return {
    newKey,
    problemOf,
    send: async (file, signal, onUploadProgress) => {
      const sent = isPicture(file) ? await shrink(file) : file;
      const options = { file: sent, signal, onUploadProgress };
      return api.call(createUpload, { body: { purpose: 'attachment' } }, options);
    },
    letGo: (id) => api.call(deleteUpload, { params: { id } }),
    read: () => parseKept(keptInTab.read(name)),
    keep: (attachments) => {
      if (attachments.length === 0) keptInTab.remove(name);
      else keptInTab.write(name, JSON.stringify(attachments));
    },
    describe: (error) => errorMessage(error, 'The file did not arrive. Remove it and try again.'),
  };
}

/** The files of one field. */
export function useAttachments(place: string) {
  const shell = useShell();
  const [attachments] = useState(() => createAttachmentsStore(attachmentsPorts(shell, place)));
  useEffect(() => attachments.dispose, [attachments]);
  const state = useStore(attachments.store);
  return {
    ...attachments,
    ...state,
    isSending: state.files.some(({ step }) => step === 'sending'),
    isAny: state.files.some(({ step }) => step === 'kept'),
  };
}

export type Attachments = ReturnType<typeof useAttachments>;
