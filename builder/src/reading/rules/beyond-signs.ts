import { further } from './beyond-further';
import type { BeyondRule } from './beyond-rule';
import { OUTSIDE_SIGNS } from './beyond-signs-outside';

/** Further words for what cannot be built: short and verbless ones, as wishes at the end of a prompt are. */
export const SIGN_RULES: readonly BeyondRule[] = [
  ...OUTSIDE_SIGNS,
  further(
    'accounts and sign-in',
    [
      `
        (with|needs|need|gets|get|by|behind) (a|an|their|his|her|its|our|own|each|personal|separate)+ (own|
        personal|separate)? (password|passwords|login|logins|log-in|log-ins|pin code)
      `,
      '(everyone|everybody|each|all) <b?> (their|his|her|its) own (password|login|account|log-in|access)',
      '(log|logs|sign|signs) in with (their|his|her|our|an|a|the|my)+ <b>',
      `
        (members|parents|staff|visitors|clients|customers|everybody|everyone|people|players|students|traders|
        volunteers|pupils|teachers|tenants|guests|leaders|users) (can|could|should|must|may|shall|to|would|able|
        be)+ (log in|log on|sign in|login)
      `,
    ],
    ['protected by a pin code'],
    ['password', 'name, login, role', 'sign-in sheet'],
  ),
  further(
    'roles and permissions',
    [
      `
        only (the|a|our|my)? (#adjective)? <who:np> (may|can|should|must|is allowed to|are allowed to) (be able
        to)? (see|edit|change|delete|approve|read|open|touch|look at|alter) <z>
      `,
      `
        <who:np> (may|can|should|must) (be able to|only|just)* (look|see|read|view) (it|them|everything|at it|
        at them)? but (not|never|can not|cannot) (be able to)? (change|edit|touch|delete|alter) <z?>
      `,
      `
        (should|must|may|can|could|do|does) (not|n't|never) (be able to|be allowed to)? (see|read|open) (the
        others|each other 's|anybody else 's|anyone else 's|other people 's|everyone else 's)
      `,
    ],
    ['Gerald should be able to look but not change anything'],
    ['only the paid ones', 'supervisor', 'approved by'],
  ),
  further(
    'messages that are sent',
    [
      `
        (email|e-mail|mail|text|sms|whatsapp|message|dm|ping|notify|alert|remind|phone|ring) (the|my|our|all|
        each|every)* (me|us|them|him|her|parents|parent|mums|dads|customer|customers|members|member|everybody|
        everyone|tenant|tenants|clients|client|guests|donor|donors|person|owner|owners|driver|drivers|staff|
        team|volunteers|player|players|patients|passengers|brother|sister|wife|husband|boss) <b?>
        (automatically|by itself|a (day|week|month) (before|ahead)|the (day|evening|week|night|morning|month)
        before|#number (day|days|week|weeks|hours|hour|minutes) (before|ahead)|before|every #noun|when|as soon
        as|if|reminder|reminders)
      `,
      `
        (text|email|e-mail|mail|ping|message|remind|notify|sms) (me|us|them|him|her) <b?> (when|if|before|once|
        as soon as|every|the day|the week|the evening|a day|a week|#number days|too)
      `,
      `
        (sms|text|text message|email|e-mail|mail|reminder|whatsapp|push|push message|notification|push
        notification) (a|the|one|two|three|#number)* (day|days|week|weeks|evening|morning|night|hour|hours)
        (before|ahead|earlier)
      `,
      `
        (it|that|system|app|then|should|must|shall|could|can|shoud|to) (automatically|also|please)* (ping|ring|
        text|email|e-mail|notify|alert|message|mail|remind|send|sends) (a|an|the|my|our|his|her|their|all|me|us|
        them|him)+ <b?>
      `,
      '(if|when) it (texted|emailed|e-mailed|mailed|messaged|pinged|notified|reminded|alerted) <b>',
      `
        (get|gets|receive|receives|gets sent) (an|a|the|automatic|automatically)* (email|e-mail|mail|text
        message|sms|reminder|notification|push message|alert)
      `,
      `
        (automatic|automated|automatically) (text|texts|email|emails|e-mail|e-mails|mail|mails|sms|reminder|
        reminders|message|messages|notification|notifications|invoice|invoices) (to|for|when|before|if)
      `,
      `
        (send|sends|sending) <b?> (automatically|by itself|themselves|by email|by e-mail|by mail|by text|by sms|
        by whatsapp|per mail|via email|via whatsapp)
      `,
      `
        (mail|mails|email|e-mail|reminder|text|sms|notification|alert) (goes|go|should go|gets sent|be sent|is
        sent|to be sent) (out)?
      `,
      '(email|e-mail|text|mail) them (every|each) <b>',
      `
        (a|an)? (reminder|notification|text message|sms|push message) (on|to) (my|his|her|their|our) (phone|
        phones|mobile|watch)
      `,
      'ping my phone',
      `
        (avisar|avisara|avise|mandar|enviar|envoyer|schicken|schickt|sende|benachrichtigen|erinnern) <b?>
        (whatsapp|email|correo|sms|mail|e-mail|nachricht|nachrichten|mails|courriel)
      `,
    ],
    [
      'SMS the evening before',
      'and ping my phone',
      'it should ring his phone',
      'an SLA escalation mail goes out',
    ],
    ['email', 'reminder', 'letters sent', 'phone', 'the day before', 'message'],
  ),
  further(
    'several people at once',
    [
      `
        (everyone|everybody|several people|all of (us|them)|all #number|both of us|#number of us) <b?> (typing|
        editing|working|type|edit|work|using it|use it|in it) <c?> (at the same time|at once|simultaneously)
      `,
      `
        (on|from) (their|his|her) own (phone|phones|device|devices|computer|computers) <b?> (at the same time|
        at once)
      `,
      '(themselves|directly|for themselves) (online|from home|on (the|our) (homepage|website|web site))',
      '(take|takes) place online',
      `
        (live|it|shown|them|everything) on (two|three|four|five|several|many|all|multiple|#number) (the|our)?
        (screens|devices|phones|computers) (at once|at the same time|together)
      `,
    ],
    ['everyone typing at the same time', 'voting takes place online', 'they book themselves online'],
    ['at the same time', 'online', 'their own phone', 'themselves'],
  ),
  further(
    'records that repeat',
    [
      `
        (come|comes|appear|appears|repeat|repeats|create|creates|created|add|adds|reappear|reappears) (back|
        again|up|itself|themselves|itself again|the #noun)* <b?> (every|each) (week|month|day|year|monday|
        friday|sunday|quarter|morning|night|so often) (by itself|by themselves|automatically|on its own)
      `,
      `
        (every|each|on) (week|month|day|year|monday|mondays|fridays|friday|sunday|sundays) <b?> (it|the app|
        they) (should|must|shall|could|can) (add|create|make|enter|book|repeat|put|insert) <c>
      `,
      `
        (create|creates|make|makes|add|adds|generate) (the|a|an|new|our)* <b> again (every|each) (week|month|
        day|year)
      `,
      `
        (create|creates|repeat|repeats) (themselves|itself) <c?> (every|each|weekly|monthly|daily|yearly|from
        the plan)
      `,
    ],
    ['comes back every week by itself', 'new jobs should create themselves every so often'],
    ['every week', 'repeat', 'each month', 'monthly fee'],
  ),
  further(
    'running balances and ranks',
    [
      '(leaderboard|leader board|league table|league ranking) (for|of|with|would|too|please|by|that) <b?>',
      '(pairing|pairings|draw) (generated|drawn|made|automatically|worked out) <b?>',
      '(draw|generate|make) (the|all)* pairings',
      `
        (work out|calculate|compute) (the|everyone|everyones|everyone 's|everybody 's|their|a|our|league)+ (elo|
        league|ranking|rank|ranks|standings|handicap|handicaps)
      `,
      '(up and down) (the|our|a) (ranking|ladder|table)',
    ],
    ['draw the pairings automatically', 'pairings generated by Swiss system', 'calculate their handicaps'],
    ['rank', 'league', 'pairing', 'place', 'points'],
  ),
  further(
    'chat between people',
    [
      '(group|live|team) chat (for|between|with|where|so) <b?>',
      '(chat|swap|message|talk|write) (with|to|among|amongst|between) (each other|one another|themselves)',
    ],
    ['members swap with each other', 'players swap among themselves'],
    ['chat', 'swap', 'each other'],
  ),
  further(
    'doing something by itself',
    [
      `
        (order|orders|cancel|cancels|delete|deletes|archive|archives|book|books|buy|buys) (the|all|some|old|new|
        more|everything)* <b?> (by itself|by themselves|all by itself) <c?>
      `,
      '(deletes|delete) (itself|themselves) (after|when|automatically)',
      `
        (pick|picks|draw|draws|choose|chooses) (the|a)? (winner|winners|name|names) (randomly|at random|by
        itself|automatically)
      `,
    ],
    ['everything deletes itself after 14 days', 'pick the winner randomly'],
    ['winner', 'deleted on', 'order'],
  ),
];
