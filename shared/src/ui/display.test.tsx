import { act, screen } from '@testing-library/react';
import { Badge } from './badge';
import { Banner } from './banner';
import { Card } from './card';
import { axeViolations, renderKit } from './kit-testing';
import { Kbd } from './kbd';
import { Page, Row, Stack } from './layout';
import { Money } from './money';
import { Mosaic } from './mosaic';
import { mosaicTiles } from './mosaic-tiles';
import { PageHeader } from './page-header';
import { ProgressBar } from './progress-bar';
import { RelativeTime } from './relative-time';
import { Skeleton } from './skeleton';
import { Spinner } from './spinner';
import { EmptyState, ErrorState } from './states';
import { Table } from './table';
import { TesseraMark } from './tessera-mark';

it('has no accessibility violations in a page of everything', async () => {
  const { container } = renderKit(
    <Page>
      <PageHeader title="Billing" description="What you have" actions={<Badge tone="gold">Live</Badge>} />
      <Stack gap={3}>
        <Banner tone="bad" title="Insufficient credits">
          Buy more
        </Banner>
        <Card title="Balance">
          <Row>
            <Money paise={349900} /> <Kbd>K</Kbd> <Spinner /> <TesseraMark label="Tessera" />
          </Row>
          <ProgressBar label="Run" value={3} max={5} valueText="3 of 5 steps" />
          <Skeleton lines={3} />
        </Card>
        <EmptyState title="Payments will be listed here" />
        <ErrorState message="The server is busy" onRetry={() => undefined} />
        <Table
          caption="Payments"
          rows={[{ id: 'a', amount: 79900 }]}
          rowKey={(row) => row.id}
          columns={[
            { id: 'id', header: 'Number', cell: (row) => row.id },
            { id: 'amount', header: 'Amount', isNumber: true, cell: (row) => <Money paise={row.amount} /> },
          ]}
        />
        <Mosaic id="project-1" label="Practice journal" />
      </Stack>
    </Page>,
  );
  expect(await axeViolations(container)).toEqual([]);
});

it('has a heading that the shell can move the focus to, and does not take it', () => {
  renderKit(<PageHeader title="Billing" />);
  expect(screen.getByRole('heading', { level: 1, name: 'Billing' })).toHaveAttribute('tabindex', '-1');
  expect(document.body).toHaveFocus();
});

it('announces a banner of the tone bad at once, and others not', () => {
  renderKit(
    <>
      <Banner tone="bad" title="Declined" />
      <Banner tone="info" title="Test mode" />
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Declined');
});

it('writes money without decimals where there are none, and with two where there are', () => {
  renderKit(
    <>
      <Money paise={79900} />
      <Money paise={79950} />
    </>,
  );
  expect(screen.getByText('₹799')).toBeInTheDocument();
  expect(screen.getByText('₹799.50')).toBeInTheDocument();
});

it('keeps a relative time up to date', () => {
  jest.useFakeTimers({ now: new Date('2026-01-01T12:00:00Z') });
  renderKit(<RelativeTime at="2026-01-01T11:58:50Z" />);
  expect(screen.getByText('1 minute ago')).toHaveAttribute('datetime', '2026-01-01T11:58:50.000Z');

  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText('2 minutes ago')).toBeInTheDocument();
  jest.useRealTimers();
});

it('draws the same mosaic for the same id, another for another, with one gold tile', () => {
  const first = mosaicTiles('project-1');
  expect(mosaicTiles('project-1')).toEqual(first);
  expect(mosaicTiles('project-2')).not.toEqual(first);
  expect(first.tiles.filter((tile) => tile.shade === 'gold')).toHaveLength(1);
});
