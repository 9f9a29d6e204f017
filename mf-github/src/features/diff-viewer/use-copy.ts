import { useShell } from '@tessera/shared/remote';

/** Puts a text into the clipboard and says so. */
export function useCopy(): (text: string, done: string) => void {
  const { notify } = useShell();
  return (text, done) => {
    navigator.clipboard.writeText(text).then(
      () => {
        notify({ type: 'success', title: done });
      },
      () => {
        // Browsers refuse without permission or outside https.
        notify({ type: 'error', title: 'Copying was refused' });
      },
    );
  };
}
