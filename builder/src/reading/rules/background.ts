import type { Rule } from '../rule';
import { CHAT_RULES } from './background-chat';
import { INSTRUCTION_RULES } from './background-instructions';
import { REMARK_RULES } from './background-remarks';
import { STORY_RULES } from './background-stories';
import { OPEN, remark, WISHES } from './background-words';

/** What asks for nothing: who somebody is, how it is today, what happened. Wide patterns weigh little, and a wish is never one. */

const WHO_RULES: readonly Rule[] = [
  {
    name: 'who somebody is',
    class: 'background',
    when: [
      `${OPEN} (my name is|my name 's|this is|i am called) <who>`,
      `${OPEN} (i|we) be (a|an|the|from|just|only|one of|mostly|not a|not an|no|new|retired|in charge|responsible|on|at|your|both|all|actually|also|about|around) <who>`,
      `${OPEN} we be (#number|adjective) <who>`,
      `${OPEN} i be <who> (by the way|btw|here|again)`,
      `
        ${OPEN} (i|we) (run|own|manage|lead|chair|teach|coach|organise|organize|work|live|look after|rent out|
        breed|supervise|volunteer|play|sing|study|serve|live|lend|sell|hand out|build|bake|paint|clean|collect|
        fit|repair|fix|deliver|grow|make|write|print|do|sew|travel|farm|drive|hire out)
        (a|an|the|my|our|as|in|at|for|with|on|two|three|four|some|all|small|lots|up|most|of|every|year|to|about)*
        <what>
      `,
      `${OPEN} (i|we) (have|'ve|got|have got|'ve got) (a|an|about|around|some|two|three|four|several|no|(#number)) <what>`,
      `<a?> (here|speaking|calling|again)`,
      `(small|little|family|local|our|a|the|busy|independent|tiny|big)+ <what:np> (here|in #noun|of #number)`,
    ],
    weight: -0.4,
    read: remark,
    examples: {
      'I run a small bakery in Leeds': 'nothing',
      "I'm the office manager at a primary school": 'nothing',
      'we are a 40 seat bistro': 'nothing',
      "I'm Joan by the way": 'nothing',
      'My name is Dorothy': 'nothing',
      'I teach year three': 'nothing',
      'Small recording studio here': 'nothing',
      'we have 18 tubs in the window': 'nothing',
      'I am from Poland': 'nothing',
      'I look after the churchyard at a village church': 'nothing',
      'I chair our tenants association': 'nothing',
      'Sailing club here.': 'nothing',
    },
    counter: [
      ...WISHES,
      'I have to see what is unpaid',
      'we are looking for a list of members',
      'I run 5 km: date, distance',
      'we have customers with name, phone and email',
    ],
  },
  {
    name: 'how it is today',
    class: 'background',
    when: [
      `${OPEN} (at the moment|right now|currently|until now|up to now|so far|these days|today|for years|for ages|nowadays|in the past|before|before that|previously|these last years) ,? <rest>`,
      `
        ${OPEN} (i|we|he|she|they|it) (have|'ve|has|had|'s)? (always|never|only|so far|currently|still|usually|
        just)* (been using|been keeping|been doing|been writing|been typing|been tracking|been going|used to|kept|
        had it|used|use|keep it|keep them|keep track of it|keep that|do it|do this|do that|write it|write them|
        have it|have this|have them|got it|wrote it|started this|started it) <rest>
      `,
      `
        ${OPEN} (it|this|that|everything|half of it|all of it|most of it|the whole thing|the list|the book)
        (be|'s|lives|sits|stands|is currently|has been|has always been|was|used to be|has been)+
        (all|still|currently|only|just|mostly|kept|written|done|always|now)* (in|on|a|an|the|by|my|our|with)+
        <where?> $old-ways <rest?>
      `,
      `
        ${OPEN} <what> (be|'s|was|became|has become|turned into|is becoming|get|gets|got|has been)
        (a|an|all|always|just|the|such|usual|same|bit of|of|complete|total|real|absolute|utter|right|quite|pretty|
        very|so|really|getting|too|rather|becoming)* $mess <rest?>
      `,
      `${OPEN} (i|we|nobody|no one|my team) (keep|kept|always|constantly|often|sometimes|just)* (lose|losing|lost|forget|forgetting|forgot|mix|mixing|mixed|drowning|guess|guessing|miss|missing) <rest>`,
      `
        <a?> (the index cards|the paper|the notebook|the spreadsheet|the book|the old list|the old plan|the diary|
        excel|the red book) (do n't|does n't|don't|doesn't|got|burnt|walk|is|be|was|gets|keeps|went|fell|has)+
        <rest>
      `,
      `${OPEN} (half|most|some) of (it|them|us|the <x:np>) (be|do|does|ca n't|can't|cannot|do n't|don't|never|get|are) <rest>`,
      `<a?> (it|everything|the list|it all) (take|takes|took) (forever|ages|hours|too long|all day|me hours|us hours) <rest?>`,
    ],
    weight: -0.25,
    read: remark,
    examples: {
      'it is a mess': 'nothing',
      "the index cards don't cope any more": 'nothing',
      "it's currently a red A5 notebook in the glove compartment": 'nothing',
      'the boardgame shelf is out of control': 'nothing',
      'the freezer in the garage is a disaster': 'nothing',
      'half of them cannot open a PDF without help': 'nothing',
      'it takes forever': 'nothing',
      'my notes are all over the place': 'nothing',
    },
    counter: [
      ...WISHES,
      'it is in stock',
      'right now I want to see the open ones',
      'the status is open, packed or sent',
      'which book is it in',
      'we keep photographers with name, agency, phone and day rate',
    ],
  },
];

const UNTIL_NOW: Rule = {
  name: 'how it was done until now',
  class: 'background',
  when: [
    `${OPEN} (i|we|he|she|they) (have|'ve|had|has|'s) (always|only|so far|just|until now)* been (using|keeping|doing|writing|typing|tracking|going|working|living|running|making|selling|building|collecting) <rest>`,
    `${OPEN} (i|we|he|she|they|it) (always|only|just)* used to <rest>`,
    `
      ${OPEN} (i|we) (currently|at the moment|right now|so far|until now|still|today|just|mostly)*
      (do|keep|write|have|store|track|manage|note|record|run|organise)
      (it|this|that|them|everything|all this|all of it|all that) (currently|at the moment|so far|still|all|now)*
      (in|on|with|by) (a|an|the|our|my|some|old|big)* $old-ways <rest?>
    `,
    `(at the moment|currently|right now|so far|far|until now|today|now) ,? (i|we) (have|'ve)? (do|keep|write|have|store|track|manage|note|use|record|run|organise|be) <rest>`,
    `${OPEN} (i|we) (keep|always|constantly|kept|just)* (lose|losing|lost|forget|forgetting) (track|count|things|everything|them|it|half of them|half of it) <rest?>`,
  ],
  weight: 0.1,
  read: remark,
  examples: {
    'we have been using a spreadsheet': 'nothing',
    'I keep losing track': 'nothing',
    'at the moment we do it on paper': 'nothing',
    'we used to write it in a book': 'nothing',
    'so far I have kept it in my head': 'nothing',
    'we currently keep everything in Excel': 'nothing',
  },
  counter: [...WISHES, 'right now I want to see the open ones', 'who used it', 'what it is used for'],
};

export const BACKGROUND_RULES: readonly Rule[] = [
  ...CHAT_RULES,
  ...REMARK_RULES,
  ...INSTRUCTION_RULES,
  ...WHO_RULES,
  UNTIL_NOW,
  ...STORY_RULES,
];
