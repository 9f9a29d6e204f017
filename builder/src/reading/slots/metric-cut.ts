import type { Token } from '../../language/token';
import { chartSaid, type Shape } from '../figures/chart-words';
import {
  isNameIn,
  periodsIn,
  withoutLead,
  withoutPurpose,
  workedIn,
  type FigureSaid,
} from '../figures/figure-said';
import { cutPhrase, withoutPhrases } from '../figures/phrases';
import { cutSpan } from '../figures/spans';
import { SHOWN } from '../figures/words';
import type { World } from '../world';
import {
  DRAWN,
  EXTREMES,
  KINDS_OF_YEAR,
  LIKE_PERIODS,
  MOST,
  SHARES,
  SPELLED,
  WHICH,
  WHO,
} from './metric-words';

/** A clause that is known to wish for a figure, taken apart. */
export interface MetricSaid extends FigureSaid {
  /** A part of all in percent. */
  readonly isShare: boolean;
  /** Who or what comes first. */
  readonly isRanked: boolean;
  /** 'who': told apart by whoever does it. */
  readonly isWho: boolean;
  /** One against the other. */
  readonly isVersus: boolean;
  /** 'which place pays best' */
  readonly isWhich: boolean;
  /** 'deepest', which names what it is of. */
  readonly extreme?: string;
}

const MOST_TOKENS = 60;
const PERIOD = /^(?:day|week|month|quarter|year)s?$/;

const as = (token: Token, key: string): Token => ({ ...token, text: key, key, lemma: key });

/** Words as the figures know them: 'calls/day', 'per tax year', 'each winter'. */
function plain(clause: readonly Token[], isName: (tokens: readonly Token[]) => boolean): readonly Token[] {
  return clause.slice(0, MOST_TOKENS).flatMap((token, at): readonly Token[] => {
    const next = clause[at + 1];
    if (isSilent(token, next, isName)) return [];
    if (token.key === '/' && next) return [{ ...as(token, 'per'), tag: 'preposition' }];
    return [isName([token]) ? token : spelled(token, clause[at - 1]?.key ?? '')];
  });
}

/** 'Annual' of a report, 'tax' of a year; 'record' is the largest, 'recorded' says nothing. */
const isSilent = (token: Token, next: Token | undefined, isName: (tokens: readonly Token[]) => boolean) =>
  (token.key === 'annual' && /^reports?$/.test(next?.key ?? '')) ||
  (KINDS_OF_YEAR.has(token.key) && PERIOD.test(next?.key ?? '')) ||
  (/^(?:recorded|records)$/.test(token.key) && !isName([token])) ||
  (token.tag === 'mark' && /^[()!?"“”:]$/.test(token.key));

function spelled(token: Token, before: string): Token {
  const other = SPELLED.get(token.key);
  if (other !== undefined) return as(token, other);
  const period = LIKE_PERIODS.get(token.lemma);
  const isPeriod = /^(?:per|each|a|by|this|last|\/)$/.test(before);
  return period !== undefined && isPeriod ? { ...as(token, period), tag: 'noun' } : token;
}

function drawnIn(tokens: readonly Token[], isName: (tokens: readonly Token[]) => boolean) {
  const said = chartSaid(tokens, isName);
  const rest = said?.rest ?? tokens;
  const at = rest.findIndex((token) => DRAWN.has(token.key) && !isName([token]));
  const lone = at < 0 ? undefined : DRAWN.get(rest[at]?.key ?? '');
  const shape: Shape | undefined = said?.shape ?? (lone === 'any' ? undefined : lone);
  return {
    isChart: said !== undefined || lone !== undefined,
    ...(shape && { shape }),
    rest: lone === undefined ? rest : rest.filter((_, index) => index !== at),
  };
}

const firstOf = (tokens: readonly Token[], isWanted: (token: Token) => boolean) => tokens.find(isWanted)?.key;

/** Takes a clause apart by the words that say what kind of figure it is. */
export function metricSaid(clause: readonly Token[], world: World): MetricSaid {
  const isName = isNameIn(world);
  const telling = withoutPhrases(withoutPurpose(withoutLead(plain(clause, isName))), SHOWN);
  const drawn = drawnIn(telling, isName);
  const { periods, rest: timeless } = periodsIn(drawn.rest);
  const spanned = cutSpan(timeless);
  const told = spanned?.rest ?? timeless;
  const isOwn = (token: Token) => isName([token]);
  const share = cutPhrase(told, SHARES);
  const shared = share && !isOwn(told[share.at] ?? as(told[0] as Token, '')) ? share : undefined;
  const rest = shared?.rest ?? told;
  const extreme = firstOf(rest, (token) => EXTREMES.has(token.key) && !isOwn(token));
  return {
    ...workedIn(rest.filter((token) => !(MOST.has(token.key) && !isOwn(token)))),
    isChart: drawn.isChart,
    ...(drawn.shape && { shape: drawn.shape }),
    periods,
    ...(spanned && { span: spanned.span }),
    isShare: shared !== undefined,
    isRanked: rest.some((token) => MOST.has(token.key) && !isOwn(token)),
    isVersus: rest.some(({ key }) => key === 'vs'),
    isWhich: rest.some((token) => WHICH.has(token.key)),
    isWho: rest.some((token) => WHO.has(token.key)),
    ...(extreme !== undefined && { extreme }),
  };
}
