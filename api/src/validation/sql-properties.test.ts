import fc from 'fast-check';
import { checkSql } from './sql';

describe('checkSql for any text', () => {
  it('[VAL-12] lets any text stand as a quoted value, and nothing stand after it', async () => {
    const text = fc.string({ unit: 'grapheme-ascii' });
    await fc.assert(
      fc.asyncProperty(text, async (value) => {
        const quoted = `'${value.replaceAll("'", "''")}'`;
        expect((await checkSql(`SELECT * FROM t WHERE a = ${quoted}`)).ok).toBe(true);
        expect((await checkSql(`SELECT ${quoted}; DELETE FROM t`)).ok).toBe(false);
      }),
    );
  });

  it('[VAL-12] finds a write at any depth and in any writing of its words', async () => {
    const wraps = fc.array(
      fc.constantFrom('WITH a AS (?) SELECT * FROM a', 'WITH a AS (SELECT 1), b AS (?) SELECT * FROM b, a'),
      { minLength: 1, maxLength: 5 },
    );
    const write = fc.constantFrom(
      'DELETE FROM t RETURNING 1',
      'UPDATE t SET a = 1 RETURNING 1',
      'INSERT INTO t VALUES (1) RETURNING 1',
    );
    const shouts = fc.array(fc.boolean(), { minLength: 1, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(wraps, write, shouts, async (around, inner, loud) => {
        const sql = around.reduce<string>((query, wrap) => wrap.replace('?', query), inner);
        const mixed = sql
          .split('')
          .map((letter, at) => (loud[at % loud.length] ? letter.toUpperCase() : letter.toLowerCase()))
          .join('');
        expect(await checkSql(mixed)).toMatchObject({ ok: false, rule: 'readOnly' });
      }),
      { numRuns: 50 },
    );
  });

  it('[VAL-12] finds a dangerous function however its name is escaped', async () => {
    const name = fc.constantFrom(
      'pg_read_file',
      'pg_sleep',
      'lo_import',
      'set_config',
      'dblink_exec',
      'query_to_xml',
    );
    await fc.assert(
      fc.asyncProperty(
        name,
        fc.func(fc.nat(2)),
        fc.constantFrom('', 'pg_catalog.', '"public".'),
        async (word, how, schema) => {
          const escaped = word.split('').map((letter, at) => {
            const code = letter.charCodeAt(0).toString(16);
            return [letter, `\\${code.padStart(4, '0')}`, `\\+${code.padStart(6, '0')}`][how(at)] ?? letter;
          });
          expect(await checkSql(`SELECT ${schema}U&"${escaped.join('')}"('x')`)).toMatchObject({
            rule: 'dangerous',
          });
        },
      ),
    );
  });

  it('[VAL-12] answers any text without throwing', async () => {
    const word = fc.constantFrom(
      'SELECT',
      'FROM',
      'WITH',
      'a',
      '1',
      "'",
      '"',
      '(',
      ')',
      ';',
      '--',
      '/*',
      '*/',
      '$$',
      'U&"',
      ',',
      '\n',
      'DELETE',
      'INTO',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(word, { maxLength: 12 }),
        fc.string({ unit: 'binary' }),
        async (words, text) => {
          for (const sql of [words.join(' '), words.join(''), text]) {
            const result = await checkSql(sql);
            // What passes is one statement that begins as a reading one does.
            expect(result.ok ? result.value : 'SELECT').toMatch(
              /^(?:[\s(;]|--.*\n|\/\*[\s\S]*?\*\/)*(?:SELECT|WITH)/i,
            );
          }
        },
      ),
    );
  });
});
