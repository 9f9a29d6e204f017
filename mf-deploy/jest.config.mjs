import { jestProject } from '@tessera/tooling/jest';

export default jestProject('browser', import.meta.dirname);
