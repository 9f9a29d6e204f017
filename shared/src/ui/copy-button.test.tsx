import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyButton } from './copy-button';
import { renderKit } from './kit-testing';

it('copies and says so', async () => {
  const user = userEvent.setup();
  renderKit(<CopyButton text="https://journal.example" label="Copy address" />);

  await user.click(screen.getByRole('button', { name: 'Copy address' }));

  expect(await navigator.clipboard.readText()).toBe('https://journal.example');
  expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
});

it('says when the browser refuses', async () => {
  const user = userEvent.setup();
  jest
    .spyOn(navigator.clipboard, 'writeText')
    .mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  renderKit(<CopyButton text="x" />);

  await user.click(screen.getByRole('button', { name: 'Copy' }));

  expect(await screen.findByRole('button', { name: 'Copying was refused' })).toBeInTheDocument();
});
