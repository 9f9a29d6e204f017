import {
  Avatar,
  Badge,
  Button,
  Card,
  CodeBlock,
  EmptyState,
  formatNumber,
  IconButton,
  KeyValueList,
  List,
  ListRow,
  Money,
  Mosaic,
  RelativeTime,
  Row,
  Stat,
  StatGroup,
  Table,
  type TableSort,
  type Tone,
} from '@tessera/shared/ui';
import { MoreHorizontal } from 'lucide-react';
import { useState } from 'react';
import { ChartSpecimen } from './chart-specimen';
import { KitSection, Specimen, Specimens } from './kit-section';

const AT = '2026-11-20T10:00:00.000Z';
const TONES: readonly Tone[] = ['neutral', 'brand', 'gold', 'ok', 'warn', 'bad', 'info'];
const CODE = `export function App() {\n  const [plants, setPlants] = useRecords('plants');\n  return <PlantList plants={plants} onWater={setPlants} />;\n}`;

/** How things and figures are shown. */
export function DataSection() {
  return (
    <KitSection
      id="data"
      title="Data"
      description="A List for things with one action each, a Table for records with figures; on phones its rows become cards."
    >
      <Specimens>
        <Figures />
        <Lists />
        <Tables />
        <ChartSpecimen />
        <Specimen name="CodeBlock" isWide>
          <CodeBlock title="src/App.tsx" text={CODE} hasLineNumbers />
        </Specimen>
        <Marks />
      </Specimens>
    </KitSection>
  );
}

function Figures() {
  return (
    <>
      <Specimen name="StatGroup, Stat" state="with change, unit, loading" isWide>
        <StatGroup>
          <Stat
            label="Visits"
            value={formatNumber(1204)}
            change={{ text: '+12 %', direction: 'up', tone: 'ok' }}
            note="Since last week"
          />
          <Stat label="Errors" value={7} change={{ text: '+3', direction: 'up', tone: 'bad' }} />
          <Stat label="Balance" value={formatNumber(4250.5)} unit="credits" />
          <Stat label="Requests" note="Loading" />
        </StatGroup>
      </Specimen>
      <Specimen name="KeyValueList" state="loading and missing values">
        <KeyValueList
          items={[
            { label: 'Region', value: 'Asia' },
            { label: 'Cost', value: <Money paise={79_900} /> },
            { label: 'Domain', value: null },
            { label: 'Size', value: undefined },
          ]}
        />
      </Specimen>
      <Specimen name="Card" state="title and action">
        <Card title="Balance" actions={<Button size="small">Add credits</Button>}>
          4,250 credits
        </Card>
      </Specimen>
    </>
  );
}

function Lists() {
  const [current, setCurrent] = useState('journal');
  return (
    <>
      <Specimen name="List, ListRow" state="links and actions of their own">
        <List label="Apps">
          <ListRow
            title="Plant diary"
            description="Every watering with date and amount"
            to="#data"
            leading={<Mosaic id="plants" size={32} />}
            meta={<Badge tone="gold">Live</Badge>}
            actions={
              <IconButton label="Actions for Plant diary" size="small">
                <MoreHorizontal size={16} strokeWidth={1.75} />
              </IconButton>
            }
          />
          <ListRow
            title="Verwaltung der Anwendungsentwicklungsumgebungsvariablen"
            to="#data"
            leading={<Mosaic id="long" size={32} />}
            meta={<RelativeTime at={AT} />}
          />
        </List>
      </Specimen>
      <Specimen name="ListRow" state="current, disabled">
        <List label="Choose an app">
          {['journal', 'recipes', 'archive'].map((name) => (
            <ListRow
              key={name}
              title={name}
              isCurrent={name === current}
              isDisabled={name === 'archive'}
              onSelect={() => {
                setCurrent(name);
              }}
            />
          ))}
        </List>
      </Specimen>
      <Specimen name="List" state="loading">
        <List label="Apps on their way" isLoading />
      </Specimen>
    </>
  );
}

const PAYMENTS = [
  { id: 'TS-1001', credits: 1000, paise: 79_900 },
  { id: 'TS-1002', credits: 5000, paise: 349_900 },
  { id: 'TS-1003', credits: 20_000, paise: 1_199_900 },
];

function Tables() {
  const [sort, setSort] = useState<TableSort>({ columnId: 'credits', direction: 'ascending' });
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const rows = [...PAYMENTS].sort((a, b) =>
    sort.columnId === 'id' ? sign * a.id.localeCompare(b.id) : sign * (a.credits - b.credits),
  );
  const table = {
    rowKey: ({ id }: { id: string }) => id,
    columns: [
      { id: 'id', header: 'Receipt', cell: ({ id }: (typeof PAYMENTS)[number]) => id, isSortable: true },
      {
        id: 'credits',
        header: 'Credits',
        isNumber: true,
        isSortable: true,
        cell: ({ credits }: (typeof PAYMENTS)[number]) => formatNumber(credits),
      },
      {
        id: 'amount',
        header: 'Amount',
        isNumber: true,
        cell: ({ paise }: (typeof PAYMENTS)[number]) => <Money paise={paise} />,
      },
    ],
  };
  return (
    <>
      <Specimen name="Table" state="ordered by its heads" isWide>
        <Table {...table} caption="Payments" rows={rows} sort={sort} onSortChange={setSort} />
      </Specimen>
      <Specimen name="Table" state="loading">
        <Table {...table} caption="Payments on their way" rows={[]} isLoading />
      </Specimen>
      <Specimen name="Table" state="empty">
        <Table
          {...table}
          caption="No payments"
          rows={[]}
          empty={<EmptyState title="Payments will be listed here" />}
        />
      </Specimen>
    </>
  );
}

function Marks() {
  return (
    <>
      <Specimen name="Badge" state="every tone">
        <Row gap={2}>
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </Row>
      </Specimen>
      <Specimen name="Avatar, Mosaic">
        <Row>
          <Avatar name="Ada Byron" size={24} />
          <Avatar name="Grace Hopper" />
          <Avatar name="Alan" size={40} />
          <Avatar name="Emmy Noether" size={56} />
          <Mosaic id="plants" label="Plant diary" size={40} />
          <Mosaic id="journal" label="Journal" size={56} />
        </Row>
      </Specimen>
    </>
  );
}
