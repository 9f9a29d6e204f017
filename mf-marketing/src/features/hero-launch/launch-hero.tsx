import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useShell } from '@tessera/shared/remote';
import { paths } from '@tessera/shared/paths';
import { Button } from '@tessera/shared/ui';
import { Link } from 'react-router-dom';
import { Container, Lead } from '../../lib/site.styles';
import { SiteTitle } from '../../lib/site-title';
import { TypedText } from '../../lib/typed-text';
import { launchHeroPorts, type LaunchHeroPorts } from './launch-hero.ports';

const KEYSTROKE_MS = 50;

interface LaunchHeroProps {
  /** What drifts behind the words (LAND-11). */
  readonly sky?: ReactNode;
  readonly ports?: LaunchHeroPorts;
}

/** The hero of /newhero, whose two buttons only write to the console (LAND-04). */
export function LaunchHero({ sky, ports = launchHeroPorts }: LaunchHeroProps) {
  const { brand } = useShell();
  return (
    <Hero aria-label={brand.heroLabel}>
      <Ground>{sky}</Ground>
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
          <p>
            Or <Link to={paths.auth.to()}>sign up</Link> and describe your first application. The Starter plan
            is free.
          </p>
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
  inset: 0;
  mask-image: linear-gradient(to right, transparent 25%, black 70%);
  ${({ theme }) => theme.media.phone} {
    mask-image: linear-gradient(to bottom, transparent 70%, black 90%);
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
