import type { Outcome, Rule, Said } from '../rule';
import type { World } from '../world';
import { beyond, type BeyondRule } from './beyond-rule';

/** What records cannot hold, and what does not happen to them by itself. */

/** Only where the field is in one table and shall be in another: 'move X to the top' is another thing. */
function moveContents(said: Said, world: World): Outcome | undefined {
  const place = world.field(said.tokens('what'));
  const to = world.entity(said.tokens('to'));
  if (!place || !to || place.entity.id === to.id) return undefined;
  return {
    missing:
      'It cannot move what records hold from one table to another: add the field there and fill it in, or use CSV',
  };
}

const MOVE_CONTENTS: Rule = {
  name: 'contents moved to another table',
  class: 'beyond',
  when: [
    `
      (if|$ask|also)* move (the|all|all the|our)* <what> (over|across)? (from (the)? <from:np>)? (over|across)?
      (to|into|onto) (the|a)? <to:np> (,? (including|with|together with|and) <rest>)?
    `,
  ],
  read: moveContents,
  examples: {
    'if you can also move the phones over to the bookings': 'missing',
    'move the seats from the room to the booking, including the numbers that are in there already': 'missing',
  },
  counter: ['move the notes to the top', 'move the price behind the name', 'move notes to the end'],
};

/** What cannot be kept or done, whatever an application holds. */
export const KEPT_RULES: readonly BeyondRule[] = [
  beyond(
    'files and PDFs',
    'Files cannot be kept or made, only small pictures; lists can be printed, and saved as PDF by the print dialog, or exported as CSV',
    [
      `
        <a?> (upload|uploads|uploading|attach|attaching|attached|drag in|drop in|store|save|keep|link)
        (the|a|an|my|our|their|scanned|some|all|in|of|signed|any|other|big|word|excel)*
        (file|files|document|documents|pdf|pdfs|attachment|attachments|scans|video|videos|audio|audio
        files|recording|recordings|contract as pdf|word files|excel files) <z?>
      `,
      '<a?> (file|files|document|documents|pdf|pdfs|video) (upload|uploads|attachment|attachments|storage|management|generation|viewer|preview) <z?>',
      `
        <a?> (as|to|into|make|create|creates|generate|generates|produce|print|export|save|download)
        (a|the|it|them|everything|list|me|an|list as a|nice)* (pdf|pdfs|pdf file|word document|word
        file|powerpoint) <z?>
      `,
      '(attachments|file attachments|file upload|document upload|pdf export|export as pdf|pdf invoices|pdf report)',
      `
        <a?> (create|creates|generate|generates|produce|make|makes|print|prints|write|writes)
        (an|a|the|me|us|automatically|automatic|proper|my|our)*
        (invoice|invoices|contract|contracts|certificate|certificates|offer letter|receipt pdf|delivery
        notes|delivery note) (for|from|out of|as|with|automatically|to|by) <z>
      `,
      '(invoice generation|generate invoices|automatic invoices|mail merge|certificate generator)',
    ],
    [
      'upload documents',
      'attach the contract as a PDF',
      'export as PDF',
      'generate an invoice for each job',
      'file upload',
      'make a PDF of the list',
      'store the signed documents',
    ],
    [
      'a photo of the letter',
      'invoice number',
      'document number',
      'file number',
      'export to CSV',
      'certificate',
      'half of them cannot open a PDF without help',
      'photo of the thing',
    ],
  ),
  beyond(
    'records that repeat',
    'Records do not come by themselves: each one is added by hand',
    [
      `
        (recurring|repeating)
        (tasks|task|entries|events|bookings|appointments|payments|orders|invoices|jobs|lessons|costs|bills|expenses|items|transactions|shifts|chores)
        <z?>
      `,
      '<a?> (repeat|repeats|recur|recurs|repeating) (automatically|itself|themselves|by itself|by themselves) <z?>',
      `
        <a?>
        (task|tasks|entry|entries|event|events|booking|bookings|appointment|appointments|job|jobs|lesson|lessons|bill|bills|they|it|these|them|those)
        (should|must|can|could|to|would)+ (repeat|recur|come back|come up again|be repeated|be created
        again|reappear) (every|each|weekly|monthly|yearly|daily|automatically|on) <z?>
      `,
      `
        <a?> (create|creates|add|adds|added|enter|entered|make|makes|put
        in|copy|copies|generate|generates|renew|renews|appear|appears|book|books|insert|inserts|put) <b?>
        (every|each|the first of each|the first day of every)
        (month|week|day|year|monday|sunday|friday|morning|night|quarter) <z?> (by itself|by
        themselves|automatically|on its own|on their own|without <w>)
      `,
      `
        <a?> (create|creates|add|adds|added|enter|entered|make|makes|put
        in|copy|copies|generate|generates|renew|renews|appear|appears|book|books|insert|inserts) <b?> (by
        itself|by themselves|all by themselves|automatically|on its own|on their own) <c?> (every|each|on the
        first of) <z>
      `,
      '<a?> again (every|each) (month|week|day|year|quarter) (by itself|automatically|by themselves) <z?>',
    ],
    [
      'recurring tasks',
      'create the order for gloves again every month by itself',
      'it should repeat every week automatically',
      "I'd like those to be entered all by themselves on the first day of every month",
      'the bills should come back every month',
      'add the rent automatically each month',
    ],
    [
      'Arrived should be now by itself',
      'monthly or yearly',
      'repeat offenders',
      'total for every month',
      'a new one starts as open',
      'price a month',
      'the column fills itself',
    ],
  ),
  beyond(
    'doing something by itself',
    'It does nothing by itself: what is due can be marked, and a person does it',
    [
      `
        <a?>
        (order|orders|reorder|reorders|buy|buys|book|books|cancel|cancels|archive|archives|delete|deletes|approve|approves|post|posts|tidy
        up) <b> (by itself|by themselves|automatically|on its own|without me|if i forget|every night|every
        morning) <z?>
      `,
      '<a?> automatically (order|reorder|buy|book|cancel|archive|delete|approve|post) <z>',
    ],
    [
      'order flowers by itself if I forget',
      'automatically delete old entries',
      'it should archive done jobs automatically',
      'cancel the booking automatically',
    ],
    [
      'order date',
      'booked automatically',
      'the total is worked out by itself',
      'the date should be filled in by itself',
      'delete the notes',
    ],
    0.1,
  ),
  beyond(
    'running balances and ranks',
    'What depends on the records before, as a running balance or a rank does, cannot be worked out; totals and sorting can',
    [
      '<a?> (running|cumulative|rolling|progressive) (total|totals|balance|balances|sum|average|averages|count) <z?>',
      '<a?> balance (after|behind|following|carried over|carried forward) <z>',
      '<a?> (carry|carries|carried|roll|rolls) (over|forward) <z?>',
      '<a?> (leaderboard|leader board|league table|standings|ranking table|ranking list|elo|elo rating|handicap calculation) (of|for|with|that|by)? <z?>',
      `
        (show|calculate|work|out|give|the|each|automatic|automatically|their|his|her|me|a|and|with|of|compute|what|i|want|see|know)+
        (rank|ranking|ranks|place in the ranking|placing|overall place) (of|for|in|by|among|automatically|per)?
        <z?>
      `,
      '<a?> (compared|change|difference|increase|growth) (to|since|from|with) the (previous|last|one before|entry before|reading before|day before) <z?>',
    ],
    [
      'a running balance',
      'running total of the money',
      'the balance after each payment',
      'carry over what is left to the next month',
      'calculate the ranking automatically',
      'a league table',
      'difference to the previous reading',
    ],
    ['rank', 'balance', 'total balance', 'running log', 'finishing place', 'price minus deposit'],
    0.45,
  ),
];

export const CONTENT_RULES: readonly Rule[] = [MOVE_CONTENTS, ...KEPT_RULES];
