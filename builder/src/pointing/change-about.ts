import { findPointedPart, type ApplicationModel, type RunSubject } from '@tessera/shared/contracts';
import { changeApplication } from '../change';
import { applyOperation } from '../operations/apply';
import type { Touched } from '../reading/world';
import type { ChangeResult } from '../types';
import { capitalise } from '../words/text';
import { pointedWish, type PointedWish } from './pointed-wish';
import { touchedBy } from './touched-by';

type Change = ReturnType<typeof changeApplication>;

/** As a message that points at nothing says it: 'make required', 'required'. */
const UNSAID = [
  (text: string) => text.replace(/^(\w+) /u, '$1 it '),
  (text: string) => `make it ${text}`,
  (text: string) => `it ${text}`,
];

/**
 * Changes an application by a message about something that was pointed at (SCR-02): what its 'it' and 'this' mean. A message that
 * names other things is read as any other; one that the part makes no sense of as well.
 */
export function changeAbout(
  model: ApplicationModel,
  message: string,
  subject: RunSubject,
  spoken: Touched,
): Change {
  if (subject.kind === 'words') return aboutWords(model, message, subject.words, spoken);
  const part = findPointedPart(model, subject.part);
  if (!part) {
    const answer = 'What this message is about is not in the application any more, so nothing was changed.';
    return { kind: 'no_effect', answer, touched: spoken };
  }
  const touched = touchedBy(model, part.id);
  const wish = pointedWish(model, part, message);
  if (wish) return done(model, wish, touched);
  const read = changeApplication(model, message, touched);
  if (read.kind !== 'not_understood' || part.kind !== 'field') return read;
  return (
    understood(
      model,
      UNSAID.map((say) => say(message.trim())),
      touched,
    ) ?? read
  );
}

/** The model has nothing there: what was read stands for 'it' where the message is not understood without. */
function aboutWords(model: ApplicationModel, message: string, words: string, touched: Touched): Change {
  const read = changeApplication(model, message, touched);
  if (read.kind !== 'not_understood') return read;
  const named = message.replace(/\b(?:it|this|that)\b/iu, () => `"${words.replaceAll('"', '')}"`);
  return (named === message ? undefined : understood(model, [named], touched)) ?? read;
}

function understood(
  model: ApplicationModel,
  messages: readonly string[],
  touched: Touched,
): Change | undefined {
  for (const message of messages) {
    const read = changeApplication(model, message, touched);
    if (read.kind !== 'not_understood') return read;
  }
  return undefined;
}

function done(model: ApplicationModel, wish: PointedWish, touched: Touched): Change {
  const outcome = 'done' in wish ? wish : applyOperation(model, wish);
  if (!outcome.done) return { ...nothing(outcome.why), touched };
  const { change, converted, archived, assumption, blast } = outcome;
  return {
    kind: 'changed',
    model: outcome.model,
    modelChanges: [change],
    data: { converted: converted.map(full), archived: archived.map(full) },
    blast,
    assumptions: assumption === undefined ? [] : [full(assumption)],
    coverage: [],
    answer: full(change),
    touched,
  };
}

function nothing(why: string): ChangeResult {
  return { kind: 'no_effect', answer: `${capitalise(why).replace(/\.$/u, '')}, so nothing was changed.` };
}

const full = (text: string) => `${capitalise(text).replace(/\.+$/u, '')}.`;
