import type { ReactNode } from 'react';
import { MoreIcon } from '../frame/icons';
import { Menu } from '../frame/menu';

/** One thing that can be done with a whole list. */
export interface ListCommand {
  readonly name: string;
  readonly icon: ReactNode;
  readonly run: () => void;
}

/** What one does with a whole list now and then. */
export function ListMenu({
  label,
  commands,
}: {
  readonly label: string;
  readonly commands: readonly ListCommand[];
}) {
  return (
    <Menu label={label} icon={<MoreIcon />}>
      {(close) =>
        commands.map(({ name, icon, run }) => (
          <button
            key={name}
            type="button"
            className="menu-item"
            onClick={() => {
              close();
              run();
            }}
          >
            {icon}
            {name}
          </button>
        ))
      }
    </Menu>
  );
}
