export type LoadPhase = 'environment' | 'record' | 'entry' | 'expose' | 'bootstrap' | 'mount' | 'render';

export type FailureReason =
  | 'network'
  | 'timeout'
  | 'not_javascript'
  | 'integrity'
  | 'contract'
  | 'evaluation'
  | 'not_released';

/** Why a remote is not on the page. One code for each cause that calls for another answer. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';
  readonly traceId = crypto.randomUUID().slice(0, 8);

  constructor(
    readonly remote: string,
    readonly version: string | undefined,
    readonly phase: LoadPhase,
    readonly reason: FailureReason,
    detail: string,
    options?: ErrorOptions,
  ) {
    super(`${remote}${version ? `@${version}` : ''} failed at ${phase} (${reason}): ${detail}`, options);
  }
}

/** What the section's card says. */
export const FAILURE_TEXT: Readonly<Record<FailureReason, string>> = {
  network: 'Its files could not be loaded. Check your connection and try again.',
  timeout: 'Its files took too long to arrive. Check your connection and try again.',
  not_javascript: 'The server answered with something that is not this section.',
  integrity: 'Its files do not match the released version, so they were not run.',
  contract: 'This version needs another version of Tessera, so it was not started.',
  evaluation: 'It stopped because of an error of its own. The rest of Tessera still works.',
  not_released: 'No version of this section is released here.',
};
