import type { Outcome, Rule, Said } from '../rule';
import type { World } from '../world';
import { titled, titleOf } from './names';
import { CERTAIN, ORDER, REASON } from './plain-names';

/** 'change the name of the app to Leaf and Cup': of the application, whatever fields are called. */

const ofApp = (said: Said, world: World): Outcome | undefined => titled(titleOf(said, true), world);

const APP = '(app | application | program | tool | project | tracker)';
const THE_APP = `(the | this | that | my | our | its | whole)* ${APP}`;
const NAME = '(name | title | heading)';

export const PLAIN_TITLES: readonly Rule[] = [
  {
    name: 'the name of the application becomes another',
    class: 'name',
    certainty: CERTAIN + 0.3,
    when: [
      `${ORDER} (change | set | update | edit | rename | alter | switch) (the | its | our | my)* ${NAME} (of | for) ${THE_APP} (from <old> to | to | into | as | to be | : | =)+ <title> ${REASON}`,
      `${ORDER} (change | set | update | edit | rename | alter | switch) ${THE_APP} 's ${NAME} (from <old> to | to | into | as | : | =)+ <title> ${REASON}`,
    ],
    read: ofApp,
    examples: {
      'change the name of the app to Leaf and Cup': '+ title "Leaf and Cup"',
      "change the application's name to Number nine": '+ title "Number nine"',
    },
    counter: ['change the name of the customers to client', 'change the name of the app'],
  },
  {
    name: 'the application is to be called',
    class: 'name',
    certainty: CERTAIN + 0.3,
    when: [
      `${ORDER} (call | name | title | rename | retitle) ${THE_APP} (to | as | into | : | just | simply)* <title> ${REASON}`,
      `(the | its | our | my)* ${NAME} of ${THE_APP} (should be | must be | shall be | be | has to be) (: | now)* <title> ${REASON}`,
      `${THE_APP} 's ${NAME} (should be | must be | shall be | be | has to be) (: | now)* <title> ${REASON}`,
    ],
    read: ofApp,
    examples: {
      'please name the application Choir': '+ title "Choir"',
      'the name of the app is Muddy Paws': '+ title "Muddy Paws"',
      'rename the app to Cake orders': '+ title "Cake orders"',
      'the name of our tool should be Email days': '+ title "Email days"',
    },
    counter: ['call the app Marina Book and give it a sailboat icon'],
  },
];
