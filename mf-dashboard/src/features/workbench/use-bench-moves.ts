import { useShell } from '@tessera/shared/remote';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { CodeWish, CodeWishes } from '../../lib/code-desk/code-wish';
import type { WantedFile } from '../../lib/code-desk/use-wanted-file';
import { isSeen } from '../../lib/is-seen';
import { focusPane, panelIn } from './pane-focus';
import type { PaneId } from './panes';
import type { Bench, WorkbenchFlow } from './use-workbench';
import { useWorkbenchLayout } from './use-workbench-layout';

/** What the page asks of the code. */
export type CodeRequest = CodeWishes & WantedFile;

const NO_CODE: Readonly<Record<CodeWish, string>> = {
  save: 'There is nothing to save yet.',
  open: 'There are no files yet.',
};

/** The ways around the builder: to a pane, to a file, and to what a key wants of the code, wherever it was pressed. */
export function useBenchMoves(
  flow: WorkbenchFlow,
  bench: Bench,
  startPane: PaneId,
  right: { readonly current: Element | null },
) {
  const layout = useWorkbenchLayout(startPane, bench.place);
  const { notify } = useShell();
  const [wish, setWish] = useState<CodeWish>();
  const [press, setPress] = useState(0);

  function show(pane: PaneId): void {
    // What was wanted of the code is over once it is left.
    setWish(undefined);
    layout.show(pane);
    const { tab, ...place } = bench.place;
    const next = pane === 'preview' ? undefined : pane;
    if (next !== tab) flow.goTo({ ...place, tab: next }, true);
  }

  function wishCode(wished: CodeWish): void {
    if (!bench.project.headVersion) {
      notify({ type: 'info', title: NO_CODE[wished] });
      return;
    }
    // A dialog gives the focus back to where it was: not to something that is hidden by then.
    flushSync(() => {
      show('code');
    });
    const { activeElement } = document;
    const isInCode = panelIn(right.current)?.contains(activeElement) ?? false;
    const isLost = activeElement === null || activeElement === document.body || !isSeen(activeElement);
    if (!isInCode && (wished === 'open' || isLost)) focusPane(panelIn(right.current));
    setWish(wished);
  }

  function openFile(path: string): void {
    flushSync(() => {
      setWish(undefined);
      setPress(press + 1);
      layout.showFile();
    });
    flow.goTo({ tab: 'code', path });
    focusPane(panelIn(right.current));
  }

  const code: CodeRequest = {
    wish,
    onWishTaken: () => {
      setWish(undefined);
    },
    path: bench.place.path,
    press,
  };
  const toCode = {
    openFile,
    showCode: () => {
      show('code');
    },
  };
  return { layout, show, wishCode, toCode, code };
}
