import { Button, Spinner, VisuallyHidden } from '@tessera/shared/ui';
import { ArrowUp } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { useProject } from '../../lib/project-provider';
import { AttachButton } from '../../lib/attachments/attach-button';
import { takingFiles } from '../../lib/attachments/dropped-files';
import { FileList } from '../../lib/attachments/file-list';
import { useAttachments } from '../../lib/attachments/use-attachments';
import { TypingAid } from '../../lib/typing/typing-aid';
import { isPromptLongEnough } from './home-prompt.store';
import { ProjectSelect } from './project-select';
import { StarterIdeas } from './starter-ideas';
import { useHomePrompt } from './use-home-prompt';
import { usePlaceholder } from './use-placeholder';

const KEYS = 'Press Enter to send, Shift+Enter for a new line.';

export interface PromptBoxProps {
  /** Somebody begins to type: what comes next can be fetched meanwhile. */
  onBegin: () => void;
  /** A new project is to be made, whose prompt was kept under this name. */
  onMake: (name: string) => void;
}

/** The prompt of the app home, with the project that it goes to. */
export function PromptBox({ onBegin, onMake }: PromptBoxProps) {
  const { state, write, choose, submit } = useHomePrompt(onMake);
  const { state: projects } = useProject();
  const placeholder = usePlaceholder(state.text === '');
  const attachments = useAttachments('apphome');
  const send = () => {
    // What is still on its way would be left behind.
    if (!attachments.isSending) submit(attachments.take);
  };
  const isSubmitted = state.step === 'submitted';
  const field = useRef<HTMLTextAreaElement>(null);
  const begin = useEffectEvent(onBegin);
  // Also what was sent before anybody was signed in, and an idea that was pressed.
  useEffect(() => {
    if (isSubmitted) begin();
  }, [isSubmitted]);

  function handleKey(event: KeyboardEvent): void {
    // Enter during composition chooses a word of the input method.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <Root>
      <Form
        {...(isSubmitted ? {} : takingFiles(attachments.add))}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <VisuallyHidden as="label" htmlFor="home-prompt">
          Describe what you want to build
        </VisuallyHidden>
        <Writing>
          <Text
            ref={field}
            id="home-prompt"
            rows={3}
            maxLength={8000}
            placeholder={placeholder}
            value={state.text}
            readOnly={isSubmitted}
            aria-describedby="home-prompt-keys"
            onFocus={onBegin}
            onKeyDown={handleKey}
            onChange={(event) => {
              write(event.target.value);
            }}
          />
          {isSubmitted ? null : <TypingAid field={field} text={state.text} versionId={undefined} />}
        </Writing>
        <VisuallyHidden id="home-prompt-keys">{KEYS}</VisuallyHidden>
        <FileList files={attachments.files} problem={attachments.problem} onRemove={attachments.remove} />
        <Bar>
          {isSubmitted ? null : <AttachButton label="Attach files" onChoose={attachments.add} />}
          <ProjectSelect
            projects={projects.step === 'ready' ? projects.projects : undefined}
            value={state.projectId}
            isDisabled={isSubmitted}
            onChoose={choose}
          />
          {isSubmitted ? (
            <Sent isNew={state.projectId === undefined} />
          ) : (
            <SendButton isDisabled={!isPromptLongEnough(state.text) || attachments.isSending} />
          )}
        </Bar>
      </Form>
      {isSubmitted ? null : (
        <StarterIdeas
          onChoose={(prompt) => {
            write(prompt);
            field.current?.focus();
          }}
        />
      )}
    </Root>
  );
}

function Sent({ isNew }: { isNew: boolean }) {
  return (
    <Status role="status">
      <Spinner label="" />
      {isNew ? 'Creating your app…' : 'Opening your app…'}
    </Status>
  );
}

function SendButton({ isDisabled }: { isDisabled: boolean }) {
  return (
    <Button
      type="submit"
      variant="primary"
      disabled={isDisabled}
      icon={<ArrowUp size={16} strokeWidth={1.75} />}
    >
      Send
    </Button>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
`;

const Form = styled.form`
  display: flex;
  flex-direction: column;
  border: 1px solid ${({ theme }) => theme.colors.lineStrong};
  border-radius: ${({ theme }) => theme.radii.sheet};
  background: ${({ theme }) => theme.colors.surface};
  transition: border-color ${({ theme }) => theme.motion.fast};
  &:focus-within {
    border-color: ${({ theme }) => theme.colors.brand};
    box-shadow: 0 0 0 3px ${({ theme }) => theme.colors.brandSoft};
  }
`;

/** What is shown of a text while it is typed lies in it. */
const Writing = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  border-radius: inherit;
`;

const Text = styled.textarea`
  width: 100%;
  min-height: 104px;
  max-height: 50vh;
  padding: ${({ theme }) => theme.space[4]} 20px ${({ theme }) => theme.space[2]};
  border: 0;
  border-radius: inherit;
  background: none;
  font-size: ${({ theme }) => theme.sizes[16]};
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
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[3]};
  > :last-child {
    margin-inline-start: auto;
  }
`;

const Status = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  min-height: 36px;
  color: ${({ theme }) => theme.colors.muted};
`;
