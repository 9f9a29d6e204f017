import type { Outcome, Rule, Said } from '../rule';
import type { World } from '../world';
import { OPEN, remark, WISHES } from './background-words';
import { isStory } from './story-signs';

/** What happened, whom it happened to, and what it felt like. */

const told =
  (least: number) =>
  (said: Said, world: World): Outcome | undefined =>
    isStory(said, world, least) ? { nothing: true } : undefined;

export const STORY_RULES: readonly Rule[] = [
  {
    name: 'what happened',
    class: 'background',
    when: [
      `${OPEN} (i|we|he|she|they|it|somebody|someone|nobody|everybody) (#adverb)? (was|were|had|did|(#past)) <rest?>`,
      `
        <a?> (last|the other|one|that|this|every|each|on|since|in) (year|time|week|month|night|summer|winter|
        spring|autumn|christmas|easter|monday|tuesday|wednesday|thursday|friday|saturday|sunday|morning|evening|
        day|season|term|march|april|may|june|july|august|january|february) <rest?>
      `,
      '<a?> (ago|yesterday|since then|back then|in the sixties|in the nineties|in those days) <rest?>',
      `${OPEN} (the|our|a|an|some|those|two|three|four|mrs|mr|<who:np>) <what?> (was|were|had|(#past)) <rest?>`,
    ],
    weight: -0.4,
    read: told(2),
    examples: {
      'he gave up in the end and nobody ever asked why': 'nothing',
      'two turkeys went to the wrong family and Mrs Pell cried in the shop': 'nothing',
      'last week I gave somebody eleven euros too much': 'nothing',
      'we asked her brother in March': 'nothing',
      'two plates went to the wrong table and Mrs Pell cried': 'nothing',
      'my mother retired last year and I miss her': 'nothing',
      'I found a lasagne from I think 2021 last week': 'nothing',
    },
    counter: [
      ...WISHES,
      'orders placed last week',
      'sent last year',
      'what I gave them last year',
      'the day we first gave it',
      'last repotted, last wired',
      'the last time it was watered',
      'paid last month',
    ],
  },
  {
    name: 'people of somebody’s own life',
    class: 'background',
    when: [
      `${OPEN} (my|our|his|her|their)+ (old|older|younger|youngest|eldest|little|two|three|future|new|late|poor|dear|other)* $relative <rest>`,
      `${OPEN} (he|she|they) (#adverb)? (be|'s|has|have|does|do|wo n't|'ll|will|always|never|(#verb|verbs)) <rest>`,
      `<a> (my|our|his|her) $relative <rest?>`,
      `
        ${OPEN} (people|customers|everybody|everyone|nobody|no one|half the <x>|the parents|the neighbours|
        most people|some people) (always|never|keep|just|only|really|know|knows|say|says|tell|tells|think|thinks|
        come|comes|ring|rings|call|calls|ask|asks|forget|forgets|remember|remembers|can|ever|want|wants|go|goes|
        do|does|be|get|gets) <rest>
      `,
    ],
    weight: -0.4,
    read: told(1.5),
    examples: {
      'my wife thinks thirty': 'nothing',
      'my husband organised it for twenty-two years': 'nothing',
      'my brother swears it was the porter': 'nothing',
      'yes my husband counted, no I am not sorry': 'nothing',
      'my accountant keeps asking and I keep guessing': 'nothing',
      "she's just as bad, though at least she admits it": 'nothing',
      'my uncle always notices and he loves it': 'nothing',
      'they never bring them back, my sister never does': 'nothing',
    },
    counter: [
      ...WISHES,
      'my mother has to be able to read it',
      'they should be listed by date',
      'people can book a table',
      'my colleagues: name, phone',
      'customers come with a name and a phone',
    ],
  },
  {
    name: 'feelings and opinions',
    class: 'background',
    when: [
      `
        ${OPEN} (i|we) (really|still|honestly|secretly|just|also|kind of|absolutely|already|do)*
        (love|hate|enjoy|dread|regret|miss|hope|guess|suppose|believe|doubt|wonder|swear|know|think|bet|admit|
        apologise|fear|worry|understand) (it|that|this|him|her|them|so|not|you|,|but|how|what|why|i|we)* <rest?>
      `,
      `${OPEN} (i|we) be (so|very|really|quite|too|a bit|not|fed up|sick|tired|sorry|afraid|happy|glad|proud|hopeless|useless|bad|good|no|never|getting|always)+ <rest?>`,
      `<a?> (drives|driving|drive) (me|us) (mad|crazy|nuts|insane|up the wall|round the bend) <rest?>`,
      `
        <a?> (you (can|may|could)? imagine|you would not believe|you would n't believe|you wo n't believe|
        believe it or not|god help (us|me)|god knows|thank god|thank heavens|bless (her|him|them)|to be honest|
        to be fair|i must (say|admit)|between us|if it matters|if you ask me|ask me how i know|do n't ask|
        don't ask|you know how it is|you know what (always|i) <x>|what can i say|that 's life|long story|you know|
        god help me|mind you) <rest?>
      `,
      `
        (that|it|this)? be? (silly|sad|funny|embarrassing|a shame|a pity|not funny|no fun|really annoying|
        so annoying|hard|obvious|a long story|the whole point|a nightmare|awful|terrible|amazing|great fun|
        horrible|a relief)
      `,
      `${OPEN} (lol|haha|ha|ha ha|hehe|oops|ugh|phew|sigh|wow|yay|argh)+ <rest?>`,
    ],
    weight: -0.2,
    read: remark,
    examples: {
      'I hope she comes back': 'nothing',
      'it drives me mad': 'nothing',
      'so you can imagine': 'nothing',
      "don't ask": 'nothing',
      'I am so fed up with it': 'nothing',
      "she has dementia, it's hard, you know how it is": 'nothing',
      'ask me how I know': 'nothing',
      "I'm not very good with computers": 'nothing',
      'I know it is silly': 'nothing',
      "we're quite proud of it": 'nothing',
    },
    counter: [
      ...WISHES,
      'how they like it',
      'I think it should be red',
      'I love to see a chart',
      'how rested I feel',
      'mood',
      'I am missing the date of birth',
      'I know the price must be there',
      'i mean Member',
      'help me organise my salon',
    ],
  },
  {
    name: 'a story',
    class: 'background',
    when: ['<all>'],
    weight: -0.9,
    read: told(3.5),
    examples: {
      'for the colleague who did this in Utrecht everything was in his inbox and then his inbox got migrated':
        'nothing',
      'with the second baby on the hip he never asked, sadly, and the dog cried': 'nothing',
    },
    counter: [...WISHES, 'when I bought it and what I paid', 'who lent it to me and when they got it back'],
  },
];
