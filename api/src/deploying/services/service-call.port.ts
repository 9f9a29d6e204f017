import type { IncomingMessage } from 'node:http';

export interface ServiceCall {
  readonly url: URL;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
  /** Ends the call when the visitor is gone. */
  readonly signal: AbortSignal;
}

export interface ServiceCalls {
  /** Sends a call; the answer's body is still to come. Throws UPSTREAM_FAILED, in words that tell nothing of the network. */
  send(call: ServiceCall): Promise<IncomingMessage>;
}
