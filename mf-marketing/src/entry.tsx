import { defineRemote } from '@tessera/shared/remote';
import { MarketingRoutes } from './routes';

/** The only module that this remote exposes. The shell mounts and unmounts it by these. */
export const { bootstrap, mount, unmount, contractVersion } = defineRemote(MarketingRoutes);
