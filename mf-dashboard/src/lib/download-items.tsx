import type { DataPlace } from '@tessera/shared/contracts';
import { FileArchive, FileCode2 } from 'lucide-react';
import { useDownload } from './use-download';

const ICON = { size: 16, strokeWidth: 1.75 } as const;

/**
 * The two ways to take a version home, as items of a menu.
 *
 * @param dataPlace where its project keeps the records: shared ones bring a server along
 */
export function useDownloadItems(versionId: string | undefined, dataPlace: DataPlace | undefined) {
  const download = useDownload();
  const isServed = dataPlace === 'database';
  const item = (format: 'vite' | 'html') => ({
    isDisabled: versionId === undefined,
    onSelect: () => {
      if (versionId !== undefined) void download({ id: versionId, isServed }, format);
    },
  });
  return [
    {
      id: 'zip',
      label: 'Download ZIP',
      icon: <FileArchive {...ICON} />,
      ...(isServed && { hint: 'With a server' }),
      ...item('vite'),
    },
    { id: 'html', label: 'Download as one HTML file', icon: <FileCode2 {...ICON} />, ...item('html') },
  ];
}
