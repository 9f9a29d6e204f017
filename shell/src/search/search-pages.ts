import { paths } from '@tessera/shared/paths';
import {
  Activity,
  ArrowUpCircle,
  BookOpen,
  Bot,
  ChartNoAxesColumn,
  CodeXml,
  Coins,
  CreditCard,
  House,
  Info,
  LayoutGrid,
  MessageSquare,
  Plus,
  Rocket,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import { sidebarLinks } from '../layout/sidebar-links';

export interface SearchPage {
  readonly to: string;
  readonly title: string;
  readonly icon: LucideIcon;
  readonly keywords: readonly string[];
}

function page(to: string, title: string, icon: LucideIcon, ...keywords: readonly string[]): SearchPage {
  return { to, title, icon, keywords };
}

/** APP-07: offered before anything is typed. */
export const quickActions: readonly SearchPage[] = [
  page(paths.appHome.to(), 'Home', House, 'chat', 'prompt', 'start', 'new'),
  page(paths.apps.to(), 'Apps', LayoutGrid, 'projects', 'app'),
  page(paths.agents.to(), 'Agents', Bot, 'assistants'),
];

const isQuick = (to: string) => quickActions.some((action) => action.to === to);

/** Every other page that can be gone to without naming a thing: the sidebar's first. */
export const searchPages: readonly SearchPage[] = [
  ...sidebarLinks.filter(({ to }) => !isQuick(to)).map(({ to, label, icon }) => page(to, label, icon)),
  page(paths.deployment.to('new'), 'Deploy an app', Rocket, 'publish', 'live'),
  page(paths.createProject.to(), 'New project', Plus, 'create'),
  page(paths.newAgent.to(), 'New agent', Plus, 'create', 'assistant'),
  page(paths.chatProject.to(), 'Project chat', MessageSquare, 'ask'),
  page(paths.streamingChat.to(), 'Live runs', Activity, 'running', 'stream'),
  page(paths.codeEditor.to(), 'Code editor', CodeXml, 'ide'),
  page(paths.analytics.to(), 'Analytics', ChartNoAxesColumn, 'visits', 'statistics'),
  page(paths.usage.to(), 'Usage', ChartNoAxesColumn, 'credits', 'spent'),
  page(paths.billing.to(), 'Billing', CreditCard, 'plan', 'payments', 'invoice'),
  page(paths.addCredits.to(), 'Add credits', Coins, 'buy', 'pay'),
  page(paths.planUpgrade.to(), 'Change plan', ArrowUpCircle, 'upgrade', 'subscription'),
  page(paths.profile.to(), 'Profile', UserRound, 'settings', 'account', 'password'),
  page(paths.docs.to(), 'Documentation', BookOpen, 'help', 'docs'),
  page(paths.version.to(), 'Version', Info, 'about', 'status', 'release'),
];
