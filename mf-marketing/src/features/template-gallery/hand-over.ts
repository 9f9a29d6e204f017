import type { Template } from '@tessera/shared/contracts';

/**
 * Leaves a template's words for /create-app/{title}, which begins with them by itself once somebody is signed in.
 * Its form is that of mf-dashboard's hand-over: `tessera.creation:<name>` in session storage.
 */
export function handOverTemplate({ title, prompt }: Template): void {
  try {
    const creation = { projectName: title, prompt, idempotencyKey: newKey() };
    sessionStorage.setItem(`tessera.creation:${title}`, JSON.stringify(creation));
  } catch {
    // Storage may be switched off: the page then asks what the application should do.
  }
}

/** `randomUUID` is absent on a page that is served neither over HTTPS nor from localhost. */
function newKey(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
