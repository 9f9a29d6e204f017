import { renderRemote } from '@tessera/shared/testing';
import { screen } from '@testing-library/react';
import { createFakeServer } from './lib/fake-server';
import { AuthRoutes } from './routes';

function renderAuth(path: string) {
  return renderRemote(<AuthRoutes />, { path, shell: { api: createFakeServer({}).api } });
}

it('[RT-08] /auth/error says that authentication failed and leads to the start', () => {
  renderAuth('/auth/error');
  expect(screen.getByRole('heading', { name: 'Authentication failed.' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', '/');
  expect(document.title).toBe('Authentication failed · Tessera');
});

it.each(['/forgot-password', '/reset-password', '/auth/callback', '/auth/success', '/verify?mode=reset'])(
  '%s says that it is not there yet and leads back',
  async (path) => {
    renderAuth(path);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByText(/is not available yet/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute('href', '/signin');
  },
);
