import { sidebarLinks } from '../layout/sidebar-links';
import { buildSiteMap } from '../testing/build-page';
import { noteVisit, readRecent } from './recent';
import { searchGroups, type SearchInput } from './search-groups';
import { searchPages } from './search-pages';
import { createSearchStore, type FoundProject } from './search.store';

const project = (id: string, name: string, updatedAt = '2026-01-01T00:00:00Z'): FoundProject => ({
  id,
  name,
  description: '',
  updatedAt,
});

const { pages } = buildSiteMap([
  { pattern: '/billing', title: 'Billing', search: { words: ['plan', 'invoice'], position: 50 } },
  { pattern: '/usage', title: 'Usage', search: { words: ['spent'], position: 40 } },
  {
    pattern: '/deployment/:id',
    title: 'Deployment',
    search: { title: 'Deploy an app', to: '/deployment/new' },
  },
  {
    pattern: '/agents',
    title: 'Agents',
    sidebar: { label: 'Agents', position: 40 },
    search: { isQuick: true, position: 30 },
  },
  {
    pattern: '/apphome',
    title: 'Home',
    sidebar: { label: 'Home', position: 10 },
    search: { isQuick: true, position: 10 },
  },
  { pattern: '/github', title: 'GitHub', sidebar: { label: 'GitHub', position: 60 } },
  {
    pattern: '/app',
    title: 'Apps',
    sidebar: { label: 'App', position: 20 },
    search: { isQuick: true, position: 20 },
  },
  { pattern: '/checkout', title: 'Checkout' },
]);

function titles(overrides: Partial<SearchInput>) {
  const groups = searchGroups({
    query: '',
    pages,
    projects: [],
    recent: [],
    pathname: '/apphome',
    go: jest.fn(),
    ...overrides,
  });
  return Object.fromEntries(groups.map((group) => [group.title, group.commands.map(({ title }) => title)]));
}

describe('the rows of the search', () => {
  it('[APP-07] begin with Home, Apps and Agents', () => {
    expect(titles({})).toMatchObject({ 'Quick actions': ['Home', 'Apps', 'Agents'] });
  });

  it('[APP-07] lead to every page of the sidebar, then to those that say so, each once and by its position', () => {
    const { quick, others } = searchPages(pages);
    const offered = [...quick, ...others].map(({ to }) => to);
    expect(offered).toEqual(expect.arrayContaining(sidebarLinks(pages).map(({ to }) => to)));
    expect(new Set(offered).size).toBe(offered.length);
    expect(others.map(({ title }) => title)).toEqual([
      'GitHub',
      'Usage',
      'Billing',
      'Version',
      'Deploy an app',
    ]);
    expect(offered).toContain('/deployment/new');
  });

  it('[APP-07] find own projects by name, and pages by other words for them', () => {
    const projects = [project('1', 'Reading list'), project('2', 'Film diary')];
    expect(titles({ projects, query: 'list read' })).toEqual({ Projects: ['Reading list'] });
    expect(titles({ projects, query: 'invoice' })).toEqual({ 'Go to': ['Billing'] });
    expect(titles({ projects, query: 'nothing like it' })).toEqual({});
  });

  it('[APP-07] list what was visited last once, without the page that is open and what is gone', () => {
    const projects = [project('1', 'Reading list'), project('2', 'Film diary')];
    const rows = titles({
      projects,
      pathname: '/github',
      recent: ['/github', '/app/2', '/app/deleted', '/apphome', '/usage'],
    });
    expect(rows).toMatchObject({ Recent: ['Film diary', 'Usage'], Projects: ['Reading list'] });
    expect(rows['Go to']).not.toContain('Usage');
  });

  it('go where they say', () => {
    const go = jest.fn();
    const groups = searchGroups({
      query: 'film',
      pages,
      projects: [project('2', 'Film diary')],
      recent: [],
      pathname: '/',
      go,
    });
    groups[0]?.commands[0]?.run();
    expect(go).toHaveBeenCalledWith('/app/2');
  });
});

describe('what was visited', () => {
  beforeEach(() => localStorage.clear());

  it('is kept by person, newest first, each place once', () => {
    for (const path of ['/github', '/app/1', '/usage', '/edit-app/1']) noteVisit('ada', path);
    expect(readRecent('ada')).toEqual(['/app/1', '/usage', '/github']);
    expect(readRecent('grace')).toEqual([]);
  });

  it('is nothing when the storage holds something else', () => {
    localStorage.setItem('tessera.recent.ada', '{"a":1}');
    expect(readRecent('ada')).toEqual([]);
    localStorage.setItem('tessera.recent.ada', 'not json');
    expect(readRecent('ada')).toEqual([]);
  });
});

describe('the projects of the search', () => {
  it('[APP-07] are listed newest first', async () => {
    const list = () =>
      Promise.resolve([
        project('1', 'Old', '2026-01-01T00:00:00Z'),
        project('2', 'New', '2026-02-01T00:00:00Z'),
      ]);
    const { store, load } = createSearchStore({ list, describe: String });
    expect(store.getState()).toEqual({ step: 'loading' });
    await load();
    expect(store.getState()).toMatchObject({ step: 'ready', projects: [{ name: 'New' }, { name: 'Old' }] });
  });

  it('[APP-07] say why they could not be loaded, and come at the next try', async () => {
    const list = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue([]);
    const { store, load } = createSearchStore({ list, describe: () => 'You are offline.' });
    await load();
    expect(store.getState()).toEqual({ step: 'failed', message: 'You are offline.' });
    await load();
    expect(store.getState()).toEqual({ step: 'ready', projects: [] });
  });
});
