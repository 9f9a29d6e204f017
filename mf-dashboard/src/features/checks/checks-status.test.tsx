import type { VersionChecks } from '@tessera/shared/contracts';
import { buildApi, buildVersionChecks, renderRemote, uuid } from '@tessera/shared/testing';
import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import { ChecksStatus } from './checks-status';
import { useVersionChecks } from './use-version-checks';

function Status({ checks }: { checks: VersionChecks }) {
  const versionChecks = useVersionChecks(uuid(1), jest.fn());
  useEffect(() => {
    versionChecks.store.setState({ checks });
  }, [versionChecks, checks]);
  return <ChecksStatus versionChecks={versionChecks} onShow={jest.fn()} />;
}

it.each([
  ['14 of 14 passing', buildVersionChecks({ passed: 14 })],
  [
    '12 of 13 passing',
    buildVersionChecks({ passed: 12, failed: [{ id: 'c1', title: 'A book can be deleted', isNew: false }] }),
  ],
])('[SCR-02] the status line shows "%s", and says that these are checks', async (words, checks) => {
  renderRemote(<Status checks={checks} />, { shell: { api: buildApi({}).api } });

  const link = await screen.findByRole('button', { name: `Checks: ${words}` });
  expect(link).toHaveTextContent(words);
});
