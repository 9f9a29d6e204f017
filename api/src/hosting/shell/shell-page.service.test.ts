import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EnvironmentDocument } from '@tessera/shared/contracts';
import { parseEnvironment } from '../../config/environment';
import { createShellPage } from './shell-page.service';

describe('the environment document in the page', () => {
  let root: string;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'tessera-page-'));
  });

  afterEach(() => rm(root, { recursive: true, force: true }));

  const stored = (env: string) => {
    const document = {
      kind: 'mf.env/v1',
      env,
      pins: {},
      change: { actor: 'Rosa', reason: 'a secret' },
      seal: 'sealed',
    };
    const bytes = Buffer.from(JSON.stringify(document));
    return { document: document as unknown as EnvironmentDocument, bytes, etag: `"${env}"` };
  };
  const missing = () => Promise.resolve(undefined);

  async function pageWith(
    registry: Omit<Parameters<typeof createShellPage>[1], 'readRecord'>,
  ): Promise<string> {
    const dist = join(root, 'shell', 'dist');
    await mkdir(dist, { recursive: true });
    await writeFile(join(dist, 'index.html'), '<title></title><!-- config --><!-- environment -->');
    const settings = { ...parseEnvironment({}, root), answers: { 'GET /auth/options': { providers: [] } } };
    return (
      (await createShellPage(settings, { ...registry, readRecord: missing }, () => undefined)('/')) ?? ''
    );
  }

  it('[COMP-01] is the one of this moment', async () => {
    let env = 'first';
    const registry = { readEnvironment: () => Promise.resolve(stored(env)), readLastResort: missing };
    expect(await pageWith(registry)).toContain('id="tessera-environment" data-current>{"kind"');
    env = 'second';
    expect(await pageWith(registry)).toContain('"env":"second"');
  });

  it('brings the answers that are the same for everybody', async () => {
    const page = await pageWith({ readEnvironment: missing, readLastResort: missing });
    expect(page).toContain('"answers":{"GET /auth/options":{"providers":[]}}');
  });

  it('[COMP-01] does not say who made the change, and why', async () => {
    const readers = [
      { readEnvironment: () => Promise.resolve(stored('local')), readLastResort: missing },
      { readEnvironment: missing, readLastResort: missing },
      {
        readEnvironment: () => Promise.reject(new Error('damaged')),
        readLastResort: () => Promise.resolve(stored('local')),
      },
    ];
    for (const registry of readers) expect(await pageWith(registry)).not.toMatch(/Rosa|secret|seal/);
    expect(await pageWith(readers[0] as (typeof readers)[0])).toContain('"change":{"actor":"","reason":""}');
  });

  it('[COMP-01] is the last resort, and says so, when the newest one cannot be read', async () => {
    const html = await pageWith({
      readEnvironment: () => Promise.reject(new Error('damaged')),
      readLastResort: () => Promise.resolve(stored('local')),
    });
    expect(html).toContain('id="tessera-environment">{"kind"');
  });

  it('is left out where nothing is pinned yet, and never ends its own script', async () => {
    expect(await pageWith({ readEnvironment: missing, readLastResort: missing })).not.toContain(
      'tessera-environment',
    );
    const hostile = {
      readEnvironment: () => Promise.resolve(stored('</script><!--')),
      readLastResort: missing,
    };
    expect(await pageWith(hostile)).toContain(String.raw`"env":"\u003c/script>\u003c!--"`);
  });
});
