import { createProject, type Project } from '@tessera/shared/contracts';
import type { ApiClient } from '@tessera/shared/http';
import type { Creation } from '@tessera/shared/remote/hand-over';

export interface Created {
  readonly project: Project;
  readonly runId?: string | undefined;
}

/** Calls that are on their way, by their key: each is waited for once, by the page that shows the making. */
const ahead = new Map<string, Promise<Created>>();

function call(api: ApiClient, creation: Creation): Promise<Created> {
  const { projectName, isNameDerived, description, prompt, templateId, attachments, idempotencyKey } =
    creation;
  // As on the app home: the same key takes the same body only.
  const files = attachments && { attachmentIds: attachments.map(({ id }) => id) };
  const start = templateId === undefined ? { prompt } : { templateId };
  const body = { projectName, isNameDerived, description, ...start, ...files };
  return api.call(createProject, { body }, { idempotencyKey });
}

/**
 * Sends a creation before its page is there: to draw that takes a twentieth of a second, in which the server is idle
 * otherwise. Whatever goes wrong is told by the page, which waits for it.
 */
export function sendAhead(api: ApiClient, creation: Creation): void {
  const sent = call(api, creation);
  // Its page takes it at once; should there be none, nobody is to be told twice.
  sent.catch(() => undefined);
  ahead.set(creation.idempotencyKey, sent);
}

/** Makes project and run of a creation: what was sent ahead, or a call of its own. The same key answers the same ones. */
export function sendCreation(api: ApiClient, creation: Creation): Promise<Created> {
  const sent = ahead.get(creation.idempotencyKey);
  ahead.delete(creation.idempotencyKey);
  return sent ?? call(api, creation);
}
