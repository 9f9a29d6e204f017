import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { controlStyles, FieldFrame, useFieldWiring, type FieldTexts } from './field-frame';

export interface TextAreaProps extends FieldTexts, Omit<ComponentPropsWithRef<'textarea'>, 'children'> {}

/** Several lines of text, `rows` at least; grows with its content where the browser can. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  isLabelHidden,
  id,
  rows = 3,
  ...area
}: TextAreaProps) {
  const { wiring, hintId, errorId } = useFieldWiring(id, hint, error);
  return (
    <FieldFrame {...{ label, hint, error, optional, isLabelHidden, hintId, errorId }} controlId={wiring.id}>
      <Area {...area} {...wiring} rows={rows} $rows={rows} />
    </FieldFrame>
  );
}

/* A field that is sized by its content forgets its rows: they are its least height, with the padding and the border. */
const Area = styled.textarea<{ $rows: number }>`
  ${controlStyles}
  min-height: calc(${({ theme, $rows }) => $rows * theme.lineHeights.text}em + 18px);
  max-height: 60vh;
  line-height: ${({ theme }) => theme.lineHeights.text};
  resize: vertical;
  field-sizing: content;
`;
