import { paths } from '@tessera/shared/paths';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/** `N` begins a new project, whether there are apps or none. A menu, a question and a field have keys of their own. */
export function useNewProjectKey(): void {
  const navigate = useNavigate();
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, ctrlKey, metaKey, altKey } = event;
    if (event.defaultPrevented || key.toLowerCase() !== 'n' || ctrlKey || metaKey || altKey) return;
    const isTaken = target instanceof Element && target.closest(OTHERS) !== null;
    if (isTaken || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    void navigate(paths.createProject.to());
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('keydown', handleKey);
    };
  }, []);
}

const OTHERS = 'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"], dialog';
