import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSealer } from './sealer';
import { readSecretsKey } from './secrets-key';

const sealer = createSealer(Buffer.alloc(32, 1));

describe('createSealer', () => {
  it('opens what it sealed, and seals the same text differently each time', () => {
    const sealed = sealer.seal('päss', 'a');
    expect(sealed).not.toContain('päss');
    expect(sealer.open(sealed, 'a')).toBe('päss');
    expect(sealer.seal('päss', 'a')).not.toBe(sealed);
  });

  it('opens nothing for another place, with another key, or that was changed', () => {
    const sealed = sealer.seal('secret', 'a');
    const [format, keyId, nonce, tag, text = ''] = sealed.split('.');
    const changed = [
      format,
      keyId,
      nonce,
      tag,
      text.startsWith('A') ? `B${text.slice(1)}` : `A${text.slice(1)}`,
    ].join('.');
    expect(() => sealer.open(sealed, 'b')).toThrow();
    expect(() => createSealer(Buffer.alloc(32, 2)).open(sealed, 'a')).toThrow();
    expect(() => sealer.open(changed, 'a')).toThrow();
    expect(() => sealer.open('nonsense', 'a')).toThrow('format');
  });

  it('names the key in what it seals, and still opens what was sealed before keys had names', () => {
    const [format, keyId, ...parts] = sealer.seal('secret', 'a').split('.');
    const other = createSealer(Buffer.alloc(32, 2));
    expect([format, keyId]).toEqual(sealer.seal('other', 'b').split('.').slice(0, 2));
    expect(other.seal('secret', 'a').split('.')[1]).not.toBe(keyId);
    expect(() => other.open([format, keyId, ...parts].join('.'), 'a')).toThrow(`the key ${String(keyId)}`);
    expect(sealer.open(['v1', ...parts].join('.'), 'a')).toBe('secret');
  });

  it('hashes by key and place', () => {
    expect(sealer.hash('123456', 'a')).toBe(sealer.hash('123456', 'a'));
    expect(sealer.hash('123456', 'a')).not.toBe(sealer.hash('123456', 'b'));
    expect(sealer.hash('123456', 'a')).not.toBe(createSealer(Buffer.alloc(32, 2)).hash('123456', 'a'));
  });
});

describe('readSecretsKey', () => {
  it('makes the key once, for its owner only, and prefers the one given', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'tessera-key-'));
    const made = await readSecretsKey({ dataDir, secretsKey: undefined });
    expect(made).toHaveLength(32);
    expect((await stat(join(dataDir, 'secrets.key'))).mode & 0o777).toBe(0o600);
    expect(await readSecretsKey({ dataDir, secretsKey: undefined })).toEqual(made);
    const given = Buffer.alloc(32, 5);
    expect(await readSecretsKey({ dataDir, secretsKey: given })).toBe(given);
    await rm(dataDir, { recursive: true, force: true });
  });
});
