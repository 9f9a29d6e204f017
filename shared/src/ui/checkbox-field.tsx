import type { ComponentPropsWithRef } from 'react';
import styled, { css } from 'styled-components';
import { FieldNotes, useFieldWiring, type FieldTexts } from './field-frame';

export interface CheckboxFieldProps
  extends
    Omit<FieldTexts, 'optional' | 'isLabelHidden'>,
    Omit<ComponentPropsWithRef<'input'>, 'children' | 'type'> {}

/** A choice of yes or no that takes effect when the form is sent. */
export function CheckboxField(props: CheckboxFieldProps) {
  return <Toggle {...props} looks="checkbox" />;
}

/** A choice of on or off that takes effect at once. */
export function SwitchField(props: CheckboxFieldProps) {
  return <Toggle {...props} looks="switch" />;
}

function Toggle({
  label,
  hint,
  error,
  id,
  looks,
  ...input
}: CheckboxFieldProps & { looks: 'checkbox' | 'switch' }) {
  const { wiring, hintId, errorId } = useFieldWiring(id, hint, error);
  return (
    <Frame>
      <Line htmlFor={wiring.id}>
        <Control
          {...input}
          {...wiring}
          type="checkbox"
          role={looks === 'switch' ? 'switch' : undefined}
          $looks={looks}
        />
        <span>{label}</span>
      </Line>
      <FieldNotes hint={hint} error={error} hintId={hintId} errorId={errorId} />
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[1]};
`;

const Line = styled.label`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: ${({ theme }) => theme.space[2]};
  min-height: 32px;
  cursor: pointer;
  ${({ theme }) => theme.media.touch} {
    min-height: 44px;
  }
`;

const box = css`
  width: 18px;
  border-radius: 4px;
  &::after {
    inset: 3px;
    border-radius: 2px;
    transform: scale(0);
  }
  &:checked::after {
    transform: scale(1);
  }
`;

const track = css`
  width: 32px;
  border-radius: ${({ theme }) => theme.radii.full};
  &::after {
    inset: 2px auto 2px 2px;
    width: 12px;
    border-radius: ${({ theme }) => theme.radii.full};
    background: ${({ theme }) => theme.colors.lineStrong};
  }
  &:checked::after {
    transform: translateX(14px);
  }
`;

/* A checked box is a filled tile: the product's own mark for 'set'. */
const Control = styled.input<{ $looks: 'checkbox' | 'switch' }>`
  position: relative;
  flex: none;
  height: 18px;
  margin: 0;
  appearance: none;
  border: 1px solid ${({ theme }) => theme.colors.lineStrong};
  background: ${({ theme }) => theme.colors.surface};
  cursor: pointer;
  transition: background-color ${({ theme }) => theme.motion.fast};
  &::after {
    content: '';
    position: absolute;
    background: ${({ theme }) => theme.colors.onBrand};
    transition: transform ${({ theme }) => theme.motion.fast};
  }
  ${({ $looks }) => ($looks === 'switch' ? track : box)}
  &:checked {
    border-color: ${({ theme }) => theme.colors.brand};
    background: ${({ theme }) => theme.colors.brand};
  }
  &:checked::after {
    background: ${({ theme }) => theme.colors.onBrand};
  }
  &[aria-invalid='true'] {
    border-color: ${({ theme }) => theme.colors.bad};
  }
  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
  ${({ theme }) => theme.media.reducedMotion} {
    &::after {
      transition: none;
    }
  }
`;
