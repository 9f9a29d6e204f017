import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { LazySection } from './lazy-section';
import { useShouldRender } from './use-should-render';

interface RoomProps {
  /** What to keep free until the content is there, in pixels: wide windows, up to 1023 px, up to 767 px. */
  readonly room: readonly [wide: number, tablet: number, phone: number];
}

interface BelowTheFoldProps extends RoomProps {
  /** A lazy component: it begins to load when it is first drawn. */
  readonly children: ReactNode;
}

/**
 * A part of a page that the first view does without. Its place is kept free; it is drawn, and so loaded, when the
 * browser is idle after the first view, and at once when somebody moves on or when the address has an anchor. If it
 * cannot be loaded the page goes on without it.
 */
export function BelowTheFold({ room, children }: BelowTheFoldProps) {
  const hasAnchor = useLocation().hash !== '';
  const isWanted = useShouldRender(hasAnchor);
  if (!isWanted) return <Room $room={room} />;
  return <LazySection fallback={<Room $room={room} />}>{children}</LazySection>;
}

const Room = styled.div<{ $room: RoomProps['room'] }>`
  flex: none;
  min-height: ${({ $room }) => $room[0]}px;
  ${({ theme }) => theme.media.tablet} {
    min-height: ${({ $room }) => $room[1]}px;
  }
  ${({ theme }) => theme.media.phone} {
    min-height: ${({ $room }) => $room[2]}px;
  }
`;
