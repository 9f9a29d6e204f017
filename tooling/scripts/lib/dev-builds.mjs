import { relative, sep } from 'node:path';
import { refusalIn } from '../../dev/release-tool.mjs';

/**
 * What `pnpm dev` does after files have changed: builds and releases what they are part of, and tells open pages.
 *
 * Remotes that were worked on are built by compilers that stay in memory, from then on and by nobody else. All other
 * packages are built whole, when they are stale. Pages hear of a build only once it is released: they look at once.
 *
 * @param {object} ports
 * @param {string} ports.root
 * @param {readonly string[]} ports.remotes
 * @param {readonly string[]} ports.settings names of the files that a compiler reads once
 * @param {(remote: string) => ReturnType<typeof import('../../dev/remote-compiler.mjs').createRemoteCompiler>} ports.createCompiler
 * @param {(except: readonly string[]) => Promise<void>} ports.buildOthers
 * @param {(folders: readonly string[], reason?: 'saved') => Promise<ReadonlyMap<string, string>>} ports.release
 * @param {ReturnType<typeof import('./dev-report.mjs').createDevReport>} ports.report
 * @param {(remote: string) => string} ports.distOf
 * @param {(title: string, error: unknown) => void} ports.tell
 * @returns {(files: readonly string[]) => Promise<void>} to be called with what has changed
 */
export function createDevBuilds(ports) {
  const { root, remotes, settings, createCompiler, buildOthers, release, report, distOf, tell } = ports;
  const compilers = new Map();
  // Also after a whole build that failed: what it did not reach is due.
  let areOthersDue = true;

  function takeOver(remote) {
    if (!compilers.has(remote)) compilers.set(remote, createCompiler(remote));
    return compilers.get(remote);
  }

  async function buildRemote(remote) {
    report.noteStart(remote);
    report.write();
    const { problems, version, folder } = await compilers.get(remote).build();
    if (problems.length > 0) {
      report.noteBuild(remote, version, problems);
      tell(`Building ${remote} failed.`, problems);
      report.write();
      return;
    }
    try {
      const held = await release([folder], 'saved');
      report.noteBuild(remote, version, []);
      report.noteHeld([remote], held);
    } catch (error) {
      const refusal = refusalIn(error);
      report.noteBuild(remote, version, refusal.problems, refusal.refused);
      tell(`${remote} was built, but not released.`, refusal.problems);
    }
    report.write();
  }

  async function buildAllOthers() {
    report.noteOthersStart();
    report.write();
    try {
      await buildOthers([...compilers.keys()]);
      await release(remotes.filter((remote) => !compilers.has(remote)).map(distOf));
      areOthersDue = false;
      report.noteOthers(undefined);
    } catch (error) {
      areOthersDue = true;
      report.noteOthers(error.message);
      tell('The rest of the product does not build.', error);
    }
    report.write();
  }

  return async (files) => {
    const paths = files.map((file) => relative(root, file).split(sep));
    const changed = new Set(paths.map(([folder]) => folder));
    for (const remote of remotes) if (changed.has(remote)) takeOver(remote);
    for (const [folder, name] of paths)
      if (compilers.has(folder) && settings.includes(name)) compilers.get(folder).forget();
    for (const remote of compilers.keys())
      if (changed.has(remote) || changed.has('shared')) await buildRemote(remote);
    if (areOthersDue || [...changed].some((name) => !remotes.includes(name))) await buildAllOthers();
  };
}
