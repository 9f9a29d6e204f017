import * as z from 'zod/mini';
import { defineContract } from './define-contract';

/** What a file is sent for: to go with a prompt or a message, or to become a project. */
export const uploadPurposeSchema = z.enum(['attachment', 'import']);
export type UploadPurpose = z.infer<typeof uploadPurposeSchema>;

/** A file that goes with a prompt or a message. */
export const attachmentSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** In bytes. */
  size: z.int(),
  /** Its MIME type, by its name. */
  type: z.string(),
});
export type Attachment = z.infer<typeof attachmentSchema>;

/** Files that go with a prompt or a message, by their ids. */
export const attachmentIdsSchema = z.optional(
  z.array(z.uuid()).check(z.maxLength(5, 'Attach at most 5 files')),
);

/**
 * Keeps one file for a day, or until what it was sent for is done. Files are held to their name and to what is in them: 415
 * says why one is refused, 413 that it is too large or that the account has no room for it.
 */
export const createUpload = defineContract({
  method: 'POST',
  path: '/uploads',
  access: 'user',
  status: 201,
  takesFile: true,
  request: { body: z.object({ purpose: uploadPurposeSchema }) },
  response: attachmentSchema,
});

/** Lets go of a file before its time. */
export const deleteUpload = defineContract({
  method: 'DELETE',
  path: '/uploads/:id',
  access: 'user',
  status: 204,
  request: { params: z.object({ id: z.uuid() }) },
  response: z.undefined(),
});
