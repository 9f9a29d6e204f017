/**
 * What only somebody or something outside of an application can do, by what is done: to reach people, to take money, to find the way,
 * to sense and to sound, to act by chance or by itself. Words that may as well name a field or a figure, so they are asked only of
 * stretches that are wishes: the name of the rule that gives the reason, and how such wishes are said.
 */
const SOMEBODY = '(<who:np>|everybody|everyone|everyone else|somebody|the others|others|nobody else)';
const MAY_NOT =
  "((must|may|can|should|could|shall) (not|n't|never)|cannot|(is|are|be) not allowed to|(is|are) n't allowed to)";

export const DEEDS: readonly (readonly [rule: string, words: string])[] = [
  [
    'messages that are sent',
    `
      (get|gets|got|to be|be|being) (automatically|also|then)* (called|rung|phoned|pinged|texted|mailed|emailed|e-mailed|
      notified|alerted|messaged|paged|buzzed|telephoned|informed)
    `,
  ],
  [
    'messages that are sent',
    `
      (get|gets|receive|receives|send|sends|deliver|delivers) <b> (by|via|per|as a|through|over) (text|sms|mail|email|e-mail|
      post|phone|whatsapp|letter|push|telegram|signal|radio|fax)
    `,
  ],
  [
    'messages that are sent',
    `
      (drop|drops|shoot|shoots|give|gives) <b> (a|the) (line|ring|call|shout|bell|buzz|ping|heads up|heads-up|nudge|signal)
    `,
  ],
  [
    'messages that are sent',
    `
      (dial|dials|broadcast|broadcasts|forward|forwards|forwarded|nudge|nudges|tweet|tweets|fax|faxes) (the|a|an|it|them|
      everything|every|each|all|my|our|their)+ <b>
    `,
  ],
  [
    'payments',
    `
      (get|gets|be|is|are|it|app|should|can|could|must|automatically|then|let|and) (automatically)* (take|takes|taken|charge|
      charges|charged|deduct|deducts|deducted|debit|debits|debited|collect|collects|collected|withdraw|withdrawn) <b?>
      (off|from|to|via|with|by|on|out of) (the|their|a|his|her|my|our|your)* (card|cards|credit card|credit cards|bank
      account|bank accounts|account|accounts|paypal|visa|phone bill|wallet)
    `,
  ],
  [
    'maps and routes',
    `
      (order|sequence|way|route|round|tour|trip) <b?> (least|most|less|shortest|save|saves|saving|minimum|minimal) <c?>
      (driving|travelling|travel|walking|petrol|fuel|kilometres|miles|time on the road|distance)
    `,
  ],
  ['maps and routes', '(how|way) to (drive|get|walk|cycle|ride) (to|there|home|from) <b?>'],
  [
    'maps and routes',
    `
      (follow|follows|watch|watches|track|see|sees) <b?> where <c> (is|are|be) (right now|at the moment|live|just now|on the
      way|driving|walking)
    `,
  ],
  ['maps and routes', '(follow|follows) <b?> where <c>'],
  [
    'roles and permissions',
    `${SOMEBODY} ${MAY_NOT} (be able to|be allowed to|get to|even)? (see|read|view|look at|look into|change|edit|touch|delete|
      find) (the|a|an|any|this|that|these|those|my|our|their|his|her|what|who|how|each|other|it|them|anything)+ <b?>`,
  ],
  [
    'roles and permissions',
    '(only|just|nobody but|no one but) <b> (get|gets|be|is|are) (to|allowed to|able to) (see|read|view|change|edit|delete|open) <c>',
  ],
  [
    'several people at once',
    `
      (change|edit|type|write|update|work) <b?> (at the same moment|at the same time|at the same instant|simultaneously|in
      parallel|at once)
    `,
  ],
  [
    'data from elsewhere',
    '(rain|weather|snow|storm|traffic|flight) (radar|map|alert|alerts|warning|warnings)',
  ],
  [
    'data from elsewhere',
    `
      (worth|price|prices|value|cost|costs|rate|rates|goes for|sells for|fetch|fetches) <b?> (on the market|on the open market|on
      the stock market|on the stock exchange|at auction|at auctions|on the internet|in the shops|elsewhere)
    `,
  ],
  [
    'data from elsewhere',
    `
      (hand|hands|send|sends|pass|passes|give|gives|transfer|transfers|forward|forwards|deliver|delivers) <b> (over|on|across)?
      (by|via|over|through) (bluetooth|wifi|wi-fi|wlan|cable|usb|nfc|radio|the network)
    `,
  ],
  [
    'doing something by itself',
    `
      (order|orders|reorder|reorders|buy|buys) (more|new ones|some more|another|refills|supplies|replacements|fresh ones)
      (at|from|as soon as|when|if|before|automatically|once|in time|for) <b>
    `,
  ],
  [
    'doing something by itself',
    `
      (draw|draws|pick|picks|choose|chooses|select|selects|shuffle|shuffles|decide|decides|assign|assigns) <b?> (by chance|by lot|
      by lots|at random|randomly|out of a hat|from a hat|with a dice|by coin|by dice)
    `,
  ],
  ['doing something by itself', '(draw|draws|drawing) lots'],
  [
    'artificial intelligence',
    '(chatbot|chat bot|chatbots|voice assistant|smart assistant|siri|alexa|copilot|gemini|machine learning|neural network)',
  ],
  [
    'artificial intelligence',
    `
      (tell|tells|suggest|suggests|advise|advises|recommend|recommends|propose|proposes|decide|decides|find out|finds out|come
      up with) <b?> (what|which #noun|whom) to #verb
    `,
  ],
  [
    'artificial intelligence',
    '(dictate|dictates|transcribe|transcribes|translate|translates|summarise|summarises|summarize|summarizes) (the|my|our|a|an|it|them|what|everything|all|every|each|long)+ <b?>',
  ],
  [
    'timers and alarms',
    '(count|counts|counting|run|runs) (the|a|my)* (seconds|minutes|time|clock|rest)* down (and|to|until|from|for|,) <b>',
  ],
  [
    'timers and alarms',
    '(beep|beeps|buzz|buzzes|vibrate|vibrates|stopwatch|hooter|gong|bell rings|rings a bell|goes off)',
  ],
  [
    'cameras, scanners and sound',
    `
      (listen|listens) (to|in) <b>|(record|records) (how|my voice|the sound|his voice|her voice|what i say|what we say|a voice)
      <b?>|(voice|speech) (input|control|command|commands|entry|memo|memos|note|notes|recording)
    `,
  ],
];
