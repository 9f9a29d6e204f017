import { defineRemote, type ShellProps } from '@tessera/shared/remote';
import { fetchPage, MarketingRoutes } from './routes';

const remote = defineRemote(MarketingRoutes);

/** The only module that this remote exposes. The shell mounts and unmounts it by these. */
export const { bootstrap, unmount, contractVersion } = remote;

/** Mounted is the remote when its page stands: only then does the shell turn to what can wait. */
export async function mount(props: ShellProps): Promise<void> {
  await fetchPage(props.router.getLocation().pathname);
  await remote.mount(props);
}
