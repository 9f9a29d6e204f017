import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { CloseIcon } from './icons';

const MESSAGE_MS = 5000;
const UNDO_MS = 10_000;

interface Toast {
  readonly id: number;
  readonly text: string;
  readonly undo?: () => void;
}

type ShowToast = (text: string, undo?: () => void) => void;

const ToastContext = createContext<ShowToast>(() => undefined);

/** Gives the function that shows a message; with `undo` it stays for ten seconds and offers it. */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}

/**
 * Holds the messages. One is shown, the newest. An undo that was offered before it stays within reach: below the newest
 * message until its ten seconds are over, and again on its own when the newest is closed.
 */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const lastId = useRef(0);
  const show = useCallback<ShowToast>((text, undo) => {
    lastId.current += 1;
    const toast: Toast = { id: lastId.current, text, ...(undo && { undo }) };
    setToasts((before) => [...before.filter((one) => one.undo !== undefined), toast]);
  }, []);
  const close = useCallback((id: number) => {
    setToasts((before) => before.filter((toast) => toast.id !== id));
  }, []);
  const newest = toasts.at(-1);
  return (
    <ToastContext value={show}>
      {children}
      <p className="visually-hidden" role="status">
        {newest && (newest.undo ? `${newest.text} Undo is offered for ten seconds.` : newest.text)}
      </p>
      <section className="toasts" aria-label="Messages">
        {newest && <ToastCard toasts={toasts} newest={newest} onClose={close} />}
      </section>
    </ToastContext>
  );
}

interface ToastCardProps {
  readonly toasts: readonly Toast[];
  readonly newest: Toast;
  readonly onClose: (id: number) => void;
}

/** The newest message and the undo before it. All wait while they are pointed at or focused. */
function ToastCard({ toasts, newest, onClose }: ToastCardProps) {
  const [isHeld, setIsHeld] = useState(false);
  const earlier = toasts.filter(({ undo }) => undo !== undefined).findLast((toast) => toast !== newest);
  const hold = () => {
    setIsHeld(true);
  };
  const letGo = () => {
    setIsHeld(false);
  };
  return (
    <div className="toast" onPointerEnter={hold} onPointerLeave={letGo} onFocus={hold} onBlur={letGo}>
      {toasts.map((toast) => (
        <ToastTimer key={toast.id} toast={toast} isHeld={isHeld} onClose={onClose} />
      ))}
      <div className="toast-rows">
        <ToastRow toast={newest} onClose={onClose} />
        {earlier && <ToastRow toast={earlier} onClose={onClose} />}
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label="Close message"
        onClick={() => {
          onClose(newest.id);
        }}
      >
        <CloseIcon />
      </button>
    </div>
  );
}

interface ToastTimerProps {
  readonly toast: Toast;
  readonly isHeld: boolean;
  readonly onClose: (id: number) => void;
}

/** Takes a message away when its time is over, also while it is not the one shown. */
function ToastTimer({ toast: { id, undo }, isHeld, onClose }: ToastTimerProps) {
  const hasUndo = undo !== undefined;
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(
      () => {
        onClose(id);
      },
      hasUndo ? UNDO_MS : MESSAGE_MS,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [id, hasUndo, isHeld, onClose]);
  return null;
}

interface ToastRowProps {
  readonly toast: Toast;
  readonly onClose: (id: number) => void;
}

function ToastRow({ toast: { id, text, undo }, onClose }: ToastRowProps) {
  return (
    <div className="toast-row">
      <span className="toast-text" dir="auto">
        {text}
      </span>
      {undo && (
        <button
          type="button"
          className="button button-quiet toast-undo"
          onClick={() => {
            undo();
            onClose(id);
          }}
        >
          Undo
        </button>
      )}
    </div>
  );
}
