import { newKey, SignInPrompt, useDocumentTitle, useSession } from '@tessera/shared/remote';
import { readCreation, removeCreation, writeCreation } from '@tessera/shared/remote/hand-over';
import { Page, PageHeader, TextArea } from '@tessera/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { CreateApp, CreateAppSkeleton } from '../features/create-app/create-app';
import { PreviewPanel } from '../features/preview/preview-panel';

export interface CreateAppPageProps {
  name: string;
  /** It stands where the prompt stood a moment ago: its heading takes the focus. */
  isInPlace: boolean;
}

/** /create-app/:name, and /apphome from Enter on */
export function CreateAppPage({ name, isInPlace }: CreateAppPageProps) {
  const session = useSession();
  const [wasAnonymous, setWasAnonymous] = useState(false);
  useDocumentTitle(`Creating ${name}`);
  if (session.status === 'loading') return <CreateAppSkeleton />;
  if (session.status === 'signedOut') {
    if (!wasAnonymous) setWasAnonymous(true);
    return <AnonymousPrompt key={name} name={name} />;
  }
  return (
    <CreateApp
      key={name}
      name={name}
      // The session came from another tab: whoever that is says for themselves that this is to be made.
      isAsking={wasAnonymous}
      takesFocus={isInPlace}
      renderPreview={(project, shown) => (
        <PreviewPanel projectId={project.id} name={project.name} isBare {...shown} />
      )}
    />
  );
}

/** What a visitor types is kept for after signing in, where it begins by itself. */
function AnonymousPrompt({ name }: { name: string }) {
  const [left] = useState(() => readCreation(name));
  if (left?.templateId !== undefined)
    return (
      <Page width="reading">
        <PageHeader title={name} description="Your app begins with this template, once you are signed in." />
        <SignInPrompt description="What you chose is kept." />
      </Page>
    );
  return <PromptOf name={name} start={left?.prompt ?? ''} />;
}

function PromptOf({ name, start }: { name: string; start: string }) {
  const [prompt, setPrompt] = useState(start);
  const keep = (text: string) => {
    setPrompt(text);
    if (text.trim().length > 1) {
      writeCreation(name, { projectName: name, prompt: text.trim(), idempotencyKey: newKey() });
    } else {
      removeCreation(name);
    }
  };
  return (
    <Page width="reading">
      <PageHeader title={name} />
      <Prompt
        label={`What should ${name} do?`}
        rows={5}
        maxLength={8000}
        value={prompt}
        onChange={(event) => {
          keep(event.target.value);
        }}
      />
      <SignInPrompt description="What you typed is kept." />
    </Page>
  );
}

/* The kit's area is as high as its content: here an empty one should invite more than a word. */
const Prompt = styled(TextArea)`
  min-height: 128px;
`;
