import { readUsage, type Limit } from '@tessera/shared/contracts';
import { useResource, useShell } from '@tessera/shared/remote';
import { buildApi, buildApiError, renderRemote } from '@tessera/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { buildUsage } from '../../lib/testing/builders';
import { LimitsCard, PlanLimitsCard } from './limits-card';

const buildLimit = (overrides: Partial<Limit> = {}): Limit => ({
  id: 'projects',
  label: 'Projects',
  used: 12,
  limit: 100,
  unit: 'count',
  advice: 'Delete a project that you no longer need to make another.',
  ...overrides,
});

function Cards() {
  const { api } = useShell();
  const usage = useResource('limits', (signal) => api.call(readUsage, { query: {} }, { signal }));
  return (
    <>
      <PlanLimitsCard usage={usage} />
      <LimitsCard usage={usage} />
    </>
  );
}

function renderCard(answer: () => unknown) {
  const { api } = buildApi({ 'GET /usage': answer });
  return renderRemote(<Cards />, { shell: { api } });
}

const items = async () =>
  within(await screen.findByRole('list', { name: 'Limits of your account' })).getAllByRole('listitem');

describe('the limits of an account', () => {
  it('[SAFE-03] shows what is used of each, in words and as a bar', async () => {
    const { container } = renderCard(() =>
      buildUsage({
        limits: [
          buildLimit(),
          buildLimit({ id: 'bytes', label: 'Storage', used: 1_500_000, limit: 200_000_000, unit: 'bytes' }),
        ],
      }),
    );
    const [projects, space] = await items();
    expect(projects).toHaveTextContent('Projects12 of 100');
    expect(space).toHaveTextContent('Storage1.5 MB of 200 MB');
    expect(screen.getByRole('progressbar', { name: 'Storage' })).toHaveAttribute(
      'aria-valuetext',
      '1.5 MB of 200 MB',
    );
    expect(screen.queryByText(/Delete a project/)).not.toBeInTheDocument();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('[SAFE-03] says what is nearly full and what is full, how to make room, and when counting begins anew', async () => {
    renderCard(() =>
      buildUsage({
        limits: [
          buildLimit({ used: 80 }),
          buildLimit({ id: 'a', label: 'Nearly', used: 81 }),
          buildLimit({
            id: 'messages',
            label: 'Messages per hour',
            used: 120,
            limit: 120,
            advice: 'You can send more once the hour is up.',
            resetsAt: new Date(Date.now() + 30.5 * 60_000).toISOString(),
          }),
        ],
      }),
    );
    const [roomy, nearly, full] = await items();
    expect(roomy).toHaveTextContent(/^Projects80 of 100$/);
    expect(nearly).toHaveTextContent('Nearly full');
    expect(nearly).toHaveTextContent('Delete a project that you no longer need to make another.');
    expect(full).toHaveTextContent('Full');
    expect(full).toHaveTextContent('You can send more once the hour is up.');
    expect(full).toHaveTextContent('Resets in 30 minutes.');
  });

  it('says when nothing is limited', async () => {
    renderCard(() => buildUsage());
    expect(await screen.findByText('Nothing is limited on this server.')).toBeVisible();
  });

  it('says that it loads, shows what went wrong, and tries again', async () => {
    const answers = [
      () => Promise.reject(buildApiError(500, { error: 'Something went wrong on our side.' })),
      () => buildUsage({ limits: [buildLimit()] }),
    ];
    renderCard(() => answers.shift()?.());
    const loading = screen.getAllByRole('group', { name: 'Loading' });
    expect(loading).toHaveLength(2);
    expect(await screen.findAllByText('Something went wrong on our side.')).toHaveLength(2);
    await userEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement);
    expect(await items()).toHaveLength(1);
  });

  it('[SCR-20] shows what the plan allows, and the way to a larger one above 80 percent', async () => {
    const gib = 1024 ** 3;
    const transfer = buildLimit({
      id: 'transfer',
      label: 'Transfer',
      used: 0.9 * gib,
      limit: gib,
      unit: 'bytes',
    });
    renderCard(() =>
      buildUsage({ planLimits: [buildLimit({ label: 'Public apps', used: 0, limit: 1 }), transfer] }),
    );
    const list = within(await screen.findByRole('list', { name: 'Limits of your plan' }));
    expect(list.getByText('0.9 GiB of 1 GiB')).toBeVisible();
    expect(list.getByText('Nearly full')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Upgrade plan' })).toHaveAttribute('href', '/plan-upgrade');
  });

  it('[SCR-20] offers no larger plan where there is room', async () => {
    renderCard(() => buildUsage({ planLimits: [buildLimit({ used: 80 })] }));
    await screen.findByRole('list', { name: 'Limits of your plan' });
    expect(screen.queryByRole('link', { name: 'Upgrade plan' })).not.toBeInTheDocument();
  });
});
