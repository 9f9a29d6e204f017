import type { ApplicationModel, Entity, Field, Sample } from '@tessera/shared/contracts';
import { entityOf, withEntity } from '../model/edit-model';
import type { IdSource } from '../model/ids';
import { inSentence } from '../words/casing';
import { listOf, nameKey, shorten } from '../words/text';
import { namesInCell, recordsByName } from './linked-columns';
import type { Room } from './room';

/** What is longer than that is a text, and no name of a record. */
const LONGEST_NAME = 200;

/** How much may be made. */
interface Bounds {
  /** Records of one entity, with those that are there. */
  readonly most: number;
  readonly room: Room;
}

/** Names that a file gives and no record has. */
interface NotThere {
  readonly target: string;
  readonly names: ReadonlyMap<string, string>;
}

/** What of an entity is made by its name alone: nothing else has to be filled in. */
function nameField({ fields, labelField }: Entity) {
  const label = fields.find(({ id }) => id === labelField);
  const isTyped = label?.computed === undefined && /^(?:text|longtext|person)$/.test(label?.type ?? '');
  const isEnough = fields.every(
    ({ id, required, computed }) => id === labelField || !required || computed !== undefined,
  );
  return isTyped && isEnough ? label : undefined;
}

/** Finds the records that a file names, and makes those that are not there yet. */
export class NamedRecords {
  private readonly known = new Map<string, Map<string, string>>();
  private readonly made: { readonly target: string; readonly name: string; readonly sample: Sample }[] = [];
  private readonly lost: { readonly target: string; readonly name: string }[] = [];

  constructor(
    private readonly model: ApplicationModel,
    private readonly ids: IdSource,
    private readonly bounds: Bounds,
  ) {}

  /** The id of the record of that name; undefined where there is none and none can be made. */
  private idOf(target: string, name: string): string | undefined {
    const entity = entityOf(this.model, target);
    if (!entity) return undefined;
    const known = this.known.get(target) ?? new Map(recordsByName(entity));
    this.known.set(target, known);
    const id = known.get(nameKey(name)) ?? this.make(entity, name);
    if (id !== undefined) known.set(nameKey(name), id);
    return id;
  }

  private make(entity: Entity, name: string): string | undefined {
    const label = nameField(entity);
    const count = entity.samples.length + this.made.filter(({ target }) => target === entity.id).length;
    const { most, room } = this.bounds;
    const isName = label !== undefined && name.length <= LONGEST_NAME;
    if (!isName || count >= most || !room.take({ [label.id]: name })) {
      this.lost.push({ target: entity.id, name });
      return undefined;
    }
    const sample: Sample = { id: this.ids.node('s'), values: { [label.id]: name }, isOwn: true };
    this.made.push({ target: entity.id, name, sample });
    return sample.id;
  }

  /** What a cell means in a link; undefined where it names nothing. */
  valueOf({ reference, many }: Field, cell: string): Sample['values'][string] | undefined {
    const names = (many === true ? namesInCell(cell) : [cell]).filter((name) => nameKey(name) !== '');
    const ids = names.flatMap((name) => this.idOf(reference?.entity ?? '', name) ?? []);
    return many === true && ids.length > 0 ? [...new Set(ids)] : ids[0];
  }

  /** Of what was made. */
  madeIds(): string[] {
    return this.made.map(({ sample }) => sample.id);
  }

  /** The model with what was made. */
  added(model: ApplicationModel): ApplicationModel {
    return this.made.reduce((rest, { target, sample }) => {
      const entity = entityOf(rest, target);
      return entity ? withEntity(rest, { ...entity, samples: [...entity.samples, sample] }) : rest;
    }, model);
  }

  /** What to tell of a model that has what could stay of it. */
  told(model: ApplicationModel): {
    readonly changes: readonly string[];
    readonly caveats: readonly string[];
  } {
    const left = new Set(model.entities.flatMap(({ samples }) => samples.map(({ id }) => id)));
    const isLeft = ({ sample }: { readonly sample: Sample }) => left.has(sample.id);
    const lost = [...this.lost, ...this.made.filter((one) => !isLeft(one))];
    return {
      changes: byTarget(this.made.filter(isLeft)).map(
        ({ target, names }) =>
          `${listed(names)} added to ${plural(model, target)}, which had no record of ${names.size === 1 ? 'that name' : 'those names'}`,
      ),
      caveats: byTarget(lost).map(
        ({ target, names }) =>
          `No record of ${plural(model, target)} is called ${listed(names, 'or')}, so nothing is linked there`,
      ),
    };
  }
}

function byTarget(all: readonly { readonly target: string; readonly name: string }[]): NotThere[] {
  return [...new Set(all.map(({ target }) => target))].map((target) => ({
    target,
    names: new Map(
      all.filter((one) => one.target === target).map(({ name }) => [nameKey(name), shorten(name, 40)]),
    ),
  }));
}

const plural = (model: ApplicationModel, id: string) => inSentence(entityOf(model, id)?.plural ?? 'records');

/** The first few, and how many more. */
function listed(names: ReadonlyMap<string, string>, last = 'and'): string {
  const all = [...names.values()];
  return all.length <= 4
    ? listOf(all, last)
    : `${all.slice(0, 3).join(', ')} ${last} ${String(all.length - 3)} more`;
}
