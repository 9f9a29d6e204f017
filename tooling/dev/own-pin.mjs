/**
 * An environment document in which one remote is the build on this machine. What the target has released of it comes in
 * its place when the build crashes.
 *
 * @param {any} document the target's environment document
 * @param {string} remote
 * @param {{ stable: { version: string, digest: string }, manifest: any }} pin
 */
export function withPin(document, remote, { stable, manifest }) {
  const { env, pins } = document;
  const pages = manifest.pages.filter(({ exceptIn = [] }) => !exceptIn.includes(env));
  const own = { stable, fallback: pins[remote]?.stable ?? null, manifest: { ...manifest, pages } };
  return { ...document, pins: { ...pins, [remote]: own } };
}
