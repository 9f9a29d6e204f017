import { connectGithubToken } from '@tessera/shared/contracts';
import { failureMessage, SERVICE_MESSAGES } from '@tessera/shared/errors';
import { isApiError, isNetworkError } from '@tessera/shared/http';
import { useShell } from '@tessera/shared/remote';
import { TextField } from '@tessera/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { FormDialog } from '../../lib/form-dialog';

export interface TokenDialogProps {
  /** Where people see GitHub. */
  url: string | undefined;
  onClose: () => void;
  onConnected: (login: string) => void;
}

/** GitHub's page for a new token, with the right and a name filled in. */
function newTokenUrl(url: string): string {
  const query = new URLSearchParams({ scopes: 'repo', description: 'Tessera' });
  return `${url}/settings/tokens/new?${query.toString()}`;
}

/** GIT-01: an access token of one's own, which works on every server. */
export function TokenDialog({ url = 'https://github.com', onClose, onConnected }: TokenDialogProps) {
  const { api, reportError } = useShell();
  const [token, setToken] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function connect(): Promise<void> {
    const apiKey = token.trim();
    if (apiKey === '') {
      setError(SERVICE_MESSAGES.githubTokenRequired);
      return;
    }
    setIsBusy(true);
    setError(undefined);
    try {
      const { githubUsername } = await api.call(connectGithubToken, { body: { apiKey } });
      onConnected(githubUsername);
    } catch (failure) {
      if (!isApiError(failure) && !isNetworkError(failure)) reportError(failure);
      const ofField = isApiError(failure) ? failure.fields['apiKey'] : undefined;
      setError(ofField ?? failureMessage('updateGithubToken', failure));
      setIsBusy(false);
    }
  }

  return (
    <FormDialog
      size="small"
      title="Use an access token"
      submitLabel="Connect"
      isBusy={isBusy}
      onSubmit={() => void connect()}
      onClose={onClose}
    >
      <TextField
        label="Access token"
        type="password"
        secretName="token"
        autoComplete="off"
        spellCheck={false}
        value={token}
        error={error}
        hint="It is kept encrypted, and never shown again."
        onChange={(event) => {
          setToken(event.target.value);
          setError(undefined);
        }}
      />
      <Help>
        <p>
          <a href={newTokenUrl(url)} target="_blank" rel="noreferrer">
            Make a token at GitHub
          </a>{' '}
          with the <code>repo</code> scope, which is already chosen there.
        </p>
        <p>
          A fine-grained token works as well: give it read and write access to Contents and Pull requests. To
          make repositories from here it needs Administration too.
        </p>
      </Help>
    </FormDialog>
  );
}

const Help = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
`;
