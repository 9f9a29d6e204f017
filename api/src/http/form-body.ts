import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../core/app-error';
import { errorCode } from '../core/error-code';
import './app-types';

/** A file as it arrived. What its name and its type say is nobody's promise. */
export interface SentFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** What a form has beside its file. */
const REST_BYTES = 65_536;
const FIELDS = { fields: 8, fieldNameSize: 100, fieldSize: 1000 };

/**
 * Lets the calls of `app` take forms with one file (`takesFile`), of `maxBytes` at most. The file is read into memory:
 * who may send one and how many at a time is decided before (`privateRoute`).
 */
export async function takeForms(app: FastifyInstance, maxBytes: number): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: true,
    limits: { ...FIELDS, files: 1, parts: FIELDS.fields + 1, fileSize: maxBytes, headerPairs: 20 },
  });
  app.decorateRequest('sentFile', null);
  app.addHook('preValidation', async (request) => {
    if (!request.isMultipart()) return;
    // Said before it is sent, and before any of it is read.
    if (Number(request.headers['content-length'] ?? 0) > maxBytes + REST_BYTES) throw tooLarge(maxBytes);
    request.body = await readForm(request, maxBytes);
  });
}

async function readForm(request: FastifyRequest, maxBytes: number): Promise<object> {
  const fields = new Map<string, unknown>();
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields.set(part.fieldname, part.value);
      else {
        const bytes = await part.toBuffer();
        request.sentFile = { name: part.filename, type: part.mimetype, bytes };
      }
    }
  } catch (error) {
    throw explain(error, maxBytes);
  }
  return Object.fromEntries(fields);
}

const TOO_MUCH: ReadonlySet<string | undefined> = new Set([
  'FST_FILES_LIMIT',
  'FST_PARTS_LIMIT',
  'FST_FIELDS_LIMIT',
]);

function explain(error: unknown, maxBytes: number): AppError {
  const code = errorCode(error);
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(maxBytes);
  if (TOO_MUCH.has(code)) return new AppError('BAD_REQUEST', 'Send one file at a time.');
  return new AppError('BAD_REQUEST', 'The file did not arrive whole. Please send it again.');
}

function tooLarge(maxBytes: number): AppError {
  const message = `The file is larger than ${String(maxBytes / 1024 / 1024)} MB, the most a file may have.`;
  return new AppError('TOO_LARGE', message, { fields: { file: message } });
}
