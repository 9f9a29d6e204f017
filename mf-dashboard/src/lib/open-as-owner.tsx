import { openAsOwner } from '@tessera/shared/contracts';
import { errorMessage, isApiError, isNetworkError } from '@tessera/shared/http';
import { useShell } from '@tessera/shared/remote';
import { Button, type ButtonProps } from '@tessera/shared/ui';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

interface OpenAsOwnerProps extends Pick<ButtonProps, 'size'> {
  databaseId: string;
}

/** Opens the live application in a tab of its own, signed in as the project's owner, who may do everything (DATA-03). */
export function OpenAsOwner({ databaseId, size }: OpenAsOwnerProps) {
  const { api, reportError } = useShell();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function open(): Promise<void> {
    // At once, in the press: a tab that comes later is blocked.
    const tab = window.open('', '_blank');
    if (!tab) {
      setProblem('The browser blocked the new tab. Allow pop-ups for this page and try again.');
      return;
    }
    // The application is not of Tessera: it gets no hold of this page.
    tab.opener = null;
    setIsBusy(true);
    setProblem(undefined);
    try {
      const { address } = await api.call(openAsOwner, { params: { id: databaseId } });
      tab.location.replace(address);
    } catch (error) {
      tab.close();
      if (!isApiError(error) && !isNetworkError(error)) reportError(error);
      setProblem(errorMessage(error, 'The live app could not be opened.'));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Root>
      <Button
        size={size}
        icon={<ExternalLink size={16} strokeWidth={1.75} />}
        isBusy={isBusy}
        onClick={() => void open()}
      >
        Open as owner
      </Button>
      {problem === undefined ? null : <Problem role="alert">{problem}</Problem>}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
`;

const Problem = styled.p`
  color: ${({ theme }) => theme.colors.bad};
`;
