import type { FieldType } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { wordsOf } from '../rule';
import { tokenPattern, type Captures, type TokenPattern } from '../token-pattern';
import { isCourse } from './pieces';

/**
 * Fields that are said as questions and clauses, as people speak: 'who has it', 'how much I paid', 'whether it is back', 'the table
 * they like to sit at'. Each becomes the name that stands on a form.
 */
export interface SpokenField {
  readonly name: string;
  readonly type?: FieldType;
}

interface Way {
  readonly when: string;
  readonly give: (said: Captures) => SpokenField | undefined;
}

const text = (tokens: readonly Token[] | undefined) => wordsOf(tokens ?? []);
const WHO =
  '(i|we|you|he|she|it|they|one|people|someone|somebody|my #noun|the #noun|our #noun|each #noun|every #noun)';
const AUX = "('ve|have|has|had|'s|is|are|was|were|did|do|does|be|been|got|get|being)*";

/** 'bought' with 'last' is 'Last bought'. */
const lastDone = (verb: string, isLast: boolean) => (isLast ? `last ${verb}` : verb);

const WAYS: readonly Way[] = [
  {
    when: `(roughly|about)? how many (of (it|them|these|those|each) | there (is|are) | are there | (i|we|they) (have|own|got|need|want|ordered|bought|made|sold|took|saw|see|used) (left)?)* (left)?`,
    give: () => ({ name: 'quantity', type: 'integer' }),
  },
  {
    when: `(roughly|about)? how many (#adjective)? <what:np>`,
    give: (s) => ({ name: text(s['what']), type: 'integer' }),
  },
  {
    when: `(roughly|about)? how many <what> (${WHO}|there|are|is|can|will|were|was|that) <rest?>`,
    give: (s) => ({ name: text(s['what']), type: 'integer' }),
  },
  {
    when: `(how much | what) ${WHO}? ${AUX} (cost|costs|costed) (me|us|them|you|it)? <rest?>`,
    give: () => ({ name: 'cost', type: 'money' }),
  },
  {
    when: `(how much | what) ${WHO}? ${AUX} (charge|charges|charged) <rest?>`,
    give: () => ({ name: 'charge', type: 'money' }),
  },
  {
    when: `(how much | what) ${WHO} ${AUX} (pay|pays|paid) <rest?>`,
    give: () => ({ name: 'price paid', type: 'money' }),
  },
  {
    when: `(how much | what) ${WHO} ${AUX} (spend|spent) <rest?>`,
    give: () => ({ name: 'amount spent', type: 'money' }),
  },
  {
    when: `(how much | what) ${WHO} ${AUX} (owe|owes|owed) <rest?>`,
    give: () => ({ name: 'amount owed', type: 'money' }),
  },
  {
    when: `(how much | what) ${WHO} ${AUX} (weigh|weighs|weighed) <rest?>`,
    give: () => ({ name: 'weight', type: 'number' }),
  },
  { when: `what ${WHO} ${AUX} worth <rest?>`, give: () => ({ name: 'value', type: 'money' }) },
  { when: `how much (of it)?`, give: () => ({ name: 'amount' }) },
  {
    when: `how long (it|they|i|we|the #noun)? ${AUX} (takes|took|take|taken|lasts|lasted|last)? <rest?>`,
    give: () => ({ name: 'duration' }),
  },
  { when: `how old <rest?>`, give: () => ({ name: 'age', type: 'integer' }) },
  { when: `how far <rest?>`, give: () => ({ name: 'distance' }) },
  { when: `how (bad|severe|strong) <rest?>`, give: (s) => ({ name: `how ${s['rest'] ? 'bad' : 'bad'}` }) },
  {
    when: `when ${WHO} ${AUX} (last) (got|been)? <verb:past>`,
    give: (s) => ({ name: lastDone(text(s['verb']), true), type: 'date' }),
  },
  {
    when: `when ${WHO} ${AUX} <verb:past> (it|them|him|her|this|that)? (the)? last (time)?`,
    give: (s) => ({ name: lastDone(text(s['verb']), true), type: 'date' }),
  },
  {
    when: `when (it|they|that|this) (is|'s|are|was|were) due <rest?>`,
    give: () => ({ name: 'due', type: 'date' }),
  },
  {
    when: `when ${WHO} ${AUX} <verb:past> (it|them|him|her|this|that|there|in|on|out|up)? <rest?>`,
    give: (s) => ({ name: text(s['verb']), type: 'date' }),
  },
  {
    when: `when ${WHO} ${AUX} <verb:verbword> <rest?>`,
    give: (s) => ({ name: text(s['verb']), type: 'date' }),
  },
  {
    when: `(the)? (day|date) (that|when|on which)? ${WHO} ${AUX} <verb:past> <rest?>`,
    give: (s) => ({ name: `date ${text(s['verb'])}`, type: 'date' }),
  },
  {
    when: `(the)? (time) (that|when|at which)? ${WHO} ${AUX} <verb:past> <rest?>`,
    give: (s) => ({ name: `time ${text(s['verb'])}`, type: 'time' }),
  },
  { when: `what (day|date)`, give: () => ({ name: 'date', type: 'date' }) },
  { when: `what time (it was|roughly|about)?`, give: () => ({ name: 'time', type: 'time' }) },
  {
    when: `(which|what) <what:np> (${WHO}|is|was|has|have|went|goes|drives|this|that|to|gets|got) <rest?>`,
    give: (s) => ({ name: text(s['what']) }),
  },
  { when: `which <what:np>`, give: (s) => ({ name: text(s['what']) }) },
  {
    when: `what (kind|type|sort|category|size|colour|color) (of <what:np>)?`,
    give: (s) => ({ name: s['what'] ? `type of ${text(s['what'])}` : 'type' }),
  },
  { when: `where ${WHO} ${AUX} (come|comes|came) from`, give: () => ({ name: 'came from', type: 'text' }) },
  {
    when: `where ${WHO} ${AUX} <verb:past> <rest?>`,
    give: (s) => ({ name: `where ${text(s['verb'])}`, type: 'text' }),
  },
  {
    when: `where ${WHO} (is|was|are|were|lives|live|stands|goes|go)? <rest?>`,
    give: () => ({ name: 'where', type: 'text' }),
  },
  {
    when: `(whether|if) (or not)? ${WHO} ${AUX} (already|still|ever)? <what:past> (it|them|for|yet|already|back|out|up|in)? (or not)?`,
    give: (s) => ({ name: text(s['what']), type: 'boolean' }),
  },
  {
    when: `(whether|if) (or not)? ${WHO} (is|'s|are|was|were|has|have|had|be) <what>  (or not)?`,
    give: (s) => ({ name: text(s['what']), type: 'boolean' }),
  },
  {
    when: `(whether|if) (or not)? (there|there's)? (is|'s|was|are|were) <what> (or not)?`,
    give: (s) => ({ name: text(s['what']), type: 'boolean' }),
  },
  {
    when: `(whether|if) (or not)? ${WHO} (can|could|will|should|would|must)? <what> (or not)?`,
    give: (s) => ({ name: text(s['what']), type: 'boolean' }),
  },
  {
    when: `(whether|if) <what> (is|are|was|were|has|have|been)+ <how> (or not)?`,
    give: (s) => ({ name: `${text(s['what'])} ${text(s['how'])}`, type: 'boolean' }),
  },
  {
    when: `(is|was|are|has|have) (it|they|he|she|this) (been)? <what> (yet|already|or not|\\?)*`,
    give: (s) => ({ name: text(s['what']), type: 'boolean' }),
  },
  {
    when: `(did|do|does) (i|we|it|they|he|she|you) <what> (it|them|him|her)? (yet|already|or not|\\?)*`,
    give: (s) => ({ name: text(s['what']), type: 'boolean' }),
  },
  { when: `<what> or not`, give: (s) => ({ name: text(s['what']), type: 'boolean' }) },
  {
    when: `(a|the|some)? (picture|photo|photograph|image|pic|foto|snapshot) (of <what>)?`,
    give: (s) => ({ name: /pic|image|snapshot/.test(text(s['what'])) ? 'picture' : 'photo', type: 'image' }),
  },
  {
    when: `(anything|something|whatever) (else)? (i|we|they|worth|special|odd|unusual|important) <rest?>`,
    give: () => ({ name: 'notes', type: 'longtext' }),
  },
  {
    when: `<verb:past> (when | on (what|which) (day|date))`,
    give: (s) => ({ name: text(s['verb']), type: 'date' }),
  },
  {
    when: `<what:question> (${WHO}|#verb|verbs|past|be|have|do|modal|ing|to) <rest?>`,
    give: (s) => shortQuestion(s['clause'] ?? []),
  },
];

/** 'What they can't eat' stands on a form as it is; a sentence that begins like a question does not. */
function shortQuestion(clause: readonly Token[]): SpokenField | undefined {
  const isSentence = clause.some(
    ({ tag, key }, index) =>
      index > 2 && (tag === 'be' || key === 'would') && clause[index + 1]?.tag === 'article',
  );
  return isSentence || clause.length > 8 ? undefined : { name: text(clause) };
}

interface Compiled {
  readonly pattern: TokenPattern;
  readonly give: Way['give'];
}

let compiled: readonly Compiled[] | undefined;

const FILLERS = /^(?:also|maybe|perhaps|then|roughly|obviously|of|course|just|like|again|preferably)$/;

/** The field that a spoken clause means; undefined for a plain noun phrase. */
export function readSpoken(tokens: readonly Token[]): SpokenField | undefined {
  compiled ??= WAYS.map(({ when, give }) => ({ pattern: tokenPattern(when), give }));
  let from = 0;
  const isFiller = (token: Token | undefined, at: number) =>
    token !== undefined && FILLERS.test(token.key) && !isCourse(token, tokens[at - 1]);
  while (from < tokens.length - 1 && isFiller(tokens[from], from)) from += 1;
  const clause = tokens
    .slice(from)
    .filter((token, index, all) => !(token.key === '?' && index === all.length - 1));
  for (const { pattern, give } of compiled) {
    const said = pattern.match(clause);
    const found = said && give({ ...said, clause });
    if (found?.name) return found;
  }
  return undefined;
}
