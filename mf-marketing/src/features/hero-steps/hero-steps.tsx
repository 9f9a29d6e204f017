import type { ComponentType } from 'react';
import styled from 'styled-components';
import { DeployFigure } from '../../lib/figures/deploy-figure';
import { SentenceFigure } from '../../lib/figures/sentence-figure';
import { VersionsFigure } from '../../lib/figures/versions-figure';
import { Container, Section } from '../../lib/site.styles';

interface Step {
  readonly name: string;
  readonly text: string;
  readonly figure: ComponentType;
}

const STEPS: readonly Step[] = [
  {
    name: 'Say it',
    text: 'Your words become fields, a list and a form. What could not be built is listed, not hidden.',
    figure: SentenceFigure,
  },
  {
    name: 'Change it',
    text: 'Your next sentence makes the next version. Going back restores the code and the records.',
    figure: VersionsFigure,
  },
  {
    name: 'Show it',
    text: 'Put the version you like live at its own address. The previous one stays a click away.',
    figure: DeployFigure,
  },
];

/** Under the hero of /newhero: the sentence's way, one drawing to a step, left and right in turn. */
export function HeroSteps() {
  return (
    <Section aria-label="How it works">
      <Container>
        <List>
          {STEPS.map(({ name, text, figure: Figure }) => (
            <li key={name}>
              <Words>
                <h2>{name}</h2>
                <p>{text}</p>
              </Words>
              <Drawing>
                <Figure />
              </Drawing>
            </li>
          ))}
        </List>
      </Container>
    </Section>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${({ theme }) => theme.space[16]};
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
    align-items: center;
    gap: ${({ theme }) => theme.space[16]};
  }
  > li:nth-child(even) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    > :first-child {
      order: 2;
    }
  }
  ${({ theme }) => theme.media.phone} {
    gap: ${({ theme }) => theme.space[12]};
    > li,
    > li:nth-child(even) {
      grid-template-columns: minmax(0, 1fr);
      gap: ${({ theme }) => theme.space[4]};
      > :first-child {
        order: 0;
      }
    }
  }
`;

const Words = styled.div`
  h2 {
    font-size: ${({ theme }) => theme.sizes[40]};
    letter-spacing: ${({ theme }) => theme.tracking.display};
  }
  p {
    margin-top: ${({ theme }) => theme.space[3]};
    color: ${({ theme }) => theme.colors.muted};
    text-wrap: pretty;
  }
  ${({ theme }) => theme.media.phone} {
    h2 {
      font-size: ${({ theme }) => theme.sizes[28]};
    }
  }
`;

const Drawing = styled.div`
  padding: ${({ theme }) => theme.space[8]};
  border-radius: ${({ theme }) => theme.radii.sheet};
  background: ${({ theme }) => theme.colors.sunken};
  ${({ theme }) => theme.media.phone} {
    padding: ${({ theme }) => theme.space[4]};
  }
`;
