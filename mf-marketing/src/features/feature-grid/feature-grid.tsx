import type { ComponentType } from 'react';
import { AuditFigure } from '../../lib/figures/audit-figure';
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
    text: 'Natural language to code: every phrase is built, built differently, or listed as missing.',
    figure: SentenceFigure,
  },
  {
    title: 'Change your mind, keep your data',
    text: 'Each change is a version. Going back brings code and records along.',
    figure: VersionsFigure,
  },
  {
    title: 'Live at its own address',
    text: 'One-click deployment, and one click back.',
    figure: DeployFigure,
  },
  {
    title: 'Tables that relate',
    text: 'A visual database designer over real tables, with types that fit what you store.',
    figure: SchemaFigure,
  },
  {
    title: 'Connected where it counts',
    text: 'Payments, messages and issue trackers, with keys that never reach a browser.',
    figure: IntegrationsFigure,
  },
  {
    title: 'Who did what',
    text: 'Role-based access control decided on the server, and a log of every action.',
    figure: AuditFigure,
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
