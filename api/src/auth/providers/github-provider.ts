import { ClientSecretPost, Configuration, fetchProtectedResource } from 'openid-client';
import * as z from 'zod/mini';
import type { GithubClient } from '../../config/providers';
import { authorizationUrl, exchangeCode, prepare } from './open-id-connection';
import { readEmail, readNames, splitName } from './profile-fields';
import type { SignInProvider } from './provider';

const userSchema = z.object({
  id: z.number(),
  login: z.string(),
  name: z.optional(z.nullable(z.string())),
});
const emailsSchema = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

/** GitHub is OAuth 2 and no OpenID provider: who came back is read from its API. */
export function createGithubProvider({ clientId, clientSecret, url, apiUrl }: GithubClient): SignInProvider {
  function connect(): Configuration {
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

  async function read(path: string, token: string): Promise<unknown> {
    const headers = new Headers({ accept: 'application/vnd.github+json', 'user-agent': 'Tessera' });
    // The API may be plain where GitHub itself is not, on this machine only.
    const connection = prepare(connect(), apiUrl);
    const address = new URL(`${apiUrl}${path}`);
    const answer = await fetchProtectedResource(connection, token, address, 'GET', undefined, headers);
    if (!answer.ok) throw new Error(`GitHub answered ${answer.status} to ${path}`);
    return answer.json();
  }

  return {
    begin: (checks) => authorizationUrl(connect(), checks, { scope: 'read:user user:email' }),
    async finish(answer, checks) {
      const { access_token: token } = await exchangeCode(connect(), answer, checks);
      const user = userSchema.parse(await read('/user', token));
      const emails = emailsSchema.parse(await read('/user/emails', token));
      const primary = emails.find((candidate) => candidate.primary);
      return {
        provider: 'github',
        subject: String(user.id),
        email: readEmail(primary?.email),
        isEmailVerified: primary?.verified === true,
        ...readNames(...splitName(user.name ?? ''), user.login),
        displayName: user.login,
      };
    },
  };
}
