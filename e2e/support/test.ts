import { randomUUID } from 'node:crypto';
import { test as base, type APIRequestContext, type FrameLocator, type Page } from '@playwright/test';
import { makeProject } from './projects';

export interface Account {
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly userId: string;
}

interface OwnProject {
  readonly account: Account;
  readonly projectId: string;
  /** The application in the preview, once the project is open. */
  readonly app: FrameLocator;
}

interface Fixtures {
  /** Makes an account through the product's own calls and signs the page into it. */
  readonly signIn: () => Promise<Account>;
  /** Signs in as someone new and has their first project built from the prompt; the page is wide and still empty. */
  readonly ownProject: (prompt: string) => Promise<OwnProject>;
  /** The same, and opens the project. */
  readonly openProject: (prompt: string) => Promise<OwnProject>;
  /** Everything that the page wrote to the console as an error, and every error that nobody caught. */
  readonly pageErrors: string[];
}

/**
 * Wide enough for a desktop's width beside the conversation: where there is less, the preview is drawn smaller, and
 * Playwright reckons with an application in a frame as if it were not.
 */
export const WIDE = { width: 1760, height: 900 } as const;

const HEADERS = { 'x-requested-with': 'XMLHttpRequest' };

interface SessionAnswer {
  readonly token: string;
  readonly refreshToken: string;
  readonly expiresIn: number;
  readonly user: { readonly id: string };
}

async function register(request: APIRequestContext): Promise<{ account: Account; session: SessionAnswer }> {
  const email = `person-${randomUUID()}@example.com`;
  const password = 'correct horse battery';
  const person = { firstname: 'Ada', lastname: 'Byron', email, password };
  const registered = await request.post('/api/auth/register', { data: person, headers: HEADERS });
  const { otp } = (await registered.json()) as { otp: string };
  const verified = await request.post('/api/auth/verify-otp', { data: { email, otp }, headers: HEADERS });
  const session = (await verified.json()) as SessionAnswer;
  return { account: { email, password, token: session.token, userId: session.user.id }, session };
}

/** The session as the shell keeps it in this tab (shared/src/session/session-storage.ts). */
async function keepSession(page: Page, session: SessionAnswer): Promise<void> {
  const stored = {
    token: session.token,
    refreshToken: session.refreshToken,
    expiresAt: Date.now() + session.expiresIn * 1000,
    user: null,
  };
  await page.addInitScript((value) => {
    // Only on the product's own origin and only once: a sign-out must stay one.
    if (location.hostname !== 'localhost' || sessionStorage.getItem('e2e.signed-in')) return;
    sessionStorage.setItem('e2e.signed-in', 'yes');
    sessionStorage.setItem('tessera.session', value);
  }, JSON.stringify(stored));
}

/** Signs a page of another browser into an account that there is. */
export async function signInAgain(
  page: Page,
  request: APIRequestContext,
  { email, password }: Account,
): Promise<void> {
  const answer = await request.post('/api/auth/login', { data: { email, password }, headers: HEADERS });
  await keepSession(page, (await answer.json()) as SessionAnswer);
}

export const test = base.extend<Fixtures>({
  page: async ({ page }, use) => {
    await use(page);
    // A page that looks for moved pins may have asked in the test's last moment.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  signIn: async ({ page, request }, use) => {
    await use(async () => {
      const { account, session } = await register(request);
      await keepSession(page, session);
      return account;
    });
  },
  ownProject: async ({ page, request, signIn }, use) => {
    await use(async (prompt) => {
      const account = await signIn();
      const { projectId } = await makeProject(request, account, prompt);
      await page.setViewportSize(WIDE);
      return { account, projectId, app: page.frameLocator('iframe[title^="Preview of"]') };
    });
  },
  openProject: async ({ page, ownProject }, use) => {
    await use(async (prompt) => {
      const project = await ownProject(prompt);
      await page.goto(`/app/${project.projectId}`);
      return project;
    });
  },
  pageErrors: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    await use(errors);
  },
});

export { expect } from '@playwright/test';
