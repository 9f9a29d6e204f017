import { runModeSchema, type RunMode } from '@tessera/shared/contracts';
import { VisuallyHidden } from '@tessera/shared/ui';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { MODES } from './modes';

export interface ModeSelectProps {
  mode: RunMode;
  onChange: (mode: RunMode) => void;
}

/** How the next message is meant, by the browser's own select. */
export function ModeSelect({ mode, onChange }: ModeSelectProps) {
  const id = useId();
  return (
    <Box>
      <VisuallyHidden as="label" htmlFor={id}>
        Mode
      </VisuallyHidden>
      <Select
        id={id}
        value={mode}
        title={MODES[mode].does}
        aria-describedby={`${id}-does`}
        onChange={(event) => {
          onChange(runModeSchema.parse(event.target.value));
        }}
      >
        {runModeSchema.options.map((option) => (
          <option key={option} value={option}>
            {MODES[option].label}
          </option>
        ))}
      </Select>
      <VisuallyHidden id={`${id}-does`}>{MODES[mode].does}</VisuallyHidden>
      <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
    </Box>
  );
}

const Box = styled.span`
  position: relative;
  flex: none;
  > svg {
    position: absolute;
    inset-block-start: calc(50% - 7px);
    inset-inline-end: ${({ theme }) => theme.space[2]};
    color: ${({ theme }) => theme.colors.muted};
    pointer-events: none;
  }
`;

const Select = styled.select`
  height: 32px;
  padding: 0 ${({ theme }) => theme.space[6]} 0 ${({ theme }) => theme.space[2]};
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radii.control};
  background: none;
  color: ${({ theme }) => theme.colors.text};
  font-size: ${({ theme }) => theme.sizes[13]};
  font-weight: ${({ theme }) => theme.weights.medium};
  appearance: none;
  cursor: pointer;
  option {
    background: ${({ theme }) => theme.colors.surface};
    color: ${({ theme }) => theme.colors.text};
  }
  &:hover {
    background: ${({ theme }) => theme.colors.sunken};
  }
  ${({ theme }) => theme.media.touch} {
    height: 44px;
    /* Smaller, and a phone would zoom in. */
    font-size: ${({ theme }) => theme.sizes[16]};
  }
`;
