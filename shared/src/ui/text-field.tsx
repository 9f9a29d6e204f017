import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { controlStyles, FieldFrame, useFieldWiring, type FieldTexts } from './field-frame';
import { IconButton } from './icon-button';

export interface TextFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'children'> {
  labelAside?: ReactNode;
  /** Said after the value inside the field: a unit, a domain. */
  suffix?: ReactNode;
  /** With `type="password"`: whether the text shows. Without it the field keeps that to itself. */
  isRevealed?: boolean | undefined;
  onRevealedChange?: ((isRevealed: boolean) => void) | undefined;
  /** With `type="password"`: what is hidden, as its button calls it. */
  secretName?: string | undefined;
}

/** One line of text. Takes every attribute of an input; `type="password"` adds show and hide. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    hint,
    error,
    optional,
    isLabelHidden,
    labelAside,
    suffix,
    isRevealed,
    onRevealedChange,
    secretName = 'password',
    id,
    ...input
  } = props;
  const { wiring, hintId, errorId } = useFieldWiring(id, hint, error);
  const [isOwnRevealed, setIsOwnRevealed] = useState(false);
  const isPassword = input.type === 'password';
  const isShown = isRevealed ?? isOwnRevealed;
  const toggle = () => {
    setIsOwnRevealed(!isShown);
    onRevealedChange?.(!isShown);
  };
  return (
    <FieldFrame
      {...{ label, hint, error, optional, isLabelHidden, labelAside, hintId, errorId }}
      controlId={wiring.id}
    >
      <Box>
        <Input
          {...input}
          {...wiring}
          type={isPassword && isShown ? 'text' : (input.type ?? 'text')}
          $hasAside={isPassword || Boolean(suffix)}
        />
        {suffix ? <Suffix>{suffix}</Suffix> : null}
        {isPassword ? (
          <Reveal>
            <IconButton
              size="small"
              label={`${isShown ? 'Hide' : 'Show'} ${secretName}`}
              aria-pressed={isShown}
              aria-controls={wiring.id}
              disabled={input.disabled}
              onClick={toggle}
            >
              {isShown ? <EyeOff size={16} strokeWidth={1.75} /> : <Eye size={16} strokeWidth={1.75} />}
            </IconButton>
          </Reveal>
        ) : null}
      </Box>
    </FieldFrame>
  );
}

const Box = styled.div`
  position: relative;
`;

const Input = styled.input<{ $hasAside: boolean }>`
  ${controlStyles}
  padding-inline-end: ${({ $hasAside }) => ($hasAside ? '48px' : '12px')};
`;

const Reveal = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 4px;
  display: flex;
  align-items: center;
`;

const Suffix = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: ${({ theme }) => theme.space[3]};
  display: flex;
  align-items: center;
  color: ${({ theme }) => theme.colors.muted};
  pointer-events: none;
`;
