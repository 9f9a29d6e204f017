import fc from 'fast-check';
import { checkFile, fileExtension, UPLOAD_EXTENSIONS } from './file';

const MB = 1024 * 1024;
const facts = (name: string, type = '', size = 10) => ({ name, type, size });
const refused = (message: string) => ({ ok: false, message });

describe('checkFile', () => {
  it.each(UPLOAD_EXTENSIONS)('[VAL-11] takes a dashboard upload of type %s', (extension) => {
    expect(checkFile(facts(`notes.${extension}`), { extensions: UPLOAD_EXTENSIONS }).ok).toBe(true);
  });

  it('[VAL-11] takes 10 MB and refuses one byte more', () => {
    expect(checkFile(facts('a.txt', '', 10 * MB)).ok).toBe(true);
    expect(checkFile(facts('a.txt', '', 10 * MB + 1))).toEqual(refused('File is too large (maximum 10 MB)'));
    expect(checkFile(facts('a.txt', '', 3 * MB), { maximumBytes: 2.5 * MB })).toEqual(
      refused('File is too large (maximum 2.5 MB)'),
    );
    for (const size of [-1, 1.5, Number.NaN, Infinity])
      expect(checkFile(facts('a.txt', '', size))).toEqual(refused('File size is not valid'));
  });

  it.each(['exe', 'dll', 'bat', 'cmd', 'sh', 'ps1', 'vbs', 'jar'])(
    '[VAL-11] refuses .%s wherever it stands',
    (extension) => {
      const message = refused(`Files of type .${extension} are not allowed`);
      for (const name of [
        `a.${extension}`,
        `a.${extension.toUpperCase()}`,
        `a.pdf.${extension}`,
        `a.${extension}.pdf`,
        `.${extension}`,
        `a.${extension} .txt`,
      ])
        expect(checkFile(facts(name))).toEqual(message);
      expect(checkFile(facts(`${extension}.txt`)).ok).toBe(true);
      expect(checkFile(facts(`my-${extension}-notes.txt`)).ok).toBe(true);
    },
  );

  it.each([
    'a.exe.',
    'a.exe ',
    ' a.txt',
    'a.txt\u0000.exe',
    'a.exe::$DATA',
    '../a.txt',
    'a/b.txt',
    'a\\b.txt',
    'a\u202etxt.exe',
    'a\u200b.exe',
    'a.ex\u200be',
    'a|b.txt',
    `${'a'.repeat(252)}.txt`,
    'a\n.txt',
  ])('[VAL-11] refuses the name %j', (name) => {
    expect(checkFile(facts(name))).toEqual(refused('File name contains invalid characters'));
  });

  it('[VAL-11] reads full-width letters as plain ones', () => {
    expect(checkFile(facts('a.ｅｘｅ'))).toEqual(refused('Files of type .exe are not allowed'));
    expect(checkFile(facts('a．exe'))).toEqual(refused('Files of type .exe are not allowed'));
    expect(checkFile(facts(''))).toEqual(refused('File name is required'));
  });

  it('[VAL-11] holds to the wanted extensions and types', () => {
    expect(checkFile(facts('a.gif'), { extensions: ['.PNG', 'jpg'] })).toEqual(
      refused('File type is not allowed. Allowed: png, jpg'),
    );
    expect(checkFile(facts('a'), { extensions: ['txt'] }).ok).toBe(false);
    expect(checkFile(facts('a.png', 'image/png'), { mimeTypes: ['image/*'] }).ok).toBe(true);
    expect(checkFile(facts('a.png'), { mimeTypes: ['image/png'] }).ok).toBe(true);
    expect(checkFile(facts('a.txt', 'text/plain; charset=utf-8'), { mimeTypes: ['text/plain'] }).ok).toBe(
      true,
    );
    expect(checkFile(facts('a.pdf', 'application/pdf'), { mimeTypes: ['image/*'] })).toEqual(
      refused('File type is not allowed'),
    );
    expect(checkFile(facts('a.png', 'text/html'))).toEqual(refused('File type does not match its name'));
    expect(checkFile(facts('a.png', 'application/octet-stream')).ok).toBe(true);
  });

  it('[VAL-11] never takes a name that has a dangerous part', () => {
    const part = fc.stringMatching(/^[a-z0-9 _-]{1,6}$/);
    const danger = fc.constantFrom(
      'exe',
      'dll',
      'bat',
      'cmd',
      'sh',
      'ps1',
      'vbs',
      'jar',
      'EXE',
      'Ps1',
      'ｓｈ',
    );
    fc.assert(
      fc.property(
        part,
        fc.array(part, { maxLength: 3 }),
        danger,
        fc.array(part, { maxLength: 3 }),
        (stem, before, bad, after) => {
          return !checkFile(facts([stem, ...before, bad, ...after].join('.'))).ok;
        },
      ),
    );
  });

  it('[VAL-11] finds the last extension', () => {
    expect(['a.TXT', 'a.tar.gz', 'a', '.env'].map(fileExtension)).toEqual(['txt', 'gz', '', 'env']);
  });
});
