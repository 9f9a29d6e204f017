import type { ApplicationModel, Entity } from '@tessera/shared/contracts';
import { MarkerType, type Edge } from '@xyflow/react';
import type { Place } from './arrange-tables';
import type { TableNodeType } from './table-node';

/** 'Orders, 5 columns, links to Customers': what a table on the canvas is called for whoever does not see it. */
export function nameOfTable(model: ApplicationModel, { plural, fields }: Entity): string {
  const targets = new Set(fields.flatMap(({ reference }) => reference?.entity ?? []));
  const names = model.entities.filter(({ id }) => targets.has(id)).map((entity) => entity.plural);
  const count = `${String(fields.length)} ${fields.length === 1 ? 'column' : 'columns'}`;
  return [plural, count, ...(names.length > 0 ? [`links to ${names.join(', ')}`] : [])].join(', ');
}

export function nodesOf(
  model: ApplicationModel,
  places: ReadonlyMap<string, Place>,
  selected: string | undefined,
): TableNodeType[] {
  return model.entities.map((entity) => ({
    id: entity.id,
    type: 'table',
    position: places.get(entity.id) ?? { x: 0, y: 0 },
    data: { entity },
    selected: entity.id === selected,
    ariaLabel: nameOfTable(model, entity),
  }));
}

export function edgesOf({ entities }: ApplicationModel): Edge[] {
  return entities.flatMap(({ id: source, fields }) =>
    fields.flatMap(({ id, reference, many }) =>
      reference
        ? [
            {
              id,
              source,
              sourceHandle: id,
              target: reference.entity,
              targetHandle: 'table',
              type: 'smoothstep',
              focusable: false,
              markerEnd: { type: MarkerType.ArrowClosed, width: 16, height: 16, color: 'var(--design-edge)' },
              ...(many === true && { markerStart: { type: MarkerType.Arrow, color: 'var(--design-edge)' } }),
            },
          ]
        : [],
    ),
  );
}
