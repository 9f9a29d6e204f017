import { setTimeout as wait } from 'node:timers/promises';
import { draftSchema, type Draft } from '@tessera/shared/contracts';
import type { LightMyRequestResponse as Response } from 'fastify';
import { cookiesOf, type TestApi, type TestUser } from './test-api';

export const DRAFT_PROMPT = 'A guitar practice journal with song, composer, minutes and date';

/** Asks now and then until it is made, one way or the other. */
export async function untilMade(read: () => Promise<Draft | null>): Promise<Draft> {
  const deadline = Date.now() + 150_000;
  for (;;) {
    const draft = await read();
    if (draft?.status !== 'making') return draftSchema.parse(draft);
    if (Date.now() > deadline) throw new Error('It was not made within 150 s');
    await wait(50);
  }
}

/** One browser in which nobody is signed in: its cookies go along with every call. */
export function openVisitor(server: TestApi, remoteAddress = '192.0.2.1') {
  let cookie = '';
  async function call(
    method: 'GET' | 'POST',
    path: string,
    more: { body?: object; token?: string; headers?: Record<string, string> } = {},
  ): Promise<Response> {
    const answer = await server.inject({
      method,
      url: `/api${path}`,
      remoteAddress,
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        cookie,
        ...(more.token === undefined ? {} : { authorization: `Bearer ${more.token}` }),
        ...more.headers,
      },
      ...(more.body === undefined ? {} : { payload: more.body }),
    });
    if (answer.cookies.length > 0) cookie = cookiesOf(answer);
    return answer;
  }
  const mine = async () => (await call('GET', '/drafts/mine')).json<{ draft: Draft | null }>().draft;
  return {
    call,
    mine,
    begin: (prompt = DRAFT_PROMPT) => call('POST', '/drafts', { body: { prompt } }),
    /** Begins one and waits until it runs. */
    async make(prompt = DRAFT_PROMPT): Promise<Draft> {
      const begun = await call('POST', '/drafts', { body: { prompt } });
      if (begun.statusCode !== 201) throw new Error(begun.payload);
      const made = await untilMade(mine);
      if (made.status !== 'ready') throw new Error(made.error ?? 'It was not made');
      return made;
    },
    keep: (id: string, user?: TestUser) =>
      call('POST', `/drafts/${id}/keep`, user === undefined ? {} : { token: user.token }),
  };
}
