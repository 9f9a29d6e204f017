import styled from 'styled-components';
import { useShell } from '@tessera/shared/remote';
import { Button } from '@tessera/shared/ui';
import { Container, Lead } from '../../lib/site.styles';
import { SiteTitle } from '../../lib/site-title';
import { TileField } from '../../lib/tile-field';
import { TypedText } from '../../lib/typed-text';
import { launchHeroPorts, type LaunchHeroPorts } from './launch-hero.ports';

const KEYSTROKE_MS = 50;

/** The hero of /newhero, whose two buttons only write to the console (LAND-04). */
export function LaunchHero({ ports = launchHeroPorts }: { ports?: LaunchHeroPorts }) {
  const { brand } = useShell();
  return (
    <Hero aria-label={brand.heroLabel}>
      <Ground>
        <TileField columns={26} rows={22} seed={21} />
      </Ground>
      <Container>
        <Words>
          <Label>{brand.heroLabel}</Label>
          <SiteTitle>
            <TypedText text={brand.tagline} interval={KEYSTROKE_MS} />
          </SiteTitle>
          <Lead>One sentence in, a working application out. Say what to change, and it changes.</Lead>
          <Actions>
            <Button variant="primary" size="large" onClick={() => ports.write('Get Started Free')}>
              Get Started Free
            </Button>
            <Button size="large" onClick={() => ports.write('Watch Demo')}>
              Watch Demo
            </Button>
          </Actions>
        </Words>
      </Container>
    </Hero>
  );
}

const Hero = styled.section`
  position: relative;
  overflow: clip;
  padding-block: ${({ theme }) => theme.space[24]};
`;

const Ground = styled.div`
  position: absolute;
  inset: 0 0 0 48%;
  mask-image: linear-gradient(to top, black 20%, transparent 90%);
  ${({ theme }) => theme.media.phone} {
    inset: 55% 0 0;
  }
`;

const Words = styled.div`
  position: relative;
  display: grid;
  gap: ${({ theme }) => theme.space[6]};
  min-height: 420px;
  align-content: center;
`;

const Label = styled.p`
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[14]};
  font-weight: ${({ theme }) => theme.weights.medium};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[3]};
`;
