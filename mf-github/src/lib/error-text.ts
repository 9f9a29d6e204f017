import { errorMessage } from '@tessera/shared/http';

/** The sentence to show for a failed read. */
export function errorText(error: unknown): string {
  return errorMessage(error, 'The server did not give a usable answer. Try again in a moment.');
}
