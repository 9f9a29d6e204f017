import { useLocation } from 'react-router-dom';
import { signInFrom } from '../paths';
import { EmptyState } from '../ui/states';
import { LinkButton } from '../ui/link-button';

/** In place of anything that needs data, for an anonymous visitor; signing in comes back to this address. */
export function SignInPrompt({ description }: { description?: string }) {
  const { pathname, search, hash } = useLocation();
  return (
    <EmptyState
      title="Sign in to continue"
      description={description}
      action={
        <LinkButton variant="primary" to={signInFrom(pathname + search + hash)}>
          Sign In
        </LinkButton>
      }
    />
  );
}
