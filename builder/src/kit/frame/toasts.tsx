import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { CloseIcon } from './icons';

const MESSAGE_MS = 5000;
const UNDO_MS = 10_000;
const MOST = 3;

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

/** Holds the messages of the page. They are read out, and wait while they are pointed at or focused. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const lastId = useRef(0);
  const show = useCallback<ShowToast>((text, undo) => {
    lastId.current += 1;
    const toast: Toast = { id: lastId.current, text, ...(undo && { undo }) };
    setToasts((before) => [...before, toast].slice(-MOST));
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
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onClose={close} />
        ))}
      </section>
    </ToastContext>
  );
}

interface ToastCardProps {
  readonly toast: Toast;
  readonly onClose: (id: number) => void;
}

function ToastCard({ toast, onClose }: ToastCardProps) {
  const [isHeld, setIsHeld] = useState(false);
  const { id, text, undo } = toast;
  const close = useMemo(
    () => () => {
      onClose(id);
    },
    [onClose, id],
  );
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(close, undo ? UNDO_MS : MESSAGE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isHeld, close, undo]);
  const hold = () => {
    setIsHeld(true);
  };
  const letGo = () => {
    setIsHeld(false);
  };
  return (
    <div className="toast" onPointerEnter={hold} onPointerLeave={letGo} onFocus={hold} onBlur={letGo}>
      <span className="toast-text" dir="auto">
        {text}
      </span>
      {undo && (
        <button
          type="button"
          className="button button-quiet toast-undo"
          onClick={() => {
            undo();
            close();
          }}
        >
          Undo
        </button>
      )}
      <button type="button" className="icon-button" aria-label="Close message" onClick={close}>
        <CloseIcon />
      </button>
    </div>
  );
}
