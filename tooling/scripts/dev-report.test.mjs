import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDevReport } from './lib/dev-report.mjs';

const problem = { file: 'src/entry.tsx', line: 3, column: 7, message: 'Expected ident' };
let registry;
let report;

beforeEach(() => {
  registry = mkdtempSync(join(tmpdir(), 'tessera-report-'));
  report = createDevReport(registry);
});
afterEach(() => rmSync(registry, { recursive: true, force: true }));

function written() {
  report.write();
  return JSON.parse(readFileSync(join(registry, 'dev.json'), 'utf8')).builds;
}

describe('what pnpm dev tells open pages', () => {
  it('[REL-07] keeps the version before while a remote does not build', () => {
    report.noteBuild('mf-billing', '1.0.4-src.s1', []);
    report.noteBuild('mf-billing', '1.0.4-src.s2', [problem]);
    expect(written()).toEqual([
      {
        name: 'mf-billing',
        version: '1.0.4-src.s1',
        heldBy: null,
        problems: [problem],
        isBuilding: false,
        attempt: 2,
      },
    ]);
    report.noteBuild('mf-billing', '1.0.4-src.s3', []);
    expect(written()[0]).toMatchObject({ version: '1.0.4-src.s3', problems: [] });
  });

  it('[REL-04] names who holds a pin, until nobody does', () => {
    report.noteBuild('mf-billing', '1.0.4-src.s1', []);
    report.noteBuild('mf-auth', '1.0.4-src.s2', []);
    report.noteHeld(['mf-billing'], new Map([['mf-billing', 'Rosa']]));
    // mf-auth was released alone.
    report.noteHeld(['mf-auth'], new Map());
    expect(written()[0]).toMatchObject({ heldBy: 'Rosa' });
    report.noteHeld(['mf-billing'], new Map());
    expect(written()[0]).toMatchObject({ heldBy: null });
  });

  it('[REL-07] says what is under way, and what of a build was refused', () => {
    report.noteStart('mf-billing');
    report.noteOthersStart();
    expect(written()).toMatchObject([
      { name: 'mf-billing', version: null, problems: [], isBuilding: true },
      { name: null, problems: [], isBuilding: true },
    ]);
    report.noteBuild('mf-billing', '1.0.4-src.s1', [problem], 'pages');
    report.noteOthers(undefined);
    expect(written()).toMatchObject([{ version: null, refused: 'pages', isBuilding: false, attempt: 1 }]);
    report.noteBuild('mf-billing', '1.0.4-src.s2', []);
    expect(written()[0]).not.toHaveProperty('refused');
  });

  it('tells what the other builds failed with, and is gone when development ends', () => {
    report.noteOthers('Building shell failed.');
    expect(written()).toMatchObject([{ name: null, problems: [{ message: 'Building shell failed.' }] }]);
    report.noteOthers(undefined);
    expect(written()).toEqual([]);
    report.remove();
    expect(existsSync(join(registry, 'dev.json'))).toBe(false);
  });
});
