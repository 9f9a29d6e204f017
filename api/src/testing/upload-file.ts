import type { Attachment } from '@tessera/shared/contracts';
import type { LightMyRequestResponse as Answer } from 'fastify';
import type { TestApi, TestUser } from './test-api';

export interface FileToSend {
  readonly name: string;
  readonly content: string | Uint8Array;
  readonly type?: string;
  readonly purpose?: string;
}

/** A form as browsers send it: `content-type` and body. */
export async function formOf(
  fields: Readonly<Record<string, string>>,
  files: readonly FileToSend[],
): Promise<{ readonly headers: Record<string, string>; readonly payload: Buffer }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { name, content, type = '' } of files)
    form.append('file', new Blob([content as BlobPart], { type }), name);
  const sent = new Response(form);
  return {
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  };
}

/** Sends one file, as the page does. */
export async function sendFile(
  api: TestApi,
  user: Pick<TestUser, 'token'>,
  { purpose = 'attachment', ...file }: FileToSend,
): Promise<Answer> {
  const { headers, payload } = await formOf({ purpose }, [file]);
  return api.call('POST', '/uploads', { token: user.token, body: payload, headers });
}

/** The same, of a file that is taken. */
export async function uploadFile(
  api: TestApi,
  user: Pick<TestUser, 'token'>,
  file: FileToSend,
): Promise<Attachment> {
  const answer = await sendFile(api, user, file);
  if (answer.statusCode !== 201) throw new Error(`${file.name} was refused: ${answer.body}`);
  return answer.json<Attachment>();
}
