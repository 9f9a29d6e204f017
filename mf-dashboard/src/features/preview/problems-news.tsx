import { CircleAlert } from 'lucide-react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import type { PaneNews } from '../../lib/pane-news';

export interface ProblemsNewsProps {
  count: number;
  news: PaneNews | undefined;
  /** Opens the console. */
  onOpen: () => void;
}

/** '2 errors in the preview' in the status line, also while another pane is in sight; it leads to them. */
export function ProblemsNews({ count, news, onOpen }: ProblemsNewsProps) {
  if (count === 0 || !news?.slot) return null;
  return createPortal(
    <Told
      type="button"
      onClick={() => {
        news.show();
        onOpen();
      }}
    >
      <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
      <span>
        {`${String(count)} ${count === 1 ? 'error' : 'errors'}`}
        <Where> in the preview</Where>
      </span>
    </Told>,
    news.slot,
  );
}

const Told = styled.button`
  display: inline-flex;
  flex: none;
  gap: ${({ theme }) => theme.space[1]};
  align-items: center;
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radii.control};
  background: none;
  color: ${({ theme }) => theme.colors.bad};
  font: inherit;
  white-space: nowrap;
  &:hover {
    text-decoration: underline;
  }
  ${({ theme }) => theme.media.touch} {
    min-height: 44px;
    /* In a line of 24 px, which is as high without it. */
    margin-block: -10px;
  }
`;

/* Heard, and not seen where a phone has no room for it. */
const Where = styled.span`
  ${({ theme }) => theme.media.phone} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
