import { Rocket, SquareTerminal, type LucideIcon } from 'lucide-react';
import type { Command, CommandGroup } from '../lib/command-groups';
import { PageIcon } from '../site-map/page-icon';
import { addressOf, byPosition, type SitePage } from '../site-map/site-map';

export interface CommandActions {
  readonly go: (to: string) => void;
  /** The actions that only write to the console. */
  readonly write: (words: string) => void;
}

type Action = readonly [id: string, title: string, description: string, icon: LucideIcon, words: string];

/** PAL-02: the commands that lead nowhere; the last category. */
const ACTIONS: readonly Action[] = [
  ['terminal', 'Open Terminal', 'Open a command line', SquareTerminal, 'console shell bash'],
  ['deploy', 'Quick Deploy', 'Put an app live', Rocket, 'publish release ship'],
];

/** Every command of the palette by category (PAL-02, PAL-03): those that pages declare, then the actions. */
export function paletteGroups(
  pages: readonly SitePage[],
  { go, write }: CommandActions,
): readonly CommandGroup[] {
  const commands = byPosition(
    pages.flatMap((page) => {
      const to = addressOf(page, page.command?.to);
      const icon = page.command?.icon ?? page.icon;
      return page.command && to !== undefined ? [{ ...page.command, icon, to }] : [];
    }),
  );
  const categories = [...new Set(commands.map(({ category }) => category))];
  const groups = categories.map((title) => ({
    title,
    commands: commands
      .filter(({ category }) => category === title)
      .map((command): Command => ({
        id: `${command.to} ${command.title}`,
        title: command.title,
        description: command.description,
        // PAL-04: the category finds its commands too.
        keywords: [title, ...command.words],
        icon: <PageIcon path={command.icon} size={20} />,
        run: () => go(command.to),
      })),
  }));
  return [...groups, { title: 'Actions', commands: ACTIONS.map((action) => ofAction(action, write)) }];
}

function ofAction([id, title, description, Icon, words]: Action, write: CommandActions['write']): Command {
  return {
    id,
    title,
    description,
    keywords: ['Actions', ...words.split(' ')],
    icon: <Icon size={20} strokeWidth={1.75} />,
    run: () => write(title),
  };
}
