import { useShell, whenIdle } from '@tessera/shared/remote';
import { Button, Dialog, ErrorState } from '@tessera/shared/ui';
import { Component, Suspense, useEffect, type ReactNode } from 'react';

interface LaterProps {
  /** Lazy components. */
  children: ReactNode;
  /** Stands in their place until they are there. */
  fallback?: ReactNode;
}

/** A part of a page that comes later. Where it cannot be loaded the page stays, and it is tried again on request. */
export function Later({ children, fallback }: LaterProps) {
  const { reportError } = useShell();
  return (
    <Retrying
      onError={reportError}
      renderFailure={(retry) => <ErrorState title={TITLE} message={MESSAGE} onRetry={retry} />}
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </Retrying>
  );
}

/** The same of a dialog, which says so as one. */
export function LaterDialog({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  const { reportError } = useShell();
  return (
    <Retrying
      onError={reportError}
      renderFailure={(retry) => (
        <Dialog
          isOpen
          title={TITLE}
          onOpenChange={onClose}
          footer={
            <Button variant="primary" data-autofocus onClick={retry}>
              Try again
            </Button>
          }
        >
          <p role="alert">{MESSAGE}</p>
        </Dialog>
      )}
    >
      <Suspense>{children}</Suspense>
    </Retrying>
  );
}

const TITLE = 'This could not be loaded';
const MESSAGE = 'Check your connection, then try again.';

interface RetryingProps {
  onError: (error: unknown) => void;
  renderFailure: (retry: () => void) => ReactNode;
  children: ReactNode;
}

class Retrying extends Component<RetryingProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  private readonly retry = () => {
    this.setState({ hasFailed: false });
  };

  override render() {
    const { children, renderFailure } = this.props;
    return this.state.hasFailed ? renderFailure(this.retry) : children;
  }
}

/**
 * Fetches what is likely to be opened, when the browser has nothing better to do: it then opens at once, and without a connection.
 *
 * @param load imports it; stays the same
 */
export function usePreload(load: () => Promise<unknown>): void {
  useEffect(
    () =>
      whenIdle(() => {
        // Nobody asked for it yet: it is fetched anew, and a failure said, once somebody does.
        load().catch(() => undefined);
      }),
    [load],
  );
}
