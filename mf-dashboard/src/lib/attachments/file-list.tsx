import type { Attachment } from '@tessera/shared/contracts';
import { formatBytes, IconButton, Spinner, VisuallyHidden } from '@tessera/shared/ui';
import { CircleAlert, FileText, X } from 'lucide-react';
import styled from 'styled-components';
import type { AttachedFile } from './attachments.store';
import { UploadProgress } from './upload-progress';

const ICON = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const;

export interface FileListProps {
  files: readonly AttachedFile[];
  problem: string | undefined;
  onRemove: (key: string) => void;
}

/** The files of a field, each with how it stands. */
export function FileList({ files, problem, onRemove }: FileListProps) {
  if (files.length === 0 && problem === undefined) return null;
  return (
    <Box>
      {files.length > 0 ? (
        <List aria-label="Attached files">
          {files.map(({ key, name, size, step, percent, why, isLeftOut }) => (
            <Chip key={key} $isBad={step === 'refused'}>
              {step === 'sending' ? <Spinner size={14} label="" /> : null}
              {step === 'kept' ? <FileText {...ICON} /> : null}
              {step === 'refused' ? <CircleAlert {...ICON} /> : null}
              <Words>
                <Name>{name}</Name>
                {step === 'sending' ? (
                  <UploadProgress name={name} percent={percent} />
                ) : (
                  <Size>{formatBytes(size)}</Size>
                )}
                {why === undefined ? null : <Why role="alert">{why}</Why>}
                {isLeftOut ? <Why>Your message was sent without it.</Why> : null}
              </Words>
              <IconButton
                label={`Remove ${name}`}
                size="small"
                onClick={() => {
                  onRemove(key);
                }}
              >
                <X {...ICON} />
              </IconButton>
            </Chip>
          ))}
        </List>
      ) : null}
      {problem === undefined ? null : <Why role="alert">{problem}</Why>}
      <VisuallyHidden role="status">{statusOf(files)}</VisuallyHidden>
    </Box>
  );
}

function statusOf(files: readonly AttachedFile[]): string {
  const sending = files.filter(({ step }) => step === 'sending').length;
  if (sending > 0) return `Uploading ${String(sending)} ${sending === 1 ? 'file' : 'files'}`;
  const kept = files.filter(({ step }) => step === 'kept').length;
  return kept > 0 ? `${String(kept)} ${kept === 1 ? 'file' : 'files'} attached` : '';
}

export interface SentFilesProps {
  attachments: readonly Attachment[];
  /** The names of those that were chosen for it, and were not sent. */
  leftOut?: readonly string[] | undefined;
}

/** The files that went with a prompt or a message, and those that could not. */
export function SentFiles({ attachments, leftOut = [] }: SentFilesProps) {
  if (attachments.length === 0 && leftOut.length === 0) return null;
  return (
    <List aria-label="Attached files">
      {attachments.map(({ id, name, size }) => (
        <Chip key={id} $isBad={false}>
          <FileText {...ICON} />
          <Words>
            <Name>{name}</Name>
            <Size>{formatBytes(size)}</Size>
          </Words>
        </Chip>
      ))}
      {leftOut.map((name, index) => (
        <Chip key={`${String(index)} ${name}`} $isBad>
          <CircleAlert {...ICON} />
          <Words>
            <Name>{name}</Name>
            <Size>Not sent</Size>
          </Words>
        </Chip>
      ))}
    </List>
  );
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[1]};
  padding: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[3]};
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
  min-width: 0;
  padding: 0;
  list-style: none;
`;

const Chip = styled.li<{ $isBad: boolean }>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  min-width: 0;
  max-width: 100%;
  min-height: 36px;
  padding: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[1]}
    ${({ theme }) => theme.space[2]};
  border: 1px solid ${({ theme, $isBad }) => ($isBad ? theme.colors.bad : theme.colors.line)};
  border-radius: ${({ theme }) => theme.radii.control};
  background: ${({ theme }) => theme.colors.surface};
  font-size: ${({ theme }) => theme.sizes[13]};
  /* Where nothing can be pressed at its end. */
  > div:last-child {
    padding-inline-end: ${({ theme }) => theme.space[1]};
  }
  > svg {
    flex: none;
    color: ${({ theme, $isBad }) => ($isBad ? theme.colors.bad : theme.colors.muted)};
  }
`;

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${({ theme }) => theme.space[2]};
  min-width: 0;
`;

const Name = styled.span`
  max-width: 28ch;
  overflow: hidden;
  font-weight: ${({ theme }) => theme.weights.medium};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Size = styled.span`
  color: ${({ theme }) => theme.colors.muted};
`;

const Why = styled.span`
  flex-basis: 100%;
  color: ${({ theme }) => theme.colors.bad};
  overflow-wrap: anywhere;
`;
