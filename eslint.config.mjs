import { config } from '@tessera/tooling/eslint';

export default config;
