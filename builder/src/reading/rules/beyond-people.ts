import { beyond, type BeyondRule } from './beyond-rule';

/** What needs people whom an application knows apart, or messages between them. */

export const PEOPLE_RULES: readonly BeyondRule[] = [
  beyond(
    'accounts and sign-in',
    'People sign in with a code sent by email, and in no other way: say ‘people sign in’, ‘only people I invite can use it’ or ‘everyone sees only their own records’',
    [
      '<a?> (log in|log on|login|sign in|sign on|logging in|signing in|log-in|sign-in|log into) (with|from|per|and|as|using|via|to|for) <z>',
      `
        <a?> (own|separate|personal|individual|user|secure|each|member|customer|admin|staff|employee|password|a)
        (login|logins|log in|log-in|log-ins|sign-in|sign in|account|accounts|password|passwords|profile
        page|user account|user accounts) (for|so|with|and|that|to|,|in|where|page|system|screen|area|because)
        <z>
      `,
      `
        <a?> (own|separate|personal|individual|user|secure|each|member|admin|staff|employee) (login|logins|log
        in|log-in|sign-in|sign in|account|accounts|password|passwords|page)
      `,
      `
        (with|needs|need|want|add|i|we|would|like|please|have|must|should|be|there|it|a|an|also|and|user|users|of)+
        (login|logins|log in|log-in|sign in|sign-in|sign up|user accounts|user
        management|accounts|authentication|registration and login|password protection)
        (page|screen|system|function|feature|form|area|for <who>)?
      `,
      '(login|logins|sign-in|user accounts|user management|authentication|user login|login page|login system|login screen|user registration)',
      `
        <a?> (password protected|password-protected|password protection|protect it with a password|behind a
        password|protected by a password|with a password|two factor|two-factor|2fa|single sign
        on|sso|oauth|multi user|multi-user|multiple users) <z?>
      `,
      `
        <who> (can|could|should|must|may|to|would|will|shall) (be able to|each|all|also|then|only)* (log in|log
        on|sign in|login|have (an|a|their own|his own|her own|its own) (account|login|password|access)) <z?>
      `,
      '<a?> (log|sign|logs|signs) (in|on) (from|with|by) (home|their|his|her|its) <z?>',
    ],
    [
      'a login for each leader with their own rights',
      'two factor for the staff',
      'single sign on',
      'with oauth for everybody',
    ],
    [
      'login: site, username, password',
      'bank account',
      'logged on',
      'account number',
      'cash as an account',
      'sign-ups',
      'password',
    ],
  ),
  beyond(
    'roles and permissions',
    'There are no roles but the owner, people who change records, people who see them, and visitors: what visitors may do can be said of each table',
    [
      `
        <a?> (user roles|user rights|access rights|access control|access levels|user permissions|different
        permissions|different rights|different roles|different access|roles and permissions|roles and
        rights|roles & permissions|permission system|admin rights|own rights|admin panel|admin area|read only
        access|read-only access|restricted access) <z?>
      `,
      `
        only (i|me|admins|the admin|an admin|managers|teachers|<who:np>) (can|may|should|should be able to|be
        allowed to|must|is allowed to|are allowed to|have access)+
        (see|edit|change|delete|view|add|open|approve|read|access|to)+ <z>
      `,
      '<who> (can|may|should|must|to|shall|will|could)* (only|just) (see|edit|view|change|read|access|open) (their|his|her|its|the) own <z>',
      '<a?> (see|sees) only (their|his|her|its) own <z>',
      `
        <who> (should not|must not|can not|cannot|ca n't|should n't|must n't|do n't|does n't|may not|not) (be
        able to|be allowed to)? (see|edit|change|read|touch) (each other 's|other people 's|the
        other|others|other|everyone 's|someone else 's|anybody else 's) <z?>
      `,
      '(hide|keep) <what> from (the|my|our|other|some)* $people <z?>',
      '<a?> (permissions|privileges) (for|per|by) (each|every|different|the)* <z>',
      '(the|an|my|our)? (admin|administrator|manager|boss|teacher|office) (can|should|may|must) (see|edit|approve|change) everything <z?>',
    ],
    [
      'each leader can only see their own tent',
      'different roles for staff and managers',
      'user roles and permissions',
      "the girls in one shop shouldn't see the other one",
      'the admin can see everything and the others cannot',
      'read-only access for the board',
    ],
    [
      'role: admin, editor or viewer',
      'only show the paid ones',
      'I can only see paid orders',
      'a table can only be booked once',
      'only dates after today can be booked',
    ],
  ),
  beyond(
    'messages that are sent',
    'It sends nothing: no e-mails, texts, push messages or reminders. What is due can be marked and listed instead',
    [
      '($ask|automatically|it|the app|that|then|app|and|or|if|program|system|also|which|when <w> ,|by itself|out)* (send|sends|sending) <b?> $message <z?>',
      '<a> (it|app|could|can|should|must|please|then|to|also|and|would|will|automatically) (send|sends) <b?> $message <z?>',
      `
        <a?>
        (email|e-mail|mail|text|sms|whatsapp|notify|message|ping|texted|emailed|mailed|notifies|emails|mails)
        (the|my|our|all|each|every|automatically)* $people <z?>
      `,
      '<a?> (remind|reminds|reminding) (the|my|our|all|each|every)* $people <z?>',
      `
        <a?> (get|gets|receive|receives|getting) (a|an|the|their|automatic|automatically|me|him|her|us)*
        (email|e-mail|text message|sms|push message|push
        notification|notification|notifications|reminder|reminders|whatsapp|emails|text messages|text (when|as
        soon|before|if)) <z?>
      `,
      '<a?> (automatic|automated|automatically) <b?> $message <z?>',
      `
        <a?> (email|e-mail|push|sms|text|whatsapp|daily|weekly|desktop|phone|browser|birthday|automatic|due
        date|payment|monthly)+ (reminders|notifications|alerts|reminder|notification|alert|digest|summary by
        email) <z?>
      `,
      `
        (with|and|also|some|it|should|have|need|we|i|want|would|like|please|send|set|use|add|$ask)*
        (reminders|notifications|push notifications|push messages|emails sent out)
        (for|when|before|if|about|on|by|via|to)? <z?>
      `,
      `
        <a?> (a|an|me|us) (reminder|notification|email|e-mail|text|sms|push message|phone call|message)
        (the|a|an|when|before|if|one|two|three|via|straight away|as soon as|every|each|once|on the|at|in the
        morning|in the evening|by email|by text) <z>
      `,
      '<a?> (mail|mails|e-mail|email|text|sms) it (to|out) <z>',
      '<a?> (invoice|invoices|it|them|list|report|receipt|receipts|summary) (by|via|per|through|as an) (email|e-mail|sms|text|whatsapp|mail|post) <z?>',
      `
        <who> (should|could|must|would|will|can|to|'d) (automatically|then|also)* (be|get)
        (notified|reminded|texted|emailed|e-mailed|informed|told by email|alerted) <z?>
      `,
    ],
    [
      "text the customer when I'm ten minutes away",
      'it should text me a week before',
      'Send the parents an automatic email',
      'could it e-mail everybody when a rehearsal moves',
      'a reminder the evening before',
      'Can the customer get a text message when it goes to ready?',
      'automatic texts to the passenger',
      'email reminders',
      'push notifications when something is due',
      'remind me before the deadline',
      'send my brother a monthly email with the total',
      'if it texted customers when the van leaves',
      'can it mail everybody automatically',
      'send the invitations by e-mail to everybody',
      'the tenant should be notified when the rent is late',
    ],
    [
      'reminder sent yes or no',
      'email of the customer',
      'a text field for the song wish',
      'guests get a text field Gift',
      'Marta swears it is the phones and Jonas says the chat never stops',
      'the leaders send me their suggestions by email',
      'name, email, phone',
      'warn me below the minimum',
      'no two members with the same email',
      'people submit talks by email',
      'the lads keep sending me pictures on my private phone',
    ],
  ),
  beyond(
    'several people at once',
    'In a live app with a database, everybody who may see the records shares the same ones: say who that is, as in ‘only people I invite can use it’',
    [
      `
        <a?> (several|multiple|many|more than one|two|three|four|five|ten|all|different|both|other|all of us)
        (people|users|of
        us|persons|devices|computers|screens|colleagues|staff|phones|laptops|pcs|places|branches)?
        (can|could|should|to|must|work|use|edit|working|using|editing|change|it|on|be|able|in|the|same|list|app|together|data|see)*
        (at once|at the same time|simultaneously|in real time|real time|together) <z?>
      `,
      '<a?> (real time|real-time|live|simultaneous|team) (collaboration|updates|sync|synchronisation|syncing|editing|sharing|updating) <z?>',
      `
        (can|could|want|would|to|able|let|me|us|i|we|please|also|like|'d|should|must|need|it|be|possible|and|easily|a|way|option)+
        share
        (it|this|that|them|the|my|our|a|list|lists|app|entries|data|everything|access|results|with|by|link|via)+
        <z?>
      `,
      '(sharing|collaboration|share button|shared access|share link|shareable link|team access) (with|by|via|for|between|function|feature)? <z?>',
      '<a?> (shareable|public|shared|invite|invitation|secret) (link|page|url|view) <z?>',
      '<a?> (live|shown|show it|display it|see it) on (two|three|four|several|many|all|multiple|both) (screens|devices|computers|phones) <z?>',
      `
        <who> (can|could|should|shall|may|must|to|would|will) (be able to|then|also|all)*
        (book|order|register|sign up|sign themselves up|fill in|fill it
        in|see|watch|vote|look|enter|submit|apply|reserve|check|enrol|cancel|type) <b?> (online|themselves|on
        their own|from home|from their phone|from their phones|on the website|on our website|on their own
        phone|on their phones|from anywhere) <z?>
      `,
      `
        (sync|synced|synchronise|synchronize|in sync) (it|them|between|across|over|on|my|our|all|the)*
        (devices|phones|computers|phone and laptop|phone and computer|phone and tablet|branches|shops) <z?>
      `,
      `
        (my|our|the)
        (wife|husband|partner|colleague|colleagues|team|sister|brother|staff|flatmates|family|co-founder|whole
        team|whole family) (and i|and me) (can|could|should|must|want|need|both|all|to|be able)+
        (use|edit|see|add|change|work) <z?>
      `,
    ],
    [
      'several people can edit it at the same time',
      'real-time collaboration',
      'I want to share the list with my team',
      'show it live on three screens at once',
      'a public link for the parents',
      'customers can book online',
      'my wife and I both want to use it on our phones',
    ],
    [
      'we share equipment between four labs',
      'shared with',
      'the two of us share it',
      'four of us share a table',
      'two bookings at the same time',
      'how many share it',
    ],
  ),
  beyond(
    'chat between people',
    'There is no chat and there are no comments between people; a record can have notes',
    [
      `
        <a?> (a|group|live|team|built in|built-in|internal|private|direct|with|in-app) (chat|chat room|chat
        function|chat feature|chat window|messenger|messaging|forum|discussion board|message board|comment
        section|news feed|activity feed) (between|with|for|function|room|so|where|feature|to|among)* <z?>
      `,
      `
        <who> (can|could|should|to|may|must)+ (chat|message each other|write to each other|talk to each
        other|comment on each other|reply to each other|discuss|follow each other|like each other) <z?>
      `,
      `
        (chat|messaging|private messages|direct messages|likes and comments|comments and likes|followers|friend
        requests|social feed) (between|with|for|among|feature|function) <z?>
      `,
      '(a|an|the|with|and)* (like|upvote|follow) (button|buttons|function|other users|each other)',
    ],
    [
      'a chat between staff',
      'members can message each other',
      'a forum for the parents',
      'chat function for the team',
      'a like button',
    ],
    ['phone, chat or mail', 'how they reached us: chat', 'comments', 'comment', 'notes'],
  ),
];
