import { paths } from '@tessera/shared/paths';
import type { Destination } from './destinations';

interface Product extends Destination {
  readonly description: string;
}

/** The Products dropdown (NAV-05). */
export const PRODUCTS: readonly Product[] = [
  { to: paths.appHome.to(), label: 'AI Chat', description: 'Build by saying what you need' },
  { to: paths.codeEditor.to(), label: 'Code Editor', description: 'Online IDE with IntelliSense' },
  { to: paths.github.to(), label: 'GitHub Tools', description: 'Repositories in, projects out' },
  { to: paths.database.to(), label: 'Database', description: 'Database tools' },
  { to: paths.agents.to(), label: 'AI Agents', description: 'Assistants with their own instructions' },
];
