import { useMemo } from 'react';
import { nameOf } from '../data/entity';
import { sortRows } from '../data/query';
import type { Entity, Row } from '../data/types';
import { BackIcon, NextIcon } from '../frame/icons';
import { hrefOf } from '../frame/router';
import { useRows, useStore } from '../frame/store-context';

/** The ids that a list showed last, in its order, are kept among the things of the visit under this and the entity's id. */
export const SHOWN = 'shown/';

/** Leads to the records before and after this one, as the list showed them. */
export function Neighbours({ entity, row }: { readonly entity: Entity; readonly row: Row }) {
  const [before, after] = useNeighbours(entity, row);
  if (!before && !after) return null;
  return (
    <nav className="neighbours" aria-label={`Other ${entity.plural}`}>
      <NeighbourLink entity={entity} row={before} word="Previous" />
      <NeighbourLink entity={entity} row={after} word="Next" />
    </nav>
  );
}

function useNeighbours(entity: Entity, row: Row): readonly [Row | undefined, Row | undefined] {
  const { visit } = useStore();
  const rows = useRows(entity);
  return useMemo(() => {
    const shown = visit.get(`${SHOWN}${entity.id}`) as readonly string[] | undefined;
    const byId = new Map(rows.map((one) => [one.id, one]));
    const listed = shown?.includes(row.id)
      ? shown.flatMap((id) => byId.get(id) ?? [])
      : sortRows(rows, entity.sort.field, entity.sort.direction);
    const place = listed.findIndex(({ id }) => id === row.id);
    return [listed[place - 1], listed[place + 1]];
  }, [visit, entity, rows, row.id]);
}

interface NeighbourLinkProps {
  readonly entity: Entity;
  readonly row: Row | undefined;
  readonly word: 'Previous' | 'Next';
}

function NeighbourLink({ entity, row, word }: NeighbourLinkProps) {
  const icon = word === 'Previous' ? <BackIcon /> : <NextIcon />;
  if (!row) {
    return (
      <span className="icon-button" aria-hidden="true" data-off="">
        {icon}
      </span>
    );
  }
  const name = `${word}: ${nameOf(entity, row)}`;
  return (
    <a className="icon-button" href={hrefOf(entity.path, 'detail', row.id)} aria-label={name} title={name}>
      {icon}
    </a>
  );
}
