import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from './button';
import { IconButton } from './icon-button';
import { Message, Title, ToastIcon, ToastRoot, ViewportRoot, Words } from './toast.styles';
import { ToneIcon, type Tone } from './tone';
import { VisuallyHidden } from './visually-hidden';

export type ToastType = 'success' | 'error' | 'info' | 'warning';

export interface ToastItem {
  id: string;
  type: ToastType;
  title: string;
  message?: string | undefined;
  /** Milliseconds until it closes by itself; 5000 unless given, `Infinity` to stay. */
  duration?: number | undefined;
  /** One thing to do about it, such as 'Undo'. */
  action?: { label: string; onSelect: () => void } | undefined;
}

/** ERR-06. */
const DEFAULT_DURATION_MS = 5000;

const tones: Record<ToastType, Tone> = { success: 'ok', error: 'bad', info: 'info', warning: 'warn' };

export interface ToastProps extends ToastItem {
  onDismiss: (id: string) => void;
}

/** One short message that closes by itself, but not while the pointer or the focus is on it. */
export function Toast({
  id,
  type,
  title,
  message,
  duration = DEFAULT_DURATION_MS,
  action,
  onDismiss,
}: ToastProps) {
  const [isHeld, setIsHeld] = useState(false);
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  useEffect(() => {
    if (isHeld || !Number.isFinite(duration)) return undefined;
    const timer = setTimeout(() => {
      dismiss.current(id);
    }, duration);
    return () => {
      clearTimeout(timer);
    };
  }, [id, isHeld, duration]);

  const hold = () => {
    setIsHeld(true);
  };
  const release = () => {
    setIsHeld(false);
  };
  return (
    <ToastRoot
      role="group"
      aria-label={title}
      $tone={tones[type]}
      // A finger leaves nothing where it was, and browsers say of it that it is still there.
      onPointerEnter={() => {
        if (!matchMedia('(hover: none)').matches) hold();
      }}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <ToastIcon $tone={tones[type]}>
        <ToneIcon tone={tones[type]} size={20} />
      </ToastIcon>
      <Words>
        <Title>{title}</Title>
        {message ? <Message>{message}</Message> : null}
      </Words>
      {action ? (
        <Button
          size="small"
          onClick={() => {
            action.onSelect();
            onDismiss(id);
          }}
        >
          {action.label}
        </Button>
      ) : null}
      <IconButton
        label="Close notification"
        size="small"
        tooltipSide="top"
        onClick={() => {
          onDismiss(id);
        }}
      >
        <X size={16} strokeWidth={1.75} />
      </IconButton>
    </ToastRoot>
  );
}

export interface ToastViewportProps {
  toasts: readonly ToastItem[];
  onDismiss: (id: string) => void;
}

/** Where toasts appear. The shell mounts it once and keeps the list. */
export function ToastViewport({ toasts, onDismiss }: ToastViewportProps) {
  return (
    <>
      <ViewportRoot aria-label="Notifications">
        {toasts.map((toast) => (
          <Toast key={toast.id} {...toast} onDismiss={onDismiss} />
        ))}
      </ViewportRoot>
      <Announcer toasts={toasts} />
    </>
  );
}

/** Readers miss what is there when a live region arrives; this long after it they hear it. */
const ANNOUNCE_MS = 100;

/**
 * Says the newest toast. A region of its own: a toast's buttons would be read with it, and a region that comes
 * together with its words often says nothing.
 */
function Announcer({ toasts }: Pick<ToastViewportProps, 'toasts'>) {
  const newest = toasts.at(-1);
  const [said, setSaid] = useState<ToastItem>();
  useEffect(() => {
    const timer = setTimeout(() => {
      setSaid(newest);
    }, ANNOUNCE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [newest]);
  const words = said ? [said.title, said.message].filter(Boolean).join('. ') : '';
  return (
    <>
      <VisuallyHidden role="alert">{said?.type === 'error' ? words : ''}</VisuallyHidden>
      <VisuallyHidden role="status">{said?.type === 'error' ? '' : words}</VisuallyHidden>
    </>
  );
}
