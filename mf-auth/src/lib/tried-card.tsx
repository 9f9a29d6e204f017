import { paths } from '@tessera/shared/paths';
import { readTried } from '@tessera/shared/remote/hand-over';
import { useState } from 'react';
import { PromptCard } from './sent-prompt-card';

/** What was tried on /home and is kept by signing in; nothing where that leads elsewhere. */
export function TriedCard({ returnTo }: { returnTo: string | undefined }) {
  const [tried] = useState(readTried);
  if (tried === undefined || returnTo !== paths.keepDraft.to(tried.id)) return null;
  return (
    <PromptCard aria-label="Your application">
      <blockquote>{tried.title}</blockquote>
      <p>It becomes a project of yours, with what you entered in it, as soon as you are signed in.</p>
    </PromptCard>
  );
}
