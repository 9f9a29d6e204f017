import { createRemoteJWKSet, jwtVerify } from 'jose';
import { ClientSecretPost, Configuration, enableNonRepudiationChecks } from 'openid-client';
import * as z from 'zod/mini';
import type { OpenIdClient } from '../../config/providers';
import type { Clock } from '../../core/clock';
import {
  authorizationUrl,
  discoverOnce,
  exchangeCode,
  prepare,
  PROVIDER_SECONDS,
} from './open-id-connection.client';
import { isTrue, providerTruth, readEmail, readNames, splitName } from './profile-fields.rules';
import type { ProviderProfile, SignInProvider } from './sign-in-provider.port';

/** A credential that is well signed and still not good. */
export class CredentialError extends Error {
  override readonly name = 'CredentialError';
}

export interface GoogleProvider extends SignInProvider {
  /** One Tap: checks Google's ID token by its keys, for this client, in time, and with the nonce if one is given. */
  readCredential(credential: string, nonce: string | undefined): Promise<ProviderProfile>;
}

const claimsSchema = z.object({
  sub: z.string().check(z.minLength(1)),
  email: z.optional(z.string()),
  email_verified: providerTruth,
  name: z.optional(z.string()),
  given_name: z.optional(z.string()),
  family_name: z.optional(z.string()),
});

/** Google's older tokens name it without a scheme. */
const BARE_ISSUER = 'accounts.google.com';

export function createGoogleProvider(
  { clientId, clientSecret, issuer }: OpenIdClient,
  clock: Clock,
): GoogleProvider {
  const discover = discoverOnce(issuer, clientId);
  const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

  async function connect(): Promise<Configuration> {
    const configuration = new Configuration(
      await discover(),
      clientId,
      undefined,
      ClientSecretPost(clientSecret),
    );
    enableNonRepudiationChecks(prepare(configuration, issuer));
    return configuration;
  }

  async function keys(): Promise<ReturnType<typeof createRemoteJWKSet>> {
    const { jwks_uri: address = '' } = await discover();
    const known = keySets.get(address);
    if (known !== undefined) return known;
    const keySet = createRemoteJWKSet(new URL(address), { timeoutDuration: PROVIDER_SECONDS * 1000 });
    keySets.set(address, keySet);
    return keySet;
  }

  return {
    begin: async (checks) =>
      authorizationUrl(await connect(), checks, { scope: 'openid email profile', nonce: checks.nonce }),
    async finish(answer, checks) {
      const tokens = await exchangeCode(await connect(), answer, checks, { expectedNonce: checks.nonce });
      return toProfile(tokens.claims());
    },
    async readCredential(credential, nonce) {
      const { payload } = await jwtVerify(credential, await keys(), {
        issuer: issuer.endsWith(`//${BARE_ISSUER}`) ? [issuer, BARE_ISSUER] : issuer,
        audience: clientId,
        algorithms: ['RS256', 'ES256'],
        requiredClaims: ['exp', 'sub'],
        currentDate: clock(),
        clockTolerance: 30,
      });
      if (nonce !== undefined && payload['nonce'] !== nonce)
        throw new CredentialError('The nonce is another one');
      return toProfile(payload);
    },
  };
}

function toProfile(claims: unknown): ProviderProfile {
  const { sub, email, email_verified, name = '', given_name, family_name } = claimsSchema.parse(claims);
  const [first, last] = splitName(name);
  return {
    provider: 'google',
    subject: sub,
    email: readEmail(email),
    isEmailVerified: isTrue(email_verified),
    ...readNames(given_name ?? first, family_name ?? last, (email ?? '').split('@')[0] ?? ''),
    displayName: email ?? name,
  };
}
