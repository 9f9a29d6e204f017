/** What other packages use: the server serves these folders, scripts publish and pin. */
export { digestOf } from './core/canonical';
export type { Refusal, RefusalCode } from './core/refusal';
export type { Conflict } from './core/conflict';
export type { ChangeRequest, ChangeResult } from './registry/change-environment';
export type { StoredEnvironment } from './registry/environment-store';
export type { Published } from './registry/publish';
export { openRegistry, type Registry } from './registry/registry';
export type { RequestedOp } from './registry/resolve-request';
export type { StoredRecord, VerifiedVersion } from './registry/versions';
