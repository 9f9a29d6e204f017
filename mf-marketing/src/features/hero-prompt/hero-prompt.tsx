import { ArrowUp, Paperclip, X } from 'lucide-react';
import { useId, useRef, type KeyboardEvent } from 'react';
import { VisuallyHidden } from '@tessera/shared/ui';
import { Attach, Box, FileChip, Files, Foot, Hint, Input, Send } from './hero-prompt.styles';
import { useHeroPrompt } from './use-hero-prompt';

/** The kinds of file that the application takes (specification 5, 'File'). */
const ACCEPTED = '.txt,.pdf,.doc,.docx,.jpg,.jpeg,.png,.gif,.csv,.json,.xml';

/** The hero's prompt box: text, files, send (LAND-03). */
export function HeroPrompt() {
  const id = useId();
  const prompt = useHeroPrompt();
  const picker = useRef<HTMLInputElement>(null);
  const handleKey = (event: KeyboardEvent) => {
    // While an input method composes, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    prompt.send();
  };
  return (
    <Box
      onSubmit={(event) => {
        event.preventDefault();
        prompt.send();
      }}
    >
      <VisuallyHidden as="label" htmlFor={id}>
        Describe an application
      </VisuallyHidden>
      <Input
        id={id}
        rows={3}
        maxLength={8000}
        placeholder="A guitar practice journal with song, composer, minutes and date"
        value={prompt.text}
        onChange={(event) => prompt.setText(event.target.value)}
        onKeyDown={handleKey}
      />
      {prompt.files.length > 0 ? <AttachedFiles names={prompt.files} onRemove={prompt.removeFile} /> : null}
      <Foot>
        <input
          ref={picker}
          type="file"
          multiple
          hidden
          accept={ACCEPTED}
          aria-label="Files"
          onChange={(event) => {
            prompt.addFiles([...(event.target.files ?? [])].map(({ name }) => name));
            event.target.value = '';
          }}
        />
        <Attach
          type="button"
          aria-label="Attach files"
          title="Attach files"
          onClick={() => picker.current?.click()}
        >
          <Paperclip size={20} strokeWidth={1.75} aria-hidden="true" />
        </Attach>
        <Send type="submit" aria-label="Send" title="Send">
          <ArrowUp size={20} strokeWidth={1.75} aria-hidden="true" />
        </Send>
      </Foot>
    </Box>
  );
}

function AttachedFiles({ names, onRemove }: { names: readonly string[]; onRemove: (name: string) => void }) {
  return (
    <>
      <Files aria-label="Attached files">
        {names.map((name) => (
          <FileChip key={name}>
            <span>{name}</span>
            <button type="button" aria-label={`Remove ${name}`} onClick={() => onRemove(name)}>
              <X size={16} strokeWidth={1.75} aria-hidden="true" />
            </button>
          </FileChip>
        ))}
      </Files>
      <Hint role="status">Files stay on this device. Add them again once you are signed in.</Hint>
    </>
  );
}
