import { useId, useState, type ComponentType, type KeyboardEvent } from 'react';
import { DatabasePane } from './database-pane';
import { Bar, Frame, Pane, Rail, RailTab, Title } from './demo-panel.styles';
import { DeploymentPane } from './deployment-pane';
import { IntegrationsPane } from './integrations-pane';
import { SecurityPane } from './security-pane';

interface DemoTab {
  readonly id: string;
  readonly name: string;
  readonly pane: ComponentType;
}

const TABS: readonly DemoTab[] = [
  { id: 'database', name: 'Database', pane: DatabasePane },
  { id: 'deployment', name: 'Deployment', pane: DeploymentPane },
  { id: 'integrations', name: 'Integrations', pane: IntegrationsPane },
  { id: 'security', name: 'Security', pane: SecurityPane },
];

/** One application from four sides (LAND-09). Static: what it shows is drawn, and nothing in it acts. */
export function DemoPanel() {
  const id = useId();
  const [active, setActive] = useState(TABS[0]);
  if (!active) return null;

  const move = (event: KeyboardEvent) => {
    const target = tabForKey(event.key, TABS.indexOf(active));
    if (!target) return;
    event.preventDefault();
    setActive(target);
    document.getElementById(`${id}-${target.id}`)?.focus();
  };
  const Shown = active.pane;
  return (
    <Frame aria-label="Example: a practice journal from four sides">
      <Bar>
        <Title>Practice journal</Title>
        <Rail role="tablist" aria-label="Sides of the application">
          {TABS.map((tab) => (
            <RailTab
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-${tab.id}`}
              aria-selected={tab === active}
              aria-controls={tab === active ? `${id}-pane` : undefined}
              tabIndex={tab === active ? 0 : -1}
              onClick={() => setActive(tab)}
              onKeyDown={move}
            >
              {tab.name}
            </RailTab>
          ))}
        </Rail>
      </Bar>
      <Pane
        key={active.id}
        role="tabpanel"
        id={`${id}-pane`}
        aria-labelledby={`${id}-${active.id}`}
        tabIndex={0}
      >
        <Shown />
      </Pane>
    </Frame>
  );
}

function tabForKey(key: string, current: number): DemoTab | undefined {
  if (key === 'ArrowRight') return TABS[(current + 1) % TABS.length];
  if (key === 'ArrowLeft') return TABS.at(current - 1);
  if (key === 'Home') return TABS[0];
  return key === 'End' ? TABS.at(-1) : undefined;
}
