import { useDocumentTitle } from '@tessera/shared/remote';
import { Page, PageHeader, Stack } from '@tessera/shared/ui';
import { CallbackStatus } from '../features/github-callback/callback-status';
import { useGithubCallback } from '../features/github-callback/use-github-callback';

const TITLES = {
  working: 'Connecting GitHub',
  done: 'GitHub connected',
  failed: 'GitHub was not connected',
};

/** `/github-callback`: where GitHub sends people back to (OAU-03). */
export function GithubCallbackPage() {
  const state = useGithubCallback();
  const title = TITLES[state.step];
  useDocumentTitle(title);
  return (
    <Page width="form">
      <PageHeader title={title} />
      <Stack>
        <CallbackStatus state={state} />
      </Stack>
    </Page>
  );
}
