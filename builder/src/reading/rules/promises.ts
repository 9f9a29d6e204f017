import type { Rule } from '../rule';
import { RECORD_PROMISES } from './promise-records';
import { CAN, every, LATER, THINGS } from './promise-words';

/** What every application does anyway; nothing has to be built for it. */

const CSV_AND_PRINT: Rule = {
  name: 'export, import and print',
  class: 'promise',
  when: [
    `
      ${CAN} (export|exporting|exports|download|downloading|get|take) ${THINGS}
      (out|out of it|to|as|into|in|for|a|an|the|via)* (csv|excel|a spreadsheet|spreadsheet|csv file|excel file|
      excel sheet|xls|xlsx|google sheets|sheets)? (file|files|format|sheet|export|list)? ${LATER}
    `,
    `${CAN} (csv|excel|spreadsheet) (and|/|or)? (csv|excel)? (export|import|exports|imports|download|upload|file|files|export and import|import and export|import / export) ${LATER}`,
    `
      ${CAN} (import|importing|upload|load|read in|copy|paste) ${THINGS} (entries|data|list|old data)?
      (from|out of|via|in|as|with|a|an|the|my|our|old|existing|current)+
      (csv|excel|spreadsheet|csv file|csv files|excel file|excel sheet|excel list|google sheets|sheet|file)
      (file|files|sheet|list)? ${LATER}
    `,
    `${CAN} (export|import|csv|export function|export button|import function|import / export|import and export|export and import|export option|csv export|csv import)`,
    `
      ${CAN} (print|printing|printable|print out|print off) (it|them|this|that|everything|all|the|a|my|our|any|
      each|whole|list|lists|table|entry|record|page)+ (out|off|version|view|page|on paper|friendly|nicely|
      button|function|to pin up|for the wall|to hang up|for the door|for the kitchen|for the board|
      to take along)* ${LATER}
    `,
    `(i|we) (can|could|will|must|have to|want to|'d like to|need to|always|still|then|also|usually)* print (out)? (the|a|my|our|it|them|that|this)? <what?:np> (out|off|myself|ourselves)* (for (the|my|our)? <where:np>)?`,
    '(a)? (print|printable|printer friendly) (version|view|list|layout|button|function)',
    `${CAN} (backup|back up|backups|make a backup|a copy) ${THINGS} (of|the|my|data|everything|regularly|to|a|csv|file)*`,
  ],
  weight: -0.08,
  read: every('everywhere', 'Every list can be printed, exported as CSV and filled from CSV'),
  examples: {
    'export to CSV': 'promise',
    'I want to export everything to Excel': 'promise',
    'csv import and export': 'promise',
    'be able to print the list': 'promise',
    'a printable version': 'promise',
    'import my old list from a spreadsheet': 'promise',
    'and I need to print it out': 'promise',
    'I can print that myself': 'promise',
    'I print the list for the quarter': 'promise',
  },
  counter: [
    'export date',
    'print run',
    'printed on',
    'print labels with a barcode',
    'export licence number',
    'import the tools from SAP every night',
    'export as PDF',
    'take out notes',
    'what it says in Excel',
  ],
};

const DEVICES: Rule = {
  name: 'on phones, tablets and computers',
  class: 'promise',
  when: [
    `
      ${CAN} (work|works|working|run|runs|usable|use|used|using|open|look good|looks good|be good|readable|
      available|fit|fits|accessible|nice|fine|ok|easy|handy|go)* (it|this|them|well|fine|nicely|properly|good|
      also|mostly|mainly|on)* (on|with|from|for|in|via) (my|a|an|the|our|any|all|every|both|their|small|mobile|
      smart|old|different|android|his|her|any kind of)* (phone|phones|mobile|mobiles|smartphone|smartphones|
      tablet|tablets|ipad|iphone|laptop|desktop|computer|pc|mac|device|devices|screen|screens|chromebook|
      browser) ((and|or|,|/|as well as|plus|but)+ (also|on|the|my|a|an|our|from|in|office)* (phone|phones|
      mobile|tablet|tablets|ipad|laptop|laptops|desktop|computer|computers|pc|screens))*
      (screen|screens|browser|size|sizes)? ${LATER}
    `,
    `
      (does|do|will|can|would|is) (it|this|that|the app) (also)? (work|works|run|open|usable|be used)?
      (on|for|with) (my|a|the|our|an)? (phone|mobile|tablet|ipad|laptop|computer|iphone|android|smartphone)
      (too|as well|also)*
    `,
    `
      ${CAN} (fully|very)? (responsive|mobile friendly|mobile-friendly|mobile first|mobile-first|phone friendly|
      touch friendly|touch-friendly|accessible|keyboard accessible|keyboard friendly)
      (design|layout|ui|interface|app|website|and|,)*
    `,
    `(big|large|bigger)? (buttons|enough)? (to)? (use|usable|work)? (it)? (with|by) (one hand|the keyboard|keyboard|thumb|my thumb|wet hands|gloves)`,
    '(a)? (thing|something|app|list|page) (on|for) (my|the) (phone|tablet|mobile|laptop)',
    `
      (i|we) (will|would|'ll|mostly|mainly|usually|only|do|want to|'d like to|am going to|be going to|just|
      often|always)* (use|be using|open|read|look at|type|fill|do|have) (it|this|that|in)?
      (mostly|mainly|only|usually|in)? (on|from|with) (a|the|my|our|an|his|her)
      (phone|tablet|laptop|mobile|ipad|computer|pc) <rest?>
    `,
  ],
  weight: -0.05,
  read: every('everywhere', 'It works on phones, tablets and computers'),
  examples: {
    'it should work on my phone': 'promise',
    'does this work on my phone too?': 'promise',
    'mobile friendly': 'promise',
    'works on phone and tablet': 'promise',
    'fully responsive design': 'promise',
    'something I can use on my phone': 'promise',
    'I will use it on a tablet in the kitchen': 'promise',
    'usable from any device': 'promise',
  },
  counter: [
    'phone number',
    'phone',
    'which device',
    'works well',
    'on the phone she said yes',
    'mobile and email',
  ],
};

const PLAIN_DESIGN: Rule = {
  name: 'plain and easy to use',
  class: 'promise',
  when: [
    `
      ${CAN} (keep|make|made|be|look|looks|looking|get) (it|this|the app|the design|everything|things|the thing|
      them)? (very|as|really|nice|and|nice and|super|dead|pretty|quite|looking|a bit|to look|look|all)*
      (simple|easy|clean|clear|plain|basic|minimal|tidy|nice|pretty|good|short|neat|modern|beautiful|
      user friendly|user-friendly|intuitive|lightweight|uncluttered|straightforward|quick|fast|easy to use|
      easy to read|pleasant|professional) ((,|and|but)+ (very|really|as)? (simple|easy|clean|clear|plain|basic|
      minimal|tidy|nice|pretty|good|short|neat|modern|beautiful|intuitive|easy to use|quick|fast|professional))*
      (as possible|to use|to read|to look at|for us|for me|enough|to understand|to fill in|for everyone|
      for older people)*
    `,
    `
      (a|an|with|in|very|really|nice|and|,|clean|simple|modern|minimal|clear|tidy|easy|intuitive|user
      friendly|user-friendly|beautiful|pretty|elegant|plain|uncluttered|polished|fresh)*
      (clean|simple|modern|minimal|clear|tidy|intuitive|user
      friendly|user-friendly|beautiful|pretty|elegant|plain|nice|uncluttered|polished|fresh)
      (design|ui|interface|look|layout|user interface|look and feel|style|app|overview)
    `,
    '(easy|simple|quick|fast) to (use|read|understand|fill in|learn|handle|operate)',
  ],
  weight: -0.06,
  read: every('design', 'The design is plain and made for reading'),
  examples: {
    'keep it simple': 'promise',
    'so please keep it short': 'promise',
    'clean and simple design': 'promise',
    'it should be easy to use': 'promise',
    'a modern, clean interface': 'promise',
    'make it look nice': 'promise',
  },
  counter: [
    'easy, moderate or hard',
    'good condition',
    'make the songs nicer',
    'plain or fancy',
    'nice to have',
    'simple list of members',
  ],
};

export const PROMISE_RULES: readonly Rule[] = [...RECORD_PROMISES, CSV_AND_PRINT, DEVICES, PLAIN_DESIGN];
