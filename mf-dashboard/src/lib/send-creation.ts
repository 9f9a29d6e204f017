import { createProject, type Project } from '@tessera/shared/contracts';
import type { ApiClient } from '@tessera/shared/http';
import { schedule } from '@tessera/shared/remote';
import type { Creation } from '@tessera/shared/remote/hand-over';

export interface Created {
  readonly project: Project;
  readonly runId?: string | undefined;
}

/** Longer than the code of the page that takes it may be on its way. */
const KEPT_MS = 30_000;

/**
 * Calls that nobody has taken yet, by their key. That is 128 random bits, which only the creation in the tab's storage
 * has; signing out, or in as somebody else, clears that (SAFE-09). So no other account's page can name a call.
 */
const ahead = new Map<string, Promise<Created>>();

function call(api: ApiClient, creation: Creation): Promise<Created> {
  const { projectName, isNameDerived, description, prompt, templateId, attachments, dataPlace } = creation;
  // The same body whenever it is sent, ahead or after a reload: the server refuses a key that comes with another one.
  const files = attachments && { attachmentIds: attachments.map(({ id }) => id) };
  const start = templateId === undefined ? { prompt } : { templateId };
  const body = { projectName, isNameDerived, description, dataPlace, ...start, ...files };
  return api.call(createProject, { body }, { idempotencyKey: creation.idempotencyKey });
}

/**
 * Sends a creation before its page is there: to draw that takes a twentieth of a second, in which the server is idle
 * otherwise. Only for what that page will find, or it makes another one.
 */
export function sendAhead(api: ApiClient, creation: Creation): void {
  const sent = call(api, creation);
  // The page that takes the call tells what went wrong. Where no page takes it, nobody waits to be told.
  sent.catch(() => undefined);
  ahead.set(creation.idempotencyKey, sent);
  // Somebody may leave before its page is there. Whichever page comes later makes the call again, for the same project.
  schedule(() => ahead.delete(creation.idempotencyKey), KEPT_MS);
}

/** Makes project and run of a creation: what was sent ahead, or a call of its own. The same key answers the same ones. */
export function sendCreation(api: ApiClient, creation: Creation): Promise<Created> {
  const sent = ahead.get(creation.idempotencyKey);
  ahead.delete(creation.idempotencyKey);
  return sent ?? call(api, creation);
}
