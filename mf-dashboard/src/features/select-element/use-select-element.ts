import { useShell } from '@tessera/shared/remote';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { selectPorts } from './select.ports';
import { createSelectStore } from './select.store';

/** What is selected in the preview of a project, for its preview, its conversation and the panel of edits alike. */
export function useSelectElement(projectId: string) {
  const shell = useShell();
  const [select] = useState(() => createSelectStore(selectPorts(shell, projectId)));
  useEffect(() => {
    select.open();
    return select.dispose;
  }, [select]);
  const state = useStore(select.store);
  return { ...select, state };
}

export type SelectFlow = ReturnType<typeof useSelectElement>;

/** Alt+S selects an element; Escape leaves that. */
export function useSelectKeys(flow: SelectFlow, isReady: boolean): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { isPicking } = flow.state;
    const isToggle = event.altKey && event.code === 'KeyS' && !event.ctrlKey && !event.metaKey;
    if (isToggle && (isReady || isPicking)) (isPicking ? flow.leave : flow.start)();
    else if (event.key === 'Escape' && isPicking) flow.leave();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      handleKey(event);
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, []);
}
