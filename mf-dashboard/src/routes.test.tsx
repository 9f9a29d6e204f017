import { readCreation, writeCreation } from '@tessera/shared/remote/hand-over';
import { buildApi, buildProject, buildSession, buildUser, renderRemote } from '@tessera/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { buildTemplate } from './lib/templates/template-testing';
import { pages } from './pages';
import { notYetPages } from './pages/not-yet-pages';
import { DashboardRoutes } from './routes';

/** All of the page is near the window. */
class NearObserver {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.tell([{ isIntersecting: true }]);
  }
  disconnect() {
    // Nothing is observed.
  }
}

beforeAll(() => {
  Object.assign(globalThis, { IntersectionObserver: NearObserver });
});

describe('the addresses of the dashboard', () => {
  beforeEach(() => {
    sessionStorage.clear();
  });

  it.each(Object.entries(notYetPages))(
    'says plainly at the address of %s that the page is not there yet',
    (name, page) => {
      const { pattern } = pages[name as keyof typeof notYetPages];
      renderRemote(<DashboardRoutes />, { path: pattern.replace(/:\w+/, 'x') });

      expect(screen.getByRole('heading', { level: 1, name: page.title })).toBeVisible();
      expect(screen.getByText(/This page is not there yet/)).toBeVisible();
      expect(screen.getByRole('link', { name: page.instead.label })).toHaveAttribute('href', page.instead.to);
      expect(document.title).toBe(`${page.title} · Tessera`);
    },
  );

  it('[APP-01] declares as planned exactly the pages that are not there yet', () => {
    const planned = Object.entries<object>(pages).filter(([, page]) => 'isPlanned' in page);
    expect(planned.map(([name]) => name).sort()).toEqual(Object.keys(notYetPages).sort());
  });

  it('[PRJ-05] lists the apps at /app', async () => {
    const { api } = buildApi({ 'GET /project': () => [buildProject()] });
    renderRemote(<DashboardRoutes />, { path: '/app', shell: { api } });

    expect(await screen.findByRole('link', { name: 'Plant diary' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Apps' })).toBeVisible();
  });

  it('[HOME-03] opens the app home at /apphome', async () => {
    const { api } = buildApi({
      'GET /project': () => [buildProject()],
      'GET /template': () => ({ data: [buildTemplate()] }),
    });
    const { container } = renderRemote(<DashboardRoutes />, { path: '/apphome', shell: { api } });

    expect(await screen.findByRole('heading', { name: 'Recent projects' })).toBeVisible();
    // HOME-07: in a chunk of its own.
    expect(await screen.findByRole('link', { name: 'Wine cellar' })).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('[TPL-01] opens the gallery at /template', async () => {
    const { api } = buildApi({ 'GET /template': () => ({ data: [buildTemplate()] }) });
    renderRemote(<DashboardRoutes />, { path: '/template', shell: { api } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Templates' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Wine cellar' })).toBeVisible();
  });

  it('[TPL-04] says to a visitor who chose a template what waits for them', async () => {
    writeCreation('Wine cellar', {
      projectName: 'Wine cellar',
      prompt: 'Use the template “Wine cellar”',
      templateId: 'wine-cellar',
      idempotencyKey: 'creation-key',
    });
    renderRemote(<DashboardRoutes />, { path: '/create-app/Wine%20cellar' });
    expect(
      await screen.findByText('Your app begins with this template, once you are signed in.'),
    ).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(readCreation('Wine cellar')?.templateId).toBe('wine-cellar');
  });

  it('[SCR-03] keeps what a visitor types on /create-app until they have signed in', async () => {
    renderRemote(<DashboardRoutes />, { path: '/create-app/Herbs' });
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'What should Herbs do?' }),
      'herbs with name',
    );

    expect(screen.getByText('Sign in to continue')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/signin?return=%2Fcreate-app%2FHerbs',
    );
    expect(readCreation('Herbs')?.prompt).toContain('herbs with name');
  });

  it('[SAFE-09] makes nothing of what a visitor typed for somebody who signed in on another tab', async () => {
    const { api, calls } = buildApi({ 'GET /project': () => [] });
    let session = buildSession();
    let tell = () => {};
    const port = {
      ...session,
      getState: () => session.getState(),
      subscribe: (listener: () => void) => {
        tell = listener;
        return () => undefined;
      },
    };
    renderRemote(<DashboardRoutes />, { path: '/create-app/Herbs', shell: { api, session: port } });
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'What should Herbs do?' }),
      'herbs with name',
    );
    session = buildSession(buildUser());
    act(() => {
      tell();
    });
    expect(await screen.findByRole('button', { name: 'Create' })).toBeEnabled();
    expect(screen.getByRole('textbox', { name: 'What should Herbs do?' })).toHaveValue('herbs with name');
    expect(calls).toEqual([]);
  });

  it('[SCR-02] asks a visitor on /edit-app to sign in', async () => {
    renderRemote(<DashboardRoutes />, { path: '/edit-app/00000000-0000-4000-8000-000000000001' });

    expect(await screen.findByText('Sign in to continue')).toBeVisible();
  });
});
