import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const MODULE = pathToFileURL(join(import.meta.dirname, 'lib/local-settings.mjs')).href;
const SCRIPT = `const { findDataFolder, findRegistry, loadSettings } = await import(${JSON.stringify(MODULE)});
  const root = process.argv[1];
  loadSettings(root);
  console.log(JSON.stringify([findDataFolder(root), findRegistry(root)]));`;

let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tessera-settings-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Data folder and registry, as a process of its own finds them: settings are the whole process's. */
function found(environment = {}) {
  const env = { PATH: process.env.PATH, ...environment };
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', SCRIPT, root], { encoding: 'utf8', env }),
  );
}

const write = (...lines) => writeFileSync(join(root, '.env'), lines.join('\n'));

describe('the registry of npm start, pnpm dev and pnpm mfr', () => {
  it('lies in the data folder, which .env may move', () => {
    const usual = [join(root, '.data'), join(root, '.data/registry')];
    expect(found()).toEqual(usual);
    write('DATA_DIR=', 'REGISTRY_URL=');
    expect(found()).toEqual(usual);
    write('DATA_DIR=elsewhere');
    expect(found()).toEqual([join(root, 'elsewhere'), join(root, 'elsewhere/registry')]);
  });

  it('is that of the environment, whatever .env says', () => {
    write('DATA_DIR=elsewhere');
    expect(found({ DATA_DIR: join(root, 'x/data') })).toEqual([
      join(root, 'x/data'),
      join(root, 'x/data/registry'),
    ]);
  });

  it('is the folder that REGISTRY_URL names', () => {
    write('DATA_DIR=elsewhere', 'REGISTRY_URL=common');
    expect(found()).toEqual([join(root, 'elsewhere'), join(root, 'common')]);
  });
});
