import { FUNCTION_WORDS } from '../language/function-words';
import { wordList } from '../language/word-list';

/** The words that questions are made of, besides the names of an application. */

/** With the verbs of 'What does it store?', which name a field only where they cannot be verbs. */
const FUNCTION: ReadonlySet<string> = wordList(
  ...Object.values(FUNCTION_WORDS),
  'store stores keep keeps hold holds contain contains',
);

const TOPICS = wordList(`
  app application project site website program tool thing things something anything everything nothing stuff
  table tables field fields column columns entity entities store stores stored storing keep keeps kept hold holds contain
  contains record records entry entries row rows data type types kind kinds option options choice choices value values
  possible allowed valid validate validated validation rule rules constraint constraints required mandatory optional
  compulsory unique duplicate duplicates twice same limit limits limited minimum maximum min max range bound bounds between
  largest smallest highest lowest long blank empty fill filled default defaults initial prefilled happen happens delete
  deleted deleting deletes remove removed removing press pressed click clicked computed compute computes calculated
  calculate calculates calculation calculations worked work works formula formulas automatic derived figure figures metric
  metrics total totals sum sums average averages statistic statistics stats number numbers count counted counts chart charts
  graph graphs goal goals badge badges mark marks marked flag flags flagged highlight highlighted colour colours color colors
  warning warnings red green yellow orange blue grey tone tones action actions button buttons filter filters filtered sort
  sorted sorting sorts order ordered group groups grouped view views shown show shows display displayed displays look looks
  page pages route routes screen screens address addresses navigation menu tab tabs open opens start starts home block blocks
  board boards kanban calendar timeline gallery card cards list lists listed link links linked relation relations related
  relationship relationships connect connected connection connections reference references belong belongs check checks test
  tests tested promise promises pass passes passed passing fail fails failed failing failure failures broken untried tried
  cover covers covered covering version versions history change changes changed changing newest latest recent newer oldest
  made make makes created create built build updated author agent assistant user users when where who why how what which whose
  many much theme dark light mode font logo icon currency week password login role roles permission permissions share
  shared browser database server storage local saved save saves backup offline sample samples example examples live lives
  used use uses using occur occurs appear appears find found called named name names title about purpose mean means meaning
  structure model schema describe explain tell know list give see question questions answer answers add added adding edit
  edited editing enter entered new form forms can help text date dates time reason wrong first last previous since yet
  ever current default overlap overlaps conflict conflicts double booked apply applies applied exist exists there yes no
  me do done did does has have had is are am was were be need needs needed must set sets say says thanks thank
  hello hi hey please ok okay well now currently see seen go goes went get gets got come comes came want wants
  lose loses lost search searched searching undo records reach whole different next code file files public private export
  import exported imported picture pictures words word look people person everybody everyone anybody anyone person
  access summary summarise summarize overview inside behind content contents details detail info information
  two one time times ordering sequence direction ascending descending automatically required fields item items
  refused refuse refuses forbidden prevented prevent prevents restricted restrict checked ensure ensures editable
  typed type compulsory obligatory necessary leave left style design layout space letters corner corners
  working broke reliable proven untested log revision revisions release releases undone redo bring brought back track tracks
  tracking manage manages handle handles require requires requiring monday sunday saturday csv highlighted ordered requires
  way ways old longest shortest book booked booking without exist book's display
  depend depends coloured colored meaning
  negative accent euro euros dollar dollars pound pounds lot theme mode fine alright compact cozy radius
  stay stays anyway possible happening show's really still truly actually mandatory
  day days month months year years today separate separately own
`);

/** Whether a word is one that questions are made of, and no name of something. */
export function isQuestionWord(word: string): boolean {
  return FUNCTION.has(word) || TOPICS.has(word) || /^(?:v?\d+(?:st|nd|rd|th)?)$/.test(word);
}

/** Whether a word only builds sentences. */
export const isFunctionWord = (word: string): boolean => FUNCTION.has(word);

/** The words for parts of any application: names that consist of them are meant only where nothing else is. */
const PARTS = wordList(`
  table tables field fields column columns record records entry entries row rows data type types kind option options choice
  choices value values rule rules check checks version versions history change changes page pages view views filter filters
  badge badges button buttons figure figures chart charts name title list lists number date time overview
  app application default first last new
`);

/** Whether a word names parts of any application, or nothing at all. */
export const isPartWord = (word: string): boolean => FUNCTION.has(word) || PARTS.has(word);

/** The words of questions that a misspelt word may be. */
export const QUESTION_WORDS: readonly string[] = [...TOPICS, ...FUNCTION].filter((word) => word.length >= 4);
