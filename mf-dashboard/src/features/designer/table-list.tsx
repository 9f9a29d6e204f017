import type { ApplicationModel, Entity, Field } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { Button, IconButton, Menu, type MenuItem } from '@tessera/shared/ui';
import { ChevronDown, ChevronRight, EllipsisVertical, KeyRound, Link2, Plus } from 'lucide-react';
import { typeLabel } from '../../lib/design/column-types';
import type { DesignAction } from '../../lib/design/design-draft';
import {
  About,
  Lists,
  Entry,
  Head,
  Opener,
  Body,
  Rows,
  Line,
  ColumnButton,
  Mark,
  Buttons,
} from './table-list.styles';

/** What the list asks for; each becomes a dialog or a change of the draft. */
export interface TableActions {
  readonly perform: (action: DesignAction) => void;
  readonly addColumn: (entity: Entity) => void;
  readonly addLink: (entity: Entity) => void;
  readonly changeColumn: (entity: Entity, field: Field) => void;
  readonly renameTable: (entity: Entity) => void;
}

interface TableListProps {
  projectId: string;
  model: ApplicationModel;
  /** The table that is open, by its id. */
  opened: string | undefined;
  onOpen: (id: string | undefined) => void;
  actions: TableActions;
}

/** All tables with their columns: the same as the canvas, for the keyboard, screen readers and phones. */
export function TableList({ projectId, model, opened, onOpen, actions }: TableListProps) {
  return (
    <Lists aria-label="Tables">
      {model.entities.map((entity) => (
        <TableEntry
          key={entity.id}
          {...{ projectId, model, entity, actions }}
          isOpen={entity.id === opened}
          onToggle={() => {
            onOpen(entity.id === opened ? undefined : entity.id);
          }}
        />
      ))}
    </Lists>
  );
}

interface TableEntryProps {
  projectId: string;
  model: ApplicationModel;
  entity: Entity;
  actions: TableActions;
  isOpen: boolean;
  onToggle: () => void;
}

function TableEntry({ projectId, model, entity, actions, isOpen, onToggle }: TableEntryProps) {
  const count = entity.fields.length;
  const place = model.entities.indexOf(entity);
  const menu: MenuItem[] = [
    {
      id: 'rename',
      label: 'Rename table',
      onSelect: () => {
        actions.renameTable(entity);
      },
    },
    {
      id: 'form',
      label: 'Open as a form',
      to: `${paths.tableCreate.to()}?project=${encodeURIComponent(projectId)}&table=${entity.id}`,
    },
    ...moves(place, model.entities.length, (to) => {
      actions.perform([{ kind: 'moveEntity', entity: entity.id, to }]);
    }),
    {
      id: 'remove',
      label: 'Remove table',
      tone: 'bad',
      onSelect: () => {
        actions.perform([{ kind: 'removeEntity', entity: entity.id }]);
      },
    },
  ];
  return (
    <Entry>
      <Head>
        <Opener type="button" aria-expanded={isOpen} onClick={onToggle}>
          {isOpen ? (
            <ChevronDown size={16} aria-hidden="true" />
          ) : (
            <ChevronRight size={16} aria-hidden="true" />
          )}
          <strong>{entity.plural}</strong>
          <small>
            {String(count)} {count === 1 ? 'column' : 'columns'}
          </small>
        </Opener>
        <More label={`More for ${entity.plural}`} items={menu} />
      </Head>
      {entity.description === undefined ? null : <About>{entity.description}</About>}
      {isOpen ? <Columns {...{ model, entity, actions }} /> : null}
    </Entry>
  );
}

function Columns({ model, entity, actions }: Pick<TableEntryProps, 'model' | 'entity' | 'actions'>) {
  return (
    <Body>
      <Rows aria-label={`Columns of ${entity.plural}`}>
        {entity.fields.map((field, place) => (
          <ColumnLine key={field.id} {...{ model, entity, field, place, actions }} />
        ))}
      </Rows>
      <Buttons>
        <Button
          size="small"
          icon={<Plus size={16} aria-hidden="true" />}
          onClick={() => {
            actions.addColumn(entity);
          }}
        >
          Add column
        </Button>
        <Button
          size="small"
          icon={<Link2 size={16} aria-hidden="true" />}
          onClick={() => {
            actions.addLink(entity);
          }}
        >
          Add link
        </Button>
      </Buttons>
    </Body>
  );
}

interface ColumnLineProps extends Pick<TableEntryProps, 'model' | 'entity' | 'actions'> {
  field: Field;
  place: number;
}

function ColumnLine({ model, entity, field, place, actions }: ColumnLineProps) {
  const isLabel = entity.labelField === field.id;
  const target = model.entities.find(({ id }) => id === field.reference?.entity);
  const perform = (action: DesignAction) => {
    actions.perform(action);
  };
  const menu: MenuItem[] = [
    {
      id: 'change',
      label: 'Change column',
      onSelect: () => {
        actions.changeColumn(entity, field);
      },
    },
    ...(isLabel
      ? []
      : [
          {
            id: 'label',
            label: 'Name records by it',
            onSelect: () => {
              perform([{ kind: 'setLabel', field: field.id }]);
            },
          },
        ]),
    ...moves(place, entity.fields.length, (to) => {
      perform([{ kind: 'moveField', field: field.id, to }]);
    }),
    {
      id: 'remove',
      label: 'Remove column',
      tone: 'bad',
      onSelect: () => {
        perform([{ kind: 'removeField', field: field.id }]);
      },
    },
  ];
  return (
    <Line>
      <ColumnButton
        type="button"
        onClick={() => {
          actions.changeColumn(entity, field);
        }}
      >
        <Mark>
          {isLabel ? <KeyRound size={14} aria-label="Names the record" /> : null}
          {target ? <Link2 size={14} aria-hidden="true" /> : null}
        </Mark>
        <span>{field.name}</span>
        <small>{describe(field, target)}</small>
      </ColumnButton>
      <More label={`More for ${field.name}`} items={menu} />
    </Line>
  );
}

/** 'Links to Customers, required'. */
function describe(field: Field, target: Entity | undefined): string {
  const kind = target ? `${field.many === true ? 'Several' : 'Links to'} ${target.plural}` : typeLabel(field);
  return [kind, field.required ? 'required' : '', field.unique === true ? 'unique' : '']
    .filter(Boolean)
    .join(', ');
}

function moves(place: number, count: number, move: (to: number) => void): MenuItem[] {
  return [
    {
      id: 'up',
      label: 'Move up',
      isDisabled: place === 0,
      onSelect: () => {
        move(place - 1);
      },
    },
    {
      id: 'down',
      label: 'Move down',
      isDisabled: place === count - 1,
      onSelect: () => {
        move(place + 1);
      },
    },
  ];
}

function More({ label, items }: { label: string; items: readonly MenuItem[] }) {
  return (
    <Menu
      align="end"
      label={label}
      trigger={
        <IconButton label={label} size="small">
          <EllipsisVertical size={16} strokeWidth={1.75} />
        </IconButton>
      }
      items={items}
    />
  );
}
