// By file: no package of ours exports it, since teams build remotes and no shell.
import { shellConfig } from '../tooling/webpack/shell/config.mjs';

export default await shellConfig(import.meta.dirname);
