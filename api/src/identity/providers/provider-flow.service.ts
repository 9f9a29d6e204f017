import type { AuthProvider } from '@tessera/shared/contracts';
import { errors } from 'jose';
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import * as z from 'zod/mini';
import { AppError, invalidField } from '../../core/app-error';
import { addSeconds, type Clock } from '../../core/clock';
import type { Sealer } from '../../secrets/sealer';
import { CredentialError } from './google-provider.client';
import type { ProviderAnswer, ProviderProfile, SignInProvider } from './sign-in-provider.port';
import { PROVIDER_LABELS } from './provider-labels.data';
import type { Providers } from './providers.client';
import { readReturnPath } from './return-path.rules';

/** How long someone may take at the provider, in seconds. */
export const FLOW_SECONDS = 600;

const flowSchema = z.object({
  provider: z.enum(['google', 'github', 'apple']),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  redirectUri: z.string(),
  returnPath: z.optional(z.string()),
  endsAt: z.iso.datetime(),
});

/** One attempt to sign in by a provider. */
export type ProviderFlow = z.infer<typeof flowSchema>;

export interface StartedFlow {
  /** The provider's page. */
  readonly url: string;
  readonly state: string;
  /** The attempt, sealed: the browser keeps it and cannot read or change it. */
  readonly sealed: string;
}

export interface ProviderFlows {
  /** Throws `oauth_not_configured`, BAD_REQUEST for a foreign redirect address; rejects when the provider fails. */
  begin(provider: AuthProvider, options: FlowOptions): Promise<StartedFlow>;
  /** The attempt of a cookie; undefined when it is missing, too old, or not ours. */
  open(sealed: string | undefined): ProviderFlow | undefined;
  /** Who came back. Rejects with whatever the provider or the checks did not like. */
  finish(flow: ProviderFlow, answer: ProviderAnswer): Promise<ProviderProfile>;
  /** One Tap. Throws `oauth_not_configured`, or UNAUTHENTICATED for a credential that is not good. */
  readCredential(credential: string, nonce: string | undefined): Promise<ProviderProfile>;
}

export interface FlowOptions {
  readonly state?: string | undefined;
  readonly redirectUri?: string | undefined;
}

export interface ProviderFlowSettings {
  readonly providers: Providers;
  readonly sealer: Sealer;
  readonly clock: Clock;
  /** Where the browser finds the API and the pages, without a slash at the end. */
  readonly apiUrl: string;
  readonly publicUrl: string;
}

const CONTEXT = 'provider-flow';

export function createProviderFlows(settings: ProviderFlowSettings): ProviderFlows {
  const { providers, sealer, clock, apiUrl, publicUrl } = settings;

  function get<P extends SignInProvider>(provider: P | undefined, name: AuthProvider): P {
    if (provider !== undefined) return provider;
    throw new AppError(
      'oauth_not_configured',
      `${PROVIDER_LABELS[name]} sign-in is not configured on the server.`,
    );
  }

  function chooseAddress(name: AuthProvider, asked: string | undefined): string {
    const own = `${apiUrl}/auth/${name}/return`;
    if (asked === undefined || asked === own) return own;
    if (asked === `${publicUrl}/auth/callback`) return asked;
    throw invalidField('redirectUri', 'The redirect address is not one of this site');
  }

  return {
    async begin(name, { state: askedPath, redirectUri }) {
      const provider = get<SignInProvider>(providers[name], name);
      const returnPath = readReturnPath(askedPath);
      const flow: ProviderFlow = {
        provider: name,
        state: randomState(),
        nonce: randomNonce(),
        verifier: randomPKCECodeVerifier(),
        redirectUri: chooseAddress(name, redirectUri),
        ...(returnPath === undefined ? {} : { returnPath }),
        endsAt: addSeconds(clock(), FLOW_SECONDS).toISOString(),
      };
      const url = await provider.begin(flow);
      return { url: url.href, state: flow.state, sealed: sealer.seal(JSON.stringify(flow), CONTEXT) };
    },
    open(sealed) {
      if (sealed === undefined) return undefined;
      try {
        const flow = flowSchema.parse(JSON.parse(sealer.open(sealed, CONTEXT)));
        return new Date(flow.endsAt) > clock() ? flow : undefined;
      } catch {
        // Not sealed by us: as good as no cookie.
        return undefined;
      }
    },
    finish: async (flow, answer) =>
      get<SignInProvider>(providers[flow.provider], flow.provider).finish(answer, flow),
    async readCredential(credential, nonce) {
      const google = get(providers.google, 'google');
      try {
        return await google.readCredential(credential, nonce);
      } catch (error) {
        if (isUnreachable(error)) throw error;
        throw new AppError('UNAUTHENTICATED', 'Google Sign-In failed');
      }
    },
  };
}

/** Whether Google's keys could not be read, so that nothing is known of the credential. */
function isUnreachable(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout) return true;
  // jose answers failures of its own kinds; a plain one is a key set that did not come as it should.
  if (error instanceof errors.JOSEError) return error.code === 'ERR_JOSE_GENERIC';
  return !(error instanceof z.core.$ZodError) && !(error instanceof CredentialError);
}
