import styled from 'styled-components';
import type { DiffView } from './diff-items';

interface ViewSwitchProps {
  readonly view: DiffView;
  readonly onChange: (view: DiffView) => void;
}

const VIEWS: readonly { readonly view: DiffView; readonly label: string; readonly key: string }[] = [
  { view: 'unified', label: 'Unified', key: 'U' },
  { view: 'split', label: 'Split', key: 'S' },
];

/** Unified or split (DIFF-02). */
export function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  return (
    <Group role="group" aria-label="View">
      {VIEWS.map((option) => (
        <Choice
          key={option.view}
          type="button"
          aria-pressed={option.view === view}
          aria-keyshortcuts={option.key}
          onClick={() => onChange(option.view)}
        >
          {option.label}
        </Choice>
      ))}
    </Group>
  );
}

const Group = styled.div`
  display: inline-flex;
  border: 1px solid ${({ theme }) => theme.colors.lineStrong};
  border-radius: ${({ theme }) => theme.radii.control};
`;

const Choice = styled.button`
  min-height: 32px;
  padding: 0 ${({ theme }) => theme.space[3]};
  border: 0;
  border-radius: 5px;
  background: none;
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
  &:hover {
    color: ${({ theme }) => theme.colors.text};
  }
  &[aria-pressed='true'] {
    background: ${({ theme }) => theme.colors.brandSoft};
    color: ${({ theme }) => theme.colors.text};
    font-weight: ${({ theme }) => theme.weights.medium};
  }
`;
