import type {
  EnvironmentDocument,
  Page,
  PageManifest,
  Pin,
  Redirect,
  ReleaseOp,
  VersionRecord,
} from '../contracts';
import { isManifestSized, PAGE_LIMITS } from '../contracts/page-limits';
import {
  DIGEST,
  ENVIRONMENT_NAME,
  CONTAINER_NAME,
  ICON_PATH,
  PAGE_PATTERN,
  PAGE_TEXT,
  PAGE_WORD,
  REMOTE_NAME,
  REMOTE_VERSION,
  SITE_PATH,
  SRI,
} from '../contracts/patterns';
import {
  hasShape,
  isBoolean,
  isInteger,
  isListOf,
  isListUpTo,
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

const isPattern = isMatching(PAGE_PATTERN);
const isSitePath = isMatching(SITE_PATH);
const isIcon = isMatching(ICON_PATH);
const isTitle = isMatching(PAGE_TEXT);
const isWords = isListUpTo(PAGE_LIMITS.words, isMatching(PAGE_WORD));

const isPage = hasShape<Page>({
  pattern: isPattern,
  title: isTitle,
  access: isOneOf('public', 'guestOnly', 'protected'),
  frame: isOneOf('site', 'app'),
  foldsSidebar: isOptional(isBoolean),
  icon: isOptional(isIcon),
  leadsTo: isOptional(isSitePath),
  isPlanned: isOptional(isBoolean),
  exceptIn: isOptional(isListOf(isMatching(ENVIRONMENT_NAME))),
  sidebar: isOptional(hasShape<NonNullable<Page['sidebar']>>({ label: isTitle, position: isInteger })),
  section: isOptional(isSitePath),
  search: isOptional(
    hasShape<NonNullable<Page['search']>>({
      title: isOptional(isTitle),
      to: isOptional(isSitePath),
      words: isOptional(isWords),
      position: isOptional(isInteger),
      isQuick: isOptional(isBoolean),
    }),
  ),
  command: isOptional(
    hasShape<NonNullable<Page['command']>>({
      category: isTitle,
      title: isTitle,
      description: isTitle,
      words: isWords,
      position: isInteger,
      icon: isOptional(isIcon),
      to: isOptional(isSitePath),
    }),
  ),
});

const hasManifestShape = hasShape<PageManifest>({
  pages: isListUpTo(PAGE_LIMITS.pages, isPage),
  redirects: isListUpTo(PAGE_LIMITS.redirects, hasShape<Redirect>({ pattern: isPattern, to: isSitePath })),
});

/** The guard of `pageManifestSchema`. */
export const isPageManifest: Guard<PageManifest> = (value): value is PageManifest =>
  hasManifestShape(value) && isManifestSized(value);

const isPinned = hasShape<EnvironmentDocument['pins'][string]>({
  stable: isPin,
  fallback: isNullable(isPin),
  manifest: isOptional(isPageManifest),
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
      reserved: isOptional(isTexts),
    }),
  ),
  pins: isRecordOf(isPinned, isRemoteName),
  change: hasShape<EnvironmentDocument['change']>({
    actor: isString,
    reason: isString,
    ops: isListOf(isReleaseOp),
    base: isInteger,
    madePublic: isOptional(isTexts),
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
  manifest: isOptional(isPageManifest),
  build: hasShape<VersionRecord['build']>({
    commit: isNullable(isString),
    builtAt: isNullable(isString),
    node: isString,
    webpack: isString,
  }),
});
