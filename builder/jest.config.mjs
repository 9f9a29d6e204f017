import { jestProject } from '@tessera/tooling/jest';

export default jestProject('node', import.meta.dirname, { transformed: ['node-diff3'] });
