import { titleCase } from '../casing';
import { shorten } from '../text';
import { TITLE } from './sentence-patterns';
import type { PromptState } from './state';
import { pattern } from '../pattern';

const QUOTED_APP = pattern('iu')`
  (?<=^(?:[\w',-]+\s){0,6})"([^"\n]{2,60})"(?=
    \s+(?:web |mobile )?
    (?:app|application|tracker|log|journal|database|list|tool|manager|planner|diary)\b
  )
`;

/** 'Build a "Tool Shed" app …' names the application as 'called' does. */
export function extractQuotedTitle(text: string, state: PromptState): string {
  const match = QUOTED_APP.exec(text);
  if (!match?.[1]) return text;
  state.title = shorten(match[1].trim(), 60);
  state.claim({ phrase: match[0], asks: 'title', title: state.title });
  return `${text.slice(0, match.index)}${text.slice(match.index + match[0].length).trimStart()}`;
}

/** '… called Riffs' gives the application its title; answers the text without those words. */
export function extractTitle(text: string, state: PromptState): string {
  const match = TITLE.exec(text);
  if (!match) return text;
  const quoted = match[1] ?? match[2];
  const raw = (quoted ?? match[3] ?? '').trim();
  const isPlausible =
    quoted !== undefined ||
    (/^\p{Lu}|^\d/u.test(raw) && raw.split(' ').length <= 6) ||
    raw.split(' ').length <= 2;
  if (!raw || !isPlausible) return text;
  state.title = shorten(quoted === undefined ? titleCase(raw) : raw, 60);
  state.claim({ phrase: match[0], asks: 'title', title: state.title });
  return `${text.slice(0, match.index).trimEnd()} ${text.slice(match.index + match[0].length).trimStart()}`
    .replace(/ ([,.:;])/g, '$1')
    .trim();
}
