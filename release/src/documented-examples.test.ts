import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  applicationModelSchema,
  ERROR_STATUS,
  errorBodySchema,
  manifestFaults,
  pageManifestSchema,
} from '@tessera/shared/contracts';
import { canonicalBytes, digestOf } from './core/canonical';
import { parseEnvironment, parseRecord } from './core/documents';

const readPage = (name: string) => readFileSync(join(__dirname, '../../docs/documents', name), 'utf8');

/** The one example of a page. */
function readExample(name: string): unknown {
  const [, json] = /^```json\n(.*?)^```$/ms.exec(readPage(name)) ?? [];
  return JSON.parse(json ?? 'null');
}

describe('the examples in docs/documents', () => {
  it('has a version record that the registry would take, and an environment document that pins it', () => {
    const record = readExample('version-record.md');
    expect(parseRecord(canonicalBytes(record))).toMatchObject({ ok: true });
    const environment = parseEnvironment(canonicalBytes(readExample('environment-document.md')));
    expect(environment).toMatchObject({
      ok: true,
      document: { pins: { 'mf-github': { stable: { digest: digestOf(record) } } } },
    });
  });

  it('[COMP-01] has a page manifest without a fault', () => {
    expect(manifestFaults(pageManifestSchema.parse(readExample('page-manifest.md')))).toEqual([]);
  });

  it('has a valid application model', () => {
    expect(applicationModelSchema.safeParse(readExample('application-model.md')).error).toBeUndefined();
  });

  it('has a valid failure, and every code with its status', () => {
    expect(errorBodySchema.parse(readExample('api-errors.md'))).toHaveProperty('code', 'BAD_REQUEST');
    const rows = readPage('api-errors.md').split('\n');
    const missing = Object.entries(ERROR_STATUS).filter(
      ([code, status]) => !rows.some((row) => row.includes(`\`${code}\``) && row.includes(String(status))),
    );
    expect(missing).toEqual([]);
  });
});
