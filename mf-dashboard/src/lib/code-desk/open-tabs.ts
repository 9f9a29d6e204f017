/** Which files are open, in one editor or in two beside each other. */

/** Tabs in their order, and the file that is shown. */
interface Tabs {
  readonly open: readonly string[];
  readonly active: string | undefined;
}

/** The editor that has not the focus. */
interface OtherEditor extends Tabs {
  /** It stands before the one that has it. */
  readonly isFirst: boolean;
}

/** Tabs of the editor that has the focus, and of the one beside it, where there are two. */
export interface OpenTabs extends Tabs {
  readonly beside: OtherEditor | undefined;
}

type Side = 'first' | 'second';

export interface ShownEditor extends Tabs {
  readonly side: Side;
  readonly hasFocus: boolean;
}

/** The editors in the order in which they stand. */
export function editorsOf({ open, active, beside }: OpenTabs): readonly ShownEditor[] {
  if (!beside) return [{ side: 'first', open, active, hasFocus: true }];
  const [own, other]: Side[] = beside.isFirst ? ['second', 'first'] : ['first', 'second'];
  const both: ShownEditor[] = [
    { side: own ?? 'first', open, active, hasFocus: true },
    { side: other ?? 'second', open: beside.open, active: beside.active, hasFocus: false },
  ];
  return beside.isFirst ? both.toReversed() : both;
}

/** A second editor after the first, with the file that is shown. Nothing where there are two, or no file is. */
export function split({ open, active, beside }: OpenTabs): OpenTabs {
  if (beside || active === undefined) return { open, active, beside };
  return { open: [active], active, beside: { open, active, isFirst: true } };
}

/** All tabs in one editor. */
export function join({ open, active, beside }: OpenTabs): OpenTabs {
  if (!beside) return { open, active, beside };
  const [first, second] = beside.isFirst ? [beside.open, open] : [open, beside.open];
  return { open: [...new Set([...first, ...second])], active, beside: undefined };
}

/** The other editor gets the focus. */
export function swap({ open, active, beside }: OpenTabs): OpenTabs {
  if (!beside) return { open, active, beside };
  return { open: beside.open, active: beside.active, beside: { open, active, isFirst: !beside.isFirst } };
}

/** Closes tabs in both editors, and an editor that has none left. */
export function withoutTabs(tabs: OpenTabs, paths: readonly string[]): OpenTabs {
  return settled({
    ...closed(tabs, paths),
    beside: tabs.beside && { ...closed(tabs.beside, paths), isFirst: tabs.beside.isFirst },
  });
}

/** Closes one tab of the editor that has the focus; its neighbour is shown. */
export function closeTab({ open, active, beside }: OpenTabs, path: string): OpenTabs {
  const index = open.indexOf(path);
  const left = open.filter((each) => each !== path);
  return settled({ open: left, active: active === path ? (left[index] ?? left.at(-1)) : active, beside });
}

/** The same tabs under other names. */
export function renameTabs({ open, active, beside }: OpenTabs, newName: (path: string) => string): OpenTabs {
  const renamed = (tabs: Tabs): Tabs => ({
    open: tabs.open.map(newName),
    active: tabs.active === undefined ? undefined : newName(tabs.active),
  });
  return {
    ...renamed({ open, active }),
    beside: beside && { ...renamed(beside), isFirst: beside.isFirst },
  };
}

function closed({ open, active }: Tabs, paths: readonly string[]): Tabs {
  const left = open.filter((path) => !paths.includes(path));
  return { open: left, active: active !== undefined && left.includes(active) ? active : left.at(-1) };
}

function settled({ open, active, beside }: OpenTabs): OpenTabs {
  if (!beside || beside.open.length === 0) return { open, active, beside: undefined };
  return open.length > 0
    ? { open, active, beside }
    : { open: beside.open, active: beside.active, beside: undefined };
}
