/** What other packages use: the server serves these folders, scripts publish and pin. */
export { canonicalBytes, canonicalJson, digestOf, digestOfBytes } from './core/canonical';
export { digest8Of, filesLocation, recordLocation } from './core/locations';
export { exitCodeOf, RefusedError, type Refusal, type RefusalCode } from './core/refusal';
export { resolve, type ResolvedPin, type ResolvedRemote } from './core/resolve';
export type { Conflict } from './core/conflict';
export type { ChangeRequest, ChangeResult } from './registry/change-environment';
export type { StoredEnvironment } from './registry/environment-store';
export type { Published } from './registry/publish';
export { openRegistry, type Registry } from './registry/registry';
export type { RequestedOp } from './registry/resolve-request';
export type { StoredRecord, VerifiedVersion } from './registry/versions';
