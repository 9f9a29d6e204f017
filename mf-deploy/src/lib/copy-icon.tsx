import { useShell } from '@tessera/shared/remote';
import { IconButton } from '@tessera/shared/ui';
import { Copy } from 'lucide-react';

export interface CopyIconProps {
  /** What goes to the clipboard. */
  text: string;
  /** What it is, as the button calls it: 'address'. */
  name: string;
}

/** Copies a text: an icon only, where the text stands beside it. */
export function CopyIcon({ text, name }: CopyIconProps) {
  const { notify } = useShell();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      notify({ type: 'success', title: `${name.charAt(0).toUpperCase()}${name.slice(1)} copied` });
    } catch {
      // Browsers refuse without permission or outside https.
      notify({ type: 'error', title: 'Copying was refused' });
    }
  }
  return (
    <IconButton size="small" label={`Copy ${name}`} onClick={() => void copy()}>
      <Copy size={16} strokeWidth={1.75} />
    </IconButton>
  );
}
