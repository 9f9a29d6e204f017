import type { DatabaseBackup } from '@tessera/shared/contracts';
import { buildApi, buildApiError, renderRemote, uuid } from '@tessera/shared/testing';
import { formatExact } from '@tessera/shared/ui';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { BackupsTab } from './backups-tab';

const BACKUP: DatabaseBackup = {
  ...{ id: uuid(1), environment: 'production', versionId: uuid(2), versionNumber: 3, reason: 'hand' },
  ...{ note: 'Before the fair', records: 12, bytes: 2048, createdAt: '2026-11-20T10:00:00.000Z' },
};

function show(answers: Parameters<typeof buildApi>[0]) {
  const { api, made } = buildApi({
    'GET /databases/:id/tables': () => ({ items: [] }),
    'GET /databases/:id/backups': () => ({ items: [BACKUP], usedBytes: 2048, mostBytes: 200_000_000 }),
    ...answers,
  });
  const onRestored = jest.fn();
  const view = renderRemote(
    <BackupsTab databaseId={uuid(9)} environment="production" onRestored={onRestored} />,
    { shell: { api } },
  );
  return { ...view, made, onRestored };
}

describe('the backups of a database', () => {
  it('[DATA-05] are listed, made with a note, and restored once that was confirmed', async () => {
    const { container, made, onRestored } = show({
      'POST /databases/:id/backups': () => BACKUP,
      'POST /databases/:id/backups/:backup/restore': () => ({
        ...{ records: 12, versionId: uuid(2), versionNumber: 3 },
      }),
    });
    const user = userEvent.setup();
    expect(await screen.findByText('Before the fair')).toBeVisible();
    expect(screen.getByText(/12 records of version 3, 2 KB/)).toBeVisible();
    // Two of last week are told apart.
    expect(screen.getByText(formatExact(Date.parse(BACKUP.createdAt)))).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Back up now' }));
    await user.type(screen.getByRole('textbox', { name: /Note/ }), 'Now{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    await user.click(screen.getAllByRole('button', { name: 'Restore' }).at(-1) ?? document.body);
    await screen.findByRole('button', { name: 'Restore' });

    expect(made).toContainEqual(
      expect.objectContaining({ name: 'POST /databases/:id/backups', body: { note: 'Now' } }),
    );
    expect(onRestored).toHaveBeenCalledTimes(1);
  });

  it('[DATA-05] lead to the deployments where another version is live', async () => {
    const error = 'This backup is of version 3, and version 4 is live.';
    const { onRestored } = show({
      'POST /databases/:id/backups/:backup/restore': () => {
        throw buildApiError(409, { error, code: 'CONFLICT', versionNumber: 3 });
      },
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    await user.click(screen.getAllByRole('button', { name: 'Restore' }).at(-1) ?? document.body);

    expect(await screen.findByText(error)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See deployments' })).toBeVisible();
    expect(onRestored).not.toHaveBeenCalled();
  });
});
