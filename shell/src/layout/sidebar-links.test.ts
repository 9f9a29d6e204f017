import { buildSiteMap } from '../testing/build-page';
import { currentLink, sidebarLinks } from './sidebar-links';

const row = (label: string) => ({ sidebar: { label, position: 1 } });

const siteMap = buildSiteMap([
  { pattern: '/apphome', title: 'Home', ...row('Home') },
  { pattern: '/app', title: 'Apps', ...row('App') },
  { pattern: '/app/:projectId', title: 'Builder' },
  { pattern: '/edit-app/:id', title: 'Builder', section: '/app' },
  { pattern: '/agents', title: 'Agents', ...row('Agents') },
  { pattern: '/NewAgent', title: 'New agent', section: '/agents' },
  { pattern: '/deployment/:id', title: 'Deployment', section: '/deploymentList' },
  { pattern: '/deployed', title: 'Deployed', section: '/nowhere' },
  { pattern: '/deploymentList', title: 'Deployments', ...row('Deployment') },
  { pattern: '/usage', title: 'Usage' },
]);

describe('the current row of the sidebar', () => {
  it.each([
    ['/apphome', 'Home'],
    ['/app', 'App'],
    ['/app/7', 'App'],
    ['/edit-app/7', 'App'],
    ['/NewAgent', 'Agents'],
    ['/deploymentList', 'Deployment'],
    ['/deployment/new', 'Deployment'],
    ['/deployment/7', 'Deployment'],
    ['/deployed', undefined],
    ['/usage', undefined],
    ['/nowhere', undefined],
  ])('[APP-01] is at %s that of its section: %s', (pathname, label) => {
    expect(currentLink(sidebarLinks(siteMap.pages), siteMap, pathname)?.label).toBe(label);
  });
});
