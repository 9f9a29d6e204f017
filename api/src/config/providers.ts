import * as z from 'zod/mini';

/** An OpenID provider's client, such as Google's. */
export interface OpenIdClient {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly issuer: string;
}

/** Where GitHub is, also where no client is set: a token of one's own works without. */
export interface GithubAddresses {
  /** Where people see it, and are asked for consent. */
  readonly url: string;
  readonly apiUrl: string;
}

export interface GithubClient extends GithubAddresses {
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface AppleClient {
  readonly clientId: string;
  readonly teamId: string;
  readonly keyId: string;
  /** PKCS #8 in PEM form; signs the client secret with ES256. */
  readonly privateKey: string;
  readonly issuer: string;
}

/** The providers that people can sign in with; undefined while not configured. */
export interface ProviderClients {
  readonly google: OpenIdClient | undefined;
  readonly github: GithubClient | undefined;
  readonly apple: AppleClient | undefined;
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Codes and secrets go there: plain http only as far as this machine. */
function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname));
}

/** Where codes, secrets and payments may go. */
export const address = z
  .string()
  .check(z.refine(isSafeAddress, 'must be an https address (http only for this machine)'));
const text = z.optional(z.string());

export const providerVariables = {
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_ISSUER: z._default(address, 'https://accounts.google.com'),
  GITHUB_CLIENT_ID: text,
  GITHUB_CLIENT_SECRET: text,
  GITHUB_URL: z._default(address, 'https://github.com'),
  GITHUB_API_URL: z._default(address, 'https://api.github.com'),
  APPLE_CLIENT_ID: text,
  APPLE_TEAM_ID: text,
  APPLE_KEY_ID: text,
  APPLE_PRIVATE_KEY: z.optional(
    z.string().check(z.regex(/-----BEGIN PRIVATE KEY-----/, 'must be the PEM text of the .p8 file')),
  ),
  APPLE_ISSUER: z._default(address, 'https://appleid.apple.com'),
};

type ProviderValues = z.output<z.ZodMiniObject<typeof providerVariables>>;

/** Joins each provider's variables. `onMissing` is told which ones are missing of a provider that is half set. */
export function readProviderClients(
  values: ProviderValues,
  onMissing: (missing: readonly string[]) => never,
): ProviderClients {
  const complete = <Name extends keyof ProviderValues>(
    names: readonly Name[],
  ): Readonly<Record<Name, string>> | undefined => {
    const missing = names.filter((name) => values[name] === undefined);
    if (missing.length === names.length) return undefined;
    if (missing.length > 0) return onMissing(missing);
    return Object.fromEntries(names.map((name) => [name, values[name]])) as Record<Name, string>;
  };
  const google = complete(['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']);
  const github = complete(['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET']);
  const apple = complete(['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY']);
  return {
    google: google && {
      clientId: google.GOOGLE_CLIENT_ID,
      clientSecret: google.GOOGLE_CLIENT_SECRET,
      issuer: values.GOOGLE_ISSUER,
    },
    github: github && {
      clientId: github.GITHUB_CLIENT_ID,
      clientSecret: github.GITHUB_CLIENT_SECRET,
      ...readGithubAddresses(values),
    },
    apple: apple && {
      clientId: apple.APPLE_CLIENT_ID,
      teamId: apple.APPLE_TEAM_ID,
      keyId: apple.APPLE_KEY_ID,
      // One line in the environment: its line ends are written as \n.
      privateKey: apple.APPLE_PRIVATE_KEY.replaceAll('\\n', '\n'),
      issuer: values.APPLE_ISSUER,
    },
  };
}

export function readGithubAddresses({ GITHUB_URL, GITHUB_API_URL }: ProviderValues): GithubAddresses {
  return { url: withoutSlash(GITHUB_URL), apiUrl: withoutSlash(GITHUB_API_URL) };
}

function withoutSlash(value: string): string {
  return value.replace(/\/+$/, '');
}
