import type { ComponentType } from 'react';
import { SafetyFigure } from '../../lib/figures/safety-figure';
import { DeployFigure } from '../../lib/figures/deploy-figure';
import { IntegrationsFigure } from '../../lib/figures/integrations-figure';
import { SchemaFigure } from '../../lib/figures/schema-figure';
import { SentenceFigure } from '../../lib/figures/sentence-figure';
import { VersionsFigure } from '../../lib/figures/versions-figure';
import { Container, Section, SectionTitle } from '../../lib/site.styles';
import { Card, CardText, CardTitle, Drawing, Grid, Words } from './feature-grid.styles';

interface FeatureCard {
  readonly title: string;
  readonly text: string;
  readonly figure: ComponentType;
}

/** The six feature cards (LAND-06), each with what it is about drawn in it. */
const CARDS: readonly FeatureCard[] = [
  {
    title: 'Words become fields',
    text: 'Natural language to code. What could not be built is listed, not hidden.',
    figure: SentenceFigure,
  },
  {
    title: 'Change your mind, keep your data',
    text: 'Each change is a version. Going back restores code and records.',
    figure: VersionsFigure,
  },
  {
    title: 'Live at its own address',
    text: 'One-click deployment, and one click back.',
    figure: DeployFigure,
  },
  {
    title: 'Types that fit',
    text: 'A date is picked from a calendar, a price is money, a list in brackets is a choice.',
    figure: SchemaFigure,
  },
  {
    title: 'Your accounts, your models',
    text: 'Connect GitHub, and let the model of your choice build, with keys that never reach a browser.',
    figure: IntegrationsFigure,
  },
  {
    title: 'Yours alone',
    text: 'The server decides who may see what, and every application runs apart from all others.',
    figure: SafetyFigure,
  },
];

/** `#features` of /home (NAV-09). */
export function FeatureGrid() {
  return (
    <Section id="features" tabIndex={-1} aria-labelledby="features-title">
      <Container>
        <SectionTitle id="features-title">Everything between the idea and the address</SectionTitle>
        <Grid>
          {CARDS.map(({ title, text, figure: Figure }) => (
            <Card key={title}>
              <Words>
                <CardTitle>{title}</CardTitle>
                <CardText>{text}</CardText>
              </Words>
              <Drawing>
                <Figure />
              </Drawing>
            </Card>
          ))}
        </Grid>
      </Container>
    </Section>
  );
}
