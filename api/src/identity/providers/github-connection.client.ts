import { ClientSecretPost, Configuration, fetchProtectedResource } from 'openid-client';
import * as z from 'zod/mini';
import type { GithubClient } from '../../config/providers';
import { prepare, PROVIDER_SECONDS } from './open-id-connection.client';

const userSchema = z.object({
  id: z.number(),
  login: z.string(),
  name: z.optional(z.nullable(z.string())),
});
export type GithubUser = z.infer<typeof userSchema>;

/** GitHub as openid-client sees it: OAuth 2 with PKCE, and no OpenID provider. */
export function githubConfiguration({ clientId, clientSecret, url }: GithubClient): Configuration {
  const base = `${url}/login/oauth`;
  return prepare(
    new Configuration(
      {
        issuer: base,
        authorization_endpoint: `${base}/authorize`,
        token_endpoint: `${base}/access_token`,
        code_challenge_methods_supported: ['S256'],
      },
      clientId,
      undefined,
      ClientSecretPost(clientSecret),
    ),
    url,
  );
}

/** Reads `path` of GitHub's API. Rejects unless it answers with success. */
export async function readGithub(client: GithubClient, path: string, token: string): Promise<unknown> {
  const headers = new Headers({ accept: 'application/vnd.github+json', 'user-agent': 'Tessera' });
  // The API may be plain where GitHub itself is not, on this machine only.
  const connection = prepare(githubConfiguration(client), client.apiUrl);
  const address = new URL(`${client.apiUrl}${path}`);
  const answer = await fetchProtectedResource(connection, token, address, 'GET', undefined, headers);
  if (!answer.ok) throw new Error(`GitHub answered ${answer.status} to ${path}`);
  return answer.json();
}

/** Whose token it is. */
export async function readGithubUser(client: GithubClient, token: string): Promise<GithubUser> {
  return userSchema.parse(await readGithub(client, '/user', token));
}

/** Ends a token at GitHub, which knows its client by name and secret. Rejects unless GitHub agrees or has forgotten it. */
export async function revokeGithubToken(client: GithubClient, token: string): Promise<void> {
  const { clientId, clientSecret, apiUrl } = client;
  const answer = await fetch(`${apiUrl}/applications/${encodeURIComponent(clientId)}/token`, {
    method: 'DELETE',
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      accept: 'application/vnd.github+json',
      'content-type': 'application/json',
      'user-agent': 'Tessera',
    },
    body: JSON.stringify({ access_token: token }),
    signal: AbortSignal.timeout(PROVIDER_SECONDS * 1000),
  });
  if (!answer.ok && answer.status !== 404)
    throw new Error(`GitHub answered ${answer.status} to a revocation`);
}
