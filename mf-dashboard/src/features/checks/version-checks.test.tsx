import type { VersionChecks as Checks } from '@tessera/shared/contracts';
import { buildApi, buildVersionChecks, renderRemote, uuid } from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useVersionChecks } from './use-version-checks';
import { VersionChecks } from './version-checks';

const BROKEN = {
  id: 'e1.delete',
  title: 'A book can be deleted',
  message: 'It is still there.',
  isNew: true,
};

const SILENT = {
  id: 'e1.search',
  title: 'A book can be searched',
  message: 'The application did not answer.',
};

function renderChecks(overrides: Partial<Checks>, onUndo?: () => void) {
  const checks = buildVersionChecks(overrides);
  const onKnown = jest.fn();
  const { api } = buildApi({
    'GET /versions/:id/checks': () => ({ due: [], checks, list: [], triedAt: null }),
    'GET /versions/:id/file': () => new Promise(() => undefined),
  });
  function Shown() {
    const versionChecks = useVersionChecks(uuid(1), onKnown);
    return <VersionChecks versionId={uuid(101)} {...{ versionChecks, onUndo }} isUndoing={false} />;
  }
  const view = renderRemote(<Shown />, { shell: { api } });
  return { ...view, onKnown, checks };
}

describe('[MODEL-15] what is known of the checks of a version', () => {
  it('takes no room where nothing is wrong, and is told to the page', async () => {
    const { onKnown, checks } = renderChecks({});

    await waitFor(() => {
      expect(onKnown).toHaveBeenCalledWith(uuid(101), checks);
    });
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('says what could not be tried and why, and tries it again at a press', async () => {
    const { container } = renderChecks({ passed: 0, untried: [SILENT] });

    const untried = await screen.findByRole('list', { name: 'Checks that could not be tried' });
    expect(within(untried).getByText('A book can be searched')).toBeInTheDocument();
    expect(within(untried).getByText(SILENT.message)).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('1 check could not be tried');
    expect((await axe(container)).violations).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveAttribute('aria-busy', 'true');
  });

  it('names what a change broke, and offers to take it back', async () => {
    const onUndo = jest.fn();
    const { container } = renderChecks({ passed: 12, failed: [BROKEN] }, onUndo);

    const failed = await screen.findByRole('list', { name: 'Failed checks' });
    expect(within(failed).getByText('A book can be deleted')).toBeInTheDocument();
    const [headline, ...said] = screen.getAllByText('This change broke what worked before');
    expect(headline).toHaveRole('status');
    expect(said).toHaveLength(1);
    expect((await axe(container)).violations).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onUndo).toHaveBeenCalled();
  });

  it('blames no change for what failed before', async () => {
    renderChecks({ passed: 12, failed: [{ ...BROKEN, isNew: false }] }, jest.fn());

    expect(await screen.findByText('A book can be deleted')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('12 checks passing · 1 failing');
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('says once that the application does not start, and offers to take it back or to try again', async () => {
    const failed = [BROKEN, { ...BROKEN, id: 'e1.add' }].map((check) => ({ ...check, isNew: false }));
    renderChecks({ passed: 0, failed, broken: 'boom' }, jest.fn());

    const [, sentence, ...others] = await screen.findAllByText('The application does not start: boom');
    expect(sentence).toBeVisible();
    expect(others).toEqual([]);
    expect(screen.queryByText('A book can be deleted')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('says since which hand edit something fails', async () => {
    const since = { path: 'src/App.tsx', others: 0 };
    renderChecks({ passed: 12, failed: [{ ...BROKEN, isNew: false, since }] }, jest.fn());

    const heading = '1 check still failing since src/App.tsx changed';
    expect(await screen.findByRole('list', { name: heading })).toHaveTextContent(BROKEN.title);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('reads a reason once that holds for several', async () => {
    renderChecks({ failed: [BROKEN, { ...BROKEN, id: 'e1.add', title: 'A book can be added' }] });

    expect(await screen.findByText('A book can be deleted; A book can be added')).toBeInTheDocument();
    expect(screen.getAllByText(BROKEN.message)).toHaveLength(1);
  });

  it('names a few of many', async () => {
    const failed = Array.from({ length: 9 }, (_, index) => ({ ...BROKEN, id: `e${String(index)}.add` }));
    renderChecks({ failed });

    expect(await screen.findByText('And 5 more.')).toBeInTheDocument();
  });
});
