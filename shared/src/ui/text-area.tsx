import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { controlLook, FieldFrame, useFieldWiring, type FieldTexts } from './field-frame';

export interface TextAreaProps extends FieldTexts, Omit<ComponentPropsWithRef<'textarea'>, 'children'> {}

/** Several lines of text; grows with its content where the browser can. */
export function TextArea({ label, hint, error, optional, id, rows = 3, ...area }: TextAreaProps) {
  const { wiring, hintId, errorId } = useFieldWiring(id, hint, error);
  return (
    <FieldFrame {...{ label, hint, error, optional, hintId, errorId }} controlId={wiring.id}>
      <Area {...area} {...wiring} rows={rows} />
    </FieldFrame>
  );
}

const Area = styled.textarea`
  ${controlLook}
  max-height: 60vh;
  line-height: ${({ theme }) => theme.lineHeights.text};
  resize: vertical;
  field-sizing: content;
`;
