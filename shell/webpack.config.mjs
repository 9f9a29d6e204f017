import { shellConfig } from '@tessera/tooling/webpack/shell';

export default shellConfig(import.meta.dirname);
