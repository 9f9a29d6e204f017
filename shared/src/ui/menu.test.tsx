import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';
import { axeViolations, renderKit } from './kit-testing';
import { Menu, type MenuItem } from './menu';

const onDelete = jest.fn();

const items: (MenuItem | 'separator')[] = [
  { id: 'rename', label: 'Rename', onSelect: () => undefined },
  { id: 'settings', label: 'Settings', to: '/settings' },
  { id: 'archive', label: 'Archive', isDisabled: true },
  'separator',
  { id: 'delete', label: 'Delete', tone: 'bad', onSelect: onDelete },
];

function open() {
  renderKit(<Menu trigger={<Button>Actions</Button>} items={items} />);
  return screen.getByRole('button', { name: 'Actions' });
}

beforeEach(() => {
  onDelete.mockReset();
});

describe('Menu', () => {
  it('opens at its first item, moves by arrows past what is disabled, and around', async () => {
    await userEvent.click(open());
    expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus();

    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();

    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus();
  });

  it('opens at the last item with the up arrow and jumps by a first letter', async () => {
    open().focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();

    await userEvent.keyboard('s');
    expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveFocus();
  });

  it('chooses by Enter, closes and gives the focus back', async () => {
    const trigger = open();
    await userEvent.click(trigger);
    await userEvent.keyboard('{End}{Enter}');

    expect(onDelete).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(trigger).toHaveFocus();
  });

  it('closes by Escape, and by a press elsewhere', async () => {
    const trigger = open();
    await userEvent.click(trigger);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(trigger).toHaveFocus();

    await userEvent.click(trigger);
    await userEvent.click(document.body);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('stays open at its button while the page moves, as after a Tab to a button further down', async () => {
    await userEvent.click(open());
    fireEvent.scroll(document);
    expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus();
  });

  it('says which choice is set, and has no accessibility violations', async () => {
    const { container } = renderKit(
      <Menu
        trigger={<Button>Sort</Button>}
        items={[
          { id: 'popular', label: 'Popular', isChecked: false },
          { id: 'recent', label: 'Recent', isChecked: true },
        ]}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Sort' }));
    expect(screen.getByRole('menuitemradio', { name: 'Recent' })).toBeChecked();
    expect(screen.getByRole('menuitemradio', { name: 'Recent' })).toHaveFocus();
    expect(await axeViolations(container)).toEqual([]);
  });
});
