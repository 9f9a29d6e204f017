import type { Field } from '@tessera/shared/contracts';
import { listsOf } from '../../meaning/lists';
import { moneyLeft } from '../../meaning/money-left';
import type { Trial } from './trial';
import { says, type Way, type Worked } from './words';

/** What is left: places that are free, money that is still owed. */

const PLACES =
  /\b(?:places|seats|capacity|max\w*|beds|spaces|limit|size|bought|edition|prescribed|entitlement|budget|target|n|allowed|promised|ordered|due)\b/i;
const TAKEN = /\b(?:used|sold|taken|booked|spent|received|checked|gone|signed up|filled|arrived|paid)\b/i;
const HEADS = /\b(?:persons?|people|heads|pax|seats|kids|places|party|number of)\b/i;

/** 'free seats', 'places left', 'still missing': what there is room for less what is taken, here or in what is linked. */
export const free: Way = (trial, worked) => {
  if (!says(worked, 'free left remaining available missing remain remains spare open')) return undefined;
  if (says(worked, '= - minus') || says(worked, 'pay owed')) return undefined;
  const whole = trial.named(PLACES, 'number');
  const taken = whole && trial.named(TAKEN, 'number', [whole.id]);
  const a = trial.as(whole, 'number');
  if (whole === undefined || a === undefined) return undefined;
  if (taken && !/^(?:boolean)$/.test(taken.type)) {
    const b = trial.as(taken, 'number');
    return b === undefined ? undefined : `${a} - ${b}`;
  }
  return lessLinked(trial, worked, whole, a);
};

/** Of two kinds of records the other one is what takes the places. */
function linkedNow(trial: Trial) {
  const [other, more] = trial.world.model.entities.filter(({ id }) => id !== trial.id);
  const isLinked = trial.entity.fields.some(({ reference }) => reference?.entity === other?.id);
  return other && !more && !isLinked && trial.link(other, trial.entity)
    ? listsOf(trial.entity, trial.world)
    : [];
}

function lessLinked(trial: Trial, worked: Worked, whole: Field, a: string): string | undefined {
  const kinds = worked.kinds.filter(({ entity }) => entity.id !== trial.id);
  const lists = listsOf(trial.entity, trial.world);
  const [one, more] = lists.length > 0 ? lists : linkedNow(trial);
  const list =
    lists.find(({ entity }) => kinds.some((kind) => kind.entity.id === entity.id)) ??
    (more ? undefined : one);
  if (!list) return undefined;
  const field = list.entity.fields.find(({ type, name }) =>
    whole.type === 'money' ? type === 'money' : HEADS.test(name) && (type === 'integer' || type === 'number'),
  );
  if (whole.type === 'money') return field && `${a} - sum(${field.id} in ${list.code})`;
  return field ? `${a} - sum(${field.id} in ${list.code})` : `${a} - count(${list.code})`;
}

export const stillToPay: Way = (trial, worked) => {
  if (!says(worked, 'left owe owes owed outstanding pay balance due remaining open missing'))
    return undefined;
  if (says(worked, 'days next date next months when')) return undefined;
  const left = moneyLeft(trial.entity, trial.world);
  if (left !== undefined) return left;
  const [one, other, more] = trial.numbers('money');
  return one && other && !more ? `${one.id} - ${other.id}` : undefined;
};
