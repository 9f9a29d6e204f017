import { defineRemote } from '@tessera/shared/remote';
import { BillingRoutes } from './routes';

/** The only module this remote exposes. The shell mounts and unmounts it by these. */
export const { contractVersion, bootstrap, mount, unmount } = defineRemote(BillingRoutes);
