import { buildApi, renderRemote } from '@tessera/shared/testing';
import { screen } from '@testing-library/react';
import { AuthRoutes } from './routes';

function renderAuth(path: string) {
  return renderRemote(<AuthRoutes />, { path, shell: { api: buildApi().api } });
}

it('[RT-08] /auth/error says that authentication failed and leads to the start', async () => {
  renderAuth('/auth/error');
  expect(await screen.findByRole('heading', { name: 'Authentication failed.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', '/');
  expect(document.title).toBe('Authentication failed · Tessera');
});
