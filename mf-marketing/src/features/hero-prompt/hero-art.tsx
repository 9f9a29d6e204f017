import type { ReactNode } from 'react';
import styled from 'styled-components';
import { TileField } from '../../lib/tile-field';

/** What stands beside the root page's words, before a field of tiles. */
export function HeroArt({ children }: { children: ReactNode }) {
  return (
    <>
      <Ground>
        <TileField columns={34} rows={20} seed={4} />
      </Ground>
      {children}
    </>
  );
}

/* The tiles that the application is made of: they gather behind it and run out of the page at its right. */
const Ground = styled.div`
  position: absolute;
  inset: -72px -220px 44px 8%;
  mask-image: linear-gradient(to bottom, transparent, black 14%, black 62%, transparent);
  + * {
    position: relative;
  }
  ${({ theme }) => theme.media.tablet} {
    inset: -36px -48px 44px 0;
  }
`;
