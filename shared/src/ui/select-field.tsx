import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { controlStyles, FieldFrame, useFieldWiring, type FieldTexts } from './field-frame';

export interface SelectOption {
  value: string;
  label: string;
  isDisabled?: boolean | undefined;
}

export interface SelectFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'multiple'> {
  options?: readonly SelectOption[] | undefined;
  /** Shown while nothing is chosen; its value is the empty string. */
  placeholder?: string | undefined;
}

/** One of a list, by the browser's own select: works with every keyboard, reader and phone. */
export function SelectField(props: SelectFieldProps) {
  const {
    label,
    hint,
    error,
    optional,
    isLabelHidden,
    id,
    options = [],
    placeholder,
    children,
    ...select
  } = props;
  const { wiring, hintId, errorId } = useFieldWiring(id, hint, error);
  return (
    <FieldFrame {...{ label, hint, error, optional, isLabelHidden, hintId, errorId }} controlId={wiring.id}>
      <Box>
        <Select {...select} {...wiring}>
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
          {children}
        </Select>
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
      </Box>
    </FieldFrame>
  );
}

const Box = styled.div`
  position: relative;
  > svg {
    position: absolute;
    inset-block-start: calc(50% - 8px);
    inset-inline-end: ${({ theme }) => theme.space[3]};
    color: ${({ theme }) => theme.colors.muted};
    pointer-events: none;
  }
`;

const Select = styled.select`
  ${controlStyles}
  padding-inline-end: ${({ theme }) => theme.space[8]};
  appearance: none;
  cursor: pointer;
`;
