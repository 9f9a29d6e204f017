import { Check } from 'lucide-react';
import {
  cloneElement,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Link } from 'react-router-dom';
import { MenuItemRoot, MenuRoot, Separator, Shortcut } from './menu.styles';
import { useMenuList } from './use-menu-list';

export interface MenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  /** At the end: a value, a state. */
  hint?: ReactNode;
  /** At the end: the key that does the same. Not shown where fingers do the work. */
  shortcut?: string | undefined;
  tone?: 'bad' | undefined;
  isDisabled?: boolean | undefined;
  /** Makes the items a choice of one (`menuitemradio`). */
  isChecked?: boolean | undefined;
  /** Goes there, by the router. Otherwise `onSelect` is called. */
  to?: string | undefined;
  onSelect?: (() => void) | undefined;
}

interface TriggerProps {
  id?: string | undefined;
  'aria-haspopup'?: 'menu' | undefined;
  'aria-expanded'?: boolean | undefined;
  'aria-controls'?: string | undefined;
  onClick?: (() => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
}

export interface MenuProps {
  /** A kit button; it is given the attributes and handlers of a menu button. */
  trigger: ReactElement<TriggerProps>;
  items: readonly (MenuItem | 'separator')[];
  /** Accessible name of the menu, when the trigger's is not enough. */
  label?: string | undefined;
  align?: 'start' | 'end' | undefined;
}

/** A button with a menu: arrows, Home, End and first letters move, Enter chooses, Escape and Tab close. */
export function Menu({ trigger, items, label, align = 'start' }: MenuProps) {
  const id = useId();
  const wrapper = useRef<HTMLSpanElement>(null);
  const [openedAt, setOpenedAt] = useState<'first' | 'last' | null>(null);
  const isOpen = openedAt !== null;

  const close = (isFocusReturned: boolean) => {
    setOpenedAt(null);
    if (isFocusReturned) wrapper.current?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus();
  };
  const button = cloneElement(trigger, {
    id: `${id}-trigger`,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    onClick: () => {
      setOpenedAt(isOpen ? null : 'first');
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      setOpenedAt(event.key === 'ArrowDown' ? 'first' : 'last');
    },
  });
  return (
    <span ref={wrapper}>
      {button}
      {openedAt ? <MenuList {...{ id, items, label, align, close, openedAt, wrapper }} /> : null}
    </span>
  );
}

interface MenuListProps extends Pick<MenuProps, 'items' | 'label'> {
  id: string;
  align: 'start' | 'end';
  openedAt: 'first' | 'last';
  close: (isFocusReturned: boolean) => void;
  wrapper: { current: HTMLSpanElement | null };
}

function MenuList({ id, items, label, align, openedAt, close, wrapper }: MenuListProps) {
  const { list, handleKeyDown } = useMenuList({ wrapper, align, openedAt, close });
  return (
    <MenuRoot
      ref={list}
      id={id}
      role="menu"
      popover="manual"
      tabIndex={-1}
      aria-label={label}
      aria-labelledby={label ? undefined : `${id}-trigger`}
      onKeyDown={handleKeyDown}
    >
      {items.map((item, index) =>
        item === 'separator' ? (
          <Separator key={`separator-${String(index)}`} role="separator" />
        ) : (
          <MenuEntry key={item.id} item={item} close={close} />
        ),
      )}
    </MenuRoot>
  );
}

function MenuEntry({ item, close }: { item: MenuItem; close: (isFocusReturned: boolean) => void }) {
  const { label, icon, hint, shortcut, tone, isDisabled, isChecked, to, onSelect } = item;
  const choose = () => {
    if (isDisabled) return;
    // Focus goes back first: what the choice opens, such as a dialog, then returns it to the right place.
    close(to === undefined);
    onSelect?.();
  };
  return (
    <MenuItemRoot
      {...(to === undefined || isDisabled ? { as: 'button', type: 'button' } : { as: Link, to })}
      role={isChecked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={isChecked}
      aria-disabled={isDisabled}
      tabIndex={-1}
      $tone={tone}
      onClick={choose}
    >
      {isChecked === undefined ? icon : <Check size={16} strokeWidth={1.75} opacity={isChecked ? 1 : 0} />}
      <span>{label}</span>
      {hint ? <small>{hint}</small> : null}
      {shortcut ? <Shortcut>{shortcut}</Shortcut> : null}
    </MenuItemRoot>
  );
}
