import type { Pin } from '@tessera/shared/contracts';
import type { RemoteModule, ShellProps } from '@tessera/shared/remote/contract';
import type { ReportError } from '../lib/report-error.port';
import { withDeadline } from '../lib/with-deadline';
import { DEADLINES } from './deadline';
import { explainCrash, loadVersion } from './load-version';
import type { Releases } from './releases.store';
import { RemoteFailure, type LoadPhase } from './remote-failure';

/** What a mounted remote is told, but for the parts that belong to one mount. */
export type RemotePorts = Omit<ShellProps, 'name' | 'domElement' | 'onCrash' | 'reportError'>;

export interface MountRequest {
  readonly remote: string;
  /** Empty, attached, and this mount's own. */
  readonly slot: HTMLElement;
  readonly ports: RemotePorts;
  readonly releases: Releases;
  readonly onMounted: (version: string) => void;
  readonly onFailed: (failure: RemoteFailure) => void;
  /** Hears every failure, also one that the fallback version made good, and what the remote itself reports. */
  readonly report: ReportError;
}

interface Mounted {
  readonly module: RemoteModule;
  readonly props: ShellProps;
}

let mounts = 0;

function asFailure(remote: string, error: unknown, version: string, phase: LoadPhase): RemoteFailure {
  if (error instanceof RemoteFailure) return error;
  const detail = error instanceof Error ? error.message : String(error);
  return new RemoteFailure(remote, version, phase, 'evaluation', detail, { cause: error });
}

/** Tells what a version that should be in the page failed with. */
function note({ remote, releases, report }: MountRequest, failure: RemoteFailure, pin: Pin): void {
  report(failure);
  releases.noteFailed(remote, failure, pin);
}

/** What is this mount's own. */
function mountParts({ remote, report }: MountRequest, { version }: Pin, domElement: HTMLElement) {
  mounts += 1;
  return {
    name: `${remote}-${mounts}`,
    domElement,
    reportError: (error: unknown) => report(error, { remote, version }),
  };
}

/**
 * Puts a remote into the page: the pinned version, else its fallback.
 *
 * @returns the function that takes it out again; it may be called at any time, also before the mount is done
 */
export function mountRemote(request: MountRequest): () => void {
  const { remote, slot, releases, report } = request;
  /** The way out: aborted when the page has moved on. */
  const gone = new AbortController();
  const isGone = () => gone.signal.aborted;
  let mounted: Mounted | undefined;

  const toFailure = (error: unknown, version: string, phase: LoadPhase) =>
    asFailure(remote, error, version, phase);

  async function start(pin: Pin): Promise<void> {
    const module = await loadVersion(remote, pin);
    if (isGone()) return;
    const domElement = document.createElement('div');
    const props: ShellProps = {
      ...request.ports,
      ...mountParts(request, pin, domElement),
      onCrash: (error) => {
        // React has torn the tree down already: unmounting would wait for ever.
        mounted = undefined;
        slot.replaceChildren();
        void explainCrash(remote, pin, error).then((failure) => {
          note(request, failure, pin);
          if (!isGone()) request.onFailed(failure);
        });
      },
    };
    slot.replaceChildren(domElement);
    const step = (phase: 'bootstrap' | 'mount') =>
      withDeadline(
        Promise.resolve(module[phase](props)),
        DEADLINES[phase],
        () => new RemoteFailure(remote, pin.version, phase, 'timeout', `${phase} did not end in time`),
      ).catch((error: unknown) => {
        throw toFailure(error, pin.version, phase);
      });
    try {
      await step('bootstrap');
      await step('mount');
    } catch (error) {
      slot.replaceChildren();
      throw error;
    }
    mounted = { module, props };
    if (isGone()) unmount();
  }

  function unmount(): void {
    if (!mounted) return;
    const { module, props } = mounted;
    mounted = undefined;
    void Promise.resolve(module.unmount(props)).catch((error: unknown) =>
      report(toFailure(error, 'mounted', 'mount')),
    );
  }

  async function run(): Promise<void> {
    const pins = await releases.candidates(remote);
    let last = new RemoteFailure(remote, undefined, 'environment', 'not_released', 'nothing is pinned');
    if (pins.length === 0) report(last);
    for (const [index, pin] of pins.entries()) {
      try {
        await start(pin);
        if (isGone()) return;
        const outcome = index === 0 ? 'stable' : 'fallback';
        releases.noteLoaded(remote, { ...pin, wanted: pins[0]?.digest ?? pin.digest, outcome });
        request.onMounted(pin.version);
        return;
      } catch (error) {
        last = toFailure(error, pin.version, 'entry');
        note(request, last, pin);
        if (isGone()) return;
      }
    }
    if (!isGone()) request.onFailed(last);
  }

  void run();

  return () => {
    gone.abort();
    // Not inside React's commit: the remote's root is unmounted after the shell has rendered.
    queueMicrotask(() => {
      unmount();
      slot.replaceChildren();
    });
  };
}
