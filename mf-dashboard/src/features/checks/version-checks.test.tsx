import type { VersionChecks as Checks } from '@tessera/shared/contracts';
import { buildApi, renderRemote, uuid } from '@tessera/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
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

/** The name of the icon in its markup. */
const TICK = 'lucide-circle-check';

function renderChecks(checks: Checks, onUndo?: () => void) {
  const { api } = buildApi({
    'GET /versions/:id/checks': () => ({ isDue: false, checks }),
    'GET /versions/:id/file': () => new Promise(() => undefined),
  });
  return renderRemote(
    <VersionChecks projectId={uuid(1)} versionId={uuid(101)} onUndo={onUndo} isUndoing={false} />,
    { shell: { api } },
  );
}

describe('[MODEL-15] what is known of the checks of a version', () => {
  it('is one line where all of them passed', async () => {
    renderChecks({ passed: 13, failed: [], untried: [] });

    const line = await screen.findByText('13 of 13 checks passed in your browser');
    expect(line).toContainHTML(TICK);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('says what could not be tried and why, and tries it again at a press', async () => {
    const { container } = renderChecks({ passed: 0, failed: [], untried: [SILENT] });

    const untried = await screen.findByRole('list', { name: 'Checks that could not be tried' });
    expect(within(untried).getByText('A book can be searched')).toBeInTheDocument();
    expect(within(untried).getByText(SILENT.message)).toBeInTheDocument();
    expect(container).not.toContainHTML(TICK);
    expect((await axe(container)).violations).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveAttribute('aria-busy', 'true');
  });

  it('names what a change broke, and offers to take it back', async () => {
    const onUndo = jest.fn();
    const { container } = renderChecks({ passed: 12, failed: [BROKEN], untried: [] }, onUndo);

    const failed = await screen.findByRole('list', { name: 'Failed checks' });
    expect(within(failed).getByText('A book can be deleted')).toBeInTheDocument();
    expect(screen.getByText('This change broke what worked before')).toBeInTheDocument();
    expect((await axe(container)).violations).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onUndo).toHaveBeenCalled();
  });

  it('blames no change for what failed before', async () => {
    renderChecks({ passed: 12, failed: [{ ...BROKEN, isNew: false }], untried: [] }, jest.fn());

    expect(await screen.findByText('A book can be deleted')).toBeInTheDocument();
    expect(screen.getByText('12 of 13 checks passed in your browser')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('names a few of many', async () => {
    const failed = Array.from({ length: 9 }, (_, index) => ({ ...BROKEN, id: `e${String(index)}.add` }));
    renderChecks({ passed: 0, failed, untried: [] });

    expect(await screen.findByText('And 5 more.')).toBeInTheDocument();
  });
});
