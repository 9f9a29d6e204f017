import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** An account at a provider of the tests. */
export interface ProviderAccount {
  readonly id: string;
  readonly email: string;
  readonly isVerified: boolean;
  readonly name: string;
}

export interface ProviderServer {
  readonly url: string;
  /** Who gives consent next. */
  account: ProviderAccount;
  /** What the last exchange of a code carried. */
  lastExchange: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

type Handler = (
  request: {
    readonly url: URL;
    readonly form: URLSearchParams;
  },
  response: ServerResponse,
) => Promise<void> | void;

/** A small Apple: OpenID with a posted form, codes that work once, ID tokens signed with RS256. Real HTTP. */
export async function startAppleServer(account: ProviderAccount, clientId: string): Promise<ProviderServer> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  const codes = new Map<string, { nonce: string; account: ProviderAccount }>();
  const provider = await serve(account, async ({ url, form }, response) => {
    if (url.pathname === '/.well-known/openid-configuration') {
      answer(response, 200, {
        issuer: provider.url,
        authorization_endpoint: `${provider.url}/auth/authorize`,
        token_endpoint: `${provider.url}/auth/token`,
        jwks_uri: `${provider.url}/auth/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['pairwise'],
        id_token_signing_alg_values_supported: ['RS256'],
      });
      return;
    }
    if (url.pathname === '/auth/keys') {
      answer(response, 200, { keys: [jwk] });
      return;
    }
    if (url.pathname === '/auth/authorize') {
      const code = randomUUID();
      codes.set(code, { nonce: url.searchParams.get('nonce') ?? '', account: provider.account });
      // What Apple's page posts to the return address; the test's browser does the posting.
      answer(response, 200, {
        post: url.searchParams.get('redirect_uri'),
        mode: url.searchParams.get('response_mode'),
        form: { code, state: url.searchParams.get('state') },
      });
      return;
    }
    provider.lastExchange = Object.fromEntries(form);
    const grant = take(codes, form.get('code'));
    if (grant === undefined) {
      answer(response, 400, { error: 'invalid_grant' });
      return;
    }
    const idToken = await new SignJWT({
      nonce: grant.nonce,
      email: grant.account.email,
      email_verified: String(grant.account.isVerified),
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .setIssuer(provider.url)
      .setAudience(clientId)
      .setSubject(grant.account.id)
      .setIssuedAt()
      .setExpirationTime('10m')
      .sign(privateKey);
    answer(response, 200, {
      access_token: randomUUID(),
      token_type: 'Bearer',
      expires_in: 3600,
      id_token: idToken,
    });
  });
  return provider;
}

async function serve(account: ProviderAccount, handle: Handler): Promise<ProviderServer> {
  const server: Server = createServer((request, response) => {
    void readBody(request).then((body) =>
      handle(
        {
          url: new URL(request.url ?? '/', 'http://provider'),
          form: new URLSearchParams(body),
        },
        response,
      ),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    account,
    lastExchange: {},
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function take<T>(grants: Map<string, T>, code: string | null): T | undefined {
  const grant = grants.get(code ?? '');
  grants.delete(code ?? '');
  return grant;
}
