import { IconButton, Menu } from '@tessera/shared/ui';
import { Download } from 'lucide-react';
import { useDownloadItems } from './download-items';

/** A button that takes a version home. */
export function DownloadMenu({ versionId, label }: { versionId: string; label: string }) {
  const items = useDownloadItems(versionId);
  return (
    <Menu
      label={label}
      align="end"
      trigger={
        <IconButton label={label} size="small">
          <Download size={16} strokeWidth={1.75} />
        </IconButton>
      }
      items={items}
    />
  );
}
