import { lowerWhenShouted } from '../../words/casing';
import { capitalise, shorten } from '../../words/text';
import { sentenceCase } from '../../words/casing';

const LONGEST = 40;

/** Words as the name of a field on a form: sentence case, names of people as they were written. */
export function formName(said: string): string {
  const text = lowerWhenShouted(said.trim().replace(/^[-–—:,.\s]+|[\s:,.;?!–—-]+$/g, ''));
  const others = text.split(' ').slice(1);
  const capitals = others.filter((word) => /^\p{Lu}/u.test(word)).length;
  // 'what Trevor said' keeps its name, 'Date Of Visit' is a matter of taste.
  const isMeant = capitals > 0 && capitals < others.length;
  return shorten(isMeant ? capitalise(text) : sentenceCase(text), LONGEST);
}
