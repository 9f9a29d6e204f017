import { Search, X } from 'lucide-react';
import { useEffect, useRef, type ComponentPropsWithoutRef, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { controlStyles, FieldFrame, useFieldWiring, type FieldTexts } from './field-frame';
import { IconButton } from './icon-button';
import { Kbd } from './kbd';
import { Spinner } from './spinner';

export interface SearchFieldProps
  extends
    Omit<FieldTexts, 'optional'>,
    Omit<ComponentPropsWithoutRef<'input'>, 'children' | 'value' | 'onChange' | 'type'> {
  value: string;
  onValueChange: (value: string) => void;
  /** The answer is on its way. */
  isBusy?: boolean | undefined;
  /** A key that leads here from anywhere on the page, such as '/'. */
  focusKey?: string | undefined;
}

/** Narrows down what is listed below. Escape and the cross empty it; label hidden unless told. */
export function SearchField(props: SearchFieldProps) {
  const {
    label,
    hint,
    error,
    isLabelHidden = true,
    id,
    value,
    onValueChange,
    isBusy,
    focusKey,
    ...input
  } = props;
  const { wiring, hintId, errorId } = useFieldWiring(id, hint, error);
  const field = useRef<HTMLInputElement>(null);
  useFocusKey(field, focusKey);
  const clear = () => {
    onValueChange('');
    field.current?.focus();
  };
  const clearOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || value === '' || input.readOnly) return;
    // The dialog around it stays: this Escape is spent.
    event.preventDefault();
    event.stopPropagation();
    clear();
  };
  return (
    <FieldFrame {...{ label, hint, error, isLabelHidden, hintId, errorId }} controlId={wiring.id}>
      <Box>
        <Search size={16} strokeWidth={1.75} aria-hidden="true" />
        <Input
          autoComplete="off"
          {...input}
          {...wiring}
          ref={field}
          type="search"
          aria-keyshortcuts={focusKey}
          value={value}
          onKeyDown={clearOnEscape}
          onChange={(event) => {
            onValueChange(event.target.value);
          }}
        />
        <Aside>
          {isBusy ? <Spinner label="Searching" /> : null}
          {value !== '' && !input.disabled && !input.readOnly ? (
            <IconButton label="Clear search" size="small" onClick={clear}>
              <X size={16} strokeWidth={1.75} />
            </IconButton>
          ) : null}
          {value === '' && focusKey ? <Kbd aria-hidden="true">{focusKey}</Kbd> : null}
        </Aside>
      </Box>
    </FieldFrame>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Where nothing is drawn, as in unit tests, everything is seen. */
function isSeen(element: Element): boolean {
  return !('checkVisibility' in element) || element.checkVisibility();
}

function useFocusKey(field: { current: HTMLInputElement | null }, focusKey: string | undefined): void {
  useEffect(() => {
    if (focusKey === undefined) return undefined;
    const focusField = (event: globalThis.KeyboardEvent) => {
      if (event.key !== focusKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      // One that lies behind another tab leaves the key to the one that is seen.
      if (event.defaultPrevented || !field.current || !isSeen(field.current)) return;
      event.preventDefault();
      field.current.focus();
    };
    document.addEventListener('keydown', focusField);
    return () => {
      document.removeEventListener('keydown', focusField);
    };
  }, [field, focusKey]);
}

const Box = styled.div`
  position: relative;
  > svg {
    position: absolute;
    inset-block-start: calc(50% - 8px);
    inset-inline-start: ${({ theme }) => theme.space[3]};
    color: ${({ theme }) => theme.colors.muted};
    pointer-events: none;
  }
`;

const Input = styled.input`
  ${controlStyles}
  padding-inline: 36px 44px;
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

const Aside = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: ${({ theme }) => theme.space[1]};
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  > kbd {
    margin-inline-end: ${({ theme }) => theme.space[1]};
    pointer-events: none;
    ${({ theme }) => theme.media.touch} {
      display: none;
    }
  }
`;
