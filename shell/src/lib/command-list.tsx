import { IconButton, Kbd, VisuallyHidden } from '@tessera/shared/ui';
import { CornerDownLeft, Search, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Command, CommandGroup } from './command-groups';
import {
  CloseButton,
  Empty,
  Field,
  FieldRow,
  Foot,
  GroupTitle,
  List,
  Option,
  OptionIcon,
  OptionText,
} from './command-list.styles';
import { useCommandList } from './use-command-list';

interface CommandListProps {
  /** Accessible name of the field and of the list. */
  label: string;
  placeholder: string;
  query: string;
  onQueryChange: (query: string) => void;
  groups: readonly CommandGroup[];
  onRun: (item: Command) => void;
  onClose: () => void;
  /** Stands in the list's place when there is no row. */
  emptyText: ReactNode;
  /** Under the rows: what is still loading, or failed. */
  note?: ReactNode;
}

/** A search field and the rows that it finds, by keyboard and by pointer (ARIA's combobox with a listbox). */
export function CommandList(props: CommandListProps) {
  const { label, placeholder, query, onQueryChange, groups, onRun, onClose, emptyText, note } = props;
  const { list, listId, optionId, groupId, selected, select, count, handleKeyDown } = useCommandList(
    groups,
    query,
    onRun,
  );
  return (
    <>
      <FieldRow>
        <Search size={20} strokeWidth={1.75} aria-hidden />
        <Field
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded={count > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={selected && optionId(selected)}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          value={query}
          onChange={(event) => onQueryChange(event.target.value)}
          onKeyDown={handleKeyDown}
        />
        <Kbd aria-hidden>Esc</Kbd>
        <CloseButton>
          <IconButton label="Close" onClick={onClose}>
            <X size={20} strokeWidth={1.75} />
          </IconButton>
        </CloseButton>
      </FieldRow>
      <List ref={list} id={listId} role="listbox" aria-label={label} tabIndex={-1}>
        {groups.map((group) => (
          <div key={group.title} role="group" aria-labelledby={groupId(group)}>
            <GroupTitle id={groupId(group)} role="presentation">
              {group.title}
            </GroupTitle>
            {group.commands.map((item) => (
              <CommandOption
                key={item.id}
                id={optionId(item)}
                item={item}
                isSelected={item.id === selected?.id}
                onSelect={() => select(item)}
                onRun={() => onRun(item)}
              />
            ))}
          </div>
        ))}
      </List>
      {count === 0 && <Empty>{emptyText}</Empty>}
      {note}
      <VisuallyHidden role="status">
        {query && `${count} ${count === 1 ? 'result' : 'results'}`}
      </VisuallyHidden>
      <Foot aria-hidden>
        <span>
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> to move
        </span>
        <span>
          <Kbd>↵</Kbd> to open
        </span>
      </Foot>
    </>
  );
}

interface CommandOptionProps {
  id: string;
  item: Command;
  isSelected: boolean;
  onSelect: () => void;
  onRun: () => void;
}

function CommandOption({ id, item, isSelected, onSelect, onRun }: CommandOptionProps) {
  return (
    <Option
      id={id}
      role="option"
      aria-selected={isSelected}
      // Moved, not entered: rows that scroll under a resting pointer must not take the selection.
      onPointerMove={isSelected ? undefined : onSelect}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onRun}
    >
      <OptionIcon aria-hidden>{item.icon}</OptionIcon>
      <OptionText>
        <span>{item.title}</span>
        {item.description && <small>{item.description}</small>}
      </OptionText>
      {isSelected && <CornerDownLeft size={16} strokeWidth={1.75} aria-hidden />}
    </Option>
  );
}
