import { VisuallyHidden } from '@tessera/shared/ui';
import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { clearDigit, spreadDigits, type CodeDigits } from './code-digits';

interface CodeBoxesProps {
  digits: CodeDigits;
  onChange: (digits: CodeDigits) => void;
  /** Id of the message about the code, when it is wrong. */
  errorId: string | undefined;
}

/** OTP-01: single-digit boxes; paste and autofill fill them all, backspace goes to the box before. */
export function CodeBoxes({ digits, onChange, errorId }: CodeBoxesProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const focusBox = (index: number) => {
    const boxes = group.current?.querySelectorAll('input');
    const box = boxes?.[Math.max(0, Math.min(index, digits.length - 1))];
    box?.focus();
    box?.select();
  };
  const put = (index: number, text: string) => {
    const next = spreadDigits(digits, index, text);
    onChange(next);
    const count = text.replace(/\D/g, '').length;
    if (count > 0) focusBox(index + count);
  };
  const type = (index: number, value: string) => {
    // A box that holds a digit is given two: the new one is what was typed, before or after the old.
    const old = digits[index] ?? '';
    const added = value.length === 2 && old !== '' ? value.replace(old, '') : value;
    if (value === '') onChange(clearDigit(digits, index));
    else put(index, added);
  };
  const move = (event: KeyboardEvent, index: number) => {
    if (event.key === 'ArrowLeft') focusBox(index - 1);
    else if (event.key === 'ArrowRight') focusBox(index + 1);
    else if (event.key === 'Backspace' && digits[index] === '' && index > 0) {
      onChange(clearDigit(digits, index - 1));
      focusBox(index - 1);
    } else return;
    event.preventDefault();
  };
  const paste = (event: ClipboardEvent, index: number) => {
    event.preventDefault();
    const text = event.clipboardData.getData('text');
    // A whole code belongs into all boxes, whichever one was pasted into.
    put(text.replace(/\D/g, '').length >= digits.length ? 0 : index, text);
  };
  return (
    <Boxes ref={group} aria-describedby={errorId}>
      <VisuallyHidden as="legend">Verification code</VisuallyHidden>
      {digits.map((digit, index) => (
        <Box
          key={index}
          aria-label={`Digit ${String(index + 1)} of ${String(digits.length)}`}
          aria-invalid={errorId ? true : undefined}
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete={index === 0 ? 'one-time-code' : 'off'}
          value={digit}
          onChange={(event) => {
            type(index, event.target.value);
          }}
          onKeyDown={(event) => {
            move(event, index);
          }}
          onPaste={(event) => {
            paste(event, index);
          }}
          onFocus={(event) => {
            event.target.select();
          }}
        />
      ))}
    </Boxes>
  );
}

const Boxes = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space[2]};
`;

const Box = styled.input`
  width: 100%;
  height: 56px;
  padding: 0;
  border: 1px solid ${({ theme }) => theme.colors.lineStrong};
  border-radius: ${({ theme }) => theme.radii.control};
  background: ${({ theme }) => theme.colors.surface};
  color: ${({ theme }) => theme.colors.text};
  font-size: ${({ theme }) => theme.sizes[20]};
  font-weight: ${({ theme }) => theme.weights.strong};
  font-variant-numeric: tabular-nums;
  text-align: center;
  caret-color: ${({ theme }) => theme.colors.brand};
  &:focus-visible {
    outline-offset: 0;
    border-color: ${({ theme }) => theme.colors.brand};
  }
  &[aria-invalid='true'] {
    border-color: ${({ theme }) => theme.colors.bad};
  }
`;
