import type { DatabaseConnection } from '@tessera/shared/contracts';
import { AskBeforeLeaving, useShell } from '@tessera/shared/remote';
import { Badge, PageFrame, Skeleton, Tabs, type Crumb } from '@tessera/shared/ui';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { ConnectionSettings } from './connection-settings';
import type { ConnectionTab } from './connection-tab';
import { accessOf, placeOf } from './connection-words';
import { connectionPorts } from './connection.ports';
import { createConnectionForm, isUnsaved } from './connection.store';

export interface ConnectionPageProps {
  /** Undefined for a new one. */
  kept: DatabaseConnection | undefined;
  connections: readonly DatabaseConnection[];
  tabs: readonly ConnectionTab[];
  title: string;
  breadcrumbs: readonly Crumb[];
  onKept: (connection: DatabaseConnection) => void;
  onRemoved: (id: string) => void;
}

const NOT_SAVED = <Badge tone="warn">Not saved</Badge>;
const SETTINGS = 'settings';

const idIn = (search: string) => new URLSearchParams(search).get('id');

/** One connection, new or kept. What is typed stays in the form while its tables are looked at. */
export function ConnectionPage(props: ConnectionPageProps) {
  const { kept, tabs, connections, title, breadcrumbs, onKept, onRemoved } = props;
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const projectId = query.get('project') ?? undefined;
  const shell = useShell();
  const [form] = useState(() => createConnectionForm(kept, projectId, connectionPorts(shell)));
  const state = useStore(form.store);
  const hasWork = isUnsaved(state);
  useEffect(() => form.close, [form]);
  const tell = useEffectEvent(onKept);
  const isNews = state.kept !== undefined && state.kept !== kept;
  useEffect(() => {
    const { kept: now } = form.store.getState();
    if (isNews && now) tell(now);
  }, [form, isNews]);

  const settings = <ConnectionSettings {...{ form, state, connections, onRemoved }} />;
  // Nothing of it is kept for the tab, as other forms are, for it has a password in it.
  const leaving = (
    <AskBeforeLeaving
      isAsking={hasWork}
      description="Your changes to this connection will be lost."
      stays={(to) => to.pathname === pathname && idIn(to.search) === query.get('id')}
    />
  );
  if (!kept) {
    const description = 'Reach a PostgreSQL database that already exists.';
    return (
      <PageFrame {...{ title, breadcrumbs, description }}>
        {settings}
        {leaving}
      </PageFrame>
    );
  }
  return (
    <PageFrame
      title={kept.name}
      breadcrumbs={breadcrumbs}
      description={placeOf(kept)}
      width="full"
      actions={<Badge tone={kept.readOnly ? 'neutral' : 'warn'}>{accessOf(kept)}</Badge>}
    >
      <Views {...{ kept, tabs, settings, hasWork }} />
      {leaving}
    </PageFrame>
  );
}

interface ViewsProps {
  kept: DatabaseConnection;
  tabs: readonly ConnectionTab[];
  settings: React.ReactNode;
  hasWork: boolean;
}

function Views({ kept, tabs, settings, hasWork }: ViewsProps) {
  const [query, setQuery] = useSearchParams();
  const chosen = tabs.find(({ id }) => id === query.get('tab'))?.id ?? SETTINGS;
  const contents = tabs.map(({ id, label, Content }) => ({
    id,
    label,
    content:
      id === chosen ? (
        <Suspense fallback={<Skeleton lines={6} />}>
          <Content connection={kept} />
        </Suspense>
      ) : null,
  }));
  return (
    <Tabs
      label="Connection"
      items={[
        {
          id: SETTINGS,
          label: 'Settings',
          content: chosen === SETTINGS ? settings : null,
          badge: hasWork ? NOT_SAVED : undefined,
        },
        ...contents,
      ]}
      value={chosen}
      onValueChange={(tab) => {
        setQuery({ id: kept.id, ...(tab !== SETTINGS && { tab }) }, { replace: true });
      }}
    />
  );
}
