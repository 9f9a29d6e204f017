import { Component } from 'react';
import type { ReactNode } from 'react';
import { reportError } from '../data/report-error';

interface ErrorBoundaryProps {
  /** Where the page is, with its filters: another address is tried anew. */
  readonly address: string;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly hasFailed: boolean;
}

/** Shows a card instead of a page that broke; the records are not touched. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { hasFailed: true };
  }

  override componentDidUpdate({ address }: ErrorBoundaryProps, { hasFailed }: ErrorBoundaryState): void {
    if (hasFailed && address !== this.props.address) this.setState({ hasFailed: false });
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="blank" role="alert">
        <h1 className="blank-title">This page did not load</h1>
        <p className="blank-text">Something in it broke. Your records are safe.</p>
        <div className="blank-actions">
          <button
            type="button"
            className="button button-primary"
            onClick={() => {
              this.setState({ hasFailed: false });
            }}
          >
            Try again
          </button>
          <a className="button" href="#/">
            Go to the start
          </a>
        </div>
      </div>
    );
  }
}
