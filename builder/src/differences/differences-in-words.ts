import type { ApplicationModel } from '@tessera/shared/contracts';
import { APPLICATION } from '../model/parts';
import { setSignIn } from '../operations/access-operations';
import {
  setAccent,
  setCurrency,
  setLogo,
  setLook,
  setMode,
  setWeekStart,
} from '../operations/application-operations';
import { entityDifferences } from './entity-differences';
import { partDifferences } from './part-differences';
import { compareLists, isSame } from './same';
import { saidBy } from './step';

/**
 * How two models of one application differ, one sentence a difference, in the words of the receipts (PRJ-03). Whatever way led
 * from one to the other: what was added and taken away in between is not spoken of.
 */
export function differencesInWords(before: ApplicationModel, after: ApplicationModel): string[] {
  const said = [
    ...titleOf(before, after),
    ...tablesOf(before, after),
    ...partDifferences(before, after, 'metric', APPLICATION),
    ...partDifferences(before, after, 'page', APPLICATION),
    ...blocksOf(before, after),
    ...signInOf(before, after),
    ...lookOf(before, after),
    ...formatOf(before, after),
  ];
  return [...new Set(said)];
}

function titleOf(before: ApplicationModel, after: ApplicationModel): string[] {
  return before.title === after.title ? [] : [`title changed from ${before.title} to ${after.title}`];
}

function tablesOf(before: ApplicationModel, after: ApplicationModel): string[] {
  const { added, removed, kept, isReordered } = compareLists(before.entities, after.entities);
  return [
    ...added.map(({ name, fields }) => {
      const noun = fields.length === 1 ? 'field' : 'fields';
      return `table ${name} added with ${String(fields.length)} ${noun}`;
    }),
    ...removed.map(({ name }) => `table ${name} removed`),
    ...kept.flatMap(([was, is]) => entityDifferences(before, after, was, is)),
    ...(isReordered ? ['the order of the tables changed'] : []),
  ];
}

/** Those of pages that are in both: a page comes and goes with its blocks. */
function blocksOf(before: ApplicationModel, after: ApplicationModel): string[] {
  const { kept } = compareLists(before.pages, after.pages);
  return kept.flatMap(([, { id }]) => partDifferences(before, after, 'block', id));
}

function signInOf(before: ApplicationModel, after: ApplicationModel): string[] {
  const { signIn = null } = after;
  return saidBy(
    isSame(before.signIn ?? null, signIn)
      ? undefined
      : () => setSignIn(before, { kind: 'setSignIn', signIn }),
    'who may sign in changed',
  );
}

function lookOf(before: ApplicationModel, after: ApplicationModel): string[] {
  const { mode, accent, icon = null, radius, density, font, navigation } = after.theme;
  const { mode: _, accent: _accent, logo: logoBefore = null, ...look } = before.theme;
  const { mode: _mode, accent: _now, logo = null, ...looksNow } = after.theme;
  return [
    ...saidBy(
      before.theme.mode === mode ? undefined : () => setMode(before, { kind: 'setMode', mode }),
      'the theme changed',
    ),
    ...saidBy(
      before.theme.accent === accent
        ? undefined
        : () => setAccent(before, { kind: 'setAccent', accent, words: accent }),
      'the accent colour changed',
    ),
    ...saidBy(
      isSame(look, looksNow)
        ? undefined
        : () => setLook(before, { kind: 'setLook', look: { icon, radius, density, font, navigation } }),
      'the look changed',
    ),
    ...saidBy(
      logoBefore === logo ? undefined : () => setLogo(before, { kind: 'setLogo', logo }),
      'the logo changed',
    ),
  ];
}

function formatOf(before: ApplicationModel, after: ApplicationModel): string[] {
  const { currency, weekStart = null } = after.format;
  return [
    ...saidBy(
      before.format.currency === currency
        ? undefined
        : () => setCurrency(before, { kind: 'setCurrency', currency }),
      'the currency changed',
    ),
    ...saidBy(
      (before.format.weekStart ?? null) === weekStart
        ? undefined
        : () => setWeekStart(before, { kind: 'setWeekStart', weekStart }),
      'the first day of the week changed',
    ),
  ];
}
