import {
  environmentDocumentSchema,
  remoteNameSchema,
  remoteVersionSchema,
  versionRecordSchema,
  type EnvironmentDocument,
  type VersionRecord,
} from '@tessera/shared/contracts';
import * as z from 'zod/mini';
import { canonicalBytes, digestOf } from './canonical';

/** Either the document, or one sentence that says why the bytes are none. */
export type Parsed<Document> =
  | { readonly ok: true; readonly document: Document }
  | { readonly ok: false; readonly cause: string };

/** Reads a version record from the exact bytes of its file. */
export function parseRecord(bytes: Uint8Array): Parsed<VersionRecord> {
  return parseExactly(versionRecordSchema, bytes);
}

const nameOwnerSchema = z.object({ remote: remoteNameSchema, version: remoteVersionSchema });

/** Reads which version owns a container's name, from the exact bytes of its file. */
export function parseNameOwner(bytes: Uint8Array): Parsed<z.infer<typeof nameOwnerSchema>> {
  return parseExactly(nameOwnerSchema, bytes);
}

/** Reads an environment document from the exact bytes of its serial file; its seal has to hold. */
export function parseEnvironment(bytes: Uint8Array): Parsed<EnvironmentDocument> {
  const parsed = parseExactly(environmentDocumentSchema, bytes);
  if (!parsed.ok || parsed.document.seal === sealOf(parsed.document)) return parsed;
  return { ok: false, cause: 'its seal does not match its content' };
}

/** The document with its seal: the digest over everything else in it. */
export function sealed(document: EnvironmentDocument): EnvironmentDocument {
  return { ...document, seal: sealOf(document) };
}

function sealOf(document: EnvironmentDocument): string {
  return digestOf({ ...document, seal: undefined });
}

/**
 * Stored documents are canonical, so any other bytes were changed by hand or written by a newer tool, whose
 * unknown fields an older one would lose when it writes the next serial. Both are refused.
 */
function parseExactly<Document>(schema: z.ZodMiniType<Document>, bytes: Uint8Array): Parsed<Document> {
  let json: unknown;
  try {
    json = JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    return { ok: false, cause: 'it is not JSON' };
  }
  const result = schema.safeParse(json);
  if (!result.success) return { ok: false, cause: explain(result.error) };
  if (!canonicalBytes(result.data).equals(bytes)) {
    return { ok: false, cause: 'its bytes are not the canonical form of a document that this mfr knows' };
  }
  return { ok: true, document: result.data };
}

/** The first problem of a schema, as `path: message`. */
export function explain(error: z.core.$ZodError): string {
  const [issue] = error.issues;
  if (!issue) return 'it does not fit its schema';
  const path = issue.path.map(String).join('.');
  return path === '' ? issue.message : `${path}: ${issue.message}`;
}
