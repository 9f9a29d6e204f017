import { Segmented } from '@tessera/shared/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';

const PARTS = [
  ['tokens', 'Tokens'],
  ['actions', 'Actions'],
  ['fields', 'Fields'],
  ['layers', 'Layers'],
  ['navigation', 'Ways through'],
  ['data', 'Data'],
  ['states', 'States'],
] as const;

type Look = 'system' | 'light' | 'dark';

function lookOfPage(): Look {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

function showLook(look: Look): void {
  if (look === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = look;
}

/** Anchors of the parts and the theme, always at hand. The theme is the page's own: leaving brings the chosen one back. */
export function KitContents() {
  const [look, setLook] = useState(lookOfPage);
  useEffect(() => {
    const before = lookOfPage();
    return () => {
      showLook(before);
    };
  }, []);
  return (
    <Bar>
      <nav aria-label="Parts of the kit">
        <Anchors>
          {PARTS.map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </Anchors>
      </nav>
      <Segmented<Look>
        label="Theme"
        value={look}
        onValueChange={(next) => {
          setLook(next);
          showLook(next);
        }}
        segments={[
          { value: 'system', label: 'System' },
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
      />
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: ${({ theme }) => theme.layers.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[4]};
  padding-block: ${({ theme }) => theme.space[2]};
  background: ${({ theme }) => theme.colors.bg};
`;

const Anchors = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${({ theme }) => theme.space[4]};
  list-style: none;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    color: ${({ theme }) => theme.colors.muted};
    text-decoration: none;
  }
  a:hover {
    color: ${({ theme }) => theme.colors.text};
  }
`;
