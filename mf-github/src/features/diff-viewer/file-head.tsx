import type { ChangedFile, FileDiff } from '@tessera/shared/contracts';
import { formatNumber, IconButton, Menu, Row, VisuallyHidden, type MenuItem } from '@tessera/shared/ui';
import {
  ArrowDown,
  ArrowUp,
  Copy,
  Ellipsis,
  Link2,
  Pilcrow,
  Search,
  UnfoldVertical,
  WrapText,
} from 'lucide-react';
import { countOf } from '../../lib/github-words';
import { ChangeMarker } from '../../lib/change-marker';
import type { DiffView } from './diff-items';
import { Added, ChangePlace, CountRow, Head, OldPath, Path, Pressable, Removed } from './file-head.styles';
import type { LineRange } from './line-link';
import { useCopy } from './use-copy';
import type { TextView } from './use-text-view';
import { ViewSwitch } from './view-switch';

/** How texts are compared and drawn: the same for every file of the page. */
export interface TextOptions {
  readonly ignoresWhitespace: boolean;
  readonly wraps: boolean;
}

interface FileHeadProps {
  readonly file: ChangedFile;
  readonly texts: FileDiff | undefined;
  readonly text: TextView;
  readonly view: DiffView;
  readonly onViewChange: ((view: DiffView) => void) | undefined;
  readonly options: TextOptions;
  readonly onOptionsChange: (options: TextOptions) => void;
  readonly lines: LineRange | undefined;
  readonly onFind: () => void;
}

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The name of a file, how it changed, and what can be done with its text. */
export function FileHead(props: FileHeadProps) {
  const { file, text, view, onViewChange } = props;
  return (
    <Head>
      <ChangeMarker status={file.status} />
      <Path>
        {file.oldPath === undefined ? null : (
          <OldPath>
            {file.oldPath}
            <span aria-hidden="true"> → </span>
            <VisuallyHidden>was renamed to</VisuallyHidden>
          </OldPath>
        )}
        {file.path}
      </Path>
      <Counts {...file} />
      <Row gap={1}>
        <ChangeSteps text={text} />
        <TextButtons {...props} />
        {onViewChange ? <ViewSwitch view={view} onChange={onViewChange} /> : null}
        <MoreMenu {...props} />
      </Row>
    </Head>
  );
}

function ChangeSteps({ text: { step, change, changes } }: Pick<FileHeadProps, 'text'>) {
  const total = formatNumber(changes);
  const place =
    change === undefined
      ? `${total} ${changes === 1 ? 'change' : 'changes'}`
      : `${formatNumber(change)} of ${total}`;
  return (
    <>
      <IconButton
        label="Previous change (P)"
        size="small"
        disabled={changes === 0}
        onClick={() => {
          step(-1);
        }}
      >
        <ArrowUp {...ICON} />
      </IconButton>
      <IconButton
        label="Next change (N)"
        size="small"
        disabled={changes === 0}
        onClick={() => {
          step(1);
        }}
      >
        <ArrowDown {...ICON} />
      </IconButton>
      {changes > 0 ? <ChangePlace role="status">{place}</ChangePlace> : null}
    </>
  );
}

function TextButtons({ text, view, options, onOptionsChange, onFind }: FileHeadProps) {
  const { ignoresWhitespace, wraps } = options;
  return (
    <>
      <IconButton label="Find in this file (Ctrl F)" size="small" onClick={onFind}>
        <Search {...ICON} />
      </IconButton>
      <IconButton label="Unfold all" size="small" disabled={!text.hasFolds} onClick={text.unfoldAll}>
        <UnfoldVertical {...ICON} />
      </IconButton>
      {view === 'unified' ? (
        <Pressable
          label="Wrap long lines"
          size="small"
          aria-pressed={wraps}
          onClick={() => {
            onOptionsChange({ ...options, wraps: !wraps });
          }}
        >
          <WrapText {...ICON} />
        </Pressable>
      ) : null}
      <Pressable
        label="Ignore whitespace"
        size="small"
        aria-pressed={ignoresWhitespace}
        onClick={() => {
          onOptionsChange({ ...options, ignoresWhitespace: !ignoresWhitespace });
        }}
      >
        <Pilcrow {...ICON} />
      </Pressable>
    </>
  );
}

function MoreMenu({ file, texts, lines }: FileHeadProps) {
  const copy = useCopy();
  const text = texts?.newText ?? texts?.oldText;
  const items: MenuItem[] = [
    {
      id: 'path',
      label: 'Copy path',
      icon: <Copy {...ICON} />,
      onSelect: () => {
        copy(file.path, 'Path copied');
      },
    },
    {
      id: 'file',
      label: texts?.newText === null ? 'Copy file as it was' : 'Copy file',
      icon: <Copy {...ICON} />,
      isDisabled: text === undefined || text === null,
      onSelect: () => {
        copy(text ?? '', 'File copied');
      },
    },
    {
      id: 'link',
      label: lines ? 'Copy link to the lines' : 'Copy link to the file',
      icon: <Link2 {...ICON} />,
      onSelect: () => {
        copy(window.location.href, 'Link copied');
      },
    },
  ];
  return (
    <Menu
      align="end"
      label="More for this file"
      trigger={
        <IconButton label="More for this file" size="small">
          <Ellipsis {...ICON} />
        </IconButton>
      }
      items={items}
    />
  );
}

function Counts({ added, removed }: Pick<ChangedFile, 'added' | 'removed'>) {
  if (added === null || removed === null) return null;
  return (
    <CountRow>
      <Added>
        <VisuallyHidden>{countOf(added, 'line')} added, </VisuallyHidden>
        <span aria-hidden="true">+{formatNumber(added)}</span>
      </Added>
      <Removed>
        <VisuallyHidden>{countOf(removed, 'line')} removed</VisuallyHidden>
        <span aria-hidden="true">−{formatNumber(removed)}</span>
      </Removed>
    </CountRow>
  );
}
