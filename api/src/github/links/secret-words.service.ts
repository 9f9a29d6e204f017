import { AppError } from '../../core/app-error';
import { holdsSecret } from '../../workspace';

/** A version as it is told of at GitHub: what holds a secret is not. */
export function cleanNote<Told extends { readonly number: number; readonly note: string }>(
  version: Told,
): Told {
  return holdsSecret(version.note) ? { ...version, note: `Version ${version.number}` } : version;
}

/** A text of ours without the lines that hold a secret. */
export function cleanLines(text: string): string {
  return text
    .split('\n')
    .filter((line) => !holdsSecret(line))
    .join('\n');
}

/** Throws UNPROCESSABLE at the field: GitHub keeps what it was told once. */
export function refuseSecrets(texts: Readonly<Record<string, string | undefined>>): void {
  const found = Object.keys(texts).filter((field) => holdsSecret(texts[field] ?? ''));
  if (found.length === 0) return;
  const why =
    'This holds what looks like a private key or an access token. Take it out: GitHub would show it.';
  throw new AppError('UNPROCESSABLE', why, {
    fields: Object.fromEntries(found.map((field) => [field, why])),
  });
}
