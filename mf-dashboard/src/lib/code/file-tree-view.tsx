import { ChevronRight, File } from 'lucide-react';
import styled from 'styled-components';
import type { TreeNode } from './file-tree';

export interface FileTreeProps {
  nodes: readonly TreeNode[];
  selected: string | undefined;
  onSelect: (path: string) => void;
  /** Folders that are closed at first, with their last slash. */
  closed?: readonly string[];
}

/** Folders that open, files that show their text. */
export function FileTree({ nodes, selected, onSelect, closed = [] }: FileTreeProps) {
  return (
    <List>
      {nodes.map((node) => (
        <li key={node.path}>
          {node.type === 'folder' ? (
            <Folder open={!closed.includes(node.path) || selected?.startsWith(node.path)}>
              <summary>
                <ChevronRight size={16} strokeWidth={1.75} aria-hidden="true" />
                {node.name}
              </summary>
              <FileTree nodes={node.children} selected={selected} onSelect={onSelect} closed={closed} />
            </Folder>
          ) : (
            <Entry
              type="button"
              aria-current={node.path === selected || undefined}
              onClick={() => {
                onSelect(node.path);
              }}
            >
              <File size={16} strokeWidth={1.75} aria-hidden="true" />
              {node.name}
            </Entry>
          )}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  font-size: ${({ theme }) => theme.sizes[13]};
  list-style: none;
  & & {
    padding-inline-start: ${({ theme }) => theme.space[4]};
  }
`;

const Folder = styled.details`
  summary {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[1]};
    min-height: 32px;
    padding-inline: ${({ theme }) => theme.space[1]};
    border-radius: ${({ theme }) => theme.radii.control};
    list-style: none;
    cursor: pointer;
    font-weight: ${({ theme }) => theme.weights.medium};
  }
  summary:hover {
    background: ${({ theme }) => theme.colors.sunken};
  }
  &[open] > summary svg {
    transform: rotate(90deg);
  }
`;

const Entry = styled.button`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  width: 100%;
  min-height: 32px;
  padding: 0 ${({ theme }) => theme.space[1]};
  border: 0;
  border-radius: ${({ theme }) => theme.radii.control};
  background: none;
  text-align: start;
  svg {
    flex: none;
    color: ${({ theme }) => theme.colors.muted};
  }
  &:hover {
    background: ${({ theme }) => theme.colors.sunken};
  }
  &[aria-current] {
    background: ${({ theme }) => theme.colors.brandSoft};
    @media (forced-colors: active) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
  ${({ theme }) => theme.media.touch} {
    min-height: 44px;
  }
`;
