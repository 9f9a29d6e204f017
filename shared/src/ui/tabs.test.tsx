import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeViolations, renderKit } from './kit-testing';
import { Tabs } from './tabs';

const items = [
  { id: 'preview', label: 'Preview', content: 'The application' },
  { id: 'code', label: 'Code', content: 'Its files' },
];

describe('Tabs', () => {
  it('moves and chooses by arrow keys, and shows one panel', async () => {
    const { container } = renderKit(<Tabs label="Template" items={items} />);
    expect(screen.getByRole('tabpanel', { name: 'Preview' })).toHaveTextContent('The application');

    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');

    expect(screen.getByRole('tab', { name: 'Code', selected: true })).toHaveFocus();
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Its files');
    expect(await axeViolations(container)).toEqual([]);
  });

  it('shows the tab that its owner names', () => {
    renderKit(<Tabs label="Template" items={items} value="code" />);
    expect(screen.getByRole('tab', { name: 'Code' })).toHaveAttribute('aria-selected', 'true');
  });

  it('keeps what is open where something else takes the place of the tabs', async () => {
    const field = [{ id: 'note', label: 'Note', content: <input aria-label="Note" /> }];
    const { container, rerender } = renderKit(<Tabs label="Parts" items={field} />);
    await userEvent.type(screen.getByRole('textbox'), 'Here');
    rerender(<Tabs label="Parts" items={field} instead={<p>No room</p>} />);
    expect(screen.getByText('No room')).toBeVisible();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox')).toHaveValue('Here');
    expect(await axeViolations(container)).toEqual([]);
  });
});
