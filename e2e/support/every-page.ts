import { expect, type APIRequestContext, type Page as BrowserPage } from '@playwright/test';
import { environmentDocumentSchema, type Page } from '@tessera/shared/contracts';
import { makeProject } from './projects';

/** A page of the site at an address that can be opened. */
export interface PageAddress {
  readonly pattern: string;
  readonly path: string;
}

const NOBODYS = '00000000-0000-4000-8000-000000000001';

/** What the patterns' parameters stand for; anything else is a word. */
interface PageParameters {
  readonly projectId: string;
}

/** Pages that leave for another before anybody sees them. */
const PASSING = new Set(['/auth/success', '/auth/callback', '/github-callback']);

/** The shell's own pages are in no manifest. */
const SHELL_PAGES: readonly Page[] = [
  { pattern: '/version', title: 'Version', access: 'public', frame: 'app' },
];

function addressOf({ pattern }: Page, { projectId }: PageParameters): string {
  if (pattern === '/verify') return '/verify?email=ada%40example.com';
  if (pattern === '/reset-password') return '/reset-password?email=ada%40example.com&token=t';
  if (pattern === '/deployment/:id') return '/deployment/new';
  if (pattern === '/template/:id') return '/template/habit-log';
  return pattern
    .replace('/*', '')
    .replace(/:(projectId|id)\b/, projectId)
    .replace(/:\w+/, 'Example');
}

export type Who = 'visitor' | 'signedIn';

/** Every page that the pinned remotes declare: for visitors, or for somebody with one application. */
export async function everyPage(
  request: APIRequestContext,
  who: Who,
  signIn: () => Promise<{ readonly token: string }>,
): Promise<readonly PageAddress[]> {
  const answer = await request.get('/mf/env/local.json');
  const { pins } = environmentDocumentSchema.parse(await answer.json());
  const pages = [...SHELL_PAGES, ...Object.values(pins).flatMap(({ manifest }) => manifest?.pages ?? [])];
  const prompt = 'a museum visit log with museum, city, date and price';
  const parameters =
    who === 'signedIn' ? await makeProject(request, await signIn(), prompt) : { projectId: NOBODYS };
  return pages
    .filter(({ pattern }) => !PASSING.has(pattern))
    .filter(({ access, frame }) =>
      who === 'visitor' ? access !== 'protected' : frame === 'app' || access === 'protected',
    )
    .map((page) => ({ pattern: page.pattern, path: addressOf(page, parameters) }));
}

/** Opens a page and waits until it has what it asked for. */
export async function openPage(page: BrowserPage, { path }: PageAddress): Promise<void> {
  await page.goto(path);
  await expect(page.locator('#main h1').first(), path).toBeAttached();
  // The kit shows what waits, too.
  if (path !== '/kit') await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0);
}
