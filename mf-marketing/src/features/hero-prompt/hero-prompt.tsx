import { useId, useRef, type KeyboardEvent } from 'react';
import { lazyWithRetry } from '@tessera/shared/remote';
import { VisuallyHidden } from '@tessera/shared/ui';
import { Glyph } from '../../lib/glyph';
import { LazySection } from '../../lib/lazy-section';
import { Attach, Box, Foot, Input, Send } from './hero-prompt.styles';
import { useHeroPrompt } from './use-hero-prompt';

const AttachedFiles = lazyWithRetry(() =>
  import(/* webpackChunkName: "later" */ './attached-files').then((files) => files.AttachedFiles),
);

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
      <LazySection>
        {prompt.files.length > 0 ? <AttachedFiles names={prompt.files} onRemove={prompt.removeFile} /> : null}
      </LazySection>
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
          <Glyph shape="clip" />
        </Attach>
        <Send type="submit" aria-label="Send" title="Send">
          <Glyph shape="up" />
        </Send>
      </Foot>
    </Box>
  );
}
