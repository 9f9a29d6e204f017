import { defineRemote } from '@tessera/shared/remote';
import { DashboardRoutes } from './routes';

/** The only module this remote exposes. The shell mounts and unmounts it by these. */
export const { bootstrap, mount, unmount, contractVersion } = defineRemote(DashboardRoutes);
