import { Button, Tooltip } from '@tessera/shared/ui';
import { ListChecks } from 'lucide-react';
import { useEffect, useRef } from 'react';

export interface WatchButtonProps {
  isReady: boolean;
  /** Gets the focus back when it is over. */
  isWatching: boolean;
  onWatch: () => void;
}

/** Not `disabled` while there is nothing to watch: a keyboard has to get at the reason. */
export function WatchButton({ isReady, isWatching, onWatch }: WatchButtonProps) {
  const own = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isWatching) return undefined;
    const pressed = own.current;
    return () => pressed?.focus();
  }, [isWatching]);
  const button = (
    <Button
      ref={own}
      variant="quiet"
      size="small"
      icon={<ListChecks size={16} strokeWidth={1.75} />}
      aria-disabled={!isReady || undefined}
      onClick={() => {
        if (isReady) onWatch();
      }}
    >
      Watch the checks
    </Button>
  );
  return isReady ? button : <Tooltip text="The preview is not ready yet.">{button}</Tooltip>;
}
