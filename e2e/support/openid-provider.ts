import { createServer, type IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

interface MockServer {
  readonly issuer: {
    url: string | undefined;
    readonly keys: { generate(algorithm: string): Promise<unknown> };
  };
  readonly service: {
    on(
      event: 'beforeTokenSigning',
      listener: (token: { payload: Record<string, unknown> }, request: IncomingMessage) => void,
    ): void;
    on(event: 'beforeAuthorizeRedirect', listener: (redirect: { url: URL }) => void): void;
  };
  start(port: number, host: string): Promise<void>;
  stop(): Promise<void>;
  address(): AddressInfo;
}

interface MockModule {
  readonly OAuth2Server: new () => MockServer;
}

/** Who signs in at the provider next. */
export interface Person {
  sub: string;
  email: string;
  email_verified: boolean;
  given_name: string;
  family_name: string;
}

export interface OpenIdProvider {
  readonly issuer: string;
  /** Whoever opens the provider's page is this person. */
  person: Person;
  /** True: the person declines. */
  isDeclining: boolean;
  readonly close: () => Promise<void>;
}

/**
 * An OpenID provider on this machine: Google's part, or with `isPosting` Apple's, which answers by a form that
 * the browser posts from another site.
 */
export async function startOpenIdProvider({ isPosting = false } = {}): Promise<OpenIdProvider> {
  const load = createRequire(join(import.meta.dirname, '../../api/package.json'));
  const address = pathToFileURL(load.resolve('oauth2-mock-server')).href;
  const { OAuth2Server } = (await import(address)) as MockModule;
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  const issuer = `http://127.0.0.1:${server.address().port}`;
  server.issuer.url = issuer;
  const poster = isPosting ? await startPoster() : undefined;
  const provider = {
    issuer,
    person: {
      sub: '1',
      email: 'nobody@example.com',
      email_verified: true,
      given_name: 'No',
      family_name: 'Body',
    },
    isDeclining: false,
    async close() {
      await server.stop();
      await poster?.close();
    },
  };
  server.service.on('beforeTokenSigning', ({ payload }) => {
    Object.assign(payload, provider.person);
  });
  server.service.on('beforeAuthorizeRedirect', ({ url }) => {
    if (provider.isDeclining) {
      url.searchParams.delete('code');
      url.searchParams.set('error', 'access_denied');
    }
    if (!poster) return;
    const fields = url.searchParams.toString();
    const target = url.origin + url.pathname;
    url.href = `${poster.origin}/?${new URLSearchParams({ target, fields }).toString()}`;
  });
  return provider;
}

/** The page that posts the answer: `response_mode=form_post`. */
async function startPoster(): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const fields = [...new URLSearchParams(searchParams.get('fields') ?? '')]
      .map(([name, value]) => `<input type="hidden" name="${name}" value="${encodeURI(value)}">`)
      .join('');
    response.setHeader('content-type', 'text/html');
    response.end(
      `<form method="post" action="${searchParams.get('target') ?? ''}">${fields}</form>` +
        '<script>document.forms[0].submit()</script>',
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
