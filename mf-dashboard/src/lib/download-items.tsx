import { FileArchive, FileCode2 } from 'lucide-react';
import { useDownload } from './use-download';

const ICON = { size: 16, strokeWidth: 1.75 } as const;

/** The two ways to take a version home, as items of a menu. */
export function useDownloadItems(versionId: string | undefined) {
  const download = useDownload();
  const item = (format: 'vite' | 'html') => ({
    isDisabled: versionId === undefined,
    onSelect: () => {
      if (versionId !== undefined) void download(versionId, format);
    },
  });
  return [
    { id: 'zip', label: 'Download ZIP', icon: <FileArchive {...ICON} />, ...item('vite') },
    { id: 'html', label: 'Download as one HTML file', icon: <FileCode2 {...ICON} />, ...item('html') },
  ];
}
