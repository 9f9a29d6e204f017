import { sentenceCase, titleCase } from './casing';
import { FALLBACK_FRAME, frameEnding, frameOf, isRecordNoun, type Frame } from './frames';
import { isPlural, plural, singular } from './inflect';
import { shorten } from './text';

/** What a prompt says its records are. */
export interface Thing {
  readonly title: string;
  readonly name: string;
  readonly plural: string;
  readonly frame: Frame;
  /** False when nothing but 'an app' was said. */
  readonly isNamed: boolean;
  /** A tracker, log or list was asked for, so an unknown noun in its list is a field. */
  readonly isRecordLike: boolean;
}

const CONTAINERS = new Set(
  'report,overview,shelter,pipeline,fleet,schedule,calendar,watchlist,wishlist,collector,recorder,finder,maker,builder,backlog,tracker,tracking,journal,log,logs,logbook,log book,diary,list,lists,manager,management,app,apps,application,database,db,register,registry,planner,planning,organiser,organizer,catalogue,catalog,cataloguer,collection,inventory,library,tool,system,record keeper,directory,dashboard,archive,notebook,history,ledger,sheet,spreadsheet,keeper,crm,vault,box,board,hub,center,centre,website,site,page,platform,software,program,portal,workspace,scheduler,monitor,index,wiki,bank,book keeper,counter,coach,map,companion,helper,assistant,thing,table,form,sign-up sheet,roster,rota,bucket list,memory,utility,web app,interface,view,widget,card,ui,demo,component,tables,tabs,sections,reminder,guide,generator,checklist,tracker app'.split(
    ',',
  ),
);
/** Containers that say nothing about the records; the others ('journal', 'inventory') do when they stand alone. */
const EMPTY_CONTAINERS = new Set(
  'overview,fleet,schedule,calendar,collector,recorder,finder,maker,builder,app,apps,application,database,db,tool,system,website,site,page,platform,software,program,portal,workspace,thing,table,tracker,tracking,manager,management,organiser,organizer,dashboard,ui,widget,web app,interface,view,demo,component,tables,tabs,sections,utility,hub,list,lists,log,logs,logbook,register,registry,directory,archive,ledger,sheet,spreadsheet,keeper,counter,helper,assistant,companion,form,board,generator,planner,planning,index,collection,catalogue,catalog,monitor,map,history,tracker app,card,vault,box,something,way,place'.split(
    ',',
  ),
);
const RECORD_CONTAINER =
  /\b(?:tracker|tracking|journal|logs?|logbook|diary|\w*lists?|backlog|collector|manager|management|database|register|registry|organi[sz]er|catalog(?:ue)?|collection|inventory|library|directory|archive|notebook|ledger|crm|records?|planner|history|vault|keeper|roster|rota|app|application|form|system|book|tool|hub|table|sheet|spreadsheet|cellar|box)\b/i;

const ADJECTIVES =
  /^(?:(?:renting out|renting|selling|buying|lending out|lending|hiring out|a|an|the|my|our|your|its|their|his|her|some|all|new|lil|lil'|wee|simple|tidy|neat|plain|straightforward|no-frills|decent|solid|useful|minimalistic|bare-bones|barebones|slick|stylish|friendly|user-friendly|robust|comprehensive|dedicated|central|secure|intuitive|reliable|lean|gorgeous|pleasant|short|rough|silly|fun|dead|basic|small|little|tiny|nice|beautiful|modern|clean|minimal|minimalist|personal|full|full-fledged|complete|polished|lightweight|web|web-based|mobile|single-page|one-page|responsive|local|easy|easy-to-use|good|great|cool|lovely|pretty|quick|fast|handy|compact|every|each|any|single|interactive|multi-page|multi-step|classic|daily|weekly|smart|visual|creative|online|digital|custom|private|proper|very|really|super|shared|free|powerful|professional|elegant|working|functional|mini|of|for|to|tracking|react|kind of|sort of|type of)\s+)+/i;

const UNCOUNTABLE = new Set(
  'practice,practise,training,sleep,mood,weather,time,money,food,maintenance,equipment,furniture,coffee,tea,homework,research,fitness,health,knowledge,music,water,rain,rainfall,fuel,energy,nutrition,hydration,cash,gold,art,history,work,travel,yoga,meditation,gratitude,weight,clothing,news,software,luggage,traffic,attendance,progress,spending,lego,hours,electricity,gas,wildlife,insulin,caffeine,alcohol,protein,oxygen,snow,compost,milk,honey,waste,recycling,data,gratitude,luck,income,rent,pain,anxiety,stress,medication,laundry,photography,writing,vocabulary,blood pressure,blood sugar,glucose,symptoms,asthma,sourdough,use,usage,consumption'.split(
    ',',
  ),
);

/** How many words at the end are a container: 'log book' are two, the site of a construction site is none. */
function containerSize(words: readonly string[], hasContainer: boolean): number {
  const [before = '', one = ''] = ['', ...words].slice(-2);
  const isPlace =
    one === 'site' && /^(?:construction|building|job|camp|dig|work|heritage|excavation)$/.test(before);
  // The cards of a collection are what is collected.
  if (isPlace || (one === 'card' && hasContainer)) return 0;
  // 'reading list', 'job application': the pair is a kind of record of its own.
  if (before !== '' && isRecordNoun(words.join(' '))) return 0;
  return CONTAINERS.has(`${before} ${one}`) ? 2 : Number(CONTAINERS.has(one));
}

/** 'a daily report' says how often, and not of what. */
function withoutRhythm(words: string[]): string[] {
  const last = words[words.length - 1] ?? '';
  return words.length > 1 && /^(?:daily|weekly|monthly|yearly|annual)$/.test(last)
    ? words.slice(0, -1)
    : words;
}

/** Takes 'tracker', 'app', 'list' … from the end: 'guitar practice journal' → 'guitar practice' and 'journal'. */
function splitContainer(phrase: string): { core: string; container: string } {
  let words = phrase.toLowerCase().split(' ');
  let container = '';
  while (words.length > 0) {
    const size = containerSize(words, container !== '');
    if (size === 0) break;
    container = words.slice(-size).join(' ') + (container ? ` ${container}` : '');
    words = withoutRhythm(words.slice(0, -size));
  }
  return { core: words.join(' '), container };
}

const NOUN_IN_ING =
  /^(?:wedding|building|painting|ring|string|king|spring|meeting|booking|listing|sighting|reading|clothing|drawing|recording|saving|earning|finding|landing|outing|hearing|viewing|filing|evening|morning|thing|swing|wing|ceiling|offering|posting|rating|ranking|setting|warning|screening|fitting|tasting|crossing|shooting)$/;

/** True when the frame's own name says better what one record is than the words do. */
function isFrameBetter(core: string, last: string): boolean {
  const isPair = CONTAINERS.has(last) && isRecordNoun(core);
  return (
    isPair ||
    HOLDERS.test(core) ||
    HOLDERS.test(last) ||
    /^(?:to-?dos?|to do)$/.test(core) ||
    UNCOUNTABLE.has(last) ||
    (/ing$/.test(last) && (core === last || !NOUN_IN_ING.test(last)))
  );
}

/** 'my daughter's football matches' are matches of football: whose they are does not name them. */
const OWNER = /^(?:[\p{L}&.]+\s)*?[\p{L}&.]+(?:'s|s')\s+(?=\p{L})/u;

function nameFromCore(owned: string, frame: Frame | undefined): string {
  const core = owned.replace(OWNER, '').replace(/^(?:favou?rite|best|own|old|current) /, '');
  const last = core.split(' ').pop() ?? core;
  if (frame && isFrameBetter(core, last)) return frame.name;
  const one = singular(core).replace(/ club$/, frame ? '' : ' club');
  if (/^(?:allotment|garden)$/.test(one) && !frame) return `${one} entry`;
  return UNCOUNTABLE.has(last) || isActivity(last) || (!frame && isGroup(core, last)) ? `${one} entry` : one;
}

const isActivity = (last: string) => /[a-z]{3}ing$/.test(last) && !NOUN_IN_ING.test(last);

/** 'a list for the sauna club' is no list of clubs. */
function isGroup(core: string, last: string): boolean {
  return (
    core.includes(' ') &&
    /^(?:club|team|family|class|group|society|choir|band|troop)$/.test(last) &&
    !isPlural(core)
  );
}

/** Places and sums that hold records of another name: a budget holds transactions. */
const HOLDERS =
  /^(?:study|glossary|dictionary|repertoire|membership|(?:contact|address|phone) book|vinyls?|wine cellar|cellar|gym|gym sessions?|library|budgets?|finances?|personal finances?|wardrobe|closet|pantry|fridge|freezer|plant care|allotment|guestbook|warehouse|garden|crm|rota|menu|pipeline|portfolio|cookbook|watch list|mileage|packing|leaderboard|changelog|waitlist)$/;

const NOUNLESS =
  /^(?:(?:a|an|the|of|for|and|or|\p{L}|fields?|columns?|attributes|two|three|four|five|2|3|4|it|them|this|that|these|those|things?|stuff|something|anything|everything|items?|entries|data|information|records|one|some|me|us|myself|way|place)(?![\p{L}\p{N}-])\s*)+$/iu;

/** Cuts what does not name: 'books I lend to friends' → 'books'; 'recipes for my family' → 'recipes'. */
export function nounPhrase(text: string): string {
  let phrase = text
    .replace(/[- ](?:taking|keeping)\b/gi, '')
    .replace(/["“”]|(?<![\p{L}\p{N}])'|'(?![\p{L}\p{N}\s])/gu, ' ')
    .replace(/\([^)]*\)/g, ' ')
    .replace(
      /\s+(?:that|which|who|whom|where|when|while|once|twice|so|because|i|i've|i'm|we|we've|you|they|but|from which|in which|using|via|by|every|without|including|such as|like|about which|to (?:help|keep|make|track|log|record|see|show|be|use|let|manage|organi[sz]e|store|share|practice|practise|send|get|do|plan|configure))\b.*$/is,
      '',
    )
    .replace(/[^\p{L}\p{N}\s&/+'.#-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  for (let round = 0; round < 3; round += 1) phrase = phrase.replace(ADJECTIVES, '').trim();
  return phrase;
}

const TAIL =
  /\s+(?:for|in|on|at|of|with|across|during|over|per|to|from|between|among|after|before|into)\s+.*$/i;

/** 'an inventory for a small shop': who it is for is no kind of record when the list names one itself. */
const FOR_WHOM =
  /^(?:shops?|truck|van|stall|kiosk|market|hospital|practice|farm shop|stores?|compan(?:y|ies)|business|restaurant|café|cafe|bar|pub|bakery|school|club|family|team|museum|office|house|home|household|farm|garage|workshop|studio|clinic|salon|kitchen|warehouse|charity|church|band|startup|agency|library|hotel|gym|kids|children|friends|us|class|teacher|teachers|students)$/i;
const NAMES_RECORDS =
  /^(?:inventory|stock|stock list|menu|catalog(?:ue)?|wish ?list|budget|guest list|rota|roster|shopping list|reading list|price list|library|cookbook)$/i;

/** 'an HR tool for holidays' keeps holidays. */
const WHOSE = /^(?:hr|it|team|office|company|family|school|club|business|work)$/;

/** The object of 'list of books', 'app for my recipes'; undefined when the words before name something themselves. */
function innerNoun(phrase: string): { inner: string | undefined; container: string } {
  const [, head, object] = /^((?:[\w-]+\s){0,3}?[\w-]+)\s+(?:of|for|about|to)\s+(.+)$/i.exec(phrase) ?? [];
  if (!head || !object) return { inner: undefined, container: '' };
  const inner = nounPhrase(object);
  if (NAMES_RECORDS.test(nounPhrase(head)) && FOR_WHOM.test(inner.split(' ').pop() ?? ''))
    return { inner: nounPhrase(head), container: '' };
  const outer =
    /^(?:(?:log|guest|visitor|record)?\s?book|records?)$/i.test(nounPhrase(head)) && / of /i.test(phrase)
      ? { core: '', container: 'book' }
      : splitContainer(nounPhrase(head));
  return {
    inner: (outer.core === '' || WHOSE.test(outer.core)) && !NOUNLESS.test(inner) ? inner : undefined,
    container: outer.container,
  };
}

/** Reads a noun phrase such as 'guitar practice journal' or 'conference talks' or 'list of books'. */
export function readThing(text: string, fallbackTitle: string): Thing {
  const phrase = nounPhrase(text);
  const { inner, container: outer } = innerNoun(phrase);
  const whole = inner ?? phrase;
  const source = whole.replace(TAIL, '').trim() || whole;
  const { core, container } = splitContainer(nounPhrase(source));
  const isRecordLike = RECORD_CONTAINER.test(phrase) || isPlural(core);
  const thing = describe(
    { phrase, source, core, container: container || outer, isRecordLike },
    fallbackTitle,
  );
  // 'every flight I take' is about flights.
  return /^(?:every|each|any)\s/i.test(text.trim()) && thing.isNamed
    ? { ...thing, title: thing.plural }
    : thing;
}

interface Reading {
  readonly phrase: string;
  readonly source: string;
  readonly core: string;
  readonly container: string;
  readonly isRecordLike: boolean;
}

/** 'journal' and 'inventory' name records by themselves, 'app' and 'list' do not. */
function ownNameOf(core: string, container: string): string {
  const first = container.split(' ')[0] ?? '';
  return core === '' && !EMPTY_CONTAINERS.has(first) ? first : '';
}

function frameFor(core: string, ownName: string, container: string): Frame | undefined {
  if (ownName) return frameOf(singular(ownName));
  return frameOf(singular(core)) ?? frameOf(singular(`${core} ${container}`.trim()));
}

function describe(
  { phrase, source, core: words, container, isRecordLike }: Reading,
  fallbackTitle: string,
): Thing {
  const isClause =
    /^(?:(?:record|track|log|note|store|keep|save|remember|see|know) )?(?:what|which|who|whether|how|when|where)\b/i.test(
      words,
    );
  const isHolder = isClause || (FOR_WHOM.test(words) && NAMES_RECORDS.test(container));
  const core = NOUNLESS.test(words) || isHolder ? '' : words;
  const ownName = ownNameOf(core, container);
  if (core === '' && ownName === '') {
    return {
      title: titleOf(fallbackTitle, 'My application'),
      name: 'Entry',
      plural: 'Entries',
      frame: FALLBACK_FRAME,
      isNamed: false,
      isRecordLike: true,
    };
  }
  const frame = frameFor(core, ownName, container) ?? FALLBACK_FRAME;
  const base = core ? baseFor(core, container) : frame.name;
  const name = sentenceCase(withAcronyms(shorten(singular(base), 50), source));
  const title = titleOf(phrase.length <= 50 ? stripArticles(inTitle(phrase, source)) : source, fallbackTitle);
  return { title, name, plural: shorten(plural(name), 58), frame, isNamed: true, isRecordLike };
}

/** What a log is kept of, and what is no record of it: a baby log holds entries and not babies. */
const LOGGED =
  /^(?:baby|newborn|toddler|aquarium|boat|house|home|horse|motorcycle|motorbike|bike|farm|van|truck|greenhouse|pool|hot tub|pond|kitchen|shop|classroom|server|kiln|oven)$/;

function baseFor(core: string, container: string): string {
  const isLog = LOGGED.test(core) && /^(?:logs?|logbook|journal|diary)$/.test(container);
  return isLog ? `${core} entry` : nameFromCore(core, exactFrame(core, container));
}

/** 'list of books' reads better as 'Books'; 'museum visit log' stays. */
function inTitle(phrase: string, source: string): string {
  return /^(?:app|application|list|database|tool|system|something|way|place|program|website|page|collection|tracker|log|record|register|table|thing)\s+(?:of|for|to|about)\s/i.test(
    phrase,
  )
    ? source
    : phrase;
}

/** Training of others is no workout. */
const TAUGHT = /^(?:dog|puppy|horse|cat|parrot|staff|employee|sales|team|volunteer|driver) training$/;
const DIARY = /^(?:diary|journal)$/;

function exactFrame(core: string, container: string): Frame | undefined {
  if (TAUGHT.test(core) || (/^(?:allotment|garden)$/.test(core) && DIARY.test(container))) return undefined;
  const one = singular(core);
  return (
    frameEnding(core) ??
    frameEnding(one) ??
    (isRecordNoun(`${one} ${container}`) ? frameEnding(`${one} ${container}`) : undefined)
  );
}

/** 'larp part' → 'LARP part' when the words had it in capitals; words that all shout say nothing. */
function withAcronyms(name: string, source: string): string {
  const loud = new Map(
    source
      .split(/\s+/)
      .filter((word) => /^[\p{Lu}\d&]{2,5}$/u.test(word))
      .map((word) => [word.toLowerCase(), word]),
  );
  if (source === source.toUpperCase()) return name;
  return name.replace(/[\p{L}\d&]+/gu, (word) => loud.get(word) ?? word);
}

const stripArticles = (text: string) => text.replace(/^(?:a|an|the|my|our)\s+/i, '');

function titleOf(text: string, fallback: string): string {
  const clean = shorten(titleCase(text.trim().replace(/ (and|&) (?:my|our|their) /i, ' $1 ')), 60);
  return /[\p{L}\p{N}]/u.test(clean) ? clean : shorten(fallback.trim(), 60) || 'My application';
}

/** An entity named outright, e.g. by 'contacts (name, email)' or 'each expense has …'. */
export function entityNames(text: string): { name: string; plural: string } {
  const bare = nounPhrase(text).replace(TAIL, '').trim() || 'entry';
  const name = sentenceCase(shorten(singular(bare), 50));
  return { name, plural: shorten(plural(name), 58) };
}
