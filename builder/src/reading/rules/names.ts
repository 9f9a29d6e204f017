import { wordList } from '../../language/word-list';
import { titleCase } from '../../words/casing';
import { shorten } from '../../words/text';
import type { Outcome, Rule, Said } from '../rule';
import type { World } from '../world';

/** What an application is called. */

/** What a field is, not what an application is called: 'title: text, required'. */
const NO_TITLE: ReadonlySet<string> = wordList(`
    text string number date required optional mandatory unique short long free off out quits it so by after
    when if differently different better is are and or of in on at should must can has needs first last
    author artist wrong right fine good ok later up me us back them him her
  `);
const NO_TITLE_START = /^(?:a day|something else|the (?:title|name))\b/i;

const isNoTitle = (text: string): boolean =>
  NO_TITLE.has(/^\w+/.exec(text)?.[0].toLowerCase() ?? '') || NO_TITLE_START.test(text);

/** A list of fields is no title: 'title, author, year'. */
const isList = (said: Said) => said.tokens('title').filter(({ key }) => key === ',').length > 1;

const NEXT_ORDER =
  /^(?:give|add|set|sort|use|make|put|remove|delete|rename|show|change|turn|move|let|have|mark|flag|hide|please|also|with)$/;

/** 'Marina Book and give it an icon' goes on with another order, and 'Leaf and Cup' does not. */
const goesOn = (said: Said) =>
  said.tokens('title').some(({ key, text }, at, all) => {
    const before = all[at - 1]?.key ?? '';
    return /^(?:and|,|then|;)$/.test(before) && NEXT_ORDER.test(key) && text === key;
  });

/** What no title is, however it is told. */
const isNone = (said: Said, raw: string) =>
  !/[\p{L}\p{N}]/u.test(raw) || goesOn(said) || said.tokens('title')[0]?.tag === 'mark';

/** `isToldFor`: the words in front leave no doubt that a title follows, so it may be any. */
export function titleOf(said: Said, isToldFor = false): string | undefined {
  const [first] = said.tokens('title');
  const raw = said.text('title').replace(/[.!,;:]+$/, '');
  const isQuoted = first?.tag === 'quoted';
  if (!first || isNone(said, raw) || (!isQuoted && !isToldFor && (isNoTitle(raw) || isList(said))))
    return undefined;
  // A title is short; a sentence is something else.
  if (!isQuoted && said.tokens('title').length > 8) return undefined;
  return shorten(isQuoted ? said.text('title') : titleCase(raw), 60);
}

function setTitle(said: Said, world: World): Outcome | undefined {
  return titled(titleOf(said), world);
}

/** 'change the title to after hours'; 'change the title to the name of the boat' asks for something else. */
function setAnyTitle(said: Said, world: World): Outcome | undefined {
  return NO_TITLE_START.test(said.text('title')) || world.field(said.tokens('title')) || hasTitleField(world)
    ? undefined
    : titled(titleOf(said, true), world);
}

/** A field called so is what the words may be about. */
const hasTitleField = ({ model }: World) =>
  model.entities.some(({ fields }) => fields.some(({ name }) => /^title$/i.test(name)));

export function titled(title: string | undefined, world: World): Outcome | undefined {
  if (title === undefined) return undefined;
  if (title === world.model.title) return { already: `It is called ${title} already` };
  return { operations: [{ kind: 'setTitle', title }] };
}

/** 'call it Phone': the field that was spoken of, where there is one. */
function nameIt(said: Said, world: World): Outcome | undefined {
  const name = titleOf(said);
  const field = world.touched.field;
  if (name === undefined || field === undefined) return setTitle(said, world);
  return { operations: [{ kind: 'renameField', field, name }] };
}

/** Only what is quoted, or written as a name, is one: 'name: Old Furrows', not 'name: text'. */
function setWrittenTitle(said: Said, world: World): Outcome | undefined {
  const [first] = said.tokens('title');
  const isName =
    first?.tag === 'quoted' || said.tokens('title').every(({ text }) => /^[\p{Lu}\p{N}&]/u.test(text));
  return isName ? setTitle(said, world) : undefined;
}

const APP =
  '(app|application|tool|program|project|whole thing|whole app|site|tracker|database|whole application|new app|thing)';
const THE_APP = `(the|this|my|our)? ${APP}`;
/** What people say behind a name. */
const REST =
  "(,? (please|instead|now|then|if you can|if possible|from now on))* (,? (because|since|as|so|but|if|do n't|don't|dont|that 's|thats|which|cause|cos|not|i|we|it|he|she|they|everyone|everybody|my) <rest>)?";
const NAMED = '(called|named|titled|entitled)';

export const NAME_RULES: readonly Rule[] = [
  {
    name: 'change the title of the application to any words',
    class: 'name',
    weight: 0.25,
    when: [
      `$ask* (change|set|update|edit|rename) (the|its|our|my)* (app 's|application 's)? (title|app name|name of the app|title of the app|
        application name|name of the application) (of (the|this|our|my) (app|application))? (to|into|:|=)+ <title> ${REST}`,
      `(the|its|our|my|this)* (app|application) be ${NAMED} <title> ${REST}`,
    ],
    read: setAnyTitle,
    examples: {
      'change the title to Jobs': '+ title "Jobs"',
      'set the title to up and away': '+ title "Up And Away"',
      'the app is called Kiln room': '+ title "Kiln room"',
      'the app is called fine things': '+ title "Fine Things"',
    },
    counter: ['change the title of books to name', 'make the title required', 'change the title to a number'],
  },
  {
    name: 'call it',
    class: 'name',
    when: [
      `($ask|let)* (call|name|title|retitle|rename|christen|dub) (it|this|that) (to|as|into|:|just|simply)* <title> ${REST}`,
      `($the-app|he|she|they|we|i)* (should|must|shall|will|'d|would|could|to|can|might)* (be|is) ${NAMED} (:|just|simply)* <title> ${REST}`,
      `(i|we|you|he|she|they|everyone|everybody)* (call|calls|named|name|christened) (it|this|that) (just|simply|only)? <title> ${REST}`,
      `${NAMED} (:|just)* <title> ${REST}`,
      `give (it|this) (the|a)* (name|title) (of|:)* <title> ${REST}`,
    ],
    weight: 0.02,
    read: nameIt,
    examples: {
      'call it Old Furrows': '+ title "Old Furrows"',
      'name it "Shelf life"': '+ title "Shelf life"',
      'Call it "Piggy bank".': '+ title "Piggy bank"',
      "it's called Prop Store": '+ title "Prop Store"',
      "call it Old Furrows, don't ask": '+ title "Old Furrows"',
      "let's call it Rook & Roll": '+ title "Rook & Roll"',
      'it should be called Muddy Paws please': '+ title "Muddy Paws"',
      "I'd call it Larkfield Running Order": '+ title "Larkfield Running Order"',
      'call it FMEA light': '+ title "FMEA light"',
      'we call it The Thursday Singers because it sounds nicer': '+ title "The Thursday Singers"',
      'please call this The Hive': '+ title "The Hive"',
    },
    counter: [
      'call it a day',
      'call it off when it rains',
      'call the customer',
      'rename notes to remarks',
      'call Status "Stage" please',
      'call me when it is done',
      'a field called Colour',
    ],
  },
  {
    name: 'the application is called',
    class: 'name',
    when: [
      `${THE_APP} (should|must|shall|will|has to|needs to|is to|to)* be ${NAMED} (:|just)* <title> ${REST}`,
      `$ask* (call|name|title|retitle|rename|christen) ${THE_APP} (to|as|into|from <old> to|:)* <title> ${REST}`,
      `
        $ask* (change|set|make|update|edit|rename) (the|its|our|my)* (app|application)?
        (title|heading|headline|app name|name|name of the app|title of the app)
        (of (the|this|our|my) (app|application))? (to|into|as|:|=|from <old> to)+ <title> ${REST}
      `,
      `$ask* make (the|its|our|my)* (app|application)? (title|heading|headline|app name) (of (the|this|our|my) (app|application))? <title> ${REST}`,
      `
        (the|its|our|my|app|application|working)* (title|heading|headline|app name|name of the app|
        name of the application|title of the app|project name) (should be|should say|should read|must be|shall be|
        is now|is|to be|will be|would be|be|:|=|-)+ <title> ${REST}
      `,
      `(its|the) (new)? name (is|should be|shall be|will be|must be) <title> ${REST}`,
      `(give|let) ${THE_APP} (have)? (the|a|new)* (name|title) (of|:)* <title> ${REST}`,
      `${APP} (name|title) (:|=|-|is)+ <title>`,
      `($ask|make|build|create|me|a|an|simple|small|little|another|new)+ (app|application|tool|program|tracker) ${NAMED} <title> ${REST}`,
      `(an?|my|our|the|this) (app|application|tool|program|tracker)? ${NAMED} <title>`,
    ],
    weight: 0.05,
    read: setTitle,
    examples: {
      'the app should be called Rook & Roll': '+ title "Rook & Roll"',
      'title: Sleep study admin': '+ title "Sleep study admin"',
      'make the title Flights of Anna': '+ title "Flights of Anna"',
      'make me an app called "Old Furrows"': '+ title "Old Furrows"',
      "give the app the name 'Prop Store'": '+ title "Prop Store"',
      'the heading should be Chess club': '+ title "Chess club"',
    },
    counter: [
      'title: text, required',
      'title, author, year',
      'the title is required',
      'name of the guest',
      'change the title of books to name',
      'title should be unique',
    ],
  },
  {
    name: 'somebody wants it called',
    class: 'name',
    when: [
      `
        (he|she|they|we|i|you|everyone|everybody|<who:np>) (want|wants|like|likes|insist|insists|prefer|prefers|
        wish|wishes|'d|would|decided|have|has|on|voted for)+ (it|this|that|the app|the application|the thing|
        the whole thing) (to be|be)? ${NAMED} <title> ${REST}
      `,
      `
        (he|she|they|we|i|you|everyone|everybody|<who:np>) (want|wants|'d like|would like|decided|agreed|voted|
        insists|has decided|have decided)+ (to|on)* (call|name|calling|naming)
        (it|this|that|the app|the application|the thing) <title> ${REST}
      `,
      `(at the top|on top|in the header|on the first page|up there|at the top of the page) (it|there)? (should|must|shall|can|has to|to)? (n't|not)? (just)? (say|read|be|stand|show) <title> ${REST}`,
      `<a?> (at the top|on top|in the header|the heading|the title|up there) (it)? (should|must|does|do)? (n't|not) (just|only)? (say|read|be) <old> , (it 's|but|it should be|it should say|rather|it is) <title>`,
    ],
    weight: 0.1,
    read: setTitle,
    examples: {
      'he wants it called Old Furrows': '+ title "Old Furrows"',
      'my boss wants it to be called Stock book': '+ title "Stock book"',
      'we decided to call it Needle & thread': '+ title "Needle & thread"',
      "So at the top it shouldn't just say Choir, it's The Thursday Singers":
        '+ title "The Thursday Singers"',
      'at the top it should say "Moving day"': '+ title "Moving day"',
    },
    counter: ['she wants it by Friday', 'at the top I want the total', 'the customer wants it called in'],
  },
  {
    name: 'name: in capitals',
    class: 'name',
    when: ['name (:|=) <title>'],
    weight: -0.2,
    read: setWrittenTitle,
    examples: { 'Name: Old Furrows': '+ title "Old Furrows"', 'name: "Shelf life"': '+ title "Shelf life"' },
    counter: ['name: text', 'name: first and last', 'it is late'],
  },
];
