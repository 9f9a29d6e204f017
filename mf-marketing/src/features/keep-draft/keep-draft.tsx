import { errorMessage, isApiError } from '@tessera/shared/http';
import { paths } from '@tessera/shared/paths';
import { useDocumentTitle, useShell } from '@tessera/shared/remote';
import { Button, LinkButton, Spinner } from '@tessera/shared/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { keep } from './keep-draft.ports';

const GONE =
  'This draft is not here any more. It ended after a day, another one took its place, or it was tried in another browser.';

interface Failure {
  readonly message: string;
  /** Trying again is of no use: there is no such draft. */
  readonly isGone: boolean;
}

function failureOf(error: unknown): Failure {
  const isGone = isApiError(error) && (error.status === 403 || error.status === 400);
  return { isGone, message: isGone ? GONE : errorMessage(error, 'The draft could not be kept.') };
}

/** What was tried becomes a project of whoever is signed in, and opens. */
export function KeepDraft({ draftId }: { draftId: string }) {
  const shell = useShell();
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<Failure>();
  useDocumentTitle('Keep it');
  useEffect(() => {
    let isOver = false;
    keep(shell, draftId).then(
      (projectId) => {
        if (!isOver) void navigate(paths.app.to(projectId), { replace: true });
      },
      (error: unknown) => {
        if (isOver) return;
        const found = failureOf(error);
        if (!found.isGone) shell.reportError(error);
        setFailure(found);
      },
    );
    return () => {
      isOver = true;
    };
  }, [shell, draftId, navigate, attempt]);
  return (
    <Root>
      <h1 tabIndex={-1}>{failure ? 'It could not be kept' : 'Keeping your application'}</h1>
      {failure ? (
        <>
          <p role="alert">{failure.message}</p>
          <Ways>
            {failure.isGone ? null : (
              <Button
                variant="primary"
                onClick={() => {
                  setFailure(undefined);
                  setAttempt(attempt + 1);
                }}
              >
                Try again
              </Button>
            )}
            <LinkButton to={paths.appHome.to()}>Go to your home page</LinkButton>
          </Ways>
        </>
      ) : (
        <p role="status">
          <Spinner size={24} label="" /> It becomes a project, with what you entered in it.
        </p>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${({ theme }) => theme.space[4]};
  min-height: 70vh;
  padding: ${({ theme }) => theme.space[6]};
  text-align: center;
  h1 {
    font-size: ${({ theme }) => theme.sizes[28]};
  }
  p {
    max-width: 56ch;
    color: ${({ theme }) => theme.colors.muted};
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${({ theme }) => theme.space[3]};
`;
