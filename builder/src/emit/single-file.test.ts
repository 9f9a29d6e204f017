import { stop } from 'esbuild';
import { within } from '@testing-library/dom';
import { buildModel } from './build-model';
import { bundle } from './bundle-testing';
import { emit } from './emit';
import { emitSingleFile } from './emit-page';
import { openHtml, openPage } from './run-app-testing';

afterAll(() => stop());

/** A title that would end the elements in which it stands. */
const model = buildModel({ title: 'Songs </script></style><!-- b' });

describe('[MODEL-09] an application as one file', () => {
  it('carries of its typeface Latin and what its own words need, not every script', async () => {
    const facesIn = (text: string) => text.match(/@font-face/gu)?.length ?? 0;
    const built = await bundle(emit(model), 'inside');
    const plain = emitSingleFile(model, built);
    const greek = emitSingleFile({ ...model, title: 'Τραγούδια' }, built);

    expect(facesIn(built.style)).toBeGreaterThan(5);
    expect(facesIn(plain)).toBe(2);
    expect(facesIn(greek)).toBe(3);
    expect(greek).toMatch(/unicode-range:[^;}]*U\+0?370/iu);
    expect(plain.length).toBeLessThan(built.script.length + 300_000);
  });

  it('opens from a disk, with its letters and without asking any address for anything', async () => {
    const html = emitSingleFile(model, await bundle(emit(model), 'inside'));
    expect(html).toMatch(/@font-face \{[^}]*Inter Variable[^}]*url\("?data:font\/woff2;base64,/u);
    expect(html.match(/<script/giu)).toHaveLength(1);
    expect(html.match(/<\/script/giu)).toHaveLength(1);
    const head = html.slice(0, html.indexOf('<script'));
    expect(head.match(/<\/style/giu)).toHaveLength(1);
    expect(head).not.toMatch(/\ssrc=|rel="stylesheet"/u);
    const policy = /Content-Security-Policy" content="([^"]+)"/u.exec(html)?.[1] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/https?:|\*/u);

    const window = openHtml(html, 'https://disk.test/songs.html');
    await openPage(window);
    const screen = within(window.document.body);
    expect(screen.getByRole('link', { name: 'Add the first practice session' })).toBeTruthy();
    expect(window.document.title).toContain(model.title);
    window.close();
  });
});
