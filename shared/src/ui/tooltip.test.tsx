import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeViolations, renderKit } from './kit-testing';
import { Tooltip } from './tooltip';

it('describes its control once it is open', async () => {
  const { container } = renderKit(
    <Tooltip text="Ctrl+B">
      <button type="button">Collapse</button>
    </Tooltip>,
  );

  await userEvent.hover(screen.getByRole('button', { name: 'Collapse' }));

  expect(await screen.findByRole('tooltip')).toHaveTextContent('Ctrl+B');
  expect(screen.getByRole('button', { name: 'Collapse' })).toHaveAccessibleDescription('Ctrl+B');
  expect(await axeViolations(container)).toEqual([]);

  await userEvent.unhover(screen.getByRole('button', { name: 'Collapse' }));
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});
