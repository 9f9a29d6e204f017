import type { Pin, VersionRecord } from '@tessera/shared/contracts';
import type { RemoteModule } from '@tessera/shared/remote/contract';
import { loadExposed } from './containers';
import { withDeadline } from '../lib/with-deadline';
import { DEADLINES } from './deadline';
import { RemoteFailure, type FailureReason, type LoadPhase } from './remote-failure';
import { filesAddress, findContractBreach, readVersionRecord } from './version-record';

const EXPOSE = './lifecycles';
/** What a record names when its entry negotiates by Module Federation's own run time. */
const FEDERATION_CORE = '@module-federation/runtime-core';
/** The pause before the one retry, in milliseconds. */
const BACK_OFF = 400;

/** Versions whose module is in the page; a failed load is forgotten, so that it can be tried again. */
const loaded = new Map<string, Promise<RemoteModule>>();

/** Lets the browser verify every file of a verified record, and nothing else of the remote. */
function allowFiles(base: string, record: VersionRecord): void {
  for (const [file, { sri }] of Object.entries(record.files))
    globalThis.__TESSERA_SRI_ADD__(new URL(file, base).href, sri);
}

/** Asks for entry and exposed module at the same time instead of one after the other. */
function preload(base: string, record: VersionRecord, rel: 'preload' | 'prefetch'): void {
  const files = [record.container.entry, ...(record.container.exposes[EXPOSE]?.js ?? [])];
  for (const file of files) {
    const href = new URL(file, base).href;
    if (document.head.querySelector(`link[href="${href}"]`)) continue;
    const link = document.createElement('link');
    link.rel = rel;
    link.as = 'script';
    link.href = href;
    // The same attributes as the script will have, or the browser fetches it twice.
    link.crossOrigin = 'anonymous';
    link.integrity = record.files[file]?.sri ?? '';
    document.head.append(link);
  }
}

function isRemoteModule(value: unknown): value is RemoteModule {
  if (typeof value !== 'object' || value === null) return false;
  const module = value as Partial<RemoteModule>;
  return [module.bootstrap, module.mount, module.unmount].every((part) => typeof part === 'function');
}

/** The script that webpack or the container's start could not load, if the error names one. */
function failedScript(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const request = (error as Error & { request?: unknown }).request;
  if (typeof request === 'string') return request;
  return /https?:\/\/[^\s"')]+\.js/.exec(error.message)?.[0];
}

/** Says what really happened to a load that failed: the browser's own error event tells nothing. */
async function explain(
  remote: string,
  pin: Pin,
  record: VersionRecord,
  error: unknown,
): Promise<RemoteFailure> {
  if (error instanceof RemoteFailure) return error;
  const base = filesAddress(remote, pin);
  const script = failedScript(error);
  const isScriptFailure =
    script !== undefined || (error as { name?: string } | null)?.name === 'ChunkLoadError';
  const phase: LoadPhase = script && !script.endsWith(record.container.entry) ? 'expose' : 'entry';
  let reason: FailureReason = 'evaluation';
  let detail = error instanceof Error ? error.message : String(error);
  if (isScriptFailure) {
    const address = script ?? new URL(record.container.entry, base).href;
    const sri = record.files[address.slice(base.length)]?.sri;
    // Fetched when something has failed; where even that does not come, there is no network.
    ({ reason, detail } = await import('./diagnose').then(
      ({ diagnose }) => diagnose(address, sri),
      () => ({ reason: 'network', detail }),
    ));
  }
  return new RemoteFailure(remote, pin.version, phase, reason, detail, { cause: error });
}

/**
 * Says why a mounted version failed: by an error of its own, or because a chunk that it asked for later is missing or
 * tampered with. Never rejects.
 */
export async function explainCrash(remote: string, pin: Pin, error: unknown): Promise<RemoteFailure> {
  if (failedScript(error) === undefined) {
    const detail = error instanceof Error ? error.message : String(error);
    return new RemoteFailure(remote, pin.version, 'render', 'evaluation', detail, { cause: error });
  }
  return readVersionRecord(remote, pin).then(
    (record) => explain(remote, pin, record, error),
    // The record could be read when the version was loaded; now not even that, and this says why.
    (failure: unknown) => failure as RemoteFailure,
  );
}

async function loadOnce(remote: string, pin: Pin): Promise<RemoteModule> {
  const record = await readVersionRecord(remote, pin);
  const base = filesAddress(remote, pin);
  allowFiles(base, record);
  preload(base, record, 'preload');
  const entry = {
    name: record.container.name,
    address: new URL(record.container.entry, base).href,
    needsCore: record.requires.shared[FEDERATION_CORE] !== undefined,
  };
  const late = () =>
    new RemoteFailure(remote, pin.version, 'entry', 'timeout', 'its files did not arrive in time');
  const contract = (detail: string) => new RemoteFailure(remote, pin.version, 'expose', 'contract', detail);
  try {
    const exposed = await withDeadline(loadExposed(entry, EXPOSE), DEADLINES.expose, late);
    if (!isRemoteModule(exposed)) throw contract('it does not expose bootstrap, mount and unmount');
    // The record says what the build wanted, the module what it was built against: both must fit.
    const breach = findContractBreach({
      ...record,
      requires: { ...record.requires, shell: `^${exposed.contractVersion}` },
    });
    if (breach) throw contract(breach);
    return exposed;
  } catch (error) {
    throw await explain(remote, pin, record, error);
  }
}

/** One retry with back-off, for network errors only: another try of anything else gives the same or worse. */
async function loadWithRetry(remote: string, pin: Pin): Promise<RemoteModule> {
  try {
    return await loadOnce(remote, pin);
  } catch (error) {
    if (!(error instanceof RemoteFailure) || error.reason !== 'network') throw error;
    await new Promise((resolve) => setTimeout(resolve, BACK_OFF));
    return loadOnce(remote, pin);
  }
}

/**
 * Loads one version of a remote: record, integrity values, entry, exposed module, contract.
 *
 * @throws RemoteFailure
 */
export function loadVersion(remote: string, pin: Pin): Promise<RemoteModule> {
  const key = `${remote}@${pin.digest}`;
  const known = loaded.get(key);
  if (known) return known;
  const loading = loadWithRetry(remote, pin);
  loaded.set(key, loading);
  loading.catch(() => loaded.delete(key));
  return loading;
}

/** Fetches, without running, what a remote will need; a failure is left to the visit that needs it. */
export async function prefetchVersion(remote: string, pin: Pin): Promise<void> {
  if (loaded.has(`${remote}@${pin.digest}`)) return;
  const record = await readVersionRecord(remote, pin);
  preload(filesAddress(remote, pin), record, 'prefetch');
}
