import { Lock } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../ui';
import { controlStyles, FieldFrame, useFieldWiring, type FieldTexts } from '../ui/field-frame';
import { useRepositoryPicker } from './use-repository-picker';
import type { RepositoryList } from './use-repositories';
import type { RepositoryView } from './transform-repository';

export interface RepositoryPickerProps extends Omit<FieldTexts, 'isLabelHidden' | 'optional'> {
  /** Of its field. */
  id?: string | undefined;
  /** What `useRepositories` gives. */
  list: Pick<RepositoryList, 'repositories' | 'isRefreshing'>;
  /** `owner/name`; empty while none is chosen. */
  value: string;
  /** The repository is undefined where it is none of the account's. */
  onValueChange: (name: string, repository: RepositoryView | undefined) => void;
  /** Any repository may be named as `owner/name`, also one that the account may only read. */
  acceptsOthers?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** Those offered first, by their names. */
  first?: readonly string[] | undefined;
}

/** One of the account's repositories: typed words narrow them down, arrows and Enter choose. */
export function RepositoryPicker(props: RepositoryPickerProps) {
  const { id, label, hint, error, list, isDisabled = false } = props;
  const { wiring, hintId, errorId } = useFieldWiring(id, hint, error);
  const listId = useId();
  const picker = useRepositoryPicker(props);
  const { options, active, isOpen } = picker;
  const optionId = (place: number) => `${listId}-${String(place)}`;
  const chosen = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // The list is longer than what is seen of it.
    if (isOpen) chosen.current?.scrollIntoView({ block: 'nearest' });
  }, [active, isOpen]);
  return (
    <FieldFrame {...{ label, hint, error, hintId, errorId }} controlId={wiring.id}>
      <Box>
        <Input
          {...wiring}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && options.length > 0 ? optionId(active) : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="owner/name"
          disabled={isDisabled}
          value={picker.shownText}
          onKeyDown={picker.handleKey}
          onFocus={({ target }) => {
            target.select();
          }}
          onClick={picker.open}
          onBlur={picker.close}
          onChange={({ target }) => {
            picker.type(target.value);
          }}
        />
        <Options id={listId} role="listbox" aria-label="Repositories" hidden={options.length === 0}>
          {options.map(({ name, repository }, place) => (
            <Option
              key={name}
              ref={place === active ? chosen : undefined}
              id={optionId(place)}
              role="option"
              aria-selected={place === active}
              // The field keeps the focus, or the list would be gone before the press is.
              onPointerDown={(event) => {
                event.preventDefault();
              }}
              onClick={() => {
                picker.choose(name);
              }}
            >
              <Name>
                {name}
                {repository && repository.visibility !== 'public' ? (
                  <Lock size={14} strokeWidth={1.75} role="img" aria-label={repository.visibility} />
                ) : null}
              </Name>
              <Details>{repository ? repository.description : 'Use this one'}</Details>
            </Option>
          ))}
        </Options>
        {isOpen && options.length === 0 ? (
          <None aria-hidden="true">{noneText(picker.text, list.isRefreshing)}</None>
        ) : null}
        <VisuallyHidden role="status">
          {isOpen ? countText(options.length, picker.text, list.isRefreshing) : ''}
        </VisuallyHidden>
      </Box>
    </FieldFrame>
  );
}

function noneText(text: string, isLoading: boolean): string {
  if (isLoading) return 'Repositories are being loaded';
  return text.trim() === '' ? 'No repositories found' : `Nothing matches "${text.trim()}"`;
}

function countText(count: number, text: string, isLoading: boolean): string {
  if (count === 0) return noneText(text, isLoading);
  return count === 1 ? '1 match' : `${String(count)} matches`;
}

const Box = styled.div`
  position: relative;
`;

const Input = styled.input`
  ${controlStyles}
`;

const Options = styled.ul`
  position: absolute;
  z-index: 3;
  inset-block-start: 100%;
  inset-inline: 0;
  max-height: 260px;
  margin: 2px 0 0;
  padding: 0;
  overflow: auto;
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.control};
  background: ${({ theme }) => theme.colors.surface};
  box-shadow: ${({ theme }) => theme.shadows.float};
  list-style: none;
  &[hidden] {
    display: none;
  }
`;

const Option = styled.li`
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[3]};
  cursor: pointer;
  &:hover {
    background: ${({ theme }) => theme.colors.sunken};
  }
  &[aria-selected='true'] {
    background: ${({ theme }) => theme.colors.brandSoft};
    @media (forced-colors: active) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
  ${({ theme }) => theme.media.touch} {
    min-height: 44px;
  }
`;

const Name = styled.span`
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
  align-items: center;
  overflow-wrap: anywhere;
  > svg {
    flex: none;
  }
`;

const Details = styled.span`
  display: block;
  overflow: hidden;
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const None = styled.p`
  position: absolute;
  z-index: 3;
  inset-block-start: 100%;
  inset-inline: 0;
  margin: 2px 0 0;
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[3]};
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.control};
  background: ${({ theme }) => theme.colors.surface};
  color: ${({ theme }) => theme.colors.muted};
`;
