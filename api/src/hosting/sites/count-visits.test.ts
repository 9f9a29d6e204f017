import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { createSiteAddresses } from '../../config/site-addresses';
import { NO_CUSTOM_HOSTS, SITE_PREFIX } from '../../http/hosts';
import { OWN_REQUEST } from '../../http/own-host';
import { createOriginOf } from '../../http/site-origin';
import type { SiteVisit } from './site-sources.port';
import { sitesRoutes } from './sites.routes';
import type { SiteAnswer } from './sites.service';

let app: FastifyInstance;
let visits: SiteVisit[];
const projectId = randomUUID();

beforeEach(async () => {
  visits = [];
  app = Fastify();
  await app.register(cookie);
  const answer: SiteAnswer = {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: 'Plants',
    visited: { projectId, appName: 'plants', isPage: true },
  };
  const sites = { answer: () => Promise.resolve(answer) };
  const addresses = createSiteAddresses({
    publicUrl: 'http://localhost:3000',
    sitesDomain: 'localhost:3000',
  });
  await sitesRoutes(app, sites, {
    isSecure: false,
    noteVisit: (visit) => void visits.push(visit),
    addresses,
    originOf: createOriginOf(addresses.deployment, NO_CUSTOM_HOSTS),
  });
});
afterEach(() => app.close());

const open = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url: `${SITE_PREFIX}/plants/`, headers: { 'user-agent': 'Firefox', ...headers } });

describe('what counts as a visit', () => {
  it('[SCR-26] is a page that somebody opened', async () => {
    await open({ 'sec-fetch-mode': 'navigate' });
    expect(visits).toEqual([
      { projectId, appName: 'plants', bytes: 6, page: { network: '127.0.0.1', browser: 'Firefox' } },
    ]);
  });

  it('[SCR-26] is no page that a script or a browser fetched ahead, nor one of which only the head was asked for', async () => {
    await open({ 'sec-fetch-mode': 'cors' });
    await open({ 'sec-fetch-mode': 'navigate', 'sec-purpose': 'prefetch;prerender' });
    await open({}, 'HEAD');
    expect(visits.map(({ page }) => page)).toEqual([undefined, undefined, undefined]);
    expect(visits.map(({ bytes }) => bytes)).toEqual([6, 6, 0]);
  });

  it("[SCR-26] is none of the server's own looks, which nobody else can say that theirs are", async () => {
    await open({ [OWN_REQUEST.header]: OWN_REQUEST.mark });
    expect(visits).toEqual([]);
    await open({ [OWN_REQUEST.header]: randomUUID() });
    expect(visits).toHaveLength(1);
  });
});
