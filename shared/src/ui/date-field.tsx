import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { controlStyles, FieldFrame, useFieldWiring, type FieldTexts } from './field-frame';

export interface DateFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'children' | 'type' | 'value' | 'onChange'> {
  /** `2026-11-20`, with `withTime` `2026-11-20T09:30`; empty while no whole date is in the field. */
  value: string;
  onValueChange: (value: string) => void;
  withTime?: boolean | undefined;
}

/** A date, by the browser's own field and calendar: in the reader's own notation, `min` and `max` as `value`. */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, optional, isLabelHidden, id, value, onValueChange, withTime, ...input } = props;
  const { wiring, hintId, errorId } = useFieldWiring(id, hint, error);
  return (
    <FieldFrame {...{ label, hint, error, optional, isLabelHidden, hintId, errorId }} controlId={wiring.id}>
      <Input
        {...input}
        {...wiring}
        type={withTime ? 'datetime-local' : 'date'}
        value={value}
        onChange={(event) => {
          onValueChange(event.target.value);
        }}
      />
    </FieldFrame>
  );
}

const Input = styled.input`
  ${controlStyles}
  appearance: none;
  font-variant-numeric: tabular-nums;
  /* Safari centres it. */
  text-align: start;
`;
