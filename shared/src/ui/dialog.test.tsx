import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './button';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';
import { axeViolations, renderKit } from './kit-testing';
import { TextField } from './text-field';

function Rename() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Rename
      </Button>
      <Dialog
        title="Rename application"
        description="Its address stays the same."
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        footer={<Button variant="primary">Save</Button>}
      >
        <TextField label="Name" />
      </Dialog>
    </>
  );
}

describe('Dialog', () => {
  it('starts at its first field and gives the focus back when Escape closes it', async () => {
    renderKit(<Rename />);
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }));

    expect(screen.getByRole('dialog', { name: 'Rename application' })).toHaveAccessibleDescription(
      'Its address stays the same.',
    );
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });

    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Rename' })).toHaveFocus();
    expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
  });

  it('closes by its button and by a press on the backdrop, not by a press inside', async () => {
    renderKit(<Rename />);
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
    await userEvent.click(screen.getByText('Its address stays the same.'));
    expect(screen.getByRole('dialog')).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
    await userEvent.click(screen.getByRole('dialog'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stays while something is under way that closing would not stop', async () => {
    const onOpenChange = jest.fn();
    const { baseElement } = renderKit(
      <Dialog title="Making it" isOpen isHeld onOpenChange={onOpenChange}>
        <TextField label="Name" />
      </Dialog>,
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('dialog'));
    expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(await axeViolations(baseElement)).toEqual([]);
  });

  it('comes back where a browser closed it without asking', () => {
    // As in browsers, where it can be modal.
    const modal = Object.assign(HTMLDialogElement.prototype, {
      showModal(this: HTMLDialogElement) {
        this.open = true;
      },
      close(this: HTMLDialogElement) {
        this.open = false;
      },
    });
    const { unmount } = renderKit(
      <Dialog title="Making it" isOpen isHeld onOpenChange={jest.fn()}>
        <TextField label="Name" />
      </Dialog>,
    );
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    dialog.close();
    fireEvent(dialog, new Event('close'));
    expect(dialog.open).toBe(true);
    unmount();
    Reflect.deleteProperty(modal, 'showModal');
    Reflect.deleteProperty(modal, 'close');
  });

  it('has no accessibility violations', async () => {
    const { baseElement } = renderKit(<Rename />);
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
    expect(await axeViolations(baseElement)).toEqual([]);
  });
});

describe('ConfirmDialog', () => {
  it('begins at Cancel, so that Enter by mistake destroys nothing', () => {
    renderKit(
      <ConfirmDialog
        title="Delete project"
        description="Its versions go too."
        confirmLabel="Delete"
        isOpen
        onOpenChange={jest.fn()}
        onConfirm={jest.fn()}
      />,
    );
    expect(screen.getByRole('alertdialog', { name: 'Delete project' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  });

  it('confirms only after the name was typed', async () => {
    const onConfirm = jest.fn();
    renderKit(
      <ConfirmDialog
        title="Delete project"
        description="This cannot be undone."
        confirmLabel="Delete"
        nameToType="journal"
        isOpen
        onOpenChange={jest.fn()}
        onConfirm={onConfirm}
      />,
    );
    expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled();

    await userEvent.type(screen.getByRole('textbox', { name: 'Type journal to confirm' }), 'journal');
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));

    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('confirms by Enter in the field once the name is there, not before', async () => {
    const onConfirm = jest.fn();
    renderKit(
      <ConfirmDialog
        title="Delete project"
        description="This cannot be undone."
        confirmLabel="Delete"
        nameToType="journal"
        isOpen
        onOpenChange={jest.fn()}
        onConfirm={onConfirm}
      />,
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Type journal to confirm' }), 'jour{Enter}');
    expect(onConfirm).not.toHaveBeenCalled();
    await userEvent.keyboard('nal{Enter}');
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });
});
