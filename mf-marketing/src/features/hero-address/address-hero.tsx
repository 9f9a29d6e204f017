import { useShell } from '@tessera/shared/remote';
import { paths } from '@tessera/shared/paths';
import { landingWords } from '@tessera/shared/public-pages';
import { LinkButton } from '@tessera/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Container, Lead } from '../../lib/site.styles';
import { SiteTitle } from '../../lib/site-title';

interface AddressHeroProps {
  /** What drifts behind the words (LAND-11). */
  readonly sky: ReactNode;
  /** What stands under them. */
  readonly children: ReactNode;
}

/** The hero of /landing: words before drifting tiles, and under them the product. */
export function AddressHero({ sky, children }: AddressHeroProps) {
  const { brand } = useShell();
  const { hero } = landingWords(brand);
  return (
    <Hero aria-label={brand.name}>
      <Sky>{sky}</Sky>
      <Container>
        <Words>
          <SiteTitle>{hero.heading}</SiteTitle>
          <Lead>{hero.lead}</Lead>
          <div>
            <LinkButton to={paths.auth.to()} variant="primary" size="large">
              Start Building Now
            </LinkButton>
          </div>
        </Words>
        <Stage>{children}</Stage>
      </Container>
    </Hero>
  );
}

const Hero = styled.section`
  position: relative;
  overflow: clip;
`;

/* Thick where the words are not. */
const Sky = styled.div`
  position: absolute;
  inset: 0 0 auto;
  height: 720px;
  mask-image: linear-gradient(to right, transparent 30%, black 75%), linear-gradient(black 70%, transparent);
  mask-composite: intersect;
  ${({ theme }) => theme.media.phone} {
    height: 620px;
    mask-image: linear-gradient(to bottom, transparent 30%, black 60%, transparent);
  }
`;

const Words = styled.div`
  position: relative;
  display: grid;
  gap: ${({ theme }) => theme.space[6]};
  padding-block: ${({ theme }) => theme.space[24]} ${({ theme }) => theme.space[16]};
  ${({ theme }) => theme.media.phone} {
    padding-block: ${({ theme }) => theme.space[12]};
  }
`;

const Stage = styled.div`
  position: relative;
  padding-bottom: ${({ theme }) => theme.space[16]};
`;
