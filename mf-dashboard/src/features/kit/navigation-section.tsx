import {
  Accordion,
  Badge,
  Breadcrumbs,
  FilterChips,
  LoadMore,
  Pagination,
  ProgressSteps,
  Segmented,
  Tabs,
} from '@tessera/shared/ui';
import { Monitor, Smartphone, Tablet } from 'lucide-react';
import { useState } from 'react';
import { KitSection, Specimen, Specimens } from './kit-section';

const ICON = { size: 16, strokeWidth: 1.75 } as const;

/** Ways through what there is. */
export function NavigationSection() {
  return (
    <KitSection
      id="navigation"
      title="Ways through"
      description="Tabs are views of one thing, Segmented is a choice of few, FilterChips narrow a list down."
    >
      <Specimens>
        <Specimen name="Tabs" state="arrows, Home, End">
          <Tabs
            label="Deployment"
            items={[
              { id: 'overview', label: 'Overview', content: 'What it is' },
              { id: 'logs', label: 'Logs', badge: <Badge tone="bad">2</Badge>, content: 'What it said' },
              { id: 'settings', label: 'Settings', content: 'How it runs' },
            ]}
          />
        </Specimen>
        <SegmentedSpecimen />
        <ChipsSpecimen />
        <Specimen name="Breadcrumbs">
          <Breadcrumbs
            items={[
              { label: 'Apps', to: '#navigation' },
              { label: 'Plant diary', to: '#navigation' },
              { label: 'Environment variables' },
            ]}
          />
        </Specimen>
        <PagesSpecimen />
        <Specimen name="ProgressSteps" state="done, under way, waiting">
          <ProgressSteps
            label="Steps of a run"
            steps={[
              { id: 'design', title: 'Designing the data', state: 'done', note: '1.2 s' },
              { id: 'files', title: 'Writing files', state: 'running' },
              { id: 'checks', title: 'Running checks', state: 'waiting' },
            ]}
          />
        </Specimen>
        <Specimen name="ProgressSteps" state="row; failed">
          <ProgressSteps
            label="Steps of a form"
            direction="row"
            steps={[
              { id: 'app', title: 'Application', state: 'done' },
              { id: 'pay', title: 'Payment', state: 'failed' },
              { id: 'live', title: 'Live', state: 'waiting' },
            ]}
          />
        </Specimen>
        <Specimen name="Accordion" state="exclusive" isWide>
          <Accordion
            isExclusive
            items={[
              {
                id: 'cost',
                title: 'What does it cost?',
                content: 'Nothing to begin with. Deploying takes credits.',
                isOpenAtFirst: true,
              },
              { id: 'leave', title: 'Can I leave?', content: 'Yes, with all your files.' },
            ]}
          />
        </Specimen>
      </Specimens>
    </KitSection>
  );
}

function SegmentedSpecimen() {
  const [width, setWidth] = useState<'phone' | 'tablet' | 'desktop'>('desktop');
  const [period, setPeriod] = useState<'week' | 'month' | 'year'>('month');
  return (
    <Specimen name="Segmented" state="words with one disabled; icons">
      <div>
        <Segmented
          label="Period"
          value={period}
          onValueChange={setPeriod}
          segments={[
            { value: 'week', label: 'Week' },
            { value: 'month', label: 'Month' },
            { value: 'year', label: 'Year', isDisabled: true },
          ]}
        />
      </div>
      <div>
        <Segmented
          label="Width of the preview"
          value={width}
          onValueChange={setWidth}
          segments={[
            { value: 'phone', label: 'Phone', icon: <Smartphone {...ICON} /> },
            { value: 'tablet', label: 'Tablet', icon: <Tablet {...ICON} /> },
            { value: 'desktop', label: 'Desktop', icon: <Monitor {...ICON} /> },
          ]}
        />
      </div>
    </Specimen>
  );
}

type Status = 'live' | 'failed' | 'stopped';

function ChipsSpecimen() {
  const [statuses, setStatuses] = useState<Status[]>(['live']);
  return (
    <Specimen name="FilterChips" state="several; one disabled">
      <FilterChips<Status>
        label="Status"
        value={statuses}
        onValueChange={setStatuses}
        chips={[
          { value: 'live', label: 'Live', count: 12 },
          { value: 'failed', label: 'Failed', count: 2 },
          { value: 'stopped', label: 'Stopped', isDisabled: true },
        ]}
      />
    </Specimen>
  );
}

function PagesSpecimen() {
  const [page, setPage] = useState(7);
  const [shown, setShown] = useState(20);
  return (
    <>
      <Specimen name="Pagination" state="when the length is known">
        <Pagination label="Payments" page={page} pageCount={20} onPageChange={setPage} />
      </Specimen>
      <Specimen name="LoadMore" state="ready; busy; failed">
        <LoadMore
          shown={shown}
          total={134}
          hasMore={shown < 134}
          onMore={() => {
            setShown(Math.min(134, shown + 20));
          }}
        />
        <LoadMore shown={20} hasMore isBusy onMore={() => undefined} />
        <LoadMore shown={20} hasMore error="The server is busy" onMore={() => undefined} />
      </Specimen>
    </>
  );
}
