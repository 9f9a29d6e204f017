import type { Outcome, Rule, Said } from '../rule';
import type { World } from '../world';
import { nothing, remark } from './background-words';

/** What is said of an application and changes nothing: 'leave it as it is', questions about the tool, when it is needed. */

/** 'keep the board': only what is there can be kept. */
function keepThere(said: Said, world: World): Outcome | undefined {
  const isThere = (name: string) => {
    const tokens = said.tokens(name);
    const words = tokens.filter(({ tag }) => tag !== 'article' && tag !== 'owner').map(({ lemma }) => lemma);
    const isView = world.model.entities.some(({ views }) =>
      views.some(({ kind }) => words.length === 1 && words[0] === kind),
    );
    return (
      isView ||
      world.field(tokens) !== undefined ||
      (words.length < 3 && world.entity(words.join(' ')) !== undefined)
    );
  };
  return isThere('what') && (!said.has('more') || isThere('more')) ? { nothing: true } : undefined;
}

export const REMARK_RULES: readonly Rule[] = [
  {
    name: 'leave it as it is',
    class: 'background',
    when: [
      `
        (but|and|so|please|otherwise|,|that|i think)* (the|all|all the|everything else|everything|the
        rest|that|it|this|<what:np>)+ (be|is|are|was|'s|looks|look|can be|works)
        (perfectly|just|all|already|quite|totally|absolutely|really)*
        (fine|ok|okay|alright|good|great|perfect|right|lovely|well|enough) (too|otherwise|with (me|us)|by
        (me|us|her|him)|for (me|us|now)|as (it|they|that) (is|are|be)|the way (it|they) (is|are|be)|already|i
        suppose|except <y>|like (this|that)|,)* <z?>
      `,
      `
        (but|and|so|please|,|just)* (leave|keep) <what> (just|exactly|all|pretty much)* (as|like|the way|how)
        (it|they|that|those|these|he|she) (is|are|be|was|were) <z?>
      `,
      `
        (but|and|so|please|,)* (do n't|don't|do not|never|not) (touch|change|alter|take|remove|move|delete|mess
        with|lose|throw|break) (it|that|them|those|the|my|our|anything|any|of|else|away|rest|<what:np>)*
        (away|out|off|though|please|at all|,)* (,? (i|we|she|he|they|my|because|jonas|it) <z>)?
      `,
      '<what> (can|should|may) (stay|remain|be left) (as (it|they) (is|are|be|was)|there|like (this|that)|where (it|they) (is|are|be)) <z?>',
    ],
    weight: -0.1,
    read: (said) => (said.clause[0]?.key === 'a' ? undefined : { nothing: true }),
    examples: {
      "The boxes are fine as they are, don't touch those": 'nothing',
      'leave the prices just as they are': 'nothing',
      "so don't take it away": 'nothing',
      'Everything else was fine by her': 'nothing',
      "don't change the rest": 'nothing',
      'the name of it can stay as it is': 'nothing',
      'the bikes is ok': 'nothing',
    },
    counter: [
      'A table view is fine',
      'droppings ok yes or no',
      'smoke detector okay or not',
      "don't show paid orders",
      'the price must stay the same',
      'leave the notes out',
      "don't let people delete orders",
      'nobody may change the date',
      'keep track of the orders',
      'keep a list of members',
    ],
  },
  {
    name: 'keep what is there',
    class: 'background',
    when: [
      '(but|and|please|,|so)* (keep|leave) <what> ((and|,)+ (keep|leave) <more>)? (as well|too|there|in|though|please)*',
    ],
    weight: 0.1,
    read: keepThere,
    examples: {
      'Keep the notes and keep the picture, please': 'nothing',
      'keep the status': 'nothing',
      'please leave the notes in': 'nothing',
    },
    counter: ['keep track of the orders', 'keep a list of members', 'keep it short', 'leave the notes out'],
  },
  {
    name: 'a question about the tool',
    class: 'background',
    when: [
      '(hey|,|quick|question|a|and|just|tell|me|oh|so|hi|before <x> ,)* (can|could) (i|we|one|you) already <z>',
      '(hey|,|and|so|oh|sorry|but|just|tell|me|please)* (how|where) (do|does|can|could|would|did) (i|we|one|it|this) <z>',
      '(what|which) (can|do|does|could) (you|this|it|the app) (do|does|offer|support|know|make|build) <z?>',
      '(is|be|are) (it|this|there|you) (free|safe|secure|private|a charge|a person|human|real|a robot|an app for that|expensive) <z?>',
      '(who|what) (are|be|is|made|built) (you|this) <z?>',
      '(where|who) (is|are|be|has|can see|keeps|stores) (my|our|the) data (stored|kept|saved|safe|go|seen)* <z?>',
    ],
    weight: -0.05,
    read: nothing,
    examples: {
      'can I already see somewhere which vehicles are free at the moment?': 'nothing',
      'how do I delete one?': 'nothing',
      'what can you do': 'nothing',
      'where is my data stored?': 'nothing',
      'hey, quick question, can I already print it?': 'nothing',
    },
    counter: [
      'can I see the orders by month',
      'how much it cost',
      'how many orders there are',
      'where it was found',
      'what it is',
      'could you add a phone number',
      'how long it took',
      'where it is stored',
    ],
  },
  {
    name: 'when it is needed',
    class: 'background',
    when: [
      `
        (i|we|you|they|it|this)+ (really|absolutely|urgently|just)*
        (need|want|have|must|should|could|can|would|needs|'d like)+ (this|it|that|the app|the list|an
        app|to|be|have|ready|done|finished|started|something|up|and|running)+
        (now|asap|today|by|soon|quickly|urgently|as soon as possible|tomorrow|this week|next
        week|before|until|for|tonight|immediately|fast)+ <z?>
      `,
      "(it|this|that)? (be|'s|is)? (very|really|quite|not|a bit|rather|super)* (urgent|urgently|asap|as soon as possible|time critical|not urgent|pressing|high priority)",
      `
        (the|our|my|it|we|this|next|that|<who:np>)+ (be|is|'s|move|moves|open|opens|start|starts|begin|begins|
        have|get|marry|are|leave|launch)+ (on|in|at|next|this|already|starting)
        (the|a|two|three|few|early|late|mid)* ((#number)|monday|tuesday|wednesday|thursday|friday|saturday|sunday|
        january|february|march|april|may|june|july|august|september|october|november|december|week|month|weekend|
        days|weeks|spring|summer|autumn|year) <z?>
      `,
      '#number (days|weeks|months|hours) (to go|left|until <x>|from now) <z?>',
      `
        (by|before|until|for) (monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|the
        weekend|next week|next month|the end of the (week|month)|christmas|easter|september|the 28th) ,?
        (please|if possible|at the latest|ideally)*
      `,
    ],
    weight: -0.3,
    read: remark,
    examples: {
      'we move on the 28th': 'nothing',
      "it's urgent": 'nothing',
      '23 days to go': 'nothing',
      'the wedding is in September': 'nothing',
      'not urgent': 'nothing',
    },
    counter: [
      'it must be back by Friday',
      'the course starts on a date',
      'we need it by customer',
      'orders due this week',
      'start on, end on',
      'the price is in the list',
      'due before Monday',
      'priority: urgent or not',
    ],
  },
];
