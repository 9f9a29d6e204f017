import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRegistry } from '@tessera/release';
import { LISTED_PAGES, PUBLIC_PAGES, type PublicPage } from '@tessera/shared/public-pages';
import Fastify, { type FastifyInstance } from 'fastify';
import { parseEnvironment } from '../../config/environment';
import { handleErrors } from '../../http/error-handler';
import { firstContent } from './first-content.view';
import { pageHead } from './page-head.view';
import { searchEnginesRoutes } from './search-engines.routes';
import { shellRoutes } from './shell.routes';

const ORIGIN = 'https://tessera.example';

let root: string;
let app: FastifyInstance;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'tessera-pages-'));
  const dist = join(root, 'shell', 'dist');
  await mkdir(dist, { recursive: true });
  await writeFile(
    join(dist, 'index.html'),
    '<!doctype html><head><!-- page --></head><body><div id="shell"></div><!-- first content --></body>',
  );
  app = Fastify();
  handleErrors(app);
  const environment = parseEnvironment({ PUBLIC_URL: ORIGIN }, root);
  searchEnginesRoutes(app, environment);
  await shellRoutes(app, { ...environment, answers: {} }, openRegistry(join(root, 'registry')));
});
afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true, force: true });
});

async function page(url: string): Promise<string> {
  const answer = await app.inject({ url, headers: { accept: 'text/html' } });
  expect(answer.statusCode).toBe(200);
  return answer.body;
}

const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];
const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

describe('the HTML of a public page', () => {
  it('[RT-01] has a title and a description of its own on each listed page', async () => {
    const pages = await Promise.all(LISTED_PAGES.map(({ path }) => page(path)));
    expect(new Set(pages.map(titleOf)).size).toBe(LISTED_PAGES.length);
    expect(new Set(pages.map((html) => contentOf(html, 'description'))).size).toBe(LISTED_PAGES.length);
  });

  it('has its address and a picture for link previews', async () => {
    const html = await page('/pricing?plan=pro');
    expect(titleOf(html)).toBe('Pricing · Tessera');
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/pricing" />`);
    expect(contentOf(html, 'og:url')).toBe(`${ORIGIN}/pricing`);
    expect(contentOf(html, 'og:title')).toBe('Pricing · Tessera');
    expect(contentOf(html, 'og:image')).toBe(`${ORIGIN}/og.png`);
    expect(contentOf(html, 'twitter:card')).toBe('summary_large_image');
    expect(html).not.toContain('noindex');
  });

  it('names one address for what two of them show', async () => {
    for (const path of ['/Docs', '/Documentation', '/Docs/ai-assistant', '/Docs/'])
      expect(await page(path)).toContain(`<link rel="canonical" href="${ORIGIN}/Docs" />`);
  });

  it('begins with the heading, the lead and the main links', async () => {
    for (const { path, hero } of PUBLIC_PAGES) {
      const html = await page(path);
      expect(html.match(/<h1>/g)?.length ?? 0).toBe(hero ? 1 : 0);
      if (!hero) continue;
      expect(html).toContain(`<h1>${hero.heading}</h1>`);
      for (const href of ['/home#features', '/Docs', '/pricing', '/auth'])
        expect(html).toContain(`<a href="${href}">`);
    }
  });

  it('brings no script and no style of its own, which the policy would refuse', async () => {
    expect(await page('/')).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+=/);
  });
});

describe('the HTML of any other page', () => {
  it('has the name of the product, no first words, and asks not to be listed', async () => {
    for (const path of ['/apphome', '/billing', '/create-app/Books', '/nowhere', '/Pricing']) {
      const html = await page(path);
      expect(titleOf(html)).toBe('Tessera');
      expect(contentOf(html, 'robots')).toBe('noindex');
      expect(html).not.toContain('first-content');
      expect(html).not.toContain('canonical');
    }
  });

  it('is not listed either where it only passes through', async () => {
    const html = await page('/auth/callback?code=secret');
    expect(contentOf(html, 'robots')).toBe('noindex');
    expect(html).not.toContain('secret');
  });
});

it('escapes everything that it writes', () => {
  const hostile = `"><script>alert('x')</script>&`;
  const evil: PublicPage = {
    path: `/${hostile}`,
    title: hostile,
    description: hostile,
    hero: { heading: hostile, lead: hostile },
  };
  const html = pageHead(evil, ORIGIN) + firstContent(evil);
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('"">');
  expect(html).toContain('&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;');
});

describe('/sitemap.xml and /robots.txt', () => {
  it('lists the address of each public page', async () => {
    const answer = await app.inject({ url: '/sitemap.xml' });
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
    const listed = [...answer.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(listed).toEqual(
      ['/', '/home', '/landing', '/enhanced', '/newhero', '/pricing', '/Docs'].map((path) => ORIGIN + path),
    );
  });

  it('tells crawlers where the sitemap is, and that the API is not for them', async () => {
    const answer = await app.inject({ url: '/robots.txt' });
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${ORIGIN}/sitemap.xml\n`);
  });
});
