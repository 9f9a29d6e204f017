import { useShell } from '@tessera/shared/remote';
import { Component, Suspense, type ReactNode } from 'react';

interface LaterProps {
  /** Lazy components. */
  readonly children: ReactNode;
  /** What stands in their place until they are there. */
  readonly fallback?: ReactNode;
}

/** A part of a page that may come late, or not at all: if it cannot be loaded the page goes on without it. */
export function LazySection({ children, fallback = null }: LaterProps) {
  const { reportError } = useShell();
  return (
    <Forgiving onError={reportError}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Forgiving>
  );
}

interface ForgivingProps {
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

class Forgiving extends Component<ForgivingProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
