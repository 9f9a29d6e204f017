import * as z from 'zod/mini';
import { pageManifestSchema } from './page-manifest';
import { CONTAINER_NAME, DIGEST, ENVIRONMENT_NAME, REMOTE_NAME, REMOTE_VERSION, SRI } from './patterns';

export const digestSchema = z.string().check(z.regex(DIGEST));

const sriSchema = z.string().check(z.regex(SRI));

export const remoteVersionSchema = z.string().check(z.regex(REMOTE_VERSION));

export const environmentNameSchema = z.string().check(z.regex(ENVIRONMENT_NAME));

export const remoteNameSchema = z.string().check(z.regex(REMOTE_NAME));

/** Immutable, made by the team's build; named by its digest. */
export const versionRecordSchema = z.object({
  kind: z.literal('mf.version/v1'),
  remote: remoteNameSchema,
  version: remoteVersionSchema,
  container: z.object({
    name: z.string().check(z.regex(CONTAINER_NAME)),
    type: z.literal('global'),
    entry: z.string(),
    exposes: z.record(
      z.string(),
      z.object({ js: z.array(z.string()), async: z.array(z.string()), css: z.array(z.string()) }),
    ),
  }),
  files: z.record(z.string(), z.object({ sri: sriSchema, bytes: z.int(), type: z.string() })),
  requires: z.object({
    /** Range of the shell contract's version. */
    shell: z.string(),
    /** Range of each package that the shell provides. */
    shared: z.record(z.string(), z.string()),
  }),
  /** The addresses that this version draws (COMP-01); absent in versions from before pages were declared. */
  manifest: z.optional(pageManifestSchema),
  build: z.object({
    commit: z.nullable(z.string()),
    builtAt: z.nullable(z.string()),
    node: z.string(),
    webpack: z.string(),
  }),
});
export type VersionRecord = z.infer<typeof versionRecordSchema>;

export const pinSchema = z.object({ version: z.string(), digest: digestSchema });
export type Pin = z.infer<typeof pinSchema>;

/** What the shell of an environment provides to its remotes; the ranges of a record's `requires` are checked against it. */
export const shellOfferSchema = z.object({
  /** Version of the shell contract. */
  contract: remoteVersionSchema,
  /** Exact version of each package that the shell provides. */
  shared: z.record(z.string(), remoteVersionSchema),
  /** Patterns of the addresses that belong to the shell and the server: no remote may claim them. */
  reserved: z.optional(z.array(z.string())),
});
export type ShellOffer = z.infer<typeof shellOfferSchema>;

/** One entry of a change: `to` is the version that is live afterwards (of the remote, or of the shell contract). */
export const releaseOpSchema = z.discriminatedUnion('op', [
  z.object({ op: z.enum(['pin', 'rollback']), remote: remoteNameSchema, to: z.string() }),
  z.object({ op: z.literal('unpin'), remote: remoteNameSchema }),
  z.object({ op: z.literal('shell'), to: z.string() }),
]);
export type ReleaseOp = z.infer<typeof releaseOpSchema>;

export const remotePinsSchema = z.object({
  stable: pinSchema,
  /** Loaded when the stable version fails; null when there was no version before. */
  fallback: z.nullable(pinSchema),
  /** The addresses of the stable version in this environment (COMP-01). */
  manifest: z.optional(pageManifestSchema),
});
export type RemotePins = z.infer<typeof remotePinsSchema>;

/** The only mutable thing: one append-only chain of serials for each environment. */
export const environmentDocumentSchema = z.object({
  kind: z.literal('mf.env/v1'),
  env: environmentNameSchema,
  serial: z.int(),
  /** Digest of the document before this one; null for the first. */
  prev: z.nullable(digestSchema),
  issuedAt: z.iso.datetime(),
  /** Set by `mfr shell`; without it no pin can be checked. */
  shell: z.optional(shellOfferSchema),
  pins: z.record(remoteNameSchema, remotePinsSchema),
  change: z.object({
    actor: z.string(),
    reason: z.string(),
    ops: z.array(releaseOpSchema),
    /** The serial that the author looked at. */
    base: z.int(),
    /** Pages that everybody may open from this serial on, and could not before; the author said so. */
    madePublic: z.optional(z.array(z.string())),
  }),
  /** Digest of this document without `seal`: shows a changed byte in the newest serial, which no `prev` covers yet. */
  seal: z.optional(digestSchema),
});
export type EnvironmentDocument = z.infer<typeof environmentDocumentSchema>;
