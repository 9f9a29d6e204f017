import type { LightMyRequestResponse as Response } from 'fastify';
import type { TestApi } from './test-api';

/** A browser with cookies that talks to the server of the test. */
export interface TestBrowser {
  /** A navigation, which carries no header of ours. `address` may be absolute. */
  open(address: string): Promise<Response>;
  /** A form that another site's page posts. */
  submit(address: string, form: Readonly<Record<string, string>>): Promise<Response>;
  /** A call of our own page. `path` without `/api`. */
  call(path: string, body: object): Promise<Response>;
  readonly cookies: Map<string, string>;
}

export function openBrowser(api: TestApi): TestBrowser {
  const cookies = new Map<string, string>();

  async function send(
    method: 'GET' | 'POST',
    address: string,
    payload: object | string | undefined,
    headers: Readonly<Record<string, string>>,
  ): Promise<Response> {
    const { pathname, search } = new URL(address, api.environment.publicUrl);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await api.inject({
      method,
      url: pathname + search,
      headers: { ...headers, ...(cookie === '' ? {} : { cookie }) },
      ...(payload === undefined ? {} : { payload }),
    });
    for (const { name, value, expires } of answer.cookies) {
      if (expires !== undefined && expires.getTime() <= 0) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }

  return {
    cookies,
    open: (address) => send('GET', address, undefined, {}),
    submit: (address, form) =>
      send('POST', address, new URLSearchParams(form).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://provider.example',
      }),
    call: (path, body) => send('POST', `/api${path}`, body, { 'x-requested-with': 'XMLHttpRequest' }),
  };
}

/** The address that an answer sends the browser to. */
export function targetOf(answer: { readonly headers: Readonly<Record<string, unknown>> }): URL {
  return new URL(String(answer.headers['location']));
}
