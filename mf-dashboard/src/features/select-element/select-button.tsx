import { Button, IconButton, Tooltip, VisuallyHidden } from '@tessera/shared/ui';
import { SquareMousePointer } from 'lucide-react';
import { useEffect, useRef } from 'react';

export interface SelectButtonProps {
  isOn: boolean;
  /** Why nothing can be selected now; undefined where something can. */
  whyNot: string | undefined;
  onToggle: () => void;
}

const LABEL = 'Select element';
const icon = <SquareMousePointer size={16} strokeWidth={1.75} />;

/** Gets the focus back when selecting is over. Not `disabled` while nothing can be selected: a keyboard has to get at the reason. */
export function SelectButton({ isOn, whyNot, onToggle }: SelectButtonProps) {
  const own = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOn) return undefined;
    const pressed = own.current;
    return () => pressed?.focus({ preventScroll: true });
  }, [isOn]);
  if (whyNot !== undefined) {
    return (
      <Tooltip text={whyNot}>
        <Button variant="quiet" size="small" icon={icon} aria-disabled>
          <VisuallyHidden>{LABEL}</VisuallyHidden>
        </Button>
      </Tooltip>
    );
  }
  return (
    <IconButton
      ref={own}
      label={LABEL}
      size="small"
      aria-pressed={isOn}
      aria-keyshortcuts="Alt+S"
      onClick={onToggle}
    >
      {icon}
    </IconButton>
  );
}
