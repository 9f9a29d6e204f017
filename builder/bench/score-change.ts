import type { ApplicationModel, Coverage } from '@tessera/shared/contracts';
import { type Entry } from './corpus';
import { readType, type Meant, type MeantFact } from './facts';
import { holds, isAnyType } from './holds';
import { likeness, Names } from './names';
import { reportOf } from './score-prompt';
import { unasked } from './unasked';

export type ChangeVerdict = 'right' | 'partly' | 'wrong' | 'asked' | 'refused';

export interface ChangeScore {
  readonly verdict: ChangeVerdict;
  readonly isRight: boolean;
  readonly faults: readonly string[];
}

export interface ChangeOutcome {
  readonly kind: string;
  readonly model: ApplicationModel;
  readonly coverage: readonly Coverage[];
}

type Becomes = Extract<MeantFact, { kind: 'becomes' }>;

const either = (text: string) => text.split('|').map((name) => name.trim());

/** Whether what was there is now what it was meant to become: told by the id, which stays. */
class Becoming {
  private readonly was: Names;
  private readonly is: Names;

  constructor(
    before: ApplicationModel,
    private readonly after: ApplicationModel,
  ) {
    this.was = new Names(before);
    this.is = new Names(after);
  }

  holds({ what, at, now }: Becomes): boolean {
    if (what === 'title') return either(now).includes(this.after.title);
    if (what === 'record') return isCalled(this.recordNow(at), now);
    if (what === 'option') return isCalled(this.optionNow(at), now);
    if (what === 'type') return this.isType(at, now);
    if (what === 'order') return this.isPlace(at, now);
    return isCalled(this.fieldNow(at)?.name, now);
  }

  private recordNow(at: string): string | undefined {
    const id = this.was.entity(at)?.id;
    return this.after.entities.find((entity) => entity.id === id)?.name;
  }

  private fieldNow(at: string) {
    const id = this.was.field(at)?.id;
    return this.after.entities.flatMap(({ fields }) => fields).find((field) => field.id === id);
  }

  private optionNow(at: string): string | undefined {
    const [field = '', label = ''] = at.split(/:\s*/);
    const id = this.was.field(field)?.options?.find((option) => likeness(option.label, label) === 1)?.id;
    return this.fieldNow(field)?.options?.find((option) => option.id === id)?.label;
  }

  private isType(at: string, now: string): boolean {
    const field = this.is.field(at) ?? this.fieldNow(at);
    const types = either(now).flatMap((text) => readType(text) ?? []);
    const range = types.find(({ min }) => min !== undefined);
    const isInRange = range === undefined || (field?.min === range.min && field?.max === range.max);
    return (
      field !== undefined &&
      isInRange &&
      isAnyType(field, { names: [field.name], isOptional: false, types }, this.is)
    );
  }

  private isPlace(at: string, place: string): boolean {
    const id = this.fieldNow(at)?.id ?? '';
    const entity = this.after.entities.find(({ fields }) => fields.some((field) => field.id === id));
    const order = entity?.fields.map((field) => field.id) ?? [];
    const index = order.indexOf(id);
    const [where = '', ...rest] = place.split(' ');
    if (where === 'first') return index === 0;
    if (where === 'last') return index === order.length - 1;
    const other = this.is.fieldOf(entity, rest.join(' '))?.id ?? '';
    return order.indexOf(other) === (where === 'after' ? index - 1 : index + 1);
  }
}

const isCalled = (name: string | undefined, now: string) =>
  name !== undefined && either(now).some((one) => likeness(one, name) === 1);

function isGone(fact: MeantFact, names: Names): boolean {
  if (fact.kind === 'record')
    return !names.model.entities.some(({ name }) => fact.names.some((one) => likeness(one, name) === 1));
  if (fact.kind !== 'field') return holds(fact, names) === false;
  const fields = names.entity(fact.at)?.fields ?? [];
  return !fields.some(({ name }) => fact.field.names.some((one) => likeness(one, name) === 1));
}

/** A new record has to have its fields. */
function hasFields(fact: MeantFact, names: Names): boolean {
  if (fact.kind !== 'record') return true;
  const entity = names.entity(fact.names[0] ?? '');
  return fact.fields.every((field) => {
    const found = field.names.map((name) => names.fieldOf(entity, name)).find((one) => one !== undefined);
    return found ? isAnyType(found, field, names) : field.isOptional;
  });
}

class ChangeScorer {
  private readonly now: Names;
  private readonly old: Names;
  private readonly becoming: Becoming;

  constructor(
    before: ApplicationModel,
    private readonly outcome: ChangeOutcome,
    private readonly isUnchanged: boolean,
  ) {
    this.now = new Names(outcome.model);
    this.old = new Names(before);
    this.becoming = new Becoming(before, outcome.model);
  }

  isMet({ sign, fact }: Meant): boolean {
    if (fact.kind === 'becomes') return this.becoming.holds(fact);
    if (fact.kind === 'missing')
      return this.isUnchanged || reportOf(fact.words, this.outcome.coverage).isReported;
    if (sign === '-') return holds(fact, this.old) === true && isGone(fact, this.now);
    return holds(fact, this.now) === true && hasFields(fact, this.now);
  }
}

/** An answer instead of a change: asked, refused, or nothing to be done. */
function scoreAnswer(meant: string, outcome: ChangeOutcome, isUnchanged: boolean): ChangeScore {
  const verdict = /^(?:asked|not_understood)$/.test(outcome.kind) ? 'asked' : 'refused';
  const isRight = isUnchanged && (meant !== 'ask' || verdict === 'asked');
  return { verdict: isUnchanged ? verdict : 'wrong', isRight, faults: isRight ? [] : [meant] };
}

/** Whether a message did what it means, and nothing else. */
export function scoreChange(entry: Entry, before: ApplicationModel, outcome: ChangeOutcome): ChangeScore {
  const isUnchanged = JSON.stringify(before) === JSON.stringify(outcome.model);
  const answer = entry.meant.find(({ fact }) => /^(?:ask|refuse|nothing)$/.test(fact.kind))?.fact.kind;
  if (answer !== undefined) return scoreAnswer(answer, outcome, isUnchanged);
  const scorer = new ChangeScorer(before, outcome, isUnchanged);
  const faults = entry.meant.filter((meant) => !scorer.isMet(meant)).map(({ line }) => line);
  if (isUnchanged) return { ...scoreAnswer('', outcome, true), isRight: faults.length === 0, faults };
  const extra = unasked(before, outcome.model, entry.meant);
  const isRight = faults.length === 0 && extra.length === 0;
  const isWrong = extra.length > 0 || faults.length === entry.meant.length;
  const all = [...faults, ...extra.map((line) => `unasked: ${line}`)];
  return { verdict: isRight ? 'right' : isWrong ? 'wrong' : 'partly', isRight, faults: all };
}
