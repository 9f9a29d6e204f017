export type TimingWay =
  | 'overdue'
  | 'passed'
  | 'ended'
  | 'ahead'
  | 'soon'
  | 'within'
  | 'sooner'
  | 'orPast'
  | 'lateBy'
  | 'recent'
  | 'longAgo'
  | 'notSince'
  | 'on'
  | 'before'
  | 'after'
  | 'from'
  | 'until'
  | 'period';

const IS =
  '(be|have|get|fall|come|go|run|run out|running out|do|become|take place|happen|lie|turn|about to|expire|lapse|end)*';
const OVER =
  '(more than|over|longer than|older than|at least|above|earlier than|further back than|longer ago than)';
const UNDER = '(less than|under|fewer than|no more than|at most|not more than)';

/** How times are said of a record, most telling first; DAY, SPAN and PERIOD stand for what is said with them. */
export const TIMING_WAYS: readonly (readonly [TimingWay, readonly string[]])[] = [
  [
    'overdue',
    [
      `<what?> ${IS} (overdue|late|past due|behind schedule|behind|delayed|too late|running late)`,
      'overdue <what>',
      'late <what>',
      `${IS} (past|beyond|after|over) (its|their|the|his|her)+ <what>`,
      '(has|have) (miss|pass) (its|their|the)* <what>',
      '(miss|pass) (its|their|the)+ <what>',
    ],
  ],
  [
    'lateBy',
    [
      `<what?> ${IS} ${OVER}? SPAN (overdue|late|past due|behind|past)`,
      `<what?> ${IS} (overdue|late) (by|for|since)? ${OVER}? SPAN`,
    ],
  ],
  [
    'period',
    [`<what?> ${IS} (on|in|during|for|of|from|within|due|at)? (the)? PERIOD`, "PERIOD ('s)? <what?>"],
  ],
  [
    'orPast',
    [
      `<what?> ${IS} (in|within|during)? (the)? (next|coming|following) SPAN or (past|past it|late|overdue|before|already past|over)`,
      `<what?> ${IS} (due|left|up)? in SPAN or (less|fewer|sooner|earlier)`,
      `<what?> ${IS} SPAN or (less|fewer|sooner) (away|left|to go|from now|until|before)?`,
    ],
  ],
  [
    'within',
    [
      `<what?> ${IS} (in|within|inside|during|over|for)? (the)? (next|coming|following) SPAN`,
      `(in|within|inside|during)? (the)? (next|coming|following) SPAN 's? <what>`,
      `<what?> ${IS} (within|inside|in) SPAN (from now|from today|time|of today|of now)?`,
      `<what?> ${IS} SPAN (away|from now|from today|off|ahead)`,
    ],
  ],
  [
    'sooner',
    [
      `<what?> ${IS} (in|within)? ${UNDER} SPAN (away|from now|off|left|to go|to run|ahead)`,
      `<what?> ${IS} (in|within|for) ${UNDER} SPAN`,
      `${UNDER} SPAN (left|away|to go)? (until|before|to|till|off|for) <what?>`,
      `<what?> ${IS} (closer than|nearer than|sooner than) SPAN`,
      `<what?> ${IS} ${UNDER} SPAN`,
    ],
  ],
  [
    'recent',
    [
      `<what?> ${IS} (in|within|during|over|from)? (the)? (last|past|previous) SPAN`,
      `<what?> ${IS} (newer than|younger than|${UNDER.slice(1, -1)}) SPAN (ago|old)`,
      `<what?> ${IS} (newer than|younger than) SPAN`,
    ],
  ],
  [
    'notSince',
    [
      `<what> (for|in|since|within|over) ${OVER}? SPAN`,
      `<what> (for|in|since|within|over) (the)? (last|past) SPAN`,
      `<what> since ${OVER}? SPAN`,
    ],
  ],
  [
    'longAgo',
    [
      `<what?> ${IS} (for|since|in|in there|there|in here)* ${OVER} SPAN (ago|old|back|now|already|since)?`,
      `${OVER} SPAN (old|ago|since)? <what?>`,
      `<what?> ${IS} SPAN (ago or more|or more ago|old or more|or older|ago or longer|or longer|or more)`,
      `<what?> ${IS} (before|over) SPAN ago`,
      `SPAN (without|since) <what>`,
    ],
  ],
  [
    'until',
    [
      `<what?> ${IS} (until|by|up to|no later than|till|on or before|today or before) DAY (at the latest|latest)?`,
      `<what?> ${IS} DAY or (earlier|before|sooner|past)`,
    ],
  ],
  [
    'from',
    [
      `<what?> ${IS} (since|from|on or after) DAY (on|onwards|or later)?`,
      `<what?> ${IS} DAY or (later|after)`,
    ],
  ],
  ['before', [`<what?> ${IS} (before|earlier than|prior to|older than) DAY`]],
  ['after', [`<what?> ${IS} (after|later than|newer than|past) DAY`]],
  ['on', [`<what?> ${IS} (on|in|at|for|of|dated|due)? DAY`, "DAY 's? <what?>"]],
  [
    'passed',
    [
      `<what?> ${IS} (expired|run out|out of date|in the past|lapse|past it|outdated|off)`,
      '(expired|lapsed|past) <what>',
    ],
  ],
  [
    'ended',
    [
      `<what> ${IS} (pass|past|over|gone|gone by|pass by|end|elapse|up|finish|behind us|been|go by|overrun)`,
      `<what> ${IS} (in the past|run out|before now|long gone)`,
    ],
  ],
  [
    'ahead',
    [
      `<what?> ${IS} (upcoming|in the future|to come|coming up|come up|ahead|yet to come|later)`,
      '(upcoming|future|coming) <what?>',
      `<what> ${IS} (still)? (running|valid|current|good|on|in force|in date|active)`,
      `<what> ${IS} still (to come|ahead)`,
    ],
  ],
  [
    'soon',
    [
      `<what?> ${IS} (soon|shortly|any day now|coming up soon)`,
      `${IS} about to <what>`,
      `<what?> ${IS} (soon to be|soon)`,
    ],
  ],
];
