import { useId, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { VisuallyHidden } from './visually-hidden';

export interface FieldTexts {
  label: ReactNode;
  /** Said under the label's field, before anything went wrong. */
  hint?: ReactNode;
  /** What is wrong and what to do; an empty or missing one means nothing is. */
  error?: string | undefined;
  /** Marks the field as one that may stay empty. */
  optional?: boolean | undefined;
  /** For screen readers only, where the place says it: a search above its list. */
  isLabelHidden?: boolean | undefined;
}

export interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Ids and ARIA attributes that tie a control to its label, hint and error. */
export function useFieldWiring(givenId: string | undefined, hint: ReactNode, error: string | undefined) {
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ');
  const wiring: FieldWiring = {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return { wiring, hintId, errorId };
}

interface FieldFrameProps extends FieldTexts {
  controlId: string;
  hintId: string;
  errorId: string;
  /** Right of the label: a link such as 'Forgot password?'. */
  labelAside?: ReactNode;
  children: ReactNode;
}

/** Label above, control, then hint and error below. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, hint, error, optional, isLabelHidden, controlId, hintId, errorId } = props;
  const { labelAside, children } = props;
  return (
    <Frame>
      {isLabelHidden ? (
        <VisuallyHidden as="label" htmlFor={controlId}>
          {label}
        </VisuallyHidden>
      ) : (
        <LabelRow>
          <FieldLabel htmlFor={controlId}>
            {label}
            {optional ? <Optional> (optional)</Optional> : null}
          </FieldLabel>
          {labelAside}
        </LabelRow>
      )}
      {children}
      <FieldNotes hint={hint} error={error} hintId={hintId} errorId={errorId} />
    </Frame>
  );
}

interface FieldNotesProps {
  hint: ReactNode;
  error: string | undefined;
  hintId: string;
  errorId: string;
}

export function FieldNotes({ hint, error, hintId, errorId }: FieldNotesProps) {
  return (
    <>
      {hint ? <Hint id={hintId}>{hint}</Hint> : null}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </>
  );
}

/** The look of every one-line control. */
export const controlStyles = css`
  width: 100%;
  min-height: 40px;
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[3]};
  border: 1px solid ${({ theme }) => theme.colors.lineStrong};
  border-radius: ${({ theme }) => theme.radii.control};
  background: ${({ theme }) => theme.colors.surface};
  color: ${({ theme }) => theme.colors.text};
  font-size: ${({ theme }) => theme.sizes[14]};
  transition: border-color ${({ theme }) => theme.motion.fast};

  &::placeholder {
    color: ${({ theme }) => theme.colors.muted};
    opacity: 1;
  }
  &:hover:not(:disabled) {
    border-color: ${({ theme }) => theme.colors.text};
  }
  &:focus-visible {
    outline-offset: 0;
    border-color: ${({ theme }) => theme.colors.brand};
  }
  &[aria-invalid='true'] {
    border-color: ${({ theme }) => theme.colors.bad};
  }
  /* The browser's own yellow of a filled-in field is neither of our themes. */
  &:autofill {
    box-shadow: inset 0 0 0 100px ${({ theme }) => theme.colors.surface};
    -webkit-text-fill-color: ${({ theme }) => theme.colors.text};
  }
  &[readonly],
  &:disabled {
    background: ${({ theme }) => theme.colors.sunken};
  }
  &:disabled {
    color: ${({ theme }) => theme.colors.muted};
    cursor: not-allowed;
  }
  /* 16 px keeps phones from zooming into a focused field. */
  ${({ theme }) => theme.media.touch} {
    min-height: 44px;
    font-size: ${({ theme }) => theme.sizes[16]};
  }
`;

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-width: 0;
`;

const LabelRow = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[3]};
`;

const FieldLabel = styled.label`
  font-size: ${({ theme }) => theme.sizes[13]};
  font-weight: ${({ theme }) => theme.weights.medium};
`;

const Optional = styled.span`
  color: ${({ theme }) => theme.colors.muted};
  font-weight: ${({ theme }) => theme.weights.regular};
`;

const Hint = styled.p`
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
`;

const FieldError = styled.p`
  color: ${({ theme }) => theme.colors.bad};
  font-size: ${({ theme }) => theme.sizes[13]};
  font-weight: ${({ theme }) => theme.weights.medium};
`;
