import { useId, useState, type ComponentType, type KeyboardEvent } from 'react';
import { SafetyFigure } from '../../lib/figures/safety-figure';
import { DeployFigure } from '../../lib/figures/deploy-figure';
import { IntegrationsFigure } from '../../lib/figures/integrations-figure';
import { SchemaFigure } from '../../lib/figures/schema-figure';
import { SentenceFigure } from '../../lib/figures/sentence-figure';
import { Glyph } from '../../lib/glyph';
import { Container, Section, SectionTitle } from '../../lib/site.styles';
import { Capabilities, Columns, Description, Figure, Panel, Tab, TabList } from './feature-tabs.styles';
import { FEATURES, type Feature, type FeatureId } from '../../lib/features';

const FIGURES: Readonly<Record<FeatureId, ComponentType>> = {
  ai: SentenceFigure,
  database: SchemaFigure,
  deploy: DeployFigure,
  integrations: IntegrationsFigure,
  security: SafetyFigure,
};

/** Five sides of the product, one at a time (LAND-01). Arrows, Home and End move between the tabs. */
export function FeatureTabs() {
  const id = useId();
  const [active, setActive] = useState<FeatureId>('ai');
  const feature = FEATURES.find((candidate) => candidate.id === active);

  const move = (event: KeyboardEvent) => {
    const target = tabForKey(event.key, active);
    if (!target) return;
    event.preventDefault();
    setActive(target.id);
    document.getElementById(`${id}-${target.id}`)?.focus();
  };
  return (
    <Section aria-labelledby={`${id}-title`}>
      <Container>
        <SectionTitle id={`${id}-title`}>From a sentence to something people use</SectionTitle>
        <Columns>
          <TabList role="tablist" aria-label="Features" aria-orientation="vertical">
            {FEATURES.map(({ id: tab, name }) => (
              <Tab
                key={tab}
                type="button"
                role="tab"
                id={`${id}-${tab}`}
                aria-selected={tab === active}
                aria-controls={tab === active ? `${id}-panel` : undefined}
                tabIndex={tab === active ? 0 : -1}
                onClick={() => setActive(tab)}
                onKeyDown={move}
              >
                {name}
              </Tab>
            ))}
          </TabList>
          {feature ? <FeaturePanel id={id} feature={feature} /> : null}
        </Columns>
      </Container>
    </Section>
  );
}

function FeaturePanel({ id, feature }: { id: string; feature: Feature }) {
  const Drawing = FIGURES[feature.id];
  return (
    <Panel
      key={feature.id}
      role="tabpanel"
      id={`${id}-panel`}
      aria-labelledby={`${id}-${feature.id}`}
      tabIndex={0}
    >
      <div>
        <Description>{feature.description}</Description>
        <Capabilities>
          {feature.capabilities.map((capability) => (
            <li key={capability}>
              <Glyph shape="check" size={16} />
              {capability}
            </li>
          ))}
        </Capabilities>
      </div>
      <Figure aria-label={`Example: ${feature.name}`}>
        <Drawing />
      </Figure>
    </Panel>
  );
}

function tabForKey(key: string, active: FeatureId): Feature | undefined {
  const index = FEATURES.findIndex(({ id }) => id === active);
  if (key === 'ArrowDown' || key === 'ArrowRight') return FEATURES[(index + 1) % FEATURES.length];
  if (key === 'ArrowUp' || key === 'ArrowLeft') return FEATURES.at(index - 1);
  if (key === 'Home') return FEATURES[0];
  return key === 'End' ? FEATURES.at(-1) : undefined;
}
