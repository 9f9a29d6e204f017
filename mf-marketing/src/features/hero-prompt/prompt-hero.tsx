import type { ReactNode } from 'react';
import styled from 'styled-components';
import { rootWords } from '@tessera/shared/public-pages';
import { useShell } from '@tessera/shared/remote';
import { TesseraMark } from '@tessera/shared/ui';
import { Container, Lead } from '../../lib/site.styles';
import { SiteTitle } from '../../lib/site-title';
import { TypedText } from '../../lib/typed-text';
import { HeroPrompt } from './hero-prompt';

/** Milliseconds for each character of the tagline (LAND-02). */
const KEYSTROKE_MS = 50;

/** The root page's hero: tagline and prompt box beside the product at work. */
export function PromptHero({ art }: { art: ReactNode }) {
  const { brand } = useShell();
  const { hero } = rootWords(brand);
  return (
    <Hero>
      <Container>
        <Columns>
          <Words>
            <Label>
              <TesseraMark size={16} />
              {brand.heroLabel}
            </Label>
            <SiteTitle>
              <TypedText text={hero.heading} interval={KEYSTROKE_MS} />
            </SiteTitle>
            <Lead>{hero.lead}</Lead>
            <HeroPrompt />
          </Words>
          <Art>{art}</Art>
        </Columns>
      </Container>
    </Hero>
  );
}

const Hero = styled.section`
  position: relative;
  overflow: clip;
  margin-top: -64px;
  padding-block: 144px ${({ theme }) => theme.space[16]};
  ${({ theme }) => theme.media.tablet} {
    padding-block: 112px ${({ theme }) => theme.space[16]};
  }
`;

const Columns = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  align-items: center;
  gap: ${({ theme }) => theme.space[16]};
  ${({ theme }) => theme.media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${({ theme }) => theme.space[12]};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[6]};
  min-width: 0;
`;

const Label = styled.p`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[14]};
  font-weight: ${({ theme }) => theme.weights.medium};
`;

const Art = styled.div`
  position: relative;
  min-width: 0;
`;
