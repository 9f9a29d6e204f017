import * as z from 'zod/mini';
import type { GithubClient } from '../../config/providers';
import { githubConfiguration, readGithub, readGithubUser } from './github-connection.client';
import { authorizationUrl, exchangeCode } from './open-id-connection.client';
import { readEmail, readNames, splitName } from './profile-fields.rules';
import type { SignInProvider } from './sign-in-provider.port';

const emailsSchema = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

/** Who came back from GitHub is read from its API. */
export function createGithubProvider(client: GithubClient): SignInProvider {
  return {
    begin: (checks) =>
      authorizationUrl(githubConfiguration(client), checks, { scope: 'read:user user:email' }),
    async finish(answer, checks) {
      const { access_token: token } = await exchangeCode(githubConfiguration(client), answer, checks);
      const user = await readGithubUser(client, token);
      const emails = emailsSchema.parse(await readGithub(client, '/user/emails', token));
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
