import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { parsePreviewMessage, type PreviewAnswer, type PreviewMessage } from './preview-messages';

export interface PreviewFrameProps {
  title: string;
  url: string;
  /** Grows with every load. */
  load: number;
  onMessage: (message: PreviewMessage, answer: (answer: PreviewAnswer) => void) => void;
}

/**
 * The application in its sandbox. Its origin is opaque, so a message is known to be its own by its window alone,
 * and answers go to '*'.
 */
export function PreviewFrame({ title, url, load, onMessage }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [first] = useState({ url, load });

  useEffect(() => {
    function hear(event: MessageEvent): void {
      const child = frame.current?.contentWindow;
      if (!child || event.source !== child) return;
      const message = parsePreviewMessage(event.data);
      if (!message) return;
      onMessage(message, (answer) => {
        child.postMessage(answer, '*');
      });
    }
    window.addEventListener('message', hear);
    return () => {
      window.removeEventListener('message', hear);
    };
  }, [onMessage]);

  useEffect(() => {
    // Not by `src`: that would add an entry to the page's history with every version. And not by a new element:
    // the old document would have no window left to send its last save from.
    if (load > first.load) frame.current?.contentWindow?.location.replace(url);
  }, [first.load, load, url]);

  return <Frame ref={frame} sandbox="allow-scripts allow-forms allow-modals" title={title} src={first.url} />;
}

const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: 100%;
  border: 0;
  background: ${({ theme }) => theme.colors.surface};
`;
