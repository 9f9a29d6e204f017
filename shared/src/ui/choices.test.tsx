import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Accordion } from './accordion';
import { FilterChips } from './filter-chips';
import { axeViolations, renderKit } from './kit-testing';
import { LoadMore } from './load-more';
import { Pagination } from './pagination';
import { Segmented } from './segmented';
import { shownPages } from './shown-pages';

describe('Segmented', () => {
  function Theme() {
    const [value, setValue] = useState<'system' | 'light' | 'dark'>('system');
    return (
      <Segmented
        label="Theme"
        value={value}
        onValueChange={setValue}
        segments={[
          { value: 'system', label: 'System' },
          { value: 'light', label: 'Light', isDisabled: true },
          { value: 'dark', label: 'Dark' },
        ]}
      />
    );
  }

  it('is one stop of Tab; arrows move and choose, past what is disabled, and around', async () => {
    const { container } = renderKit(<Theme />);
    await userEvent.tab();
    expect(screen.getByRole('radio', { name: 'System' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Dark' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
    expect(await axeViolations(container)).toEqual([]);
  });
});

describe('FilterChips', () => {
  const chips = [
    { value: 'live', label: 'Live', count: 3 },
    { value: 'failed', label: 'Failed' },
  ] as const;

  it('sets and unsets several', async () => {
    const onValueChange = jest.fn();
    const { container } = renderKit(
      <FilterChips label="Status" chips={chips} value={['live']} onValueChange={onValueChange} />,
    );
    expect(screen.getByRole('button', { name: 'Live 3', pressed: true })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Failed' }));
    expect(onValueChange).toHaveBeenLastCalledWith(['live', 'failed']);
    await userEvent.click(screen.getByRole('button', { name: 'Live 3' }));
    expect(onValueChange).toHaveBeenLastCalledWith([]);
    expect(await axeViolations(container)).toEqual([]);
  });

  it('keeps one set where only one may be', async () => {
    const onValueChange = jest.fn();
    renderKit(
      <FilterChips
        label="Status"
        chips={chips}
        value={['live']}
        isMultiple={false}
        onValueChange={onValueChange}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Live 3' }));
    expect(onValueChange).toHaveBeenLastCalledWith(['live']);
    await userEvent.click(screen.getByRole('button', { name: 'Failed' }));
    expect(onValueChange).toHaveBeenLastCalledWith(['failed']);
  });
});

describe('Accordion', () => {
  it('opens its answers under headings, and has no accessibility violations', async () => {
    const { container } = renderKit(
      <Accordion
        isExclusive
        items={[
          { id: 'cost', title: 'What does it cost?', content: 'Nothing to begin with.', isOpenAtFirst: true },
          { id: 'leave', title: 'Can I leave?', content: 'With all your files.' },
        ]}
      />,
    );
    expect(screen.getByText('Nothing to begin with.')).toBeVisible();
    expect(screen.getByText('With all your files.')).not.toBeVisible();
    await userEvent.click(screen.getByRole('heading', { level: 3, name: 'Can I leave?' }));
    expect(screen.getByText('With all your files.')).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
  });
});

describe('Pagination', () => {
  it('names first, last and neighbours, and leaves no gap for one page', () => {
    expect(shownPages(1, 1)).toEqual([1]);
    expect(shownPages(1, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(shownPages(1, 20)).toEqual([1, 2, 3, 'gap', 20]);
    expect(shownPages(10, 20)).toEqual([1, 'gap', 9, 10, 11, 'gap', 20]);
    expect(shownPages(20, 20)).toEqual([1, 'gap', 18, 19, 20]);
  });

  it('goes to pages, and ends at the ends', async () => {
    const onPageChange = jest.fn();
    const { container } = renderKit(
      <Pagination label="Payments" page={1} pageCount={9} onPageChange={onPageChange} />,
    );
    expect(screen.getByRole('navigation', { name: 'Pages of payments' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Page 9' }));
    expect(onPageChange.mock.calls).toEqual([[2], [9]]);
    expect(await axeViolations(container)).toEqual([]);
  });
});

describe('LoadMore', () => {
  it('says how much is shown, and why the next part did not come', async () => {
    const onMore = jest.fn();
    renderKit(<LoadMore shown={20} total={134} hasMore error="The server is busy" onMore={onMore} />);
    expect(screen.getByRole('status')).toHaveTextContent('20 of 134 shown');
    expect(screen.getByRole('alert')).toHaveTextContent('The server is busy');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onMore).toHaveBeenCalledTimes(1);
  });
});
