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
  let failure;

  return {
    /** A remote was built on this machine, or could not be: then the version before stays. */
    noteBuild(name, version, problems) {
      const before = builds.get(name)?.version ?? null;
      builds.set(name, {
        name,
        version: problems.length === 0 ? version : before,
        heldBy: builds.get(name)?.heldBy ?? null,
        problems,
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

    /** What the other builds failed with, if they did. */
    noteOthers(message) {
      failure = message;
    },

    /** Makes it known: in one step, because pages read it at any moment. */
    write() {
      const others = failure
        ? [
            {
              name: null,
              version: null,
              heldBy: null,
              problems: [{ file: null, line: null, column: null, message: failure }],
            },
          ]
        : [];
      mkdirSync(registry, { recursive: true });
      writeFileSync(`${file}.new`, JSON.stringify({ builds: [...builds.values(), ...others] }));
      renameSync(`${file}.new`, file);
    },

    remove: () => rmSync(file, { force: true }),
  };
}
