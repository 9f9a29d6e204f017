import { CodeText, CopyButton, ErrorState, Skeleton } from '@tessera/shared/ui';
import styled from 'styled-components';
import type { FileState } from './files';

export interface FileTextProps {
  file: FileState | undefined;
  onRetry: (path: string) => void;
  /** The words on the button that copies it. */
  copyLabel?: string;
  copiedLabel?: string;
}

/** The text of one file, to be read and copied. */
export function FileText({ file, onRetry, copyLabel, copiedLabel }: FileTextProps) {
  if (!file) return <Empty>Select a file to view code</Empty>;
  return (
    <Root aria-busy={file.step === 'loading'}>
      <Head>
        <code>{file.path}</code>
        {file.step === 'ready' ? (
          <CopyButton text={file.text} variant="quiet" label={copyLabel} copiedLabel={copiedLabel} />
        ) : null}
      </Head>
      {file.step === 'loading' ? (
        <Waiting>
          <Skeleton lines={8} />
        </Waiting>
      ) : null}
      {file.step === 'failed' ? (
        <ErrorState
          message={file.message}
          onRetry={() => {
            onRetry(file.path);
          }}
        />
      ) : null}
      {file.step === 'ready' ? (
        <CodeText text={file.text} label={`Text of ${file.path}`} hasLineNumbers />
      ) : null}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[2]};
  min-height: 40px;
  padding-inline: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[2]};
  border-bottom: 1px solid ${({ theme }) => theme.colors.line};
  code {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Waiting = styled.div`
  padding: ${({ theme }) => theme.space[4]};
`;

const Empty = styled.p`
  margin: auto;
  color: ${({ theme }) => theme.colors.muted};
`;
