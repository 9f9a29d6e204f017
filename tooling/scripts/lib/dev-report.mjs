import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What `pnpm dev` tells open pages (docs/documents/dev-report.md): a file in the registry, which the server gives out
 * in development only.
 *
 * @param {string} registry the registry's folder
 */
export function createDevReport(registry) {
  const file = join(registry, 'dev.json');
  const builds = new Map();
  const others = { isBuilding: false, attempt: 0, failure: undefined };
  const before = (name) =>
    builds.get(name) ?? { name, version: null, heldBy: null, problems: [], isBuilding: false, attempt: 0 };

  function othersAsBuild({ failure, isBuilding, attempt }) {
    const problems = failure ? [{ file: null, line: null, column: null, message: failure }] : [];
    return { name: null, version: null, heldBy: null, problems, isBuilding, attempt };
  }

  return {
    /** A remote is being built on this machine. */
    noteStart(name) {
      builds.set(name, { ...before(name), isBuilding: true });
    },

    /**
     * A remote was built on this machine, or could not be, or what was built is `refused`: then the version before
     * stays.
     */
    noteBuild(name, version, problems, refused) {
      const { version: last, heldBy, attempt } = before(name);
      builds.set(name, {
        name,
        version: problems.length === 0 ? version : last,
        heldBy,
        problems,
        ...(refused && { refused }),
        isBuilding: false,
        attempt: attempt + 1,
      });
    },

    /**
     * Who chose what stays pinned, of some remotes that were released.
     *
     * @param {readonly string[]} names the remotes
     * @param {ReadonlyMap<string, string>} held by remote: who holds it; the others of them are held by nobody
     */
    noteHeld(names, held) {
      for (const name of names) builds.set(name, { ...builds.get(name), heldBy: held.get(name) ?? null });
    },

    /** Everything else is being built. */
    noteOthersStart() {
      others.isBuilding = true;
    },

    /** What the other builds failed with, if they did. */
    noteOthers(message) {
      Object.assign(others, { failure: message, isBuilding: false, attempt: others.attempt + 1 });
    },

    /** Makes it known: in one step, because pages read it at any moment. */
    write() {
      const rest = others.failure || others.isBuilding ? [othersAsBuild(others)] : [];
      mkdirSync(registry, { recursive: true });
      writeFileSync(`${file}.new`, JSON.stringify({ builds: [...builds.values(), ...rest] }));
      renameSync(`${file}.new`, file);
    },

    remove: () => rmSync(file, { force: true }),
  };
}
