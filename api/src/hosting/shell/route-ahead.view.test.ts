import { createHash } from 'node:crypto';
import type { Page, VersionRecord } from '@tessera/shared/contracts';
import { pageFinder, routeAhead } from './route-ahead.view';

const SRI = (name: string) => `sha384-${createHash('sha384').update(name).digest('base64')}`;
const FRAME = [{ href: '/assets/frame.js', integrity: SRI('frame') }];

function record(change: Partial<VersionRecord['build']> = {}): Uint8Array {
  const file = (name: string) => ({ sri: SRI(name), bytes: 10, type: 'text/javascript' });
  const value: VersionRecord = {
    kind: 'mf.version/v1',
    remote: 'mf-garden',
    version: '1.0.0',
    container: {
      name: 'mf_garden__1_0_0',
      type: 'global',
      entry: 'remoteEntry.js',
      exposes: { './lifecycles': { js: ['lifecycles.js'], async: ['later.js'], css: [] } },
    },
    files: {
      'remoteEntry.js': file('entry'),
      'lifecycles.js': file('lifecycles'),
      'later.js': file('later'),
    },
    requires: { shell: '^1.0.0', shared: {} },
    build: { commit: null, builtAt: null, node: '20', webpack: '5', ...change },
  };
  return Buffer.from(JSON.stringify(value));
}

const digestOf = (bytes: Uint8Array) => `sha256:${createHash('sha256').update(bytes).digest('hex')}`;

function ahead(bytes: Uint8Array | undefined, access: Page['access'] = 'public') {
  const stable = { version: '1.0.0', digest: digestOf(bytes ?? Buffer.from('missing')) };
  const pages: Page[] = [{ pattern: '/plants/:id', title: 'Plants', access, frame: 'app' }];
  const pins = { 'mf-garden': { stable, fallback: null, manifest: { pages, redirects: [] } } };
  const pinned = pageFinder({ pins })('/plants/7');
  return pinned && { ...routeAhead(pinned, bytes, FRAME), digest: stable.digest };
}

describe('what a page brings of its remote', () => {
  it('[COMP-01, REL-06] names entry and exposed module with their integrity values, and nothing that loads later', () => {
    const { links = '' } = ahead(record()) ?? {};
    expect(
      [...links.matchAll(/href="[^"]*\/([^"/]+)" integrity="([^"]+)"/g)].map(([, ...found]) => found),
    ).toEqual([
      ['remoteEntry.js', SRI('entry')],
      ['lifecycles.js', SRI('lifecycles')],
    ]);
    expect(links).toContain('/mf/files/mf-garden/1.0.0-');
  });

  it('[REL-06] brings the record with its bytes unchanged, so that its digest can be compared with the pin', () => {
    const { record: block = '', digest = '' } = ahead(record()) ?? {};
    const [, location, text = ''] = /data-location="([^"]+)">(.*)<\/script>$/s.exec(block) ?? [];
    expect(digestOf(Buffer.from(text))).toBe(digest);
    expect(location).toBe(`records/${digest.slice(7)}.json`);
  });

  it.each(['</script><script src=x>', '<!--', 'two\r\nlines'])(
    '[REL-06] leaves a record out that HTML would not hand on as it is: %j',
    (commit) => {
      const bytes = Buffer.from(
        record({ commit })
          .toString()
          .replace(String.raw`\r\n`, '\r\n'),
      );
      expect(ahead(bytes)?.record).toBe('');
    },
  );

  it('[COMP-01] brings the frame of the shell to a page behind the sign-in only', () => {
    expect(ahead(record(), 'protected')?.links).toContain('/assets/frame.js');
    expect(ahead(record(), 'public')?.links).not.toContain('/assets/frame.js');
  });

  it('is nothing for a record that is missing or none: the shell says why', () => {
    expect(ahead(undefined)).toMatchObject({ links: '', record: '' });
    expect(ahead(Buffer.from('{"kind":'))).toMatchObject({ links: '', record: '' });
  });
});
