import { importPKCS8, SignJWT } from 'jose';
import { ClientSecretPost, Configuration, enableNonRepudiationChecks } from 'openid-client';
import * as z from 'zod/mini';
import type { AppleClient } from '../../config/providers';
import type { Clock } from '../../core/clock';
import { authorizationUrl, discoverOnce, exchangeCode, prepare } from './open-id-connection.client';
import { isTrue, providerTruth, readEmail, readNames, type Names } from './profile-fields.rules';
import type { ProviderAnswer, SignInProvider } from './sign-in-provider.port';

const claimsSchema = z.object({
  sub: z.string().check(z.minLength(1)),
  email: z.optional(z.string()),
  email_verified: providerTruth,
});

/** Sent at the first sign-in only, and unsigned: good for a name and nothing else. */
const userSchema = z.object({
  name: z.optional(z.object({ firstName: z.optional(z.string()), lastName: z.optional(z.string()) })),
});

/** Apple takes secrets of up to six months; each of ours is used at once. */
const SECRET_SECONDS = 300;

export function createAppleProvider(client: AppleClient, clock: Clock): SignInProvider {
  const { clientId, issuer } = client;
  const discover = discoverOnce(issuer, clientId);

  async function connect(secret: string): Promise<Configuration> {
    const configuration = new Configuration(await discover(), clientId, undefined, ClientSecretPost(secret));
    enableNonRepudiationChecks(prepare(configuration, issuer));
    return configuration;
  }

  return {
    begin: async (checks) =>
      // Name and email come by a posted form only.
      authorizationUrl(await connect(await makeClientSecret(client, clock)), checks, {
        scope: 'name email',
        response_mode: 'form_post',
        nonce: checks.nonce,
      }),
    async finish(answer, checks) {
      const { user, ...response } = answer;
      const connection = await connect(await makeClientSecret(client, clock));
      const tokens = await exchangeCode(connection, response, checks, { expectedNonce: checks.nonce });
      const { sub, email, email_verified } = claimsSchema.parse(tokens.claims());
      return {
        provider: 'apple',
        subject: sub,
        email: readEmail(email),
        isEmailVerified: isTrue(email_verified),
        ...readUser(user, email),
        displayName: email ?? 'Apple',
      };
    },
  };
}

/** Apple's client secret: a short-lived ES256 token that the team's key signs. */
async function makeClientSecret(
  { clientId, teamId, keyId, privateKey, issuer }: AppleClient,
  clock: Clock,
): Promise<string> {
  const now = Math.floor(clock().getTime() / 1000);
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setIssuedAt(now)
    .setExpirationTime(now + SECRET_SECONDS)
    .setAudience(issuer)
    .setSubject(clientId)
    .sign(await importPKCS8(privateKey, 'ES256'));
}

function readUser(text: ProviderAnswer[string] | undefined, email = ''): Names {
  const fallback = email.split('@')[0] ?? '';
  let name: { firstName?: string | undefined; lastName?: string | undefined } | undefined;
  try {
    name = userSchema.parse(JSON.parse(text ?? '{}')).name;
  } catch {
    // Not from Apple, or changed on the way: people can set their name later.
    name = undefined;
  }
  return readNames(name?.firstName, name?.lastName, fallback);
}
