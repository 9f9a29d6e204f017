import type { EnvironmentDocument, Pin, ReleaseOp, VersionRecord } from '../contracts';
import {
  DIGEST,
  ENVIRONMENT_NAME,
  CONTAINER_NAME,
  REMOTE_NAME,
  REMOTE_VERSION,
  SRI,
} from '../contracts/patterns';
import {
  hasShape,
  isInteger,
  isListOf,
  isMatching,
  isNullable,
  isOneOf,
  isOptional,
  isRecordOf,
  isString,
  type Guard,
} from './guards';

const isDigest = isMatching(DIGEST);
const isRemoteName = isMatching(REMOTE_NAME);
const isRemoteVersion = isMatching(REMOTE_VERSION);
const isTexts = isListOf(isString);

const isPin = hasShape<Pin>({ version: isString, digest: isDigest });

const isPinned = hasShape<EnvironmentDocument['pins'][string]>({
  stable: isPin,
  fallback: isNullable(isPin),
});

const isMove = hasShape<Extract<ReleaseOp, { op: 'pin' | 'rollback' }>>({
  op: isOneOf('pin', 'rollback'),
  remote: isRemoteName,
  to: isString,
});
const isUnpin = hasShape<Extract<ReleaseOp, { op: 'unpin' }>>({ op: isOneOf('unpin'), remote: isRemoteName });
const isShellChange = hasShape<Extract<ReleaseOp, { op: 'shell' }>>({ op: isOneOf('shell'), to: isString });

const isReleaseOp: Guard<ReleaseOp> = (value): value is ReleaseOp =>
  isMove(value) || isUnpin(value) || isShellChange(value);

/** The guard of `environmentDocumentSchema`. */
export const isEnvironmentDocument = hasShape<EnvironmentDocument>({
  kind: isOneOf('mf.env/v1'),
  env: isMatching(ENVIRONMENT_NAME),
  serial: isInteger,
  prev: isNullable(isDigest),
  issuedAt: isMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/),
  shell: isOptional(
    hasShape<NonNullable<EnvironmentDocument['shell']>>({
      contract: isRemoteVersion,
      shared: isRecordOf(isRemoteVersion),
    }),
  ),
  pins: isRecordOf(isPinned, isRemoteName),
  change: hasShape<EnvironmentDocument['change']>({
    actor: isString,
    reason: isString,
    ops: isListOf(isReleaseOp),
    base: isInteger,
  }),
  seal: isOptional(isDigest),
});

/** The guard of `versionRecordSchema`. */
export const isVersionRecord = hasShape<VersionRecord>({
  kind: isOneOf('mf.version/v1'),
  remote: isRemoteName,
  version: isRemoteVersion,
  container: hasShape<VersionRecord['container']>({
    name: isMatching(CONTAINER_NAME),
    type: isOneOf('global'),
    entry: isString,
    exposes: isRecordOf(
      hasShape<VersionRecord['container']['exposes'][string]>({ js: isTexts, async: isTexts, css: isTexts }),
    ),
  }),
  files: isRecordOf(
    hasShape<VersionRecord['files'][string]>({ sri: isMatching(SRI), bytes: isInteger, type: isString }),
  ),
  requires: hasShape<VersionRecord['requires']>({ shell: isString, shared: isRecordOf(isString) }),
  build: hasShape<VersionRecord['build']>({
    commit: isNullable(isString),
    builtAt: isNullable(isString),
    node: isString,
    webpack: isString,
  }),
});
