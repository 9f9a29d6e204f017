import { Badge, Tabs } from '@tessera/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { CLOSED_FOLDERS } from '../code/files';
import type { Problem } from '../editor/language/language-messages';
import { isSeen } from '../is-seen';
import type { Desk } from './desk.store';
import { FilesPanel } from './files-panel';
import { PlaceList } from './place-list';
import { SearchPanel } from './search-panel';
import type { TreeMarks } from './tree-view';

export interface SideTabsProps {
  desk: Desk;
  marks: TreeMarks;
  problems: readonly Problem[];
}

/** Beside the editor: the files, what is found in them, what is wrong with them. */
export function SideTabs({ desk, marks, problems }: SideTabsProps) {
  const { files } = useStore(desk.store);
  const root = useRef<HTMLDivElement>(null);
  const [side, setSide] = useState('files');
  useSearchKey(root, () => {
    flushSync(() => {
      setSide('search');
    });
    root.current?.querySelector<HTMLElement>('input[type="search"]')?.focus();
  });
  return (
    <div ref={root}>
      <Tabs
        label="Files, search and problems"
        value={side}
        onValueChange={setSide}
        items={[
          {
            id: 'files',
            label: 'Files',
            content: <FilesPanel desk={desk} marks={marks} onOpen={desk.open} closed={CLOSED_FOLDERS} />,
          },
          { id: 'search', label: 'Search', content: <SearchPanel files={files} onOpen={desk.open} /> },
          {
            id: 'problems',
            label: 'Problems',
            badge: problems.length > 0 ? <Badge>{problems.length}</Badge> : undefined,
            content: (
              <PlaceList
                label="Problems"
                places={problems.map((each) => ({ ...each, text: each.message }))}
                empty="No problems were found."
                onOpen={desk.open}
              />
            ),
          },
        ]}
      />
    </div>
  );
}

/** `/` leads to the search also while another tab is shown. Not from a field, not from another page of the builder. */
function useSearchKey(root: { readonly current: Element | null }, onSearch: () => void): void {
  useEffect(() => {
    function handleKey(event: KeyboardEvent): void {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      const { target } = event;
      const isField =
        target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
      const isHere = root.current !== null && isSeen(root.current);
      if (isField || !isHere || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      onSearch();
    }
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('keydown', handleKey);
    };
  });
}
