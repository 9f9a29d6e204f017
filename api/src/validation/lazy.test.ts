import { checkFileContent } from './file-content';
import { sanitizeRichText } from './rich-text';
import { checkSql } from './sql';

// Each stands for a library that cannot be loaded; what never asks for it never notices.
jest.mock('sanitize-html', () => {
  throw new Error('sanitize-html is asked for');
});
jest.mock('file-type/core', () => {
  throw new Error('file-type is asked for');
});
jest.mock('libpg-query', () => {
  throw new Error('libpg-query is asked for');
});

describe('the large libraries', () => {
  it('[VAL-11] are loaded when content is checked, and not for plain text', async () => {
    const text = { name: 'a.txt', type: 'text/plain' };
    expect((await checkFileContent(new Uint8Array([97]), text)).ok).toBe(true);
    await expect(checkFileContent(new Uint8Array([97]), { name: 'a.png', type: '' })).rejects.toThrow(
      'file-type',
    );
  });

  it("[VAL-12] are loaded when a query is checked, and a failure of that is not the query's", async () => {
    await expect(checkSql('SELECT 1')).rejects.toThrow('libpg-query is asked for');
  });

  it('[VAL-14] are loaded when text is sanitised', async () => {
    expect(await sanitizeRichText('')).toBe('');
    await expect(sanitizeRichText('<b>x</b>')).rejects.toThrow('sanitize-html is asked for');
  });
});
