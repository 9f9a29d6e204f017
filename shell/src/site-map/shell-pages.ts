import type { Page } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';

/** The pages that the shell draws itself. */
export const shellPages: readonly Page[] = [
  {
    pattern: paths.version.pattern,
    title: 'Version',
    access: 'public',
    frame: 'app',
    icon: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0zM12 16v-4M12 8h.01',
    search: { words: ['about', 'status', 'release'], position: 910 },
  },
];

/** Where the server answers before any page does. */
export const serverAddresses: readonly string[] = ['/api/*', '/assets/*', '/mf/*'];
