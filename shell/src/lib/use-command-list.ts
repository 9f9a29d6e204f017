import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Command, CommandGroup } from './command-groups';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The combobox with a list below it: the focus stays in the field, the arrows move the selection and wrap around,
 * Enter runs it (PAL-05), and the selected row is always in view (PAL-07).
 */
export function useCommandList(
  groups: readonly CommandGroup[],
  query: string,
  onRun: (item: Command) => void,
) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [selection, setSelection] = useState({ query, index: 0 });
  const commands = groups.flatMap((group) => group.commands);
  // Another query begins at its first match; rows that arrive late leave the selection where it is.
  const wanted = selection.query === query ? selection.index : 0;
  const index = Math.max(0, Math.min(wanted, commands.length - 1));
  const selected = commands[index];

  useLayoutEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    // The first row's heading comes into view with it.
    if (index === 0 && list.current) list.current.scrollTop = 0;
    else row?.scrollIntoView({ block: 'nearest' });
  }, [index, selected?.id]);

  function handleKeyDown(event: KeyboardEvent): void {
    // An input method's own arrows and Enter choose among its proposals.
    if (event.nativeEvent.isComposing || !selected) return;
    const step = STEPS[event.key];
    if (step) {
      event.preventDefault();
      setSelection({ query, index: (index + step + commands.length) % commands.length });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      onRun(selected);
    }
  }

  return {
    list,
    listId: `${id}-list`,
    optionId: (item: Command) => `${id}-${item.id}`,
    // A name may have spaces, a reference to an id may not.
    groupId: (group: CommandGroup) => `${id}-group-${groups.indexOf(group)}`,
    selected,
    select: (item: Command) => setSelection({ query, index: commands.indexOf(item) }),
    count: commands.length,
    handleKeyDown,
  };
}
