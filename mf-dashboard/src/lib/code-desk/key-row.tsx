import { Redo2, Undo2 } from 'lucide-react';
import styled from 'styled-components';
import type { EditorHandle } from '../editor/code-editor';

const KEYS = ['{', '}', '(', ')', '[', ']', '<', '>', "'", '"', '`', ';', '=', '/'];
const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What a phone's keyboard hides: Tab, braces, quotes, undo. */
export function KeyRow({ editor, tabSize }: { editor: EditorHandle | null; tabSize: number }) {
  return (
    <Root role="toolbar" aria-label="Keys">
      <Key type="button" aria-label="Undo" onClick={() => editor?.undo()}>
        <Undo2 {...ICON} />
      </Key>
      <Key type="button" aria-label="Redo" onClick={() => editor?.redo()}>
        <Redo2 {...ICON} />
      </Key>
      <Key
        type="button"
        onClick={() => {
          editor?.insert(' '.repeat(tabSize));
        }}
      >
        Tab
      </Key>
      {KEYS.map((key) => (
        <Key
          key={key}
          type="button"
          onClick={() => {
            editor?.insert(key);
          }}
        >
          {key}
        </Key>
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: none;
  flex: none;
  overflow-x: auto;
  border-top: 1px solid ${({ theme }) => theme.colors.line};
  background: ${({ theme }) => theme.colors.sunken};
  ${({ theme }) => theme.media.phone} {
    display: flex;
  }
`;

const Key = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  min-width: 44px;
  min-height: 44px;
  border: 0;
  background: none;
  color: ${({ theme }) => theme.colors.text};
  font-family: ${({ theme }) => theme.fonts.mono};
  font-size: ${({ theme }) => theme.sizes[16]};
`;
