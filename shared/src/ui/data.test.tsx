import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Avatar } from './avatar';
import { Breadcrumbs } from './breadcrumbs';
import { Button } from './button';
import { CodeBlock } from './code-block';
import { formatBytes } from './format';
import { KeyValueList } from './key-value-list';
import { axeViolations, renderKit } from './kit-testing';
import { Legend } from './legend';
import { List, ListRow } from './list';
import { PageFrame } from './page-frame';
import { ProgressSteps } from './progress-steps';
import { Stat, StatGroup } from './stat';
import { EmptyState } from './states';
import { Table } from './table';

it('has no accessibility violations in a page of everything that shows data', async () => {
  const { container } = renderKit(
    <PageFrame
      title="Deployment"
      breadcrumbs={[{ label: 'Deployments', to: '/deploymentList' }, { label: 'plants' }]}
      aside={
        <KeyValueList
          items={[
            { label: 'Region', value: 'Asia' },
            { label: 'Error', value: null },
          ]}
        />
      }
    >
      <StatGroup>
        <Stat label="Visits" value="1,204" change={{ text: '+12 %', direction: 'up', tone: 'ok' }} />
        <Stat label="Loading" note="Since Monday" />
      </StatGroup>
      <Legend label="Visits by page" items={[{ id: 'home', label: 'Home', value: 12 }]} />
      <List label="Apps">
        <ListRow title="Plant diary" to="/app/1" leading={<Avatar name="Ada Byron" isNamed={false} />} />
        <ListRow title="Journal" description="Yesterday" meta="v3" actions={<Button>Open</Button>} />
      </List>
      <ProgressSteps label="Run" steps={[{ id: '1', title: 'Writing files', state: 'running' }]} />
      <CodeBlock title="src/App.tsx" text={'one\ntwo'} hasLineNumbers />
    </PageFrame>,
  );
  expect(await axeViolations(container)).toEqual([]);
});

describe('PageFrame', () => {
  it('keeps its title while the content loads, and when it could not be had', async () => {
    const onRetry = jest.fn();
    const { rerender } = renderKit(
      <PageFrame title="Usage" isLoading>
        Content
      </PageFrame>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Usage' })).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Loading' })).toBeInTheDocument();

    rerender(
      <PageFrame title="Usage" error={{ message: 'The server is busy', onRetry }}>
        Content
      </PageFrame>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('The server is busy');
    expect(screen.queryByText('Content')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});

describe('List', () => {
  it('leads somewhere or does something by the row’s name, and says which row is current', async () => {
    const onSelect = jest.fn();
    renderKit(
      <List label="Versions">
        <ListRow title="Version 3" isCurrent onSelect={onSelect} />
        <ListRow title="Version 2" to="/version/2" />
        <ListRow title="Version 1" isDisabled onSelect={onSelect} />
      </List>,
    );
    expect(screen.getByRole('button', { name: 'Version 3' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Version 3' }));
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'Version 2' })).toHaveAttribute('href', '/version/2');
    expect(screen.getByRole('button', { name: 'Version 1' })).toBeDisabled();
  });

  it('is busy while it loads', () => {
    renderKit(<List label="Versions" isLoading />);
    expect(screen.getByRole('list', { name: 'Versions' })).toHaveAttribute('aria-busy', 'true');
  });
});

describe('Table', () => {
  const columns = [
    { id: 'name', header: 'Name', cell: (row: { id: string }) => row.id, isSortable: true },
    { id: 'size', header: 'Size', cell: () => 1, isNumber: true },
  ];
  const frame = { caption: 'Files', columns, rowKey: (row: { id: string }) => row.id };

  it('is ordered by the buttons of its heads, which say how', async () => {
    const onSortChange = jest.fn();
    const sort = { columnId: 'name', direction: 'ascending' } as const;
    const { container } = renderKit(
      <Table {...frame} rows={[{ id: 'a' }]} sort={sort} onSortChange={onSortChange} />,
    );
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    expect(onSortChange).toHaveBeenCalledWith({ columnId: 'name', direction: 'descending' });
    expect(within(screen.getByRole('columnheader', { name: 'Size' })).queryByRole('button')).toBeNull();
    expect(await axeViolations(container)).toEqual([]);
  });

  it('reads out what a column of actions is, and shows it nowhere', () => {
    const remove = { id: 'remove', header: 'Remove', isAction: true, cell: () => <button>Remove a</button> };
    renderKit(<Table {...frame} columns={[...columns, remove]} rows={[{ id: 'a' }]} />);
    expect(screen.getByRole('columnheader', { name: 'Remove' })).toBeInTheDocument();
    // What a card says in front of each of its values.
    expect(screen.getByRole('cell', { name: 'Remove a' })).toHaveAttribute('data-label', '');
    expect(screen.getByRole('cell', { name: '1' })).toHaveAttribute('data-label', 'Size');
  });

  it('shows the shape of rows while it loads, and what to do when there are none', () => {
    const empty = <EmptyState title="Files will be listed here" />;
    const { rerender } = renderKit(<Table {...frame} rows={[]} empty={empty} isLoading />);
    expect(screen.getByRole('table', { name: 'Files' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('Files will be listed here')).not.toBeInTheDocument();

    rerender(<Table {...frame} rows={[]} empty={empty} />);
    expect(screen.getByText('Files will be listed here')).toBeInTheDocument();
  });
});

it('says which crumb is the page', () => {
  renderKit(<Breadcrumbs items={[{ label: 'Apps', to: '/app' }, { label: 'Plant diary' }]} />);
  const crumbs = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(within(crumbs).getByRole('link', { name: 'Apps' })).toHaveAttribute('href', '/app');
  expect(within(crumbs).getByText('Plant diary')).toHaveAttribute('aria-current', 'page');
});

it('shows initials for a picture that cannot be had', () => {
  const { container } = renderKit(<Avatar name="Ada King Byron" src="/broken.png" />);
  const picture = screen.getByRole('img', { name: 'Ada King Byron' });
  expect(picture).toHaveTextContent('');
  // oxlint-disable-next-line testing-library/no-container, testing-library/no-node-access -- the picture itself has no role: its frame is named
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(picture).toHaveTextContent('AB');
});

it('says the state of each step, and which is current', () => {
  renderKit(
    <ProgressSteps
      label="Run"
      steps={[
        { id: '1', title: 'Design', state: 'done', note: '1.2 s' },
        { id: '2', title: 'Files', state: 'running' },
      ]}
    />,
  );
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Designdone1.2 s');
  expect(second).toHaveAttribute('aria-current', 'step');
});

it('copies code, and can be scrolled by keyboard', () => {
  renderKit(<CodeBlock title="Request" text="curl" />);
  expect(screen.getByRole('region', { name: 'Request' })).toHaveAttribute('tabindex', '0');
  // However long the title is, the button keeps its width.
  expect(screen.getByRole('button', { name: 'Copy' })).toHaveStyle({ flexShrink: '0' });
});

it('writes sizes of files in words', () => {
  expect([0, 999, 1500, 340_000, 1_240_000, 5e12].map(formatBytes)).toEqual([
    '0 B',
    '999 B',
    '1.5 KB',
    '340 KB',
    '1.2 MB',
    '5,000 GB',
  ]);
});
