import type { Entity } from '@tessera/shared/contracts';
import { Badge, Button, CheckboxField, Table, useIsPhone } from '@tessera/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import type { DatabaseSettings } from './database-settings.store';
import { RIGHTS } from '../../lib/visitor-rights';
import { CHOICES, nameOfRight, personalMark, rightsOf, type RightsDraft } from './visitor-rights';

interface VisitorsTableProps {
  settings: DatabaseSettings;
  entities: readonly Entity[];
  rights: RightsDraft;
}

/** The tables of a project with what visitors may do with each; on a phone each is a card. */
export function VisitorsTable({ settings, entities, rights }: VisitorsTableProps) {
  const isPhone = useIsPhone();
  return (
    <>
      <Hint>
        Anyone who opens the live app, without signing in. Whoever may change or delete records may read them,
        too.
      </Hint>
      <ForAll settings={settings} />
      {isPhone ? (
        <Cards>
          {entities.map((entity) => (
            <TableCard key={entity.id} settings={settings} entity={entity} rights={rights} />
          ))}
        </Cards>
      ) : (
        <Table
          caption="What visitors may do with each table"
          rows={entities}
          rowKey={({ id }) => id}
          columns={[
            { id: 'table', header: 'Table', cell: (entity) => <Name entity={entity} /> },
            ...RIGHTS.map(({ right, label }) => ({
              id: right,
              header: label,
              cell: (entity: Entity) => (
                <RightBox settings={settings} entity={entity} rights={rights} right={right} label={label} />
              ),
            })),
          ]}
        />
      )}
    </>
  );
}

/** One choice for all tables. */
function ForAll({ settings }: Pick<VisitorsTableProps, 'settings'>) {
  const id = useId();
  return (
    <Choices role="group" aria-labelledby={id}>
      <span id={id}>For all tables</span>
      {CHOICES.map(({ label, rights }) => (
        <Button
          key={label}
          size="small"
          onClick={() => {
            settings.chooseForAll(rights);
          }}
        >
          {label}
        </Button>
      ))}
    </Choices>
  );
}

interface OneTable {
  settings: DatabaseSettings;
  entity: Entity;
  rights: RightsDraft;
}

function TableCard(one: OneTable) {
  return (
    <CardRoot>
      <Name entity={one.entity} />
      <Boxes>
        {RIGHTS.map(({ right, label }) => (
          <RightBox key={right} {...one} right={right} label={label} isLabelShown />
        ))}
      </Boxes>
    </CardRoot>
  );
}

interface RightBoxProps extends OneTable {
  right: (typeof RIGHTS)[number]['right'];
  label: string;
  /** Where no column's head says it. */
  isLabelShown?: boolean | undefined;
}

function RightBox({ settings, entity, rights, right, label, isLabelShown = false }: RightBoxProps) {
  return (
    <CheckboxField
      label={isLabelShown ? label : ''}
      aria-label={nameOfRight(entity, label)}
      checked={rightsOf(entity, rights)[right]}
      onChange={({ target }) => {
        settings.tick(entity, right, target.checked);
      }}
    />
  );
}

function Name({ entity }: { entity: Entity }) {
  const mark = personalMark(entity);
  return (
    <NameRow>
      <strong>{entity.plural}</strong>
      {mark === undefined ? null : <Badge tone="warn">{mark}</Badge>}
    </NameRow>
  );
}

const Hint = styled.p`
  color: ${({ theme }) => theme.colors.muted};
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  > span {
    margin-inline-end: ${({ theme }) => theme.space[1]};
    color: ${({ theme }) => theme.colors.muted};
  }
  ${({ theme }) => theme.media.phone} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    > span {
      grid-column: 1 / -1;
    }
  }
`;

const NameRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[2]};
  min-width: 0;
  strong {
    overflow-wrap: anywhere;
    font-weight: ${({ theme }) => theme.weights.medium};
  }
`;

const Cards = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  padding: 0;
  list-style: none;
`;

const CardRoot = styled.li`
  padding: ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[4]};
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.surface};
`;

const Boxes = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  margin-top: ${({ theme }) => theme.space[1]};
`;
