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
  width: 24px;
  &::before {
    border-radius: 4px;
  }
  &::after {
    inset: 7px;
    border-radius: 2px;
    transform: scale(0);
  }
  &:checked::after {
    transform: scale(1);
  }
`;

const track = css`
  width: 38px;
  &::before {
    border-radius: ${({ theme }) => theme.radii.full};
  }
  &::after {
    inset: 6px auto 6px 6px;
    width: 12px;
    border-radius: ${({ theme }) => theme.radii.full};
    background: ${({ theme }) => theme.colors.lineStrong};
  }
  &:checked::after {
    transform: translateX(14px);
  }
`;

/*
 * A checked box is a filled tile: the product's own mark for 'set'. It is drawn 18 px high inside a target of 24 px,
 * whose margin is taken back, so that it stands in line with what is above it.
 */
const Control = styled.input<{ $looks: 'checkbox' | 'switch' }>`
  position: relative;
  flex: none;
  height: 24px;
  margin: -3px;
  border-radius: ${({ theme }) => theme.radii.control};
  appearance: none;
  cursor: pointer;
  &::before {
    content: '';
    position: absolute;
    inset: 3px;
    border: 1px solid ${({ theme }) => theme.colors.lineStrong};
    background: ${({ theme }) => theme.colors.surface};
    transition: background-color ${({ theme }) => theme.motion.fast};
  }
  &::after {
    content: '';
    position: absolute;
    background: ${({ theme }) => theme.colors.onBrand};
    transition: transform ${({ theme }) => theme.motion.fast};
  }
  ${({ $looks }) => ($looks === 'switch' ? track : box)}
  &:checked::before {
    border-color: ${({ theme }) => theme.colors.brand};
    background: ${({ theme }) => theme.colors.brand};
  }
  &:checked::after {
    background: ${({ theme }) => theme.colors.onBrand};
  }
  &[aria-invalid='true']::before {
    border-color: ${({ theme }) => theme.colors.bad};
  }
  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    appearance: auto;
    &::before,
    &::after {
      content: none;
    }
  }
  ${({ theme }) => theme.media.reducedMotion} {
    &::before,
    &::after {
      transition: none;
    }
  }
`;
