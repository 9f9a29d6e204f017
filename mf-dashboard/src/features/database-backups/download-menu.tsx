import { exportDatabaseCsv, exportDatabaseSql, listDatabaseTables } from '@tessera/shared/contracts';
import { useResource, useShell } from '@tessera/shared/remote';
import { Button, Menu, type MenuItem } from '@tessera/shared/ui';
import { Download } from 'lucide-react';
import { useFileDownload } from '../../lib/use-file-download';

export interface DownloadMenuProps {
  databaseId: string;
  environment: 'preview' | 'production';
}

/** Records to take along: everything as SQL, a table for a spreadsheet. */
export function DownloadMenu({ databaseId, environment }: DownloadMenuProps) {
  const { api } = useShell();
  const { download, isBusy } = useFileDownload();
  const params = { id: databaseId };
  const query = { environment };
  const tables = useResource(`${databaseId} ${environment}`, (signal) =>
    api.call(listDatabaseTables, { params, query }, { signal }),
  );
  // Without the names of tables there is the whole still.
  const named = tables.status === 'ready' ? tables.data.items : [];
  const items: readonly (MenuItem | 'separator')[] = [
    {
      id: 'sql',
      label: 'Everything as SQL',
      onSelect: () => void download(exportDatabaseSql, { params, query }, 'records.sql'),
    },
    ...(named.length > 0 ? (['separator'] as const) : []),
    ...named.map(({ name, label }) => ({
      id: `csv ${name}`,
      label: `${label} as CSV`,
      onSelect: () =>
        void download(exportDatabaseCsv, { params: { ...params, table: name }, query }, `${name}.csv`),
    })),
  ];
  return (
    <Menu
      align="end"
      trigger={
        <Button icon={<Download size={16} strokeWidth={1.75} />} isBusy={isBusy}>
          Download
        </Button>
      }
      items={items}
    />
  );
}
