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
});
