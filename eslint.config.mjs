import { config } from './tooling/eslint/config.mjs';

export default config;
