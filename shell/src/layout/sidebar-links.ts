import {
  Bot,
  Database,
  GitBranch,
  House,
  LayoutGrid,
  LayoutTemplate,
  Plug,
  Rocket,
  type LucideIcon,
} from 'lucide-react';
import { paths } from '@tessera/shared/paths';

export interface SidebarLink {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
}

/** APP-01, in the specification's order. */
export const sidebarLinks: readonly SidebarLink[] = [
  { to: paths.appHome.to(), label: 'Home', icon: House },
  { to: paths.apps.to(), label: 'App', icon: LayoutGrid },
  { to: paths.templates.to(), label: 'Templates', icon: LayoutTemplate },
  { to: paths.agents.to(), label: 'Agents', icon: Bot },
  { to: paths.database.to(), label: 'Database', icon: Database },
  { to: paths.github.to(), label: 'GitHub', icon: GitBranch },
  { to: paths.integration.to(), label: 'Integration', icon: Plug },
  { to: paths.deployments.to(), label: 'Deployment', icon: Rocket },
];
