import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { startLocalGithub, type LocalAccount, type LocalGithub } from '../../tooling/github-server/index.mjs';
import { startMailbox, type Mailbox } from './mailbox';
import { startOpenIdProvider, type OpenIdProvider } from './openid-provider';
import { startServer } from './server';

/** A second Tessera with a mail server and all providers, beside the one of the other tests, which has neither. */
export interface IdentityServer {
  readonly url: string;
  readonly mailbox: Mailbox;
  readonly google: OpenIdProvider;
  readonly apple: OpenIdProvider;
  readonly github: LocalGithub;
  /** Makes an account at GitHub, which consents from then on. */
  readonly joinGithub: (account: LocalAccount) => void;
  readonly close: () => Promise<void>;
}

/** Starts everything on free loopback ports. The remotes come from the registry of the main server. */
export async function startIdentityServer(): Promise<IdentityServer> {
  const mailbox = await startMailbox();
  const google = await startOpenIdProvider();
  const apple = await startOpenIdProvider({ isPosting: true });
  const github = await startLocalGithub();
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const server = await startServer({
    REGISTRY_URL: join(process.env['E2E_DATA_DIR'] ?? '', 'registry'),
    SMTP_URL: mailbox.url,
    GOOGLE_CLIENT_ID: 'google-client',
    GOOGLE_CLIENT_SECRET: 'google-secret',
    GOOGLE_ISSUER: google.issuer,
    GITHUB_CLIENT_ID: github.clientId,
    GITHUB_CLIENT_SECRET: github.clientSecret,
    GITHUB_URL: github.url,
    GITHUB_API_URL: github.apiUrl,
    APPLE_CLIENT_ID: 'apple-client',
    APPLE_TEAM_ID: 'TEAM000000',
    APPLE_KEY_ID: 'KEY0000000',
    APPLE_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    APPLE_ISSUER: apple.issuer,
  });
  return {
    url: server.url,
    mailbox,
    google,
    apple,
    github,
    joinGithub(account) {
      github.consenting.login = github.addAccount(account).login;
    },
    async close() {
      await server.close();
      await Promise.all([mailbox.close(), google.close(), apple.close(), github.close()]);
    },
  };
}
