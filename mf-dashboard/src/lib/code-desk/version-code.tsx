import { readVersionTexts } from '@tessera/shared/contracts';
import { useResource, useShell } from '@tessera/shared/remote';
import { ErrorState, Skeleton } from '@tessera/shared/ui';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { buildTree } from '../code/file-tree';
import { CLOSED_FOLDERS, FIRST_FILES } from '../code/files';
import { readSettings } from '../editor/editor-settings';
import { LazyCodeEditor } from '../editor/lazy-code-editor';
import { useCodeWish, type CodeWishes } from './code-wish';
import { QuickPick } from './quick-pick';
import { FileTree } from './tree-view';

const NO_MARKS = { changes: new Map(), problems: new Map() };
const nothing = () => {};

export interface VersionCodeProps extends CodeWishes {
  versionId: string;
  /** The file to begin with. */
  path?: string | undefined;
}

/** The code of an earlier version, to be read. */
export function VersionCode({ versionId, path: first, wish, onWishTaken }: VersionCodeProps) {
  const { api, notify } = useShell();
  const [chosen, setChosen] = useState<string>();
  const [isPicking, setIsPicking] = useState(false);
  const [settings] = useState(readSettings);
  const texts = useResource(versionId, async (signal) => {
    const { items } = await api.call(readVersionTexts, { params: { id: versionId } }, { signal });
    return new Map(items.map(({ path, text }) => [path, text]));
  });
  const isThere = texts.status === 'ready';
  useCodeWish({ wish: isThere ? wish : undefined, onWishTaken }, (wished) => {
    if (wished === 'open') setIsPicking(true);
    else notify({ type: 'info', title: 'An earlier version is only read. There is nothing to save.' });
  });
  if (texts.status === 'loading') return <Skeleton lines={6} />;
  if (texts.status === 'failed') return <ErrorState message={texts.message} onRetry={texts.reload} />;
  const files = texts.data;
  const path = [chosen, first, ...FIRST_FILES].find((each) => each !== undefined && files.has(each)) ?? '';
  return (
    <Root>
      <Side>
        <FileTree
          nodes={buildTree([...files.keys()])}
          active={path}
          marks={NO_MARKS}
          onOpen={setChosen}
          closed={CLOSED_FOLDERS}
        />
      </Side>
      <Suspense fallback={<Skeleton lines={10} />}>
        <LazyCodeEditor
          key={versionId}
          path={path}
          text={files.get(path) ?? ''}
          openPaths={[...files.keys()]}
          language={undefined}
          problems={[]}
          settings={settings}
          isReadOnly
          onChange={nothing}
          onCursor={nothing}
          onCommand={nothing}
          onTabMode={nothing}
        />
      </Suspense>
      {isPicking ? (
        <QuickPick
          title="Open a file"
          placeholder="Type a part of its name"
          items={[...files.keys()].map((each) => ({ id: each, label: each }))}
          onPick={setChosen}
          onClose={() => {
            setIsPicking(false);
          }}
        />
      ) : null}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: 248px minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr);
  min-height: 0;
  @container code (max-width: 559.98px) {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: minmax(120px, 30%) minmax(0, 1fr);
  }
`;

const Side = styled.div`
  padding: ${({ theme }) => theme.space[2]};
  overflow: auto;
  border-inline-end: 1px solid ${({ theme }) => theme.colors.line};
`;
