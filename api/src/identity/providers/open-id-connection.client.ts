import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  discovery,
  None,
  type Configuration,
  type ServerMetadata,
} from 'openid-client';
import type { ProviderAnswer, ProviderChecks } from './sign-in-provider.port';

/** How long a provider may take to answer, in seconds. */
export const PROVIDER_SECONDS = 10;

const METADATA_MS = 3_600_000;

/** Reads the provider's own description at first use, and again after an hour. A failure is not kept. */
export function discoverOnce(issuer: string, clientId: string): () => Promise<ServerMetadata> {
  let known: { readonly metadata: Promise<ServerMetadata>; readonly until: number } | undefined;
  return () => {
    if (known !== undefined && known.until > Date.now()) return known.metadata;
    const metadata = discovery(new URL(issuer), clientId, undefined, None(), {
      timeout: PROVIDER_SECONDS,
      // oxlint-disable-next-line typescript/no-deprecated -- marked so as a warning; for this machine only
      execute: isPlain(issuer) ? [allowInsecureRequests] : [],
    }).then((configuration) => configuration.serverMetadata());
    known = { metadata, until: Date.now() + METADATA_MS };
    metadata.catch(() => {
      known = undefined;
    });
    return metadata;
  };
}

/** Only loopback addresses may be plain; the configuration has seen to that. */
export function prepare(configuration: Configuration, address: string): Configuration {
  configuration.timeout = PROVIDER_SECONDS;
  // oxlint-disable-next-line typescript/no-deprecated -- marked so as a warning; for this machine only
  if (isPlain(address)) allowInsecureRequests(configuration);
  return configuration;
}

/** The address of the consent page. PKCE for every provider that says it knows it: Apple does not. */
export async function authorizationUrl(
  configuration: Configuration,
  { state, verifier, redirectUri }: ProviderChecks,
  parameters: Readonly<Record<string, string>>,
): Promise<URL> {
  const challenge = configuration.serverMetadata().supportsPKCE()
    ? { code_challenge: await calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' }
    : {};
  return buildAuthorizationUrl(configuration, {
    ...parameters,
    ...challenge,
    redirect_uri: redirectUri,
    state,
  });
}

/** Checks the provider's answer and exchanges its code; with `expectedNonce` an ID token has to come along. */
export async function exchangeCode(
  configuration: Configuration,
  answer: ProviderAnswer,
  { state, verifier, redirectUri }: ProviderChecks,
  nonce?: { readonly expectedNonce: string },
): Promise<Awaited<ReturnType<typeof authorizationCodeGrant>>> {
  // openid-client reads the answer from an address; a posted form reads like a query.
  const url = new URL(redirectUri);
  url.search = new URLSearchParams(answer).toString();
  return authorizationCodeGrant(configuration, url, {
    expectedState: state,
    ...(configuration.serverMetadata().supportsPKCE() ? { pkceCodeVerifier: verifier } : {}),
    ...nonce,
  });
}

function isPlain(address: string): boolean {
  return address.startsWith('http:');
}
