import { paths } from '@tessera/shared/paths';
import { EmptyState, LinkButton } from '@tessera/shared/ui';
import { useLocation } from 'react-router-dom';

/** In place of anything that needs data, for an anonymous visitor; signing in comes back to this address. */
export function SignInPrompt({ description }: { description?: string }) {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return (
    <EmptyState
      title="Sign in to continue"
      description={description}
      action={
        <LinkButton
          variant="primary"
          to={`${paths.signIn.to()}?return=${encodeURIComponent(here)}`}
          state={{ returnTo: here }}
        >
          Sign In
        </LinkButton>
      }
    />
  );
}
