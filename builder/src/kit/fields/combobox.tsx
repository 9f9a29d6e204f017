import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { watchOutside } from '../frame/menu';
import type { FieldInput } from './form-context';

/** Something to pick. */
export interface Option {
  readonly id: string;
  readonly label: string;
  /** Drawn before the label; it says nothing to screen readers. */
  readonly mark?: ReactNode;
  readonly isPicked?: boolean;
}

interface ComboboxProps {
  readonly attributes: FieldInput<string>['attributes'];
  /** What is in the box. */
  readonly text: string;
  readonly onText: (text: string) => void;
  /** What fits the text, best first. As many as a person would read. */
  readonly options: readonly Option[];
  /** Said below the options: how many more there are. */
  readonly note?: string | undefined;
  readonly placeholder?: string;
  readonly onPick: (option: Option) => void;
  /** Enter where no option is marked. Without it Enter saves the form, as in every box. */
  readonly onEnter?: () => void;
  /** Backspace in the empty box. */
  readonly onErase?: () => void;
  readonly onLeave?: () => void;
}

/** A box to type in with a list below it: arrow keys mark an option, Enter or a press picks it, Escape closes the list. */
export function Combobox({ attributes, text, onText, options, note, placeholder, ...on }: ComboboxProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  const isShown = isOpen && (options.length > 0 || note !== undefined);
  const optionId = (place: number) => `${id}-${String(place)}`;
  const close = () => {
    setIsOpen(false);
    setMarked(-1);
  };
  const pick = (option: Option) => {
    on.onPick(option);
    close();
  };
  useEffect(() => {
    if (!isOpen) return undefined;
    return watchOutside(root.current, () => {
      setIsOpen(false);
      setMarked(-1);
    });
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    const option = isShown ? options[marked] : undefined;
    const done = keyActions({
      step: (by) => {
        setIsOpen(true);
        setMarked(stepped(marked, by, options.length));
      },
      enter: option
        ? () => {
            pick(option);
          }
        : on.onEnter,
      erase: text === '' ? on.onErase : undefined,
      escape: isShown ? close : undefined,
    })[event.key]?.();
    if (done !== true) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className="combobox" ref={root}>
      <input
        {...attributes}
        className="control"
        type="text"
        role="combobox"
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-activedescendant={isShown && marked >= 0 ? optionId(marked) : undefined}
        value={text}
        onChange={(event) => {
          onText(event.target.value);
          setIsOpen(true);
          setMarked(-1);
        }}
        onClick={() => {
          setIsOpen(true);
        }}
        onKeyDown={onKeyDown}
        onBlur={on.onLeave}
      />
      <OptionList
        id={`${id}-list`}
        isShown={isShown}
        options={options}
        marked={marked}
        note={note}
        optionId={optionId}
        onPick={pick}
      />
    </div>
  );
}

interface Keys {
  readonly step: (by: 1 | -1) => void;
  readonly enter: (() => void) | undefined;
  readonly erase: (() => void) | undefined;
  readonly escape: (() => void) | undefined;
}

/** What the keys do; true where the browser should do nothing more. */
function keyActions({ step, enter, erase, escape }: Keys): Readonly<Record<string, () => boolean>> {
  const run = (action: (() => void) | undefined) => () => {
    action?.();
    return action !== undefined;
  };
  return {
    ArrowDown: run(() => {
      step(1);
    }),
    ArrowUp: run(() => {
      step(-1);
    }),
    Enter: run(enter),
    Backspace: run(erase),
    Escape: run(escape),
  };
}

/** The next place, round at both ends; from nowhere down is the first and up the last. */
function stepped(place: number, by: 1 | -1, count: number): number {
  if (count === 0) return -1;
  if (place === -1) return by === 1 ? 0 : count - 1;
  return (place + by + count) % count;
}

interface OptionListProps {
  readonly id: string;
  readonly isShown: boolean;
  readonly options: readonly Option[];
  readonly marked: number;
  readonly note: string | undefined;
  readonly optionId: (place: number) => string;
  readonly onPick: (option: Option) => void;
}

function OptionList({ id, isShown, options, marked, note, optionId, onPick }: OptionListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[data-marked]')?.scrollIntoView({ block: 'nearest' });
  }, [marked]);
  return (
    <div className="options" hidden={!isShown}>
      <div ref={list} id={id} role="listbox" aria-label="Suggestions">
        {isShown &&
          options.map((option, place) => (
            <button
              key={option.id}
              id={optionId(place)}
              type="button"
              role="option"
              className="option"
              tabIndex={-1}
              aria-selected={option.isPicked === true}
              data-marked={place === marked ? '' : undefined}
              onMouseDown={(event) => {
                // The box keeps the focus, or the list would close before the press counts.
                event.preventDefault();
              }}
              onClick={() => {
                onPick(option);
              }}
            >
              {option.mark}
              <span dir="auto">{option.label}</span>
            </button>
          ))}
      </div>
      {note !== undefined && <p className="options-note">{note}</p>}
    </div>
  );
}
