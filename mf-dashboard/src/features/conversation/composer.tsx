import type { RunMode } from '@tessera/shared/contracts';
import type { QueuedMessage } from '@tessera/shared/remote/hand-over';
import { Button, IconButton, VisuallyHidden } from '@tessera/shared/ui';
import { ArrowUp, Square, X } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';
import styled from 'styled-components';
import { AttachButton } from '../../lib/attachments/attach-button';
import { takingFiles } from '../../lib/attachments/dropped-files';
import { FileList } from '../../lib/attachments/file-list';
import type { Attachments } from '../../lib/attachments/use-attachments';
import { TypingAid } from '../../lib/typing/typing-aid';
import { AboutChip } from './about-chip';
import { CODE_ONLY_NOTE } from './code-only';
import { MAX_QUEUED } from './conversation.store';
import { ModeSelect } from './mode-select';
import { MODES, PRICE } from './modes';

export interface ComposerProps {
  field: RefObject<HTMLTextAreaElement | null>;
  draft: string;
  /** How it is meant. */
  mode: RunMode;
  queue: readonly QueuedMessage[];
  attachments: Attachments;
  /** What the message is about, where it was selected in the preview. */
  about: string | undefined;
  onAboutRemove: () => void;
  /** The newest version: whose names are marked as they are typed. */
  versionId: string | undefined;
  /** Chat cannot change what is there. */
  isCodeOnly?: boolean | undefined;
  isRunning: boolean;
  isStopping: boolean;
  /** For Up in an empty field. */
  lastMessage: string | undefined;
  onChange: (draft: string) => void;
  onModeChange: (mode: RunMode) => void;
  onSubmit: () => void;
  onStop: () => void;
  onUnqueue: (index: number) => void;
}

const ICON = { size: 16, strokeWidth: 1.75 } as const;

/** Where a change is described. Messages written during a run wait their turn. */
export function Composer(props: ComposerProps) {
  const { field, draft, mode, queue, attachments, versionId, isRunning, isStopping, lastMessage } = props;
  const { about, onAboutRemove, onChange, onModeChange, onSubmit, onStop, onUnqueue } = props;
  const isFull = queue.length >= MAX_QUEUED;

  function handleKey(event: KeyboardEvent): void {
    if (event.key === 'ArrowUp' && draft === '' && lastMessage !== undefined) {
      event.preventDefault();
      onChange(lastMessage);
    }
    // Enter during composition chooses a word of the input method.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSubmit();
  }

  return (
    <Form
      {...takingFiles(attachments.add)}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
        field.current?.focus();
      }}
    >
      <Waiting queue={queue} onUnqueue={onUnqueue} />
      {about === undefined ? null : <AboutChip label={about} onRemove={onAboutRemove} />}
      <VisuallyHidden as="label" htmlFor="composer">
        {MODES[mode].name}
      </VisuallyHidden>
      <Writing>
        <Text
          ref={field}
          id="composer"
          rows={2}
          maxLength={8000}
          placeholder={placeholderOf(props)}
          value={draft}
          aria-describedby={isFull ? 'composer-full' : props.isCodeOnly ? CODE_ONLY_NOTE : undefined}
          onKeyDown={handleKey}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
        {/* Questions become nothing. */}
        {mode === 'ask' ? null : <TypingAid field={field} text={draft} versionId={versionId} />}
      </Writing>
      <FileList files={attachments.files} problem={attachments.problem} onRemove={attachments.remove} />
      <Bar>
        <Start>
          <AttachButton label="Attach" isIconOnly onChoose={attachments.add} />
          <ModeSelect mode={mode} onChange={onModeChange} />
        </Start>
        {isFull ? (
          <Note id="composer-full">Five messages are already waiting.</Note>
        ) : (
          <Price $isInTheWay={isRunning}>{PRICE}</Price>
        )}
        <Ends>
          {isRunning ? (
            <Button size="small" icon={<Square {...ICON} />} isBusy={isStopping} onClick={onStop}>
              Stop
            </Button>
          ) : null}
          <Button
            type="submit"
            variant="primary"
            size="small"
            disabled={draft.trim() === '' || isFull || attachments.isSending}
            icon={<ArrowUp {...ICON} />}
          >
            Send
          </Button>
        </Ends>
      </Bar>
    </Form>
  );
}

function placeholderOf({ about, mode, isCodeOnly }: ComposerProps): string {
  if (isCodeOnly) return 'Imported code is changed under Code';
  return about === undefined || mode === 'ask' ? MODES[mode].placeholder : 'Say what to change…';
}

/** Messages that wait for the run under way. */
function Waiting({ queue, onUnqueue }: Pick<ComposerProps, 'queue' | 'onUnqueue'>) {
  if (queue.length === 0) return null;
  return (
    <Queue aria-label="Waiting">
      {queue.map(({ text, attachments = [], about, mode }, index) => (
        <li key={`${String(index)}-${text}`}>
          <span>
            {about === undefined ? null : <strong>{`${about.label}: `}</strong>}
            {mode === undefined ? null : <em>{`${MODES[mode].label}: `}</em>}
            {text}
            {attachments.length > 0 ? ` (${attachments.map(({ name }) => name).join(', ')})` : null}
          </span>
          <IconButton
            label={`Remove "${text}"`}
            size="small"
            onClick={() => {
              onUnqueue(index);
            }}
          >
            <X {...ICON} />
          </IconButton>
        </li>
      ))}
    </Queue>
  );
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  border: 1px solid ${({ theme }) => theme.colors.lineStrong};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.surface};
  &:focus-within {
    border-color: ${({ theme }) => theme.colors.brand};
    box-shadow: 0 0 0 3px ${({ theme }) => theme.colors.brandSoft};
  }
`;

const Queue = styled.ul`
  padding: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[2]} 0
    ${({ theme }) => theme.space[3]};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
  list-style: none;
  li {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[2]};
  }
  li > span:first-child {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** What is shown of a message while it is typed lies in it. */
const Writing = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  border-radius: inherit;
`;

const Text = styled.textarea`
  width: 100%;
  min-height: 56px;
  max-height: 30vh;
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[3]} 0;
  border: 0;
  border-radius: inherit;
  background: none;
  line-height: ${({ theme }) => theme.lineHeights.text};
  resize: none;
  field-sizing: content;
  &:focus-visible {
    /* The frame around the whole box shows the focus. */
    outline: none;
  }
  &::placeholder {
    color: ${({ theme }) => theme.colors.muted};
    opacity: 1;
  }
  ${({ theme }) => theme.media.touch} {
    font-size: ${({ theme }) => theme.sizes[16]};
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[2]};
`;

const Start = styled.span`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  margin-inline-end: auto;
`;

/** Beside each other also where they have a row of their own. */
const Ends = styled.span`
  display: flex;
  flex: none;
  gap: ${({ theme }) => theme.space[2]};
`;

/** What sending takes. Beside 'Stop', a phone has no room for it. */
const Price = styled.span<{ $isInTheWay: boolean }>`
  ${({ theme }) => theme.media.phone} {
    display: ${({ $isInTheWay }) => ($isInTheWay ? 'none' : 'inline')};
  }
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
  white-space: nowrap;
`;

const Note = styled.span`
  margin-inline-end: auto;
  color: ${({ theme }) => theme.colors.warn};
  font-size: ${({ theme }) => theme.sizes[13]};
`;
