import { wordList } from '../../language/word-list';

/** What talk before and behind a request is made of: words that say nothing of what an application keeps. */

/** People who talk, send and help; nobody keeps records of 'my sister' by telling that she knew this site. */
const PEOPLE = `
  friend sister brother mother father mum mom dad wife husband partner daughter son cousin aunt uncle nephew niece
  grandson granddaughter neighbour neighbor colleague boss somebody someone everyone everybody nobody team folk folks guy
  all kid grandma grandpa girlfriend boyfriend flatmate roommate coworker secretary predecessor mate buddy people
`;
/** What people used so far, and what they use now. */
const TOOLS = `
  paper excel spreadsheet sheet notebook notepad napkin pen pencil head memory binder folder whatsapp word
  site page website app application program software tool thing computer laptop phone tablet pc screen internet browser
  system service platform robot machine sticky corkboard whiteboard wall google copy scrap back envelope document file email
`;
const TIMES = `
  time day week month year morning evening night afternoon weekend hour minute moment decade age spring summer autumn
  winter january february march april may june july august september october november december monday tuesday wednesday
  thursday friday saturday sunday while start end
`;
const STATES = `
  mess chaos nightmare disaster pain headache trouble problem struggle hassle help question idea hope luck chance patience
  background story context bit lot hurry rush stress work way sense clue favour favor reason point fun joke truth
  beginner expert person message text note post line sentence word english spelling mistake typo one stuff rest half
  coffee weather rain apart greeting thanks pleasure try go look dream advice suggestion link recommendation search
`;
/** What they did, felt and hope. */
const DOINGS = `
  tell say ask hear find found see look try use do make get go come break lose forget hope help think guess know mean bear
  set spend work read write type send recommend show suggest point start begin switch turn throw sit stand wait
  happen fail swear promise search seem feel like love hate thank appreciate excuse forgive apologise apologize wonder
  understand drive run keep end share pass give take let grow stop sort manage cope drown lead land move scribble
  stumble spell bring believe talk explain learn google figure mind plan retire click discover be have tire fed sick
  fall laugh cry hurt wear kill live leave confuse overwhelm please lost stuck frustrate annoy bother scatter introduce welcome greet suppose expect
`;
/** Only these may be said of oneself and tell nothing of what is kept. */
export const TALK: ReadonlySet<string> = wordList(PEOPLE, TOOLS, TIMES, STATES, DOINGS);

/** Verbs of such talk, also where a word might be a noun. */
export const TALK_VERBS: ReadonlySet<string> = wordList(DOINGS);

/** Words that ask for something: no sentence with one of them only talks. */
export const ASKS: ReadonlySet<string> = wordList(`
  want need wish require build create track record log list register store add include sort chart count total
  called named columns fields should must would wants needs
`);

/** What a sentence that tells of somebody begins with. */
export const SUBJECT: ReadonlySet<string> = wordList(`
  i we it this that there everything nothing everybody everyone nobody somebody someone you they he she everything's
`);
/** What may stand before it. */
export const LEAD_IN: ReadonlySet<string> = wordList(`
  so well ok okay right now and but oh ah hm hmm um er anyway basically honestly actually look listen yes yeah look
  sorry currently background first please just mind you up to until till for at the moment years ages today yesterday last this
  long story short bit of a little
  since because after before
`);
