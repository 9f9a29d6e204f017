import { createHash } from 'node:crypto';
import { renderSitePage, type SiteIdentity, type VendorManifest } from './site-page.view';

const VENDOR: VendorManifest = {
  imports: { react: 'react.ABC.js' },
  files: { 'react.ABC.js': 'sha384-abc', 'shared.DEF.js': 'sha384-def' },
  checks: { name: 'checks.GHI.js', integrity: 'sha384-ghi' },
  checksLater: { 'checks-later.MNO.js': 'sha384-mno' },
  picking: { name: 'picking.JKL.js', integrity: 'sha384-jkl' },
  records: { name: 'records.PQR.js', integrity: 'sha384-pqr' },
};

const PREVIEW = {
  origin: 'http://label.preview.localhost:3000',
  framedBy: 'http://localhost:3000',
  isSandboxed: true,
};

function render(title: string, identity: SiteIdentity) {
  const { start, endOf, contentSecurityPolicy } = renderSitePage(VENDOR, identity);
  return { html: start + endOf({ title, treeHash: 'a1' }), contentSecurityPolicy };
}

function directives(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
}

describe('the page of a site', () => {
  it('allows exactly its own import map by hash and its own origin by name', () => {
    const { html, contentSecurityPolicy } = render('Journal', PREVIEW);
    const map = /<script type="importmap">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    const hash = createHash('sha256').update(map).digest('base64');
    expect(directives(contentSecurityPolicy)['script-src']).toBe(`${PREVIEW.origin} 'sha256-${hash}'`);
    expect(JSON.parse(map)).toEqual({
      imports: { react: '/vendor/react.ABC.js' },
      integrity: { '/vendor/react.ABC.js': 'sha384-abc', '/vendor/shared.DEF.js': 'sha384-def' },
    });
  });

  it('[DATA-01] leads a preview to its records before the application, where it is asked to', () => {
    const scripts = (identity: SiteIdentity) =>
      Array.from(
        render('Journal', identity).html.matchAll(/<script[^>]* src="([^"]+)"/g),
        ([, path]) => path,
      );
    expect(scripts(PREVIEW)).not.toContain('/vendor/records.PQR.js');
    expect(scripts({ ...PREVIEW, isServed: true }).slice(0, 2)).toEqual([
      '/vendor/records.PQR.js',
      '/app.js',
    ]);
  });

  it('[DATA-01] may call its records where they are on the server, and nothing else', () => {
    const origin = 'http://todo.localhost:3000';
    const deployed = { origin, framedBy: undefined, isSandboxed: false };
    const without = render('To do', deployed);
    expect(directives(without.contentSecurityPolicy)['connect-src']).toBe(`'none'`);
    expect(without.html).not.toContain('tessera-data');
    const { html, contentSecurityPolicy } = render('To do', { ...deployed, hasData: true });
    expect(directives(contentSecurityPolicy)['connect-src']).toBe(`${origin}/_data/ ${origin}/_data`);
    expect(html).toContain('<meta name="tessera-data" content="/_data">');
  });

  it('lets a preview be framed by the product alone and keeps it sandboxed, also when opened by itself', () => {
    const policy = directives(render('Journal', PREVIEW).contentSecurityPolicy);
    expect(policy['frame-ancestors']).toBe('http://localhost:3000');
    expect(policy['sandbox']).toBe('allow-scripts allow-forms allow-modals');
    expect(policy['connect-src']).toBe(`'none'`);
    expect(policy['default-src']).toBe(`'none'`);
  });

  it('lets nobody frame a deployed application, and gives it its own origin', () => {
    const identity = { origin: 'http://todo.localhost:3000', framedBy: undefined, isSandboxed: false };
    const policy = directives(render('Todo', identity).contentSecurityPolicy);
    expect(policy['frame-ancestors']).toBe(`'none'`);
    expect(policy).not.toHaveProperty('sandbox');
  });

  it('[MODEL-15] starts the checks instead of the application where a preview is tried', () => {
    const { html } = render('Journal', { ...PREVIEW, isTried: true });
    expect(html).toContain(
      '<script type="module" src="/vendor/checks.GHI.js" integrity="sha384-ghi"></script>',
    );
    expect(html).not.toContain('/app.js');
  });

  it('[SCR-02] holds what the checks load later to its hash, and asks for none of it before', () => {
    const { html } = render('Journal', { ...PREVIEW, isTried: true });
    expect(html).toContain('"/vendor/checks-later.MNO.js":"sha384-mno"');
    expect(html.match(/checks-later/g)).toHaveLength(1);
    expect(render('Journal', PREVIEW).html).not.toContain('checks-later');
  });

  it('asks for every package at once, before anything that tells which application it is', () => {
    const { start, endOf } = renderSitePage(VENDOR, PREVIEW);
    for (const [file, hash] of Object.entries(VENDOR.files))
      expect(start).toContain(`<link rel="modulepreload" href="/vendor/${file}" integrity="${hash}">`);
    // A map of imports that stands behind the first module would count for nothing.
    expect(start.indexOf('importmap')).toBeLessThan(start.indexOf('modulepreload'));
    expect(start).not.toContain('/app.');
    expect(endOf({ title: 'Journal', treeHash: 'a1' })).toContain('<title>Journal</title>');
  });

  it('escapes the title', () => {
    const { html } = render('</title><script>alert(1)</script>', PREVIEW);
    expect(html).not.toContain('<script>alert(1)');
  });
});
