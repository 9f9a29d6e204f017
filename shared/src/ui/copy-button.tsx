import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from './button';
import type { ButtonSize, ButtonVariant } from './button.styles';
import { VisuallyHidden } from './visually-hidden';

export interface CopyButtonProps {
  /** What goes to the clipboard. */
  text: string;
  label?: string | undefined;
  copiedLabel?: string | undefined;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
}

/** The confirmation stays for 2 s (specification 9). */
const CONFIRMATION_MS = 2000;

/** Copies a text and says so for two seconds. */
export function CopyButton(props: CopyButtonProps) {
  const { text, label = 'Copy', copiedLabel = 'Copied', variant = 'secondary', size = 'small' } = props;
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');
  const timer = useRef<number>(undefined);
  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
    },
    [],
  );
  const say = (next: 'copied' | 'failed') => {
    setState(next);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      setState('ready');
    }, CONFIRMATION_MS);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      say('copied');
    } catch {
      // Browsers refuse without permission or outside https: the words on the button say so.
      say('failed');
    }
  };
  const words = { ready: label, copied: copiedLabel, failed: 'Copying was refused' }[state];
  return (
    <>
      <Button
        variant={variant}
        size={size}
        icon={
          state === 'copied' ? <Check size={16} strokeWidth={1.75} /> : <Copy size={16} strokeWidth={1.75} />
        }
        onClick={() => {
          void copy();
        }}
      >
        {words}
      </Button>
      <VisuallyHidden role="status">{state === 'ready' ? '' : words}</VisuallyHidden>
    </>
  );
}
