import { CodeText, CopyButton } from '@tessera/shared/ui';
import styled from 'styled-components';

export interface FileTextProps {
  file: { readonly path: string; readonly text: string } | undefined;
  /** The words on the button that copies it. */
  copyLabel?: string;
  copiedLabel?: string;
}

/** The text of one file, to be read and copied. */
export function FileText({ file, copyLabel, copiedLabel }: FileTextProps) {
  if (!file) return <Empty>Select a file to view code</Empty>;
  return (
    <Root>
      <Head>
        <code>{file.path}</code>
        <CopyButton text={file.text} variant="quiet" label={copyLabel} copiedLabel={copiedLabel} />
      </Head>
      <CodeText text={file.text} label={`Text of ${file.path}`} hasLineNumbers />
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

const Empty = styled.p`
  margin: auto;
  color: ${({ theme }) => theme.colors.muted};
`;
