import { useShell } from '@tessera/shared/remote';
import { IconButton } from '@tessera/shared/ui';
import { Copy } from 'lucide-react';

/** Copies an address: an icon only, where the address stands beside it. */
export function CopyAddress({ url }: { url: string }) {
  const { notify } = useShell();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      notify({ type: 'success', title: 'Address copied' });
    } catch {
      // Browsers refuse without permission or outside https.
      notify({ type: 'error', title: 'Copying was refused' });
    }
  }
  return (
    <IconButton size="small" label="Copy address" onClick={() => void copy()}>
      <Copy size={16} strokeWidth={1.75} />
    </IconButton>
  );
}
