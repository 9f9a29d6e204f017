import { useDocumentTitle } from '@tessera/shared/remote';
import { AuthCard } from '../features/auth-card/auth-card';
import { useEntry } from '../features/auth-card/use-entry';
import { LazyShowcase } from '../features/showcase/lazy-showcase';
import { AuthFrame } from '../lib/auth-frame';
import { SentPromptCard } from '../lib/sent-prompt-card';
import { TriedCard } from '../lib/tried-card';

/**
 * /auth, /signin and /signup: the same screen; it starts in sign-up mode when the path is /signup, and on /auth when
 * somebody who is new here sent a prompt.
 */
export function AuthPage() {
  const entry = useEntry();
  useDocumentTitle(entry.startMode === 'signUp' ? 'Sign up' : 'Sign in');
  return (
    <AuthFrame aside={<LazyShowcase />}>
      <SentPromptCard />
      <TriedCard returnTo={entry.returnTo} />
      <AuthCard {...entry} />
    </AuthFrame>
  );
}
