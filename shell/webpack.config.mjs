import { shellConfig } from '@tessera/tooling/webpack/shell';

export default await shellConfig(import.meta.dirname);
