import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const sheet = (name: string) => readFileSync(join(__dirname, `${name}.css`), 'utf8');

describe('the edge of a page', () => {
  it('[MODEL-09] has a scrollbar in the colour of the page, and no gutter that a frame leaves unpainted', () => {
    const [, html = ''] = /^html \{(.*?)^\}/msu.exec(sheet('base')) ?? [];
    expect(html).toContain('overflow-y: scroll;');
    expect(html).toMatch(/scrollbar-color: \S+ var\(--bg\);/u);
    expect(sheet('base') + sheet('shell')).not.toContain('scrollbar-gutter');
  });
});
