import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './button';
import { axeViolations, renderKit } from './kit-testing';
import { Popover } from './popover';
import { Sheet } from './sheet';
import { TextField } from './text-field';

describe('Sheet', () => {
  function Details() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button
          onClick={() => {
            setIsOpen(true);
          }}
        >
          Details
        </Button>
        <Sheet title="Version 3" description="Made yesterday" isOpen={isOpen} onOpenChange={setIsOpen}>
          <TextField label="Note" />
        </Sheet>
      </>
    );
  }

  it('is a dialog: starts at its first field, Escape closes it, the focus comes back', async () => {
    const { baseElement } = renderKit(<Details />);
    await userEvent.click(screen.getByRole('button', { name: 'Details' }));
    expect(screen.getByRole('dialog', { name: 'Version 3' })).toHaveAccessibleDescription('Made yesterday');
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus();
    expect(await axeViolations(baseElement)).toEqual([]);

    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Details' })).toHaveFocus();
  });
});

describe('Popover', () => {
  function open() {
    const view = renderKit(
      <>
        <Popover label="Columns" trigger={<Button>Columns</Button>}>
          {(close) => (
            <>
              <TextField label="Filter" />
              <Button onClick={close}>Done</Button>
            </>
          )}
        </Popover>
        <Button>Next</Button>
      </>,
    );
    return { ...view, trigger: screen.getByRole('button', { name: 'Columns' }) };
  }

  it('takes the focus in; Escape gives it back', async () => {
    const { trigger, container } = open();
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger);
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('dialog', { name: 'Columns' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Filter' })).toHaveFocus();
    expect(await axeViolations(container)).toEqual([]);

    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(trigger).toHaveFocus();
  });

  it('closes by a press outside, by its button again, and by what is in it', async () => {
    const { trigger } = open();
    await userEvent.click(trigger);
    await userEvent.click(document.body);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await userEvent.click(trigger);
    await userEvent.click(trigger);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await userEvent.click(trigger);
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(trigger).toHaveFocus();
  });

  it('closes when Tab leaves it, and lets the focus go on', async () => {
    const { trigger } = open();
    await userEvent.click(trigger);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  });
});
