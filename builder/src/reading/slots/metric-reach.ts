import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { applyOperation } from '../../operations/apply';
import type { Operation } from '../../operations/operation';
import { singular } from '../../words/inflect';
import { draftField } from '../../words/field-draft';
import { nameKey } from '../../words/text';
import { linkOutcome } from '../rules/link-operations';
import type { World } from '../world';
import type { MetricSaid } from './metric-cut';
import { fieldBy } from './metric-group';
import { measureOf } from './metric-measure';
import { contentOf } from './metric-names';

/** Groups that a record does not name itself: 'lessons per student' links lessons to students, 'faults per district' looks through links. */

/** How well a kind of record is what the figure is of, whatever it is told apart by; 0 where it is not. */
function fitOf(said: MetricSaid, entity: Entity, world: World): number {
  const content = contentOf({ ...said, groups: [] }, entity, world);
  const measure = content && measureOf({ ...said, groups: [] }, content, entity, world);
  if (!content || !measure || content.left.length > 1) return 0;
  const own = content.names.mentions.filter((one) => one.kind !== 'entity' || one.entity === entity).length;
  const others = content.names.mentions.length - own;
  const isOf = 'retype' in measure || measure.field !== undefined;
  return own > 0 || isOf ? Math.max(0, 2 * own + (isOf ? 2 : 0) - 2 * others - content.left.length) : 0;
}

function entityOf(words: readonly Token[], world: World): Entity | undefined {
  const key = singular(nameKey(words[0]?.text ?? ''));
  return world.model.entities.find(({ name, plural }) =>
    [name, plural].some((one) => singular(nameKey(one)) === key),
  );
}

interface Way {
  readonly path: string;
  readonly field: Field;
}

const textBy = (token: Token, { fields }: Entity) =>
  fieldBy(
    token,
    fields.filter(({ type }) => type === 'text'),
  );

/** A text that lies behind one link or two. */
function wayTo(token: Token, entity: Entity, world: World, depth = 2): Way | undefined {
  for (const link of entity.fields) {
    const other = world.model.entities.find(({ id }) => id === link.reference?.entity);
    if (!other || link.many === true || other === entity) continue;
    const field = textBy(token, other);
    if (field) return { path: `${link.id}.${field.id}`, field };
    const further = depth > 1 ? wayTo(token, other, world, depth - 1) : undefined;
    if (further) return { ...further, path: `${link.id}.${further.path}` };
  }
  return undefined;
}

/** A field that shows what lies behind the link: by such a field records can be told apart. */
function shownThrough(token: Token, entity: Entity, world: World): readonly Operation[] | undefined {
  const way = wayTo(token, entity, world);
  if (!way) return undefined;
  const draft = draftField(way.field.name, { type: 'text' }, token.text, entity.name);
  const add: Operation = { kind: 'addField', entity: entity.id, draft };
  const done = applyOperation(world.model, add);
  const after = done.done ? done.model.entities.find(({ id }) => id === entity.id) : undefined;
  const fresh = after?.fields.find(({ id }) => !entity.fields.some((field) => field.id === id));
  return fresh && [add, { kind: 'setComputed', field: fresh.id, computed: way.path }];
}

/** What has to be added so that the figure can be told apart by a group that it has not; undefined where none is missing. */
export function reached(said: MetricSaid, world: World): readonly Operation[] | undefined {
  const words = said.groups.find(([first]) => first !== undefined);
  const [token] = words ?? [];
  if (!words || !token) return undefined;
  const to = entityOf(words, world);
  const [best] = world.model.entities
    .filter((entity) => entity !== to)
    .map((entity) => ({ entity, fit: fitOf(said, entity, world) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit);
  if (!best) return undefined;
  const through = shownThrough(token, best.entity, world);
  if (!to) return through;
  const outcome = linkOutcome({ from: best.entity, to, many: false }, world);
  return outcome && 'operations' in outcome ? outcome.operations : undefined;
}
