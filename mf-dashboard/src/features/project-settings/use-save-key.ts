import { useEffect, useEffectEvent } from 'react';

/** Ctrl/Cmd+S saves the open tab; undefined where there is nothing to save. */
export function useSaveKey(save: (() => Promise<void>) | undefined): void {
  const run = useEffectEvent(() => {
    void save?.();
  });
  const isOn = save !== undefined;
  useEffect(() => {
    if (!isOn) return undefined;
    const hear = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 's' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      run();
    };
    addEventListener('keydown', hear);
    return () => {
      removeEventListener('keydown', hear);
    };
  }, [isOn]);
}
