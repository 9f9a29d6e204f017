import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';
import { IconButton } from './icon-button';
import { axeViolations, renderKit } from './kit-testing';
import { LinkButton } from './link-button';

describe('Button', () => {
  it('calls its handler on a press and by keyboard', async () => {
    const onClick = jest.fn();
    renderKit(<Button onClick={onClick}>Save</Button>);

    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await userEvent.keyboard('{Enter}');

    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('keeps its name and focus while busy, and does nothing when pressed', async () => {
    const onSubmit = jest.fn();
    renderKit(
      <form onSubmit={onSubmit}>
        <Button type="submit" isBusy>
          Save
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Save' });

    await userEvent.click(button);

    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('has no accessibility violations in any form', async () => {
    const { container } = renderKit(
      <>
        <Button variant="primary">Deploy</Button>
        <Button isBusy>Saving</Button>
        <LinkButton to="/pricing">View pricing</LinkButton>
        <IconButton label="Close">
          <svg aria-hidden="true" />
        </IconButton>
      </>,
    );
    expect(await axeViolations(container)).toEqual([]);
  });
});

describe('IconButton', () => {
  it('shows its label as a tooltip on keyboard focus and puts it away on Escape', async () => {
    renderKit(
      <IconButton label="Close">
        <svg aria-hidden="true" />
      </IconButton>,
    );

    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    expect(screen.getByRole('tooltip')).toHaveTextContent('Close');

    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });
});

describe('LinkButton', () => {
  it('is a link with an address', () => {
    renderKit(<LinkButton to="/billing">Billing</LinkButton>);
    expect(screen.getByRole('link', { name: 'Billing' })).toHaveAttribute('href', '/billing');
  });
});
