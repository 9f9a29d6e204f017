import type { ApplicationModel } from '@tessera/shared/contracts';
import { affectedBehaviours } from './affected';
import type { Behaviour } from './behaviour';
import { behavioursOf } from './behaviours-of';

/**
 * In which order promises are tried, as there may be no time for all of them: what this is about, then what every
 * application stands on, then what lies next to the change, then the others. Among equals what tells most goes first.
 */

/** What is known of why an application is tried. */
export interface Occasion {
  /** The application as it was; none before its first version. */
  readonly before?: ApplicationModel | undefined;
  /** The ids of behaviours that somebody asked for in words. */
  readonly asked?: ReadonlySet<string> | undefined;
}

/** Without these nothing else of an application can be used. */
const CORE: ReadonlySet<string> = new Set(['opens', 'add', 'edit', 'delete']);

/** The kinds of promises, the most telling first. Those at the end open the application anew, which takes the longest. */
export const KINDS: readonly string[] = [
  'opens',
  'add',
  'edit',
  'delete',
  'shows',
  'computed',
  'refused',
  'does',
  'required',
  'filters',
  'marks',
  'order',
  'search',
  'move',
  'listed',
  'onDelete',
  'unique',
  'bounds',
  'toggled',
  'follows',
  'kept',
  'removed',
];

export function inTrialOrder(model: ApplicationModel, { before, asked }: Occasion = {}): Behaviour[] {
  const behaviours = behavioursOf(model);
  const affected = before ? affectedBehaviours(before, model) : new Set<string>();
  const distanceOf = distances(model, before, affected);
  const rankOf = (behaviour: Behaviour): number => {
    const { id } = behaviour;
    if (affected.has(id) || asked?.has(id) === true) return 0;
    return CORE.has(kindOf(id)) ? 1 : 2 + distanceOf(behaviour);
  };
  return behaviours
    .map((behaviour) => ({ behaviour, rank: rankOf(behaviour), place: KINDS.indexOf(kindOf(behaviour.id)) }))
    .sort((a, b) => a.rank - b.rank || a.place - b.place)
    .map(({ behaviour }) => behaviour);
}

/** `add` of `e1.add`. */
export function kindOf(id: string): string {
  return id.split('.')[1] ?? '';
}

/** How far a promise is from the change: 0 about the same records, 1 about records that are linked with them, 2 others. */
function distances(
  model: ApplicationModel,
  before: ApplicationModel | undefined,
  affected: ReadonlySet<string>,
): (behaviour: Behaviour) => number {
  if (!before) return () => 0;
  const owners = new Map([...ownersIn(before), ...ownersIn(model)]);
  const ownersOf = ({ nodes }: Behaviour) => nodes.flatMap((node) => owners.get(node) ?? []);
  const changed = [...behavioursOf(before), ...behavioursOf(model)].filter(({ id }) => affected.has(id));
  const same = new Set(changed.flatMap(ownersOf));
  const linked = new Set(
    model.entities.flatMap(({ id, fields }) =>
      fields.flatMap(({ reference }) => {
        if (!reference) return [];
        return [...(same.has(id) ? [reference.entity] : []), ...(same.has(reference.entity) ? [id] : [])];
      }),
    ),
  );
  return (behaviour) => {
    const own = ownersOf(behaviour);
    if (own.some((id) => same.has(id))) return 0;
    return own.some((id) => linked.has(id)) ? 1 : 2;
  };
}

/** The entity that each node belongs to. */
function ownersIn({ entities, metrics }: ApplicationModel): [string, string][] {
  return [
    ...entities.flatMap((entity) => {
      const { fields, views, filters, rules, badges, actions } = entity;
      const nodes = [[entity], fields, views, filters, rules, badges, actions].flat();
      return nodes.map(({ id }): [string, string] => [id, entity.id]);
    }),
    ...metrics.map(({ id, entity }): [string, string] => [id, entity]),
  ];
}
