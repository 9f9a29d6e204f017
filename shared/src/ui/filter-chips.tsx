import { Check } from 'lucide-react';
import styled from 'styled-components';

export interface FilterChip<Value extends string> {
  value: Value;
  label: string;
  /** How many there are of it. */
  count?: number | undefined;
  isDisabled?: boolean | undefined;
}

export interface FilterChipsProps<Value extends string> {
  /** Accessible name: what is filtered by. */
  label: string;
  chips: readonly FilterChip<Value>[];
  /** The ones that are set. */
  value: readonly Value[];
  onValueChange: (value: Value[]) => void;
  /** False: choosing one takes the others away, and one is always set. */
  isMultiple?: boolean | undefined;
}

/** Filters that are seen at once, each a button that is pressed or not. */
export function FilterChips<Value extends string>(props: FilterChipsProps<Value>) {
  const { label, chips, value, onValueChange, isMultiple = true } = props;
  const toggle = (chip: Value) => {
    if (!isMultiple) onValueChange([chip]);
    else if (value.includes(chip)) onValueChange(value.filter((one) => one !== chip));
    else onValueChange([...value, chip]);
  };
  return (
    <Root role="group" aria-label={label}>
      {chips.map((chip) => (
        <Chip
          key={chip.value}
          type="button"
          aria-pressed={value.includes(chip.value)}
          disabled={chip.isDisabled}
          onClick={() => {
            toggle(chip.value);
          }}
        >
          {value.includes(chip.value) ? <Check size={14} strokeWidth={2} aria-hidden="true" /> : null}
          {chip.label}
          {chip.count === undefined ? null : <Count>{chip.count}</Count>}
        </Chip>
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
`;

const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: ${({ theme }) => theme.targets.pointer};
  padding: 0 ${({ theme }) => theme.space[3]};
  border: 1px solid ${({ theme }) => theme.colors.lineStrong};
  border-radius: ${({ theme }) => theme.radii.full};
  background: ${({ theme }) => theme.colors.surface};
  font-size: ${({ theme }) => theme.sizes[13]};
  transition: background-color ${({ theme }) => theme.motion.fast};
  &:hover:enabled {
    border-color: ${({ theme }) => theme.colors.text};
  }
  &[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.colors.brand};
    background: ${({ theme }) => theme.colors.brandSoft};
    font-weight: ${({ theme }) => theme.weights.medium};
  }
  &:disabled {
    opacity: 0.6;
    cursor: not-allowed;
  }
  ${({ theme }) => theme.media.touch} {
    min-height: ${({ theme }) => theme.targets.touch};
  }
`;

const Count = styled.span`
  color: ${({ theme }) => theme.colors.muted};
  font-variant-numeric: tabular-nums;
`;
