import { lazyWithRetry } from '@tessera/shared/remote';
import { Skeleton } from '@tessera/shared/ui';
import { Suspense } from 'react';
import styled from 'styled-components';
import type { CodeWishes } from '../../lib/code-desk/code-wish';
import type { WantedFile } from '../../lib/code-desk/use-wanted-file';

const ProjectCodeDesk = lazyWithRetry(
  async () => (await import('../../lib/code-desk/project-code-desk')).ProjectCodeDesk,
);

const VersionCode = lazyWithRetry(async () => (await import('../../lib/code-desk/version-code')).VersionCode);

export interface CodePanelProps extends CodeWishes, WantedFile {
  projectId: string;
  /** The newest version, which is the one that is edited. */
  version: { readonly id: string; readonly number: number };
  /** An earlier one that is looked at, to be read. */
  shownVersionId: string | undefined;
  checks: string | undefined;
  onSaved: () => void;
}

/** SCR-02, 'Code': the files of the project's newest version. What is needed to edit them is loaded when the tab is opened. */
export function CodePanel({ shownVersionId, ...props }: CodePanelProps) {
  return (
    <Room>
      <Suspense
        fallback={
          <Waiting aria-busy="true" aria-label="Loading the editor">
            <Skeleton lines={6} />
          </Waiting>
        }
      >
        {shownVersionId === undefined || shownVersionId === props.version.id ? (
          <ProjectCodeDesk key={props.projectId} {...props} />
        ) : (
          <VersionCode
            versionId={shownVersionId}
            path={props.path}
            wish={props.wish}
            onWishTaken={props.onWishTaken}
          />
        )}
      </Suspense>
    </Room>
  );
}

/* Beside the conversation there is less of it than the window has. */
const Room = styled.div`
  container: code / inline-size;
  display: flex;
  flex: 1;
  min-width: 0;
  min-height: 0;
`;

const Waiting = styled.div`
  padding: ${({ theme }) => theme.space[6]};
`;
