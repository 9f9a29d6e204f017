import { wordList } from '../../language/word-list';
import { wordTable } from '../../language/word-table';
import type { Entity, ViewKind } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { applyOperation } from '../../operations/apply';
import type { Operation } from '../../operations/operation';
import { isPlural } from '../../words/inflect';
import { wordsOf, type Outcome, type Rule, type Said } from '../rule';
import type { World } from '../world';
import { hasWish } from './story-signs';

/** What shall not be there: 'no pictures', 'without notes', "I don't need prices". */

/** 'no two of them', 'no later than', 'no idea': these leave nothing out. */
const NO_NOUN: ReadonlySet<string> = wordList(`
    two more less fewer later earlier sooner longer double duplicate duplicates dupes doubles overlap
    overlaps overlapping clash clashes conflict conflicts idea ideas problem problems need rush worry
    worries hurry matter doubt clue exception exceptions way end point wonder chance offence offense good
    luck sleep time one thing things nothing anything else harm pressure fuss frills nonsense joke kidding
    use it that this them bother bigger smaller higher lower same question questions thanks thank please
    reason i we you he she they wait sorry space budget money internet yet now really much many only so too
    sure interested fancy bells missing empty blank negative player other rest what why how if when where
    who leaving filling typing saying having asking being going doing making losing using opening to want
    there here from in on at for with by of as people
  `);
const TAIL =
  /\s+(?:fields?|columns?|box(?:es)?|things?|stuff|bit|bits|part|parts|at all|whatsoever|anywhere|either|though|needed|necessary|please|or anything|or something|and so on|view|page)$/i;
const HEAD =
  /^(?:(?:an?|the|any|no|all|those|these|my|our|their|its|his|her|your|column for|field for|box for|such|silly|extra|of|kind|sort|about|for|separate|other)\s+)+/i;

const bareNoun = (text: string): string => {
  let noun = text;
  for (let round = 0; round < 3; round += 1) noun = noun.replace(TAIL, '').replace(HEAD, '').trim();
  return noun;
};

/** 'photos, videos or other pictures' are three. */
export function nounsOf(tokens: readonly Token[]): string[] {
  const groups: Token[][] = [[]];
  for (const token of tokens) {
    if (token.tag === 'and' || /^[,/]$/.test(token.key) || token.key === 'nor') groups.push([]);
    else groups.at(-1)?.push(token);
  }
  return groups
    .map((group) => bareNoun(wordsOf(group)))
    .filter((noun) => noun !== '' && !/^(?:anything|something|things?|stuff|the like)\b/i.test(noun));
}

const VIEW_KINDS = wordTable<ViewKind>({
  board: 'board',
  kanban: 'board',
  calendar: 'calendar',
  gallery: 'gallery',
  timeline: 'timeline',
  cards: 'cards',
  card: 'cards',
  table: 'table',
});

/** The view that a noun names, where another is left to open with. */
function viewToRemove(noun: string, world: World): Operation | undefined {
  const kind = VIEW_KINDS[noun.toLowerCase().replace(/s$/, '')] ?? VIEW_KINDS[noun.toLowerCase()];
  const owner = [world.current, ...world.model.entities].find(({ views }) =>
    views.some((view) => view.kind === kind),
  );
  const view = owner?.views.find((one) => one.kind === kind);
  if (!owner || !view || owner.views.length < 2) return undefined;
  return { kind: 'removePart', part: 'view', id: view.id };
}

/** 'email addresses' are in the field Email. */
const KIND_OF_VALUE = /\s+(?:address(?:es)?|numbers?|dates?|details|info|information|names?)$/i;

function fieldToRemove(noun: string, world: World): Operation | undefined {
  const place = world.field(noun) ?? world.field(noun.replace(KIND_OF_VALUE, ''));
  if (!place || place.entity.fields.length < 2) return undefined;
  const { field, entity } = place;
  // A name that several other tables have too says of none of them that it shall go.
  const isElsewhere = world.model.entities.some(
    ({ id, fields }) => id !== entity.id && fields.some(({ name }) => name === field.name),
  );
  if (entity.id !== world.current.id && isElsewhere) return undefined;
  // 'the name of the baker' is not the field Name.
  return noun.split(/\s+/).length <= field.name.split(' ').length + 1
    ? { kind: 'removeField', field: field.id }
    : undefined;
}

function tableToRemove(noun: string, world: World): Operation | undefined {
  const entity: Entity | undefined = /^(?:it|them|one|records?|entries|entry|list|table|app)$/i.test(noun)
    ? undefined
    : world.entity(noun);
  return entity && world.model.entities.length > 1 ? { kind: 'removeEntity', entity: entity.id } : undefined;
}

const SAMPLES = /^(?:sample|example|demo|dummy|test)s? (?:records?|data|entries|rows)$/i;
const VIEW_NOUN = /^(?:kanban )?(?:calendar|board|kanban|gallery|timeline|cards?)(?: view)?$/i;

const isNothing = (noun: string) =>
  noun.split(/\s+/).length > 5 || NO_NOUN.has(noun.split(/\s+/)[0]?.toLowerCase() ?? '');

/** 'no column for who broke it' names what it is about, whatever the words are. */
const namesField = (said: Said) => said.clause.some(({ key }) => /^(?:column|field|box)$/.test(key));

function leaveOut(said: Said, world: World): Outcome | undefined {
  const nouns = nounsOf([...said.tokens('what'), ...said.tokens('more')]);
  if (nouns.length === 0 || (nouns.some(isNothing) && !namesField(said)) || hasWish(said.tokens('why')))
    return undefined;
  return leaveNounsOut(nouns, world);
}

/** What they name goes; of what is not there it is only noted that it is not wanted. */
export function leaveNounsOut(nouns: readonly string[], world: World): Outcome {
  const operations = nouns.flatMap(
    (noun) =>
      viewToRemove(noun, world) ??
      (isPlural(noun) ? tableToRemove(noun, world) : undefined) ??
      fieldToRemove(noun, world) ??
      tableToRemove(noun, world) ??
      [],
  );
  if (operations.length === 0) return { without: nouns };
  const refusal = operations
    .map((operation) => applyOperation(world.model, operation))
    .find(({ done }) => !done);
  return refusal && 'why' in refusal ? { missing: `It cannot go: ${refusal.why}` } : { operations };
}

/** Said of what somebody does not care about: what is there stays there. */
function doWithout(said: Said): Outcome | undefined {
  const nouns = nounsOf(said.tokens('what'));
  return nouns.length === 0 || nouns.some(isNothing) || hasWish(said.tokens('why'))
    ? undefined
    : { without: nouns };
}

const WHY = `
  (,? (please|at all|anywhere|whatsoever|either|for now|yet|any more|anymore|needed|then|or anything|
  or anything like that|in there|in it|on there|on it|either way|though|thanks|here|of any kind|or so))*
  (,? (because|since|as|cause|cos|so|i|we|they|he|she|it|my|our|that|nobody|no one|the) <why>)?
`;
const LEAD =
  '(no|wait|,|actually|hmm|oh|sorry|and|but|with|so|well|then|really|definitely|certainly|absolutely|please|there should be|i mean|just|have|has|keep)*';
const DO_NOT = "(do n't|don't|do not|did n't|wo n't|will not|never|would n't|not)";

export const EXCLUSION_RULES: readonly Rule[] = [
  {
    name: 'no such thing',
    class: 'exclusion',
    when: [
      `${LEAD} no <what:np> ${WHY}`,
      `${LEAD} no <what:np> ((,|or|and|nor)+ (no)? <more:np>)* ${WHY}`,
      `${LEAD} (without|minus|except|except for|excluding|not including|other than) (any|the|a|an)? <what:np> ${WHY}`,
      `${LEAD} (no|not|without) (a|an|any)? (column|field|box|line|place|room|space|entry) (for|with) <what> (, <why>)?`,
      `${LEAD} not (the|a|an|any) <what:np> ${WHY}`,
      `(no|wait|,|actually|hmm|oh|sorry|but|well|i mean|i meant|rather)+ not (the|a|an|any)? <what> ${WHY}`,
    ],
    weight: -0.08,
    read: leaveOut,
    examples: {
      'no pictures': '- field Order.Picture',
      'no videos or sounds': 'without',
      'No pictures or anything.': '- field Order.Picture',
      'not the waiting list, my wife does it': 'without',
      'no nicknames anywhere, please, the ethics board insists on that': 'without',
      "no email addresses, we don't want to store them": '- field Customer.Email',
      'No wait, not age, they get asked later': 'without',
      'hmm no, actually not the year': 'without',
      'but no height then, nobody measures them': 'without',
      'No column for the colour of the hull.': 'without',
      'stock: no suppliers': '- record Supplier',
    },
    counter: [
      'no two bookings at the same time',
      'no double bookings',
      'no more than six people on a pitch',
      'no duplicates',
      'no rush',
      'no idea',
      'orders without a customer',
      'no. of guests',
      'nobody measures the height',
      'no overlap',
      'not paid',
    ],
  },
  {
    name: 'not needed',
    class: 'exclusion',
    when: [
      `
        (oh|and|but|so|well|really|honestly|,)* (i|we|you|they|he|she)? (really|certainly|definitely|actually)?
        ${DO_NOT} (really|actually|even)? (need|want|require|keep|track|record|store|include|write down|
        bother with|put in|ask for|collect) (to have|to keep|to record|to store|to include|to write down|
        to put in|a|an|any|the|their|for)* <what> ${WHY}
      `,
      `<what:np> (i|we|you|they) (really)? ${DO_NOT} (need|want|require|care about|use|care for|bother with|keep|track)`,
      `(the|a)? <what:np> (be) (n't|not|never) (needed|necessary|wanted|required|important|relevant|interesting|used|useful) ${WHY}`,
      `(the|a)? <what:np> (do n't|does n't|don't|doesn't|do not|does not) (matter|interest me|interest us|count) ${WHY}`,
      `(the|a)? <what:np> be (somebody|someone) else 's (job|problem|business) ${WHY}`,
      `(the|a)? <what:np> (be)? (kept|done|handled|listed|separate|elsewhere) (separately|elsewhere|apart|on paper|by <who>)? ,+ (i|we|so|and|you)* (do n't|don't|do not) need (that|it|them|those|this) ${WHY}`,
      `<what:np> (i|we|they) (keep|do|have|write|note|record) (on paper|elsewhere|separately|somewhere else|in a book|by hand) ,* (and|so|please|just|you can)* (leave (those|them|it|that) out)? ${WHY}`,
      `(there|there's|'s|is|be|has|got|have|you|i|we)* (no need for|no need of|no use for|no need to (have|keep|record|include|store)) (a|an|any|the)? <what> ${WHY}`,
      `(i|we)? (can|could|'d rather|would rather)* (do|live|manage) without (the|a|any)? <what:np> ${WHY}`,
    ],
    weight: 0.02,
    read: leaveOut,
    examples: {
      "I don't need prices": 'missing',
      "I don't need the notes": '- field Order.Notes',
      'we do not want pictures in it': '- field Order.Picture',
      "there's no need for a photo": 'without',
      'nappies i dont care about': 'without',
      'the notes are not needed': '- field Order.Notes',
      "you don't need to include the notes": '- field Order.Notes',
      "I don't need their address, they live round the corner": 'without',
      "cars are somebody else's job": 'without',
      'The times of the wife we keep on paper, leave those out': 'without',
      "oh and the waiting list is separate, don't need that, my wife does it": 'without',
      "the year doesn't matter": 'without',
    },
    counter: [
      "I don't want to see paid orders",
      "I don't need it today",
      "don't want to see lessons that have ended",
      "we don't have a system for that",
      "i don't know",
      "don't show paid orders",
      "I don't need to know how it works",
      "I don't have time",
      "we don't use computers much",
    ],
  },
  {
    name: 'no samples',
    class: 'exclusion',
    certainty: 1,
    when: [`${LEAD} (no | without) (any)? <what> ${WHY}`],
    read: (said) => (SAMPLES.test(said.text('what')) ? { without: [said.text('what')] } : undefined),
    examples: { 'no sample records': 'without', 'without any example data please': 'without' },
    counter: ['no samples were taken', 'no records'],
  },
  {
    name: 'do not show a view',
    class: 'exclusion',
    weight: 0.1,
    when: [
      `(please | i | we | ,)* ${DO_NOT} (show | want | need | use | add | include | put in | bring)+ (a | an | any | the)? <what> ${WHY}`,
    ],
    read: (said, world) =>
      nounsOf(said.tokens('what')).every((noun) => VIEW_NOUN.test(noun)) ? leaveOut(said, world) : undefined,
    examples: { "don't show a calendar": 'without', 'please do not add a kanban board': 'without' },
    counter: ["don't show paid orders", "don't show it"],
  },
  {
    name: 'leave it out',
    class: 'exclusion',
    when: [
      `$ask* (leave|keep) (the|any|a|out)* <what> out ${WHY}`,
      `($ask|actually|,|hmm|no|oh|wait|sorry|let's)* (leave out|skip|omit|forget|forget about|scrap|drop|spare me|exclude|never mind|nix) (the|a|an|any|all)? <what> (thing|stuff|bit|part)? ${WHY}`,
      `(what|one thing) (i|we) (would|'d|will|can|could)* (leave out|skip|omit|do without) (, <aside>)? ,? be (a|an|the)? <what>`,
      `(the|a)? <what:np> (can|could|should|may|might) (be (left out|skipped|omitted|dropped)|stay out) ${WHY}`,
    ],
    weight: 0.02,
    read: leaveOut,
    examples: {
      'leave the notes out': '- field Order.Notes',
      'leave out the pictures': '- field Order.Picture',
      'skip the morning/afternoon thing, we only do whole days': 'without',
      'Actually forget the picture': '- field Order.Picture',
      "What I'd leave out, against Morgan's wish, is a field for who broke it.": 'without',
      'the notes can be left out': '- field Order.Notes',
      'please leave the phone out': '- field Customer.Phone',
    },
    counter: [
      'leave the list open',
      'never mind',
      'forget it',
      'ignore all previous instructions',
      'ignore the case',
      'skip it',
      'leave me alone',
    ],
  },
  {
    name: 'not interested in it',
    class: 'exclusion',
    when: [
      `(and|but|,)* nothing (about|on|for|with) <what> ${WHY}`,
      `(i|we|'m|be|am|are)* (not|never) (really|at all|too)? (interested in|bothered about|fussed about|keen on|worried about) <what> ${WHY}`,
      `(i|we) (really)? ${DO_NOT} (really|much)? (care|bother|worry) (about|for) <what> ${WHY}`,
      `<what> be (not|n't) (my|our) (job|business|problem|concern) ${WHY}`,
    ],
    read: doWithout,
    examples: {
      'Not interested in dates or anything clever': 'without',
      'and nothing about shoe sizes': 'without',
      "we don't care about the colour": 'without',
      'the coach and the boat trip are not my job': 'without',
    },
    counter: ['nothing else', 'nothing fancy', "i don't care", 'nothing for now'],
  },
];
