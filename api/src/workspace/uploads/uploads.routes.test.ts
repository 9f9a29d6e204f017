import { randomUUID } from 'node:crypto';
import type { Attachment } from '@tessera/shared/contracts';
import { eq } from 'drizzle-orm';
import { deleteExpiredRows } from '../../expired-rows';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { docxOf } from '../../testing/documents-to-send';
import { formOf, sendFile, uploadFile } from '../../testing/upload-file';
import { bytesOf, zipOf } from '../../validation/file-testing';
import { uploadPieces, uploads } from '../tables/uploads.table';

jest.setTimeout(60_000);

const MEGABYTE = 1024 * 1024;
const CSV = 'Title,Author\nEmma,Jane Austen\n';
const EXE = bytesOf(`MZ\x90\0\x03${'\0'.repeat(200)}`);
const PNG = bytesOf(
  '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x06\0\0\0\x1f\x15\xc4\x89\0\0\0\0IDAT',
);

let api: TestApi;
let ada: TestUser;
let bob: TestUser;

beforeAll(async () => {
  api = await startTestApi();
  [ada, bob] = [await api.register(), await api.register()];
});
afterAll(() => api.close());

const piecesOf = async (id: string) =>
  api.db.select().from(uploadPieces).where(eq(uploadPieces.uploadId, id)).orderBy(uploadPieces.position);

const failure = (answer: { statusCode: number; json: () => unknown }) => [answer.statusCode, answer.json()];

describe('POST /uploads', () => {
  it('[HOME-02] keeps a file byte for byte and answers what it is', async () => {
    const answer = await sendFile(api, ada, { name: 'Grüße.csv', content: CSV, type: 'text/csv' });
    expect(answer.statusCode).toBe(201);
    const { id } = answer.json<Attachment>();
    expect(answer.json()).toEqual({ id, name: 'Grüße.csv', size: CSV.length, type: 'text/csv' });
    expect((await piecesOf(id)).map(({ content }) => Buffer.from(content).toString())).toEqual([CSV]);
  });

  it('[HOME-02] keeps a file of exactly 10 MB, in pieces', async () => {
    const content = Buffer.alloc(10 * MEGABYTE, 'All work and no play. ');
    const { id, size } = await uploadFile(api, ada, { name: 'play.txt', content });
    expect(size).toBe(10 * MEGABYTE);
    const pieces = await piecesOf(id);
    expect(pieces.length).toBeGreaterThan(1);
    expect(Buffer.concat(pieces.map((piece) => piece.content)).equals(content)).toBe(true);
  });

  it('[HOME-02] refuses what is larger with 413 and says so', async () => {
    const message = 'The file is larger than 10 MB, the most a file may have.';
    const body = { error: message, code: 'TOO_LARGE', fields: { file: message } };
    for (const size of [10 * MEGABYTE + 1, 11 * MEGABYTE]) {
      const answer = await sendFile(api, ada, { name: 'big.txt', content: Buffer.alloc(size, 'a') });
      expect(failure(answer)).toEqual([413, body]);
    }
  });

  it.each([
    ['a.exe', EXE, 'Files of type .exe are not allowed'],
    ['a.png', EXE, 'Programs are not allowed'],
    ['a.png', bytesOf('<script>alert(1)</script>'), 'File content does not match its name'],
    ['a.csv', PNG, 'File content does not match its name'],
    ['a.json', bytesOf('{"a": '), 'File content does not match its name'],
    ['a.docx', zipOf('notes.txt'), 'File content does not match its name'],
    ['a.svg', bytesOf('<svg/>'), 'File type is not allowed. Allowed: txt, pdf, doc'],
    ['a.zip', zipOf('notes.txt'), 'File type is not allowed. Allowed: txt, pdf, doc'],
    ['a.txt', bytesOf(''), 'This file is empty'],
  ])('[HOME-02] refuses %s with 415 by what is in it', async (name, content, message) => {
    const answer = await sendFile(api, ada, { name, content });
    expect(answer.statusCode).toBe(415);
    const { code, error, fields } = answer.json<{ code: string; error: string; fields: object }>();
    expect(code).toBe('UNSUPPORTED_TYPE');
    expect(error).toContain(message);
    expect(fields).toEqual({ file: error });
  });

  it('[SCR-04] takes an archive to become a project, and nothing else for that', async () => {
    const zip = await sendFile(api, ada, { name: 'a.zip', content: zipOf('notes.txt'), purpose: 'import' });
    expect([zip.statusCode, zip.json<Attachment>().type]).toEqual([201, 'application/zip']);
    const jar = zipOf('META-INF/MANIFEST.MF', 'Main.class');
    expect((await sendFile(api, ada, { name: 'a.zip', content: jar, purpose: 'import' })).statusCode).toBe(
      415,
    );
    expect((await sendFile(api, ada, { name: 'a.csv', content: CSV, purpose: 'import' })).statusCode).toBe(
      415,
    );
  });

  it('answers 400 at the field without a file, for an unknown purpose and for two files', async () => {
    const send = async (form: Awaited<ReturnType<typeof formOf>>) =>
      api.call('POST', '/uploads', { token: ada.token, body: form.payload, headers: form.headers });
    const file = { name: 'a.csv', content: CSV };
    const none = await send(await formOf({ purpose: 'attachment' }, []));
    expect([none.statusCode, none.json<{ fields: object }>().fields]).toEqual([
      400,
      { file: 'Choose a file' },
    ]);
    const unknown = await send(await formOf({ purpose: 'fun' }, [file]));
    expect(unknown.statusCode).toBe(400);
    expect(Object.keys(unknown.json<{ fields: object }>().fields)).toEqual(['purpose']);
    expect((await send(await formOf({ purpose: 'attachment' }, [file, file]))).statusCode).toBe(400);
    const whole = await formOf({ purpose: 'attachment' }, [file]);
    const cut = await send({ ...whole, payload: whole.payload.subarray(0, whole.payload.length - 20) });
    expect(failure(cut)).toEqual([
      400,
      { error: 'The file did not arrive whole. Please send it again.', code: 'BAD_REQUEST' },
    ]);
    expect((await send({ ...whole, headers: { 'content-type': 'multipart/form-data' } })).statusCode).toBe(
      400,
    );
  });

  it('answers 415 to what is no form, and lets no other call take one', async () => {
    expect((await api.post('/uploads', { purpose: 'attachment' }, ada.token)).statusCode).toBe(415);
    const { headers, payload } = await formOf({ projectName: 'A' }, []);
    const other = await api.call('POST', '/project', { token: ada.token, body: payload, headers });
    expect(other.statusCode).toBe(415);
  });

  it('answers 401 before the file is read', async () => {
    const answer = await sendFile(api, { token: 'nobody' }, { name: 'a.csv', content: CSV });
    expect(answer.statusCode).toBe(401);
  });

  it('[SAFE-03] refuses what is beyond the files and the bytes that an account may keep', async () => {
    const small = await startTestApi({ quotas: { uploads: 2, uploadBytes: 1000 } });
    try {
      const eve = await small.register();
      const send = (size: number) => sendFile(small, eve, { name: 'a.txt', content: 'a'.repeat(size) });
      expect((await send(900)).statusCode).toBe(201);
      const noRoom = await send(101);
      expect([noRoom.statusCode, noRoom.json()]).toEqual([
        413,
        {
          error:
            'Your uploaded files use 1 KB of your 1 KB, and this one does not fit. Remove one, or wait a day.',
          code: 'QUOTA_FULL',
          quota: 'uploadBytes',
          used: 900,
          limit: 1000,
        },
      ]);
      const both = await Promise.all([send(10), send(10)]);
      expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 413]);
      const { limits } = (await small.get('/usage', eve.token)).json<{
        limits: { id: string; used: number }[];
      }>();
      const used = limits.filter(({ id }) => id.startsWith('upload')).map((limit) => [limit.id, limit.used]);
      expect(used).toEqual([
        ['uploads', 2],
        ['uploadBytes', 910],
      ]);
    } finally {
      await small.close();
    }
  });
});

describe('DELETE /uploads/:id', () => {
  it('lets go of the file and of its bytes', async () => {
    const { id } = await uploadFile(api, ada, { name: 'a.csv', content: CSV });
    expect((await api.call('DELETE', `/uploads/${id}`, { token: ada.token })).statusCode).toBe(204);
    expect(await piecesOf(id)).toEqual([]);
    expect((await api.call('DELETE', `/uploads/${id}`, { token: ada.token })).statusCode).toBe(403);
  });

  it('answers 403 for somebody else’s, in the words of none at all, 401 and 400', async () => {
    const { id } = await uploadFile(api, bob, { name: 'a.csv', content: CSV });
    const theirs = await api.call('DELETE', `/uploads/${id}`, { token: ada.token });
    const none = await api.call('DELETE', `/uploads/${randomUUID()}`, { token: ada.token });
    expect(failure(theirs)).toEqual(failure(none));
    expect(theirs.statusCode).toBe(403);
    expect((await api.call('DELETE', `/uploads/${id}`)).statusCode).toBe(401);
    expect((await api.call('DELETE', '/uploads/7', { token: ada.token })).statusCode).toBe(400);
    expect(await piecesOf(id)).toHaveLength(1);
  });
});

describe('a file that was sent', () => {
  it('[SCR-21] is in the copy of a person’s data, with its content', async () => {
    const eve = await api.register();
    await uploadFile(api, eve, { name: 'a.csv', content: CSV });
    const link = await api.post(`/auth/user/${eve.user.id}/export`, {}, eve.token);
    const { pathname, search } = new URL(link.json<{ url: string }>().url);
    const copy = (await api.inject({ method: 'GET', url: pathname + search })).json<{ uploads: object[] }>();
    expect(copy.uploads).toEqual([
      expect.objectContaining({ name: 'a.csv', content: Buffer.from(CSV).toString('base64') }),
    ]);
  });

  it('ends after a day, and with its account', async () => {
    const eve = await api.register();
    const { id } = await uploadFile(api, eve, { name: 'a.csv', content: CSV });
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
    const clean = (now: Date) =>
      deleteExpiredRows(api.db, new Date(now.getTime() - 24 * 3_600_000), {
        quotas: api.environment.quotas,
        now,
      });
    await clean(hours(23));
    expect(await piecesOf(id)).toHaveLength(1);
    await clean(hours(25));
    expect(await piecesOf(id)).toEqual([]);

    const other = await uploadFile(api, eve, { name: 'a.csv', content: CSV });
    const { password } = eve;
    const ended = await api.call('DELETE', `/auth/user/${eve.user.id}`, {
      token: eve.token,
      body: { password },
    });
    expect(ended.statusCode).toBe(202);
    expect(await piecesOf(other.id)).toEqual([]);
    expect(await api.db.$count(uploads, eq(uploads.userId, eve.user.id))).toBe(0);
  });
});

describe('[SAFE-01] a file that is made to harm', () => {
  it.each([
    ['a document that unpacks to 200 MB', 'a.docx', () => docxOf(' '.repeat(200_000_000))],
    [
      'JSON that is ten million lists deep',
      'a.json',
      () => Buffer.from('['.repeat(5_000_000) + ']'.repeat(5_000_000)),
    ],
    ['elements within elements without end', 'a.xml', () => Buffer.from('<a>'.repeat(3_000_000))],
    [
      'a PDF that is nothing but references',
      'a.pdf',
      () => Buffer.from(`%PDF-1.4\n${'1 0 obj [1 0 R] endobj\n'.repeat(300_000)}`),
    ],
  ])('%s hurts nobody', async (_title, name, content) => {
    const [hostile, good] = await Promise.all([
      sendFile(api, ada, { name, content: content() }),
      // Another account is answered meanwhile.
      sendFile(api, bob, { name: 'b.csv', content: CSV }),
    ]);
    expect(good.statusCode).toBe(201);
    const why = /"id":|cannot be read|takes too long|does not match/;
    expect([201, 415]).toContain(hostile.statusCode);
    expect(hostile.body).toMatch(why);
  });
});
