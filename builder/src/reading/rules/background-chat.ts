import type { Rule } from '../rule';
import { nothing, remark } from './background-words';

/** What belongs to talking and asks for nothing: greetings, thanks, 'that is all'. */

const HELLO =
  "(hi|hello|hey|hiya|helo|hallo|hullo|greetings|howdy|yo|hey there|good morning|good evening|good afternoon|good day|morning|evening|afternoon|g'day|dear all|dear friends|dear sir|dear madam|dear team|sup|welcome)";
const GOOD = `
  (great|perfect|lovely|wonderful|brilliant|awesome|nice|good|cool|super|excellent|fantastic|amazing|ace|
  sweet|fab|fabulous|neat|beautiful|superb|splendid|grand|works|nice one|well done|good job|great job|
  nice work|great work|love it|spot on)`;

export const CHAT_RULES: readonly Rule[] = [
  {
    name: 'a greeting',
    class: 'background',
    when: [
      `${HELLO} (,|!|there|all|everyone|everybody|team|again|folks|guys|friends|my|mate|dear|to|you|everyone|me|it|'s|be|hello|hi|lovely|people|tessera|assistant|robot|computer|sir|madam)*`,
      `${HELLO} (,|!|again)* <name?> (here|again|speaking)`,
      `
        (hope|i hope|hoping) (you|all|everyone|this|your day)+ (be|are|is|finds|find|had|have|going)+
        (well|ok|okay|fine|good|you|a|nice|weekend|day|week|great)+
      `,
      "how (are|be|is|'s) (you|things|it|everything) (doing|going|today)?",
      "(it 's)? me again",
    ],
    read: nothing,
    examples: {
      hi: 'nothing',
      'Hello there': 'nothing',
      'good morning everyone': 'nothing',
      'Hiya, me again': 'nothing',
      'Hello my friends': 'nothing',
      'Good evening, bakery again': 'nothing',
      'Evening, harbour master here': 'nothing',
      'hope you are well': 'nothing',
      'Hi there!': 'nothing',
    },
    counter: [
      'morning or evening',
      'morning litres, evening litres',
      'a good morning routine list',
      'evening: date, from, till',
      'hi-fi equipment',
    ],
  },
  {
    name: 'thanks and praise',
    class: 'background',
    when: [
      `
        (${GOOD}|oh|,|!|that|it|'s|be|is|and|the|<what:np>)* (thanks|thank you|cheers|ta|many thanks|thx|ty|
        much appreciated|appreciate it|appreciated|grateful|thank you kindly|thank god|bless you) (so much|a lot|
        very much|again|dear|in advance|everyone|mate|you|all|loads|a million|for <x>|that 's all <y?>|!|that|
        works|helps|and)* (, <y>)?
      `,
      '(perfect|lovely|wonderful|brilliant|awesome|excellent|fantastic|superb|great) (now|already|really|,|!|and)*',
      `
        (that|it|this|everything|all|the app|now|first of all|you)+
        (is|'s|be|looks|look|works|looking|was|did|working)+ (already|really|just|so|very|absolutely|all|a|pretty|
        quite|such|now)* ${GOOD} (help|job|work|stuff|one|now|already|so far|indeed|thing|to me|for me|idea|start|
        fun|,|!|and|very|much)* <z?:np>
      `,
      "(this|that|it) (really|already)? (is|be|'s|has been|was) (a|such a|really a|already a)? (great|big|huge|real|massive)? (help|helpful|useful|life saver|lifesaver|relief) (to (me|us))?",
      '(kind|best|warm|many)* (regards|wishes|greetings|love) (from)? <name?>',
      '(bye|goodbye|see you|see you later|talk soon|take care|good night|have a nice day|over and out) <z?>',
      '(everybody|everyone|we|i|they|people)+ ((be) (very|so|really|quite)* (happy|pleased|delighted|impressed|thrilled)|(love|loves) (it|this|the app)) <z?>',
    ],
    weight: -0.05,
    read: remark,
    examples: {
      thanks: 'nothing',
      'Thank you dear.': 'nothing',
      'perfect, thank you so much': 'nothing',
      'cheers mate': 'nothing',
      lovely: 'nothing',
      'that looks great': 'nothing',
      'Thanks, the phone works': 'nothing',
      'everybody is happy otherwise': 'nothing',
      'kind regards from Joan': 'nothing',
      'thanks in advance for your help': 'nothing',
    },
    counter: [
      'thank you letters sent',
      'condition: great, good, fair',
      'good',
      'make it nice',
      'works well',
      'nice to have',
      'date thanks were sent',
      'thank-you card sent yes or no',
    ],
  },
  {
    name: 'that is all',
    class: 'background',
    when: [
      `
        (i|think|guess|suppose|and|so|well|yeah|yes|right|,|hmm|no|oh|for now|i 'd say|really)* (that|this|it)
        (be|is|'s|was|would be|will be|should be|'ll be) (about|pretty much|really|basically|just)*
        (it|all|everything|all there is|the lot|that|enough|all i need|all we need|all for today|all for now|all
        folks) (for now|for today|really|i think|i need|we need|folks|so far|yeah|,|at the moment|from me|from
        us|then|actually|thanks)*
      `,
      `
        (nothing|no|not) (else|more|fancy|fancier|special|complicated|big|clever|fancier than that|bells and
        whistles|frills|big deal|much more|too complicated|too fancy) (than that|for
        now|please|really|,|needed|required|at all|thanks|is needed|just <x>)*
      `,
      '(just|only) (that|this|the basics|the bare bones|something simple|the essentials)',
      "(no|there 's no|in no) (rush|hurry|pressure|stress|worries|problem|big deal|panic|great hurry) (at all|on this one|with this|whatsoever|,)*",
      `
        (let|tell|ask|just ask|shout|write|contact|ping|call) (me|us)? (know)? (if|whether|in case|should|when)
        ((you) (need|want|have|require|be|get) <z>|(there|something|anything) (be|is)?
        (anything|something|unclear|missing|any) <z?>)
      `,
      `
        (if|in case|as far as|as long as|provided|hope|i hope|hopefully|assuming|when)+
        (that|it|this|you|there|all|any of|of this)*
        (is|be|'s|are|were|can|could|does|do|should|would|makes|make|possible)+
        (possible|not|do|too|hard|much|to|ask|trouble|work|ok|okay|at all|that|it|too
        much|difficult|sense|doable|feasible|please|clear|be|done|all
        right|alright|fine|n't|,|then|even|somehow|a|problem|easy)*
      `,
      "(if|and if) not ,? (never mind|no problem|no worries|that 's fine|that 's ok|fine|it 's fine|also fine|that is fine|not a problem|it does n't matter|not to worry|then not)",
      `
        (oh|ah|sorry|,|no|actually|hmm|well|but)* (never mind|nevermind|forget it|forget that|ignore that|
        scratch that|scrap that|my mistake|my bad|my fault|wrong button|false alarm|doesn't matter|
        does n't matter|not important|don't worry|do n't worry) ((,|\\.|!)+ <z>)?
      `,
      '(does|do|did|hope|i hope) (that|this|it|you)* (make|makes|help|helps|understand|get)+ (sense|what i mean|me|it|any sense)?',
      '(what|how) (do|would|did) you (think|reckon|say|suggest|do|recommend) <z?>',
      "(sorry|apologies|forgive me|excuse me|pardon) ((for|about|if|to|that|it 's) <z>)?",
      `
        (so far so good|far so good|and so on|and so forth|you get the idea|you know what i mean|if you know
        what i mean|that sort of thing|that kind of thing|stuff like that|things like that|as i said|like i
        said|as usual|as always|as ever|you name it|etc|go ahead|take your time|in short|long story short|to cut
        a long story short|first things first|one more thing|one last thing|another thing|quick question|two
        things|a few things|three things|here we go|here goes|here it is|off you go|not much|easy enough|not
        sure|i am not sure|no idea|i have no idea|who knows)
      `,
      "(i|we) (guess|suppose|know|think|bet)? (but)? (i|that|it|this|we)* (be|'s|is)? (asking|asking for|ask) (a lot|too much|for a lot|for much)",
    ],
    weight: 0.05,
    read: nothing,
    examples: {
      "that's it": 'nothing',
      "I think that's it, yeah": 'nothing',
      'nothing fancy': 'nothing',
      'nothing fancier than that': 'nothing',
      'no rush on this one': 'nothing',
      'let me know if you need more': 'nothing',
      'if that is possible': 'nothing',
      'If not, never mind': 'nothing',
      'oh never mind, it was my thumb': 'nothing',
      "that's all for today": 'nothing',
      'sorry for the long message': 'nothing',
      'so far so good': 'nothing',
      "if it's not too much trouble": 'nothing',
      'hope that makes sense': 'nothing',
      'Nothing else': 'nothing',
    },
    counter: [
      'let me know when it is late',
      'if it is overdue make it red',
      'nothing about shoe sizes',
      'no more than six',
      'no pictures',
      'forget the price',
      'tell me if the stock is low',
      'tell me when there are no eggs',
      'no problem reported',
      'if the price is over 40',
    ],
  },
];
