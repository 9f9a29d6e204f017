import type { DataPlace, Version } from '@tessera/shared/contracts';
import { Badge, Button, CheckboxField, formatNumber, RelativeTime, VisuallyHidden } from '@tessera/shared/ui';
import { Pin } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { EditableName } from '../../lib/editable-name';
import type { VersionLeads } from '../../lib/version-leads';
import type { VersionActions } from './version-actions';
import { VersionMenu } from './version-menu';

export interface VersionRowProps {
  version: Version;
  newest: Version;
  hasBefore: boolean;
  dataPlace: DataPlace | undefined;
  isShown: boolean;
  /** To be compared. */
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
  actions: VersionActions;
  leads: VersionLeads;
}

/** Moves the focus to the version above or below. */
function focusNeighbour(row: HTMLElement | null, direction: 'next' | 'previous'): void {
  const sibling = direction === 'next' ? row?.nextElementSibling : row?.previousElementSibling;
  sibling?.querySelector<HTMLElement>('[data-version]')?.focus();
}

function handleKey(event: KeyboardEvent, row: HTMLElement | null, startNaming: () => void): void {
  const keys: Partial<Record<string, () => void>> = {
    ArrowDown: () => {
      focusNeighbour(row, 'next');
    },
    ArrowUp: () => {
      focusNeighbour(row, 'previous');
    },
    F2: startNaming,
  };
  const action = keys[event.key];
  if (!action) return;
  event.preventDefault();
  action();
}

/** One version: what it is, and what can be done with it. */
export function VersionRow(props: VersionRowProps) {
  const { version, newest, hasBefore, dataPlace, isShown, isTicked, onTick, actions, leads } = props;
  const row = useRef<HTMLLIElement>(null);
  const title = useRef<HTMLButtonElement>(null);
  const [isNaming, setIsNaming] = useState(false);
  const called = `v${String(version.number)}`;
  const startNaming = () => {
    setIsNaming(true);
  };

  const look = () => {
    actions.preview(version);
  };

  return (
    <Item ref={row} aria-current={isShown || undefined}>
      <Tick>
        <CheckboxField
          label={<VisuallyHidden>{`Compare ${called}`}</VisuallyHidden>}
          checked={isTicked}
          onChange={(event) => {
            onTick(event.target.checked);
          }}
        />
      </Tick>
      <Words>
        {isNaming ? (
          <Naming>
            <EditableName
              name={version.name ?? ''}
              label={`Name of ${called}`}
              isEmptyAllowed
              onRename={(name) => actions.name(version, name === '' ? null : name)}
              onDone={(isFocusHere) => {
                flushSync(() => {
                  setIsNaming(false);
                });
                if (isFocusHere) title.current?.focus();
              }}
            />
          </Naming>
        ) : (
          <Title
            ref={title}
            type="button"
            data-version={version.number}
            onKeyDown={(event) => {
              handleKey(event, row.current, startNaming);
            }}
            onClick={look}
          >
            <strong>{called}</strong> {version.name ?? version.note}
          </Title>
        )}
        <Facts version={version} isNewest={version.id === newest.id} />
      </Words>
      <Actions>
        <Look size="small" variant="quiet" onClick={look}>
          Preview
        </Look>
        <VersionMenu {...{ version, newest, hasBefore, dataPlace, actions, leads }} onRename={startNaming} />
      </Actions>
    </Item>
  );
}

function Facts({ version, isNewest }: { version: Version; isNewest: boolean }) {
  const { name, note, at, checks, pinned, live } = version;
  return (
    <Quiet>
      {name === null || note === '' ? null : <Note>{note}</Note>}
      <span>
        {originInWords(version)} · <RelativeTime at={at} />
        {checks ? ` · ${checksInWords(checks)}` : ''}
      </span>
      {checks && checks.failed > 0 ? (
        <Badge tone="bad">{`${formatNumber(checks.failed)} failing`}</Badge>
      ) : null}
      {isNewest ? <Badge>Newest</Badge> : null}
      {live ? <Badge tone="gold">Live</Badge> : null}
      {pinned ? <Badge icon={<Pin size={12} strokeWidth={1.75} aria-hidden="true" />}>Pinned</Badge> : null}
    </Quiet>
  );
}

/** Who made it, or where it came from. */
function originInWords({ author, origin }: Version): string {
  if (origin === 'pull') return 'Pulled from GitHub';
  if (origin === 'import') return 'Imported';
  return author === 'user' ? 'You' : 'Builder';
}

function checksInWords({ passed, failed, untried }: NonNullable<Version['checks']>): string {
  return `${formatNumber(passed)} of ${formatNumber(passed + failed + untried)} checks passing`;
}

const Item = styled.li`
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
  align-items: center;
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[3]};
  border-bottom: 1px solid ${({ theme }) => theme.colors.line};
  &[aria-current] {
    border-radius: ${({ theme }) => theme.radii.control};
    background: ${({ theme }) => theme.colors.brandSoft};
  }
`;

const Tick = styled.div`
  flex: none;
  label {
    gap: 0;
  }
  ${({ theme }) => theme.media.touch} {
    label {
      justify-content: center;
      width: 44px;
    }
  }
`;

const Words = styled.div`
  display: flex;
  flex: 1 1 200px;
  flex-direction: column;
  gap: 2px;
  min-width: 0;
`;

const Naming = styled.div`
  display: flex;
  align-items: center;
  min-height: 32px;
`;

const Title = styled.button`
  min-height: 32px;
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radii.control};
  background: none;
  color: ${({ theme }) => theme.colors.text};
  font: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  strong {
    font-variant-numeric: tabular-nums;
  }
  &:hover {
    text-decoration: underline;
  }
  ${({ theme }) => theme.media.touch} {
    min-height: 44px;
  }
`;

const Quiet = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px ${({ theme }) => theme.space[2]};
  align-items: center;
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
  font-variant-numeric: tabular-nums;
`;

const Note = styled.span`
  width: 100%;
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex: none;
  gap: ${({ theme }) => theme.space[1]};
  align-items: center;
`;

/* The words of the row do the same; where there is little room they are enough. */
const Look = styled(Button)`
  ${({ theme }) => theme.media.phone} {
    display: none;
  }
`;
