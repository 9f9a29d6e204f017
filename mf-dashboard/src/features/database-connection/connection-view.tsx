import { listConnections, type DatabaseConnection } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { useDocumentTitle, useResource, useShell } from '@tessera/shared/remote';
import { EmptyState, LinkButton, PageFrame } from '@tessera/shared/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ConnectionPage } from './connection-page';
import type { ConnectionTab } from './connection-tab';

const TITLE = 'Database connection';
/** How many were made anew, and what the one that is open has become. */
const NEW_FORM = { made: 0, became: '', isShown: false };
const BREADCRUMBS = [{ label: 'Database', to: paths.database.to() }, { label: 'Connection' }];

/** A PostgreSQL database of one's own: how it is reached, and what is in it (SCR-13). */
export function ConnectionView({ tabs }: { tabs: readonly ConnectionTab[] }) {
  const { api, notify } = useShell();
  const [query, setQuery] = useSearchParams();
  const found = useResource('connections', (signal) => api.call(listConnections, {}, { signal }), {
    fallback: 'Your connections could not be loaded.',
  });
  const id = query.get('id') ?? undefined;
  const form = useFormKey(id);
  const items = found.status === 'ready' ? found.data.items : [];
  const kept = items.find((one) => one.id === id);
  useDocumentTitle(kept ? `${kept.name}, connection` : TITLE);
  if (found.status === 'loading') return <PageFrame title={TITLE} breadcrumbs={BREADCRUMBS} isLoading />;
  if (found.status === 'failed') {
    const error = { message: found.message, onRetry: found.reload, isRetrying: found.isRefreshing };
    return <PageFrame title={TITLE} breadcrumbs={BREADCRUMBS} error={error} />;
  }
  if (id !== undefined && !kept) {
    return (
      <PageFrame title={TITLE} breadcrumbs={BREADCRUMBS}>
        <EmptyState
          title="Connection not found"
          description="It was removed, or it is somebody else's."
          action={<LinkButton to={paths.databaseConnection.to()}>See your connections</LinkButton>}
        />
      </PageFrame>
    );
  }
  const keep = (connection: DatabaseConnection) => {
    const others = items.filter((one) => one.id !== connection.id);
    found.replace({ items: [...others, connection].sort(byName) });
    if (connection.id === id) return;
    notify({ type: 'success', title: `"${connection.name}" saved` });
    form.become(connection.id);
    setQuery({ id: connection.id }, { replace: true });
  };
  return (
    <ConnectionPage
      key={form.key}
      {...{ kept, tabs }}
      title={TITLE}
      breadcrumbs={BREADCRUMBS}
      connections={items}
      onKept={keep}
      onRemoved={(gone) => {
        found.replace({ items: items.filter((one) => one.id !== gone) });
        setQuery({}, { replace: true });
      }}
    />
  );
}

/** A new form that has become a connection stays the same form, with what is typed in it. */
function useFormKey(id: string | undefined) {
  const [form, setForm] = useState(NEW_FORM);
  const isAtIt = id !== undefined && id === form.became;
  if (isAtIt && !form.isShown) setForm({ ...form, isShown: true });
  if (!isAtIt && form.isShown) setForm({ ...NEW_FORM, made: form.made + 1 });
  return {
    key: id === undefined || isAtIt ? `new ${String(form.made)}` : id,
    become: (became: string) => {
      setForm(({ made }) => ({ made, became, isShown: false }));
    },
  };
}

const byName = (one: DatabaseConnection, other: DatabaseConnection) => one.name.localeCompare(other.name);
