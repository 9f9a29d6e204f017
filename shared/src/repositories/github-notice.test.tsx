import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { initiateGithub, readGithubOptions } from '../contracts';
import { callbackErrorMessage } from '../errors';
import { BrowserPortsContext } from '../remote';
import { buildApi, buildApiError, buildNetworkError, callName, renderRemote, type Answers } from '../testing';
import { GithubNotice, type GithubNoticeProps } from './github-notice';

function renderNotice(props: Partial<GithubNoticeProps> = {}, answers: Answers = {}) {
  const { api, made } = buildApi({
    [callName(readGithubOptions)]: () => ({ canConnect: true, url: '', callbackUrl: '' }),
    [callName(initiateGithub)]: () => ({ success: true, authUrl: 'https://github.test/authorize' }),
    ...answers,
  });
  const leave = jest.fn();
  const onRetry = jest.fn();
  const view = renderRemote(
    <BrowserPortsContext value={{ leave, leaveForGood: leave }}>
      <GithubNotice
        problem="notConnected"
        redirect="/create-project"
        isRetrying={false}
        onRetry={onRetry}
        {...props}
      />
    </BrowserPortsContext>,
    { shell: { api } },
  );
  return { ...view, made, leave, onRetry };
}

const button = (name: string) => screen.findByRole('button', { name });

describe('the way to GitHub in a form', () => {
  it('[GIT-01] connects an account and comes back to the form', async () => {
    const { made, leave, container } = renderNotice();
    expect(await screen.findByText('Connect GitHub to import and push code.')).toBeVisible();
    await userEvent.click(await button('Connect GitHub'));
    expect(leave).toHaveBeenCalledWith('https://github.test/authorize');
    expect(made.at(-1)?.query).toEqual({ redirect: '/create-project' });
    expect((await axe(container)).violations).toEqual([]);
  });

  it('[GIT-01] says why the account could not be connected', async () => {
    const down = () => {
      throw buildNetworkError();
    };
    renderNotice({ problem: 'reconnect' }, { [callName(initiateGithub)]: down });
    await userEvent.click(await button('Reconnect'));
    expect(await screen.findByText('Network error while fetching GitHub configuration')).toBeVisible();
    expect(await button('Reconnect')).toBeEnabled();
  });

  it('[GIT-01] says that the operator has set nothing up', async () => {
    renderNotice(
      {},
      {
        [callName(initiateGithub)]: () => {
          throw buildApiError(503, { error: 'x', code: 'oauth_not_configured' });
        },
      },
    );
    await userEvent.click(await button('Connect GitHub'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      callbackErrorMessage('oauth_not_configured', 'github') ?? '',
    );
  });

  it.each([
    ['has no client', () => ({ canConnect: false, url: '', callbackUrl: '' })],
    [
      'does not tell',
      () => {
        throw buildApiError(503, { error: 'Not now.', code: 'UNAVAILABLE' });
      },
    ],
  ])('[GIT-01] leads to the GitHub page where the server %s', async (_, options) => {
    renderNotice({}, { [callName(readGithubOptions)]: options });
    expect(await screen.findByRole('link', { name: 'Connect GitHub' })).toHaveAttribute('href', '/github');
  });

  it('says the day as well where GitHub allows no more calls until after midnight', () => {
    const tomorrow = new Date(2026, 10, 21, 0, 5);
    jest.useFakeTimers({ now: new Date(2026, 10, 20, 23, 50), doNotFake: ['queueMicrotask'] });
    renderNotice({ problem: 'rateLimited', retryAt: tomorrow.getTime() });
    jest.useRealTimers();
    expect(screen.getByText(/^GitHub allows no more calls until Nov 21, 2026, 12:05/)).toBeVisible();
  });

  it('says until when GitHub allows no more calls, and asks again', async () => {
    const { onRetry } = renderNotice({ problem: 'rateLimited', retryAt: Date.parse('2026-11-20T10:05:00Z') });
    expect(screen.getByText(/^GitHub allows no more calls until (.+, )?\d{1,2}:05/)).toBeVisible();
    await userEvent.click(await button('Try again'));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
