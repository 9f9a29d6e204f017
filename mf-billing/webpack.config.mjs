import { remoteConfig } from '@tessera/tooling/webpack/remote';

export default remoteConfig(import.meta.dirname);
