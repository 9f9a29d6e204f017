import { screen } from '@testing-library/react';
import { renderRemote } from '@tessera/shared/testing';
import { GithubApp } from './app';

describe('the GitHub pages', () => {
  it('says at /github that GitHub cannot be connected yet, and leads to what works', () => {
    renderRemote(<GithubApp />, { path: '/github' });
    expect(screen.getByRole('heading', { level: 1, name: 'GitHub' })).toHaveFocus();
    expect(screen.getByText('GitHub cannot be connected yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open your apps' })).toHaveAttribute('href', '/app');
    expect(document.title).toBe('GitHub · Tessera');
  });

  it('leads an anonymous visitor from /github-callback to the start page', () => {
    renderRemote(<GithubApp />, { path: '/github-callback' });
    expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/');
  });
});
