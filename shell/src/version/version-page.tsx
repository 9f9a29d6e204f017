import { Page, PageHeader, Table, Card, type TableColumn } from '@tessera/shared/ui';
import { useSyncExternalStore } from 'react';
import { config } from '../config';
import { useShellServices } from '../shell-services';

interface RemoteRow {
  readonly id: string;
  readonly pinned: string;
  readonly fallback: string;
  readonly loaded: string;
}

const columns: readonly TableColumn<RemoteRow>[] = [
  { id: 'remote', header: 'Remote', cell: (row) => row.id },
  { id: 'pinned', header: 'Pinned', cell: (row) => row.pinned },
  { id: 'fallback', header: 'Fallback', cell: (row) => row.fallback },
  { id: 'loaded', header: 'In this page', cell: (row) => row.loaded },
];

/** APP-09: what runs here. */
export function VersionPage() {
  const { releases } = useShellServices();
  const { environment, source, loaded } = useSyncExternalStore(releases.subscribe, releases.getState);
  const rows = Object.entries(environment?.document.pins ?? {}).map(([id, pin]) => ({
    id,
    pinned: pin.stable.version,
    fallback: pin.fallback?.version ?? 'none',
    loaded: loaded[id]
      ? `${loaded[id].version}${loaded[id].outcome === 'fallback' ? ' (fallback)' : ''}`
      : 'not loaded',
  }));
  return (
    <main id="main" tabIndex={-1}>
      <Page>
        <PageHeader title="Version" description="System Operational" />
        <Card>
          <dl>
            <dt>Version</dt>
            <dd>{__SHELL_VERSION__}</dd>
            <dt>Environment</dt>
            <dd>
              {environment
                ? `${environment.document.env}, serial ${environment.document.serial}, read from: ${source}`
                : 'unknown'}
            </dd>
            <dt>API URL</dt>
            <dd>{config.apiUrl}</dd>
            <dt>Browser</dt>
            <dd>{navigator.userAgent}</dd>
          </dl>
        </Card>
        <Table caption="Remotes" columns={columns} rows={rows} rowKey={(row) => row.id} />
      </Page>
    </main>
  );
}
