import { defineRemote } from '@tessera/shared/remote';
import { DeployRoutes } from './routes';

/** The only module this remote exposes. The shell mounts and unmounts it by these. */
export const { bootstrap, mount, unmount, contractVersion } = defineRemote(DeployRoutes);
