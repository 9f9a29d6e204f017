import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { createPreviewAllowance } from './preview-allowance';

export interface SandboxFrameProps<Message, Answer> {
  title: string;
  /** What its application may do. */
  permissions: string;
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

/**
 * The application in its sandbox. Its origin is opaque, so a message is known to be its own by its window alone,
 * and answers go to '*'.
 */
export function SandboxFrame<Message, Answer>(props: SandboxFrameProps<Message, Answer>) {
  const { title, permissions, url, load, parse, onMessage, onFlood, isAside = false } = props;
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

  return (
    <Frame
      ref={frame}
      sandbox={permissions}
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
