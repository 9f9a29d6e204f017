import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { createPreviewAllowance } from './preview-allowance';

export interface SandboxFrameProps<Message, Answer> {
  title: string;
  /** What its application may do. */
  permissions: string;
  /** Powers of the browser that its application has beside those of every page: 'clipboard-write'. */
  powers?: string;
  url: string;
  /** Grows with every load. */
  load: number;
  /** Gives undefined for anything that is no message. */
  parse: (data: unknown) => Message | undefined;
  onMessage: (message: Message, answer: (answer: Answer) => void) => void;
  /** Its messages take too much of the page's time: take the frame away. */
  onFlood: () => void;
  /** Nobody gets into it by mouse, keyboard or screen reader. */
  isAside?: boolean;
}

/** Whether a window is the frame's, or one that its application made within. Other origins, too, tell their parents. */
function isWithin(source: MessageEventSource | null, child: Window): boolean {
  if (!source || !('parent' in source)) return false;
  return source === child || (source.parent !== source && isWithin(source.parent, child));
}

/** How often an application that nobody is in may take the focus. */
const MOST_GRABS = 3;

/**
 * Gives the focus back to where the person had it when the application in a frame takes it. Neither `inert` nor a sandbox keep
 * a frame from it.
 *
 * @param onGreedy the frame does not leave off: take it away
 * @returns what ends this
 */
function keepFocusOutside(frameOf: () => HTMLIFrameElement | null, onGreedy: () => void): () => void {
  let last = document.activeElement;
  let grabs = 0;
  function remember(): void {
    if (document.activeElement !== frameOf()) last = document.activeElement;
  }
  // The window loses the focus before the frame is said to have it.
  function lookAgain(): void {
    setTimeout(giveBack, 0);
  }
  function giveBack(): void {
    const frame = frameOf();
    if (!frame || document.activeElement !== frame) return;
    frame.blur();
    if (last instanceof HTMLElement && last.isConnected) last.focus({ preventScroll: true });
    grabs += 1;
    if (grabs >= MOST_GRABS) onGreedy();
  }
  document.addEventListener('focusin', remember);
  window.addEventListener('blur', lookAgain);
  return () => {
    document.removeEventListener('focusin', remember);
    window.removeEventListener('blur', lookAgain);
  };
}

/**
 * The application in its sandbox. Its origin is opaque, so a message is known to be its own by its window alone,
 * and answers go to '*'.
 */
export function SandboxFrame<Message, Answer>(props: SandboxFrameProps<Message, Answer>) {
  const { title, permissions, powers, url, load, parse, onMessage, onFlood, isAside = false } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const [first] = useState({ url, load });

  useEffect(() => {
    const allowance = createPreviewAllowance(() => performance.now());
    function hear(event: MessageEvent): void {
      const child = frame.current?.contentWindow;
      if (!child || !isWithin(event.source, child)) return;
      const isFine = allowance.spend(() => {
        // The application alone is heard. Its frames only count, since it may flood the page from there as well.
        const message = event.source === child ? parse(event.data) : undefined;
        if (!message) return;
        onMessage(message, (answer) => {
          child.postMessage(answer, '*');
        });
      });
      if (!isFine) onFlood();
    }
    window.addEventListener('message', hear);
    return () => {
      window.removeEventListener('message', hear);
    };
  }, [parse, onMessage, onFlood]);

  useEffect(() => {
    // Not by `src`: that would add an entry to the page's history with every version. And not by a new element:
    // the old document would have no window left to send its last save from.
    if (load > first.load) frame.current?.contentWindow?.location.replace(url);
  }, [first.load, load, url]);

  useEffect(() => {
    if (!isAside) return undefined;
    return keepFocusOutside(() => frame.current, onFlood);
  }, [isAside, onFlood]);

  return (
    <Frame
      ref={frame}
      sandbox={permissions}
      allow={powers}
      title={title}
      src={first.url}
      inert={isAside}
      aria-hidden={isAside || undefined}
      tabIndex={isAside ? -1 : undefined}
    />
  );
}

const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: 100%;
  border: 0;
  background: ${({ theme }) => theme.colors.surface};
`;
