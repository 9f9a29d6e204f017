import type { DatabaseMigration, PendingMigration } from '@tessera/shared/contracts';
import { buildApi, renderRemote, uuid } from '@tessera/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { MigrationsTab } from './migrations-tab';

const PLAN = {
  summary: ['Table Rooms loses the column Seats; its values are kept aside.'],
  risk: 'loses-data',
  forward: 'ALTER TABLE "rooms" DROP COLUMN "seats";',
  backward: 'ALTER TABLE "rooms" ADD COLUMN "seats" bigint;',
} as const satisfies Partial<PendingMigration>;

const FAILED: DatabaseMigration = {
  ...{ ...PLAN, summary: [...PLAN.summary] },
  ...{
    id: uuid(1),
    environment: 'production',
    fromVersionNumber: 1,
    toVersionId: uuid(2),
    toVersionNumber: 2,
  },
  ...{ state: 'failed', reason: 'Two values would be lost.', ms: 40, createdAt: '2026-11-20T10:00:00.000Z' },
};

function show(answers: Parameters<typeof buildApi>[0]) {
  const { api } = buildApi(answers);
  const place = { projectId: uuid(8), databaseId: uuid(9), environment: 'production' } as const;
  return renderRemote(<MigrationsTab {...place} />, { shell: { api } });
}

describe('the migrations of a database', () => {
  it('[SCR-15] show what is pending with its risk, and try it with the records that there are', async () => {
    const { container } = show({
      'GET /databases/:id/migrations': () => ({
        pending: { ...PLAN, versionId: uuid(3), versionNumber: 3, lostValues: 0 },
        drift: ['The table rooms has a column extra that the design does not have.'],
        items: [FAILED],
      }),
      'POST /databases/:id/migrations/test': () => ({
        ...{ kind: 'tried', isSame: true, summary: [], tables: [{ name: 'Rooms', before: 4, after: 4 }] },
      }),
    });
    expect(await screen.findByRole('heading', { name: 'Version 3' })).toBeVisible();
    expect(screen.getByText(/a column extra/)).toBeVisible();
    expect(screen.getByText('Two values would be lost. Nothing was changed.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Deploy to apply' })).toHaveAttribute(
      'href',
      `/deployment/new?project=${uuid(8)}`,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Test on a copy' }));
    expect(await screen.findByText('It works with these records')).toBeVisible();
    expect(screen.getByRole('cell', { name: 'Rooms' })).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('[SCR-15] say when nothing is pending', async () => {
    show({ 'GET /databases/:id/migrations': () => ({ pending: null, drift: [], items: [] }) });
    expect(await screen.findByText('The database matches the design.')).toBeVisible();
  });
});
