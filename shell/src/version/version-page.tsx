import { brand } from '@tessera/shared/brand';
import { paths } from '@tessera/shared/paths';
import {
  Badge,
  Button,
  Card,
  CopyButton,
  KeyValueList,
  Page,
  PageHeader,
  Table,
  TesseraMark,
  type TableColumn,
} from '@tessera/shared/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { config } from '../lib/config';
import { useReleases } from '../remotes/remotes-context';
import { useShellSession } from '../session/session-context';
import { browserInfo } from './browser-info';
import { BuildTime } from './build-time';
import { buildTimeOf, integrityOf, remoteRows, type RemoteRow } from './remote-rows';
import { StatusCard } from './status-card';
import { systemStatus } from './system-status';
import { useRecordChecks } from './use-record-checks';
import { useServerStatus, type ServerVersion } from './use-server-status';
import { versionText } from './version-text';

const columns: readonly TableColumn<RemoteRow>[] = [
  { id: 'remote', header: 'Remote', cell: ({ id }) => id },
  { id: 'pinned', header: 'Pinned', cell: ({ pinned }) => pinned },
  { id: 'loaded', header: 'In this page', cell: ({ loaded }) => loaded },
  { id: 'fallback', header: 'Fallback', cell: ({ fallback }) => fallback },
  { id: 'built', header: 'Built or published', cell: (row) => <BuildTime text={buildTimeOf(row)} /> },
  {
    id: 'integrity',
    header: 'Integrity',
    cell: (row) => {
      const { text, tone } = integrityOf(row);
      return <Badge tone={tone}>{text}</Badge>;
    },
  },
];

/** Facts whose value is a time. */
const TIMES = new Set(['Build time', 'Released']);

/** APP-09: what runs here, and whether it is well. */
export function VersionPage() {
  const releases = useReleases();
  const session = useShellSession();
  const state = useSyncExternalStore(releases.subscribe, releases.getState);
  const isSignedIn = useSyncExternalStore(session.subscribe, session.getState).status === 'signedIn';
  const checks = useRecordChecks(state);
  const { answer, version, ask } = useServerStatus();
  const [browser] = useState(browserInfo);
  const rows = remoteRows(state, checks);
  const status = systemStatus(answer, state.source, rows);
  const facts = factsOf(version, state.environment?.document);

  useEffect(() => {
    document.title = `Version · ${brand.name}`;
    // What is pinned may have moved since the page was loaded.
    void releases.refresh();
  }, [releases]);

  return (
    <Page>
      {!isSignedIn && (
        <Home to={paths.root.to()} aria-label={`${brand.name} home`}>
          <TesseraMark size={24} />
          {brand.name}
        </Home>
      )}
      <PageHeader
        title="Version"
        description={`Which version of ${brand.name} is running, and whether everything works.`}
        actions={
          <>
            <Button onClick={() => void Promise.all([ask(), releases.refresh()])}>Check again</Button>
            <CopyButton
              size="medium"
              label="Copy as text"
              text={versionText(status, [...facts, ...browser], rows)}
            />
          </>
        }
      />
      <StatusCard status={status} />
      <Columns>
        <Card title="Installation">
          <KeyValueList
            items={facts.map(({ label, value }) => ({
              label,
              value: TIMES.has(label) ? <BuildTime text={value} /> : value,
            }))}
          />
        </Card>
        <Card title="This browser">
          <KeyValueList items={browser} />
        </Card>
      </Columns>
      <Card title="Remotes">
        <Table caption="Remotes" columns={columns} rows={rows} rowKey={({ id }) => id} />
      </Card>
    </Page>
  );
}

interface PinnedHere {
  readonly env: string;
  readonly serial: number;
  readonly issuedAt: string;
}

function factsOf(server: ServerVersion | null | undefined, pinned: PinnedHere | undefined) {
  const said = (value: string | undefined) => (server === undefined ? 'Checking…' : (value ?? 'Unknown'));
  return [
    { label: 'Version', value: __SHELL_VERSION__ },
    { label: 'Server version', value: said(server?.version) },
    { label: 'Build time', value: said(server?.builtAt) },
    { label: 'Environment', value: server?.environment ?? config.environment },
    { label: 'Release', value: pinned ? `${pinned.env}, serial ${pinned.serial}` : 'Unknown' },
    { label: 'Released', value: pinned?.issuedAt ?? 'Unknown' },
    { label: 'API URL', value: new URL(config.apiUrl, location.href).href },
  ];
}

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: ${({ theme }) => theme.space[2]};
  color: ${({ theme }) => theme.colors.text};
  font-size: ${({ theme }) => theme.sizes[16]};
  font-weight: ${({ theme }) => theme.weights.strong};
  text-decoration: none;
`;

const Columns = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[6]};
  ${({ theme }) => theme.media.desktop} {
    grid-template-columns: 1fr 1fr;
  }
  dd {
    overflow-wrap: anywhere;
  }
`;
