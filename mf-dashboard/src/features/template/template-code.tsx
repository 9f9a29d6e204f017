import type { TemplateView } from '@tessera/shared/contracts';
import styled from 'styled-components';
import { FileText } from '../../lib/code/file-text';
import { buildTree } from '../../lib/code/file-tree';
import { FileTree } from '../../lib/code/file-tree-view';
import { CLOSED_FOLDERS, FIRST_FILES } from '../../lib/code/files';

export interface TemplateCodeProps {
  files: TemplateView['files'];
  /** The path of the file that is shown; the first of interest without it. */
  selected: string | undefined;
  onSelect: (path: string) => void;
}

/** The files that a template becomes, to be read and copied (TPL-05). */
export function TemplateCode({ files, selected, onSelect }: TemplateCodeProps) {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const path = [selected, ...FIRST_FILES, files[0]?.path].find((one) => one !== undefined && texts.has(one));
  return (
    <Root>
      <Side aria-label="Files">
        <FileTree
          nodes={buildTree(files.map((file) => file.path))}
          selected={path}
          onSelect={onSelect}
          closed={CLOSED_FOLDERS}
        />
      </Side>
      <FileText
        file={path === undefined ? undefined : { path, text: texts.get(path) ?? '' }}
        copyLabel="Copy Code"
        copiedLabel="Copied!"
      />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: 260px minmax(0, 1fr);
  height: min(70dvh, 640px);
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.surface};
  ${({ theme }) => theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: minmax(120px, 36%) minmax(0, 1fr);
  }
`;

const Side = styled.nav`
  padding: ${({ theme }) => theme.space[2]};
  overflow: auto;
  border-inline-end: 1px solid ${({ theme }) => theme.colors.line};
  ${({ theme }) => theme.media.phone} {
    border-inline-end: 0;
    border-bottom: 1px solid ${({ theme }) => theme.colors.line};
  }
`;
