import { readGithubOptions, type GithubProblem } from '../contracts';
import { paths } from '../paths';
import { useResource, useShell } from '../remote';
import { Banner, Button, LinkButton, ProviderMark, Skeleton } from '../ui';
import { limitTime } from './limit-time';
import { useConnectGithub } from './use-connect-github';

export interface GithubNoticeProps {
  problem: GithubProblem;
  /** With `rateLimited`: when GitHub may be asked again, in milliseconds. */
  retryAt?: number | undefined;
  /** The path of this site to come back to from connecting. */
  redirect: string;
  onRetry: () => void;
  isRetrying: boolean;
}

/** In a form that needs GitHub: why it could not be asked, and the way out. */
export function GithubNotice(props: GithubNoticeProps) {
  const { problem, retryAt, redirect, onRetry, isRetrying } = props;
  if (problem === 'notConnected')
    return <Connect title="Connect GitHub to import and push code." {...{ redirect }} />;
  if (problem === 'reconnect') {
    return <Connect title="GitHub no longer accepts this connection." isAgain {...{ redirect }} />;
  }
  return (
    <Banner
      tone="warn"
      role="status"
      title={problem === 'rateLimited' ? limitText(retryAt) : 'GitHub cannot be reached right now.'}
      action={
        <Button size="small" isBusy={isRetrying} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      What you filled in is kept.
    </Banner>
  );
}

function limitText(retryAt: number | undefined): string {
  return retryAt === undefined
    ? 'GitHub allows no more calls for now.'
    : `GitHub allows no more calls until ${limitTime(retryAt)}.`;
}

interface ConnectProps {
  title: string;
  redirect: string;
  /** An account was connected before. */
  isAgain?: boolean | undefined;
}

function Connect({ title, redirect, isAgain = false }: ConnectProps) {
  const { api } = useShell();
  const { isBusy, failure, connect } = useConnectGithub(redirect);
  const options = useResource('github-options', (signal) => api.call(readGithubOptions, {}, { signal }));
  if (options.status === 'loading') return <Skeleton height="64px" />;
  // Where it is not known, the page of GitHub says how.
  const canConnect = options.status === 'ready' && options.data.canConnect;
  const label = isAgain ? 'Reconnect' : 'Connect GitHub';
  return (
    <Banner
      tone={isAgain ? 'warn' : 'info'}
      role="status"
      title={title}
      action={
        canConnect ? (
          <Button
            size="small"
            icon={<ProviderMark provider="github" />}
            isBusy={isBusy}
            onClick={() => void connect()}
          >
            {label}
          </Button>
        ) : (
          <LinkButton size="small" to={paths.github.to()}>
            {label}
          </LinkButton>
        )
      }
    >
      {failure === undefined ? null : <p role="alert">{failure}</p>}
      {canConnect
        ? 'GitHub asks you first and brings you back here. What you filled in is kept.'
        : 'The GitHub page says how. What you filled in here is kept.'}
    </Banner>
  );
}
