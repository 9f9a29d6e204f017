import { findArchetype } from './archetypes/find-archetype';
import { proveCoverage } from './coverage/prove-coverage';
import { mendWords } from './language/spelling';
import { describeResult, tablesOf } from './describe-result';
import type { ApplicationModel } from '@tessera/shared/contracts';
import { furnish } from './furnish/furnish';
import { brokenSamples } from './furnish/samples/broken-samples';
import { withoutSample } from './furnish/samples/without-sample';
import { accessChanges, firstAccessNotes } from './reading/access/access-notes';
import { withLoginsRead } from './reading/access/login-fields';
import { withAccessSaid } from './reading/access/prompt-access';
import { withCurrency } from './reading/prompt/currency-said';
import { doFlags } from './reading/prompt/do-flags';
import { doWishes, saidBesides, withoutAsking } from './reading/prompt/do-wishes';
import { headOf, NO_HEAD } from './reading/head/head';
import { createInLanguage, type CreatedInEnglish } from './reading/prompt/in-language';
import { startModel, USUAL_CURRENCY } from './reading/prompt/start-model';
import { besides, withoutTakenBack } from './reading/prompt/taken-back';
import { TaggedReader } from './reading/prompt/tagged-reader';
import { toldOfRest, toldOfTalk } from './reading/prompt/told-of-rest';
import { withWorkedFields } from './reading/prompt/worked-fields';
import { withPlainOpening } from './reading/prompt/plain-opening';
import { layOut } from './reading/text/layout';
import { withShortItems } from './reading/text/short-items';
import { withoutTalk } from './reading/text/small-talk';
import type { CreateResult } from './types';
import { lowerWhenShouted } from './words/casing';

/** The longest prompt that is read, in characters. */
const MAX_PROMPT = 8000;

/** Without those samples of pasted rows that its own rules would refuse. */
const withoutBroken = (model: ApplicationModel): ApplicationModel =>
  [...brokenSamples(model)].reduce((rest, id) => withoutSample(rest, id), model);

/** `isGloss`: the English is no sentence that names the application as a person would. */
function createInEnglish(whole: string, name: string, isGloss: boolean): CreatedInEnglish {
  const { text: asked, talk } = withoutTalk(whole);
  const text = withShortItems(asked);
  const head = isGloss ? NO_HEAD : headOf(text, name);
  const reading = new TaggedReader(head).read(withPlainOpening(layOut(text)));
  const archetype = head.standIn === undefined ? findArchetype(text)?.archetype : undefined;
  const started = startModel(reading, archetype, name);
  const flagged = doFlags(withCurrency(started.model, text, USUAL_CURRENCY), reading.flags);
  const taken = withoutTakenBack(flagged.model, text);
  const first = withWorkedFields(taken.model, reading.fields);
  const wished = doWishes(first.model, besides(taken.said, reading.wishes));
  // What needs a field that only a wish makes.
  const done = withWorkedFields(
    wished.model,
    reading.fields.filter((field) => !first.said.has(field)),
  );
  const worked = new Map([...first.said, ...done.said]);
  const besidesHead = saidBesides(reading, worked, taken.gone);
  const told = [...besidesHead, ...flagged.said, ...taken.said, ...wished.said];
  const read = withoutAsking(head, told);
  const said = [...read, ...toldOfRest(text, reading.background, read), ...toldOfTalk(talk)];
  const phrases = said.flatMap((part) => ('state' in part && part.state === 'missing' ? [part.phrase] : []));
  const exclusions = said.flatMap((part) => ('asks' in part && part.asks === 'absence' ? part.nouns : []));
  const model = furnish(withoutBroken(done.model), { exclusions, phrases });
  return { model, coverage: proveCoverage(model, said), assumptions: started.assumptions, reading };
}

/**
 * Turns a prompt in one of five languages into an application model (PRJ-02, READ-01 to READ-04): a tagger says what its stretches
 * are, rules and slot readers read them. `name` is the project's name and the title of last resort. Always answers a model that
 * passes every check, for any text; `coverage` says of each phrase whether it was built. Pure and deterministic: the same
 * prompt gives the same bytes.
 */
export function createApplication(prompt: string, options: { name: string }): CreateResult {
  // English talk around a prompt in another language is cut off before its language is told.
  const { text, talk } = withoutTalk(prompt.slice(0, MAX_PROMPT));
  const { model, coverage, assumptions } = createInLanguage(text, (english, isGloss) =>
    withLoginsRead(isGloss ? english : mendWords(lowerWhenShouted(english)), (asked) =>
      withAccessSaid(asked, (said) => createInEnglish(said, options.name, isGloss)),
    ),
  );
  return {
    model,
    coverage: [...coverage, ...toldOfTalk(talk)],
    assumptions: [...assumptions, ...firstAccessNotes(model)].map((sentence) => `${sentence}.`),
    modelChanges: [...tablesOf(model), ...accessChanges(model)],
    answer: describeResult(model, coverage),
  };
}
