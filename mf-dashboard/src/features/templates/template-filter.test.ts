import type { Template } from '@tessera/shared/contracts';
import { buildTemplate } from '../../lib/templates/template-testing';
import { CHOICES, filterTemplates, readFilter, writeFilter } from './template-filter';

describe('the filter in the address', () => {
  it('[TPL-02] has the categories in their order, behind all of them', () => {
    expect(CHOICES).toEqual([
      'All',
      'Internal Tools',
      'Website',
      'Personal',
      'Consumer App',
      'B2B App',
      'Prototype',
    ]);
  });

  it('[TPL-02] is read as it was written, beside what else stands there', () => {
    const filter = { choice: 'B2B App', sort: 'recent', search: 'open & paid' } as const;
    const written = writeFilter(new URLSearchParams('preview=crm'), filter);
    expect(written.get('preview')).toBe('crm');
    expect(readFilter(new URLSearchParams(written.toString()))).toEqual(filter);
  });

  it('leaves out what is usual, and passes over what it cannot mean', () => {
    const usual = { choice: 'All', sort: 'popular', search: '' } as const;
    expect(writeFilter(new URLSearchParams('sort=recent&search=x'), usual).toString()).toBe('');
    expect(readFilter(new URLSearchParams('category=Games&sort=loudest'))).toEqual(usual);
  });
});

describe('filtering', () => {
  const wine = buildTemplate({ id: 'wine', title: 'Wine cellar', description: 'Côte Rôtie and others.' });
  const help = buildTemplate({ id: 'help', title: 'Help desk', category: 'B2B App' });
  const found = (choice: 'All' | Template['category'], search: string) =>
    filterTemplates([wine, help], { choice, search }).map(({ id }) => id);

  it('[TPL-02] keeps those of the category', () => {
    expect(found('All', '')).toEqual(['wine', 'help']);
    expect(found('B2B App', '')).toEqual(['help']);
    expect(found('Website', '')).toEqual([]);
  });

  it('keeps those in which every word stands, whatever its case and accents', () => {
    expect(found('All', ' COTE cellar ')).toEqual(['wine']);
    expect(found('All', 'b2b')).toEqual(['help']);
    expect(found('All', 'wine desk')).toEqual([]);
  });
});
