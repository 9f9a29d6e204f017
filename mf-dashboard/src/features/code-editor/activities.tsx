import { IconButton } from '@tessera/shared/ui';
import { CircleAlert, Files, Search, Settings } from 'lucide-react';
import { ActivityBar } from './code-editor.styles';

export type Activity = 'files' | 'search' | 'settings';

const ICON = { size: 20, strokeWidth: 1.75 } as const;

const ACTIVITIES = [
  { id: 'files', label: 'Files', icon: <Files {...ICON} /> },
  { id: 'search', label: 'Search', icon: <Search {...ICON} /> },
  { id: 'problems', label: 'Problems', icon: <CircleAlert {...ICON} /> },
  { id: 'settings', label: 'Settings', icon: <Settings {...ICON} /> },
] as const;

export interface ActivitiesProps {
  active: Activity;
  onChoose: (activity: Activity | 'problems') => void;
}

/** What the panel beside it shows; problems are under the editor. */
export function Activities({ active, onChoose }: ActivitiesProps) {
  return (
    <ActivityBar role="group" aria-label="Activity">
      {ACTIVITIES.map(({ id, label, icon }) => (
        <IconButton
          key={id}
          label={label}
          aria-pressed={id === 'problems' ? undefined : id === active}
          onClick={() => {
            onChoose(id);
          }}
        >
          {icon}
        </IconButton>
      ))}
    </ActivityBar>
  );
}
