import { paths } from '@tessera/shared/paths';
import {
  BookOpen,
  Bot,
  CodeXml,
  CreditCard,
  Database,
  GitBranch,
  House,
  LayoutTemplate,
  MessageSquare,
  Rocket,
  Settings,
  SquareTerminal,
  type LucideIcon,
} from 'lucide-react';
import type { Command, CommandGroup } from '../lib/command-groups';

export interface CommandActions {
  readonly go: (to: string) => void;
  /** The actions that only write to the console. */
  readonly write: (words: string) => void;
}

type Row = readonly [id: string, title: string, description: string, icon: LucideIcon, keywords: string];

/** PAL-02: the commands with the places they go to. /templates is the shell's own redirect (RT-09). */
const DESTINATIONS: Readonly<Record<string, string>> = {
  home: paths.root.to(),
  chat: paths.appHome.to(),
  editor: paths.codeEditor.to(),
  templates: '/templates',
  database: paths.database.to(),
  github: paths.github.to(),
  billing: paths.billing.to(),
  agents: paths.agents.to(),
  documentation: paths.docs.to(),
  settings: paths.profile.to(),
};

/** PAL-03: the categories, in the order in which they are listed. */
const CATEGORIES: readonly (readonly [title: string, rows: readonly Row[]])[] = [
  ['Navigation', [['home', 'Home', 'Go to the start page', House, 'landing main index']]],
  [
    'AI Tools',
    [
      [
        'chat',
        'Open AI Chat',
        'Describe an app and watch it being made',
        MessageSquare,
        'assistant prompt ask',
      ],
      ['agents', 'AI Agents', 'Assistants with instructions of their own', Bot, 'automation bots'],
    ],
  ],
  [
    'Development',
    [
      ['editor', 'Launch Code Editor', 'Write code in the browser', CodeXml, 'ide intellisense programming'],
      ['database', 'Database Tools', 'Design tables and look into them', Database, 'sql schema migration'],
    ],
  ],
  [
    'Resources',
    [
      [
        'templates',
        'Browse Templates',
        'Begin with something finished',
        LayoutTemplate,
        'examples gallery starter',
      ],
      ['documentation', 'Documentation', 'Read how things work', BookOpen, 'docs help guide manual'],
    ],
  ],
  [
    'Integrations',
    [
      [
        'github',
        'GitHub Integration',
        'Repositories in, projects out',
        GitBranch,
        'git repository version control',
      ],
    ],
  ],
  [
    'Account',
    [
      [
        'billing',
        'Billing & Plans',
        'Plan, credits and payments',
        CreditCard,
        'subscription invoice money price',
      ],
      [
        'settings',
        'Settings',
        'Your profile and preferences',
        Settings,
        'account preferences profile password',
      ],
    ],
  ],
  [
    'Actions',
    [
      ['terminal', 'Open Terminal', 'Open a command line', SquareTerminal, 'console shell bash'],
      ['deploy', 'Quick Deploy', 'Put an app live', Rocket, 'publish release ship'],
    ],
  ],
];

/** Every command of the palette by category (PAL-02, PAL-03). */
export function paletteGroups({ go, write }: CommandActions): readonly CommandGroup[] {
  return CATEGORIES.map(([title, rows]) => ({
    title,
    commands: rows.map(([id, name, description, Icon, keywords]): Command => {
      const to = DESTINATIONS[id];
      return {
        id,
        title: name,
        description,
        // PAL-04: the category finds its commands too.
        keywords: [title, ...keywords.split(' ')],
        icon: <Icon size={20} strokeWidth={1.75} />,
        run: () => (to === undefined ? write(name) : go(to)),
      };
    }),
  }));
}
