import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface GithubPerson {
  readonly id: number;
  readonly login: string;
  readonly name: string | null;
  readonly email: string;
  readonly isVerified: boolean;
}

export interface GithubProvider {
  /** What GITHUB_URL and GITHUB_API_URL are set to. */
  readonly url: string;
  person: GithubPerson;
  /** Whether the person declines the next time. */
  isDeclining: boolean;
  /** Every token that was ever handed out, and those that we asked GitHub to forget. */
  readonly issued: string[];
  readonly revoked: string[];
  readonly close: () => Promise<void>;
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return new URLSearchParams(text);
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** GitHub's OAuth pages and the calls of its API that signing in and connecting make; checks PKCE and each code's one use. */
export async function startGithubProvider(): Promise<GithubProvider> {
  const codes = new Map<string, string>();
  const tokens = new Set<string>();

  function authorize(query: URLSearchParams, response: ServerResponse): void {
    const code = randomUUID();
    codes.set(code, query.get('code_challenge') ?? '');
    const back = new URL(query.get('redirect_uri') ?? '');
    const result: Record<string, string> = provider.isDeclining ? { error: 'access_denied' } : { code };
    back.search = new URLSearchParams({ ...result, state: query.get('state') ?? '' }).toString();
    response.writeHead(302, { location: back.href }).end();
  }

  async function exchange(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = await readForm(request);
    const code = form.get('code') ?? '';
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isGood = codes.get(code) === challenge && form.get('client_secret') === 'github-secret';
    codes.delete(code);
    if (!isGood) {
      answer(response, 400, { error: 'bad_verification_code' });
      return;
    }
    const token = randomUUID();
    tokens.add(token);
    provider.issued.push(token);
    answer(response, 200, { access_token: token, token_type: 'bearer', scope: 'read:user,user:email' });
  }

  async function revoke(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const { access_token: token } = JSON.parse(text) as { access_token: string };
    tokens.delete(token);
    provider.revoked.push(token);
    response.writeHead(204).end();
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const isKnown = tokens.has((request.headers.authorization ?? '').replace(/^bearer /i, ''));
    const { person } = provider;
    if (pathname === '/login/oauth/authorize') authorize(searchParams, response);
    else if (pathname === '/login/oauth/access_token') void exchange(request, response);
    else if (pathname === '/applications/github-client/token') void revoke(request, response);
    else if (!isKnown) answer(response, 401, { message: 'Requires authentication' });
    else if (pathname === '/user')
      answer(response, 200, { id: person.id, login: person.login, name: person.name });
    else answer(response, 200, [{ email: person.email, primary: true, verified: person.isVerified }]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const provider: GithubProvider = {
    url: `http://127.0.0.1:${port}`,
    isDeclining: false,
    issued: [],
    revoked: [],
    person: { id: 1, login: 'nobody', name: null, email: 'nobody@example.com', isVerified: true },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return provider;
}
