import { config } from './tooling/lint/config.mjs';

export default config;
