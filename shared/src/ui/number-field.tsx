import { Minus, Plus } from 'lucide-react';
import { useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { controlStyles, FieldFrame, useFieldWiring, type FieldTexts } from './field-frame';

export interface NumberFieldProps
  extends
    FieldTexts,
    Omit<
      ComponentPropsWithoutRef<'input'>,
      'children' | 'value' | 'onChange' | 'type' | 'min' | 'max' | 'step'
    > {
  /** Null while nothing, or no number, is in the field. */
  value: number | null;
  onValueChange: (value: number | null) => void;
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  /** Behind the number: '%', 'credits'. */
  unit?: ReactNode;
}

/**
 * A number, by the browser's own number field: arrow keys step, screen readers hear a spin button. What is out of
 * bounds stays as typed; say so by `error`.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, optional, isLabelHidden, id, value, onValueChange, unit, ...input } = props;
  const { min, max, step = 1, disabled, readOnly } = input;
  const { wiring, hintId, errorId } = useFieldWiring(id, hint, error);
  const field = useRef<HTMLInputElement>(null);
  const stepBy = (direction: 1 | -1) => {
    onValueChange(nextNumber(value, direction, { min, max, step }));
    field.current?.focus();
  };
  const isFixed = disabled === true || readOnly === true;
  return (
    <FieldFrame {...{ label, hint, error, optional, isLabelHidden, hintId, errorId }} controlId={wiring.id}>
      <Box>
        <Input
          inputMode="decimal"
          {...input}
          {...wiring}
          ref={field}
          type="number"
          value={value ?? ''}
          onChange={({ target }) => {
            onValueChange(Number.isNaN(target.valueAsNumber) ? null : target.valueAsNumber);
          }}
        />
        <Aside>
          {unit}
          {/* Not in the order of tabs: the arrow keys do the same in the field. */}
          <Step
            type="button"
            tabIndex={-1}
            aria-label="Decrease"
            aria-controls={wiring.id}
            disabled={isFixed || (min !== undefined && value !== null && value <= min)}
            onClick={() => {
              stepBy(-1);
            }}
          >
            <Minus size={16} strokeWidth={1.75} />
          </Step>
          <Step
            type="button"
            tabIndex={-1}
            aria-label="Increase"
            aria-controls={wiring.id}
            disabled={isFixed || (max !== undefined && value !== null && value >= max)}
            onClick={() => {
              stepBy(1);
            }}
          >
            <Plus size={16} strokeWidth={1.75} />
          </Step>
        </Aside>
      </Box>
    </FieldFrame>
  );
}

interface Bounds {
  min: number | undefined;
  max: number | undefined;
  step: number;
}

function nextNumber(value: number | null, direction: 1 | -1, { min, max, step }: Bounds): number {
  const digits = String(step).split('.')[1]?.length ?? 0;
  // 0.1 + 0.2 is not 0.3: as many digits as the step has.
  const next = Number(((value ?? (min ?? 0) - direction * step) + direction * step).toFixed(digits));
  return Math.min(max ?? Infinity, Math.max(min ?? -Infinity, next));
}

const Box = styled.div`
  position: relative;
`;

const Input = styled.input`
  ${controlStyles}
  padding-inline-end: 128px;
  appearance: textfield;
  font-variant-numeric: tabular-nums;
  &::-webkit-inner-spin-button,
  &::-webkit-outer-spin-button {
    display: none;
  }
`;

const Aside = styled.span`
  position: absolute;
  inset-block: 1px;
  inset-inline-end: 1px;
  display: flex;
  align-items: center;
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
`;

const Step = styled.button`
  display: grid;
  place-items: center;
  width: 36px;
  height: 100%;
  padding: 0;
  border: 0;
  border-inline-start: 1px solid ${({ theme }) => theme.colors.line};
  background: none;
  color: ${({ theme }) => theme.colors.text};
  &:first-of-type {
    margin-inline-start: ${({ theme }) => theme.space[2]};
  }
  &:hover:enabled {
    background: ${({ theme }) => theme.colors.sunken};
  }
  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
  ${({ theme }) => theme.media.touch} {
    width: ${({ theme }) => theme.targets.touch};
  }
`;
