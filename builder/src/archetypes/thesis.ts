import type { Archetype } from './archetype';

export const thesis: Archetype = {
  id: 'thesis',
  names: {
    en: ['thesis', 'dissertation', 'PhD thesis', 'thesis chapters', 'doctorate'],
    es: ['tesis', 'tesis doctoral', 'trabajo de fin de grado'],
    fr: ['thèse', 'mémoire de master', 'doctorat'],
    de: ['Doktorarbeit', 'Abschlussarbeit', 'Dissertation', 'Masterarbeit'],
    pt: ['tese', 'dissertação', 'doutoramento'],
  },
  words: [
    'thesis',
    'dissertation',
    'chapter',
    'supervisor',
    'draft',
    'viva',
    'word',
    'argument',
    'literature',
    'submission',
    'defence',
    'comment',
    'doctoral',
    'student',
    'revision',
    'university',
  ],
  draft: {
    title: 'Thesis',
    look: { accent: '#59469e', icon: 'university', font: 'editorial', radius: 'sharp' },
    entities: [
      {
        name: 'Chapter',
        icon: 'file-text',
        fields: {
          Title: 'text required unique',
          Number: { type: 'integer', required: true, unique: true, min: 0, max: 30 },
          Status: {
            options: [
              'Outline: neutral',
              'Writing: accent',
              'With supervisor: info',
              'Revising: warning',
              'Done: good',
            ],
            required: true,
            default: 'Outline',
          },
          'Target words': { type: 'integer', required: true, min: 100, default: '8000' },
          Words: { type: 'integer', computed: 'sum(Words in Writing days)' },
          Written: { type: 'percent', computed: 'sum(Words in Writing days) / Target words' },
          Due: 'date',
          'Open comments': { type: 'integer', computed: 'count(Comments where not Dealt with)' },
          Argument: { type: 'text', help: 'What it shows, in one sentence.' },
        },
        sort: 'Number',
        views: [
          { table: ['Number', 'Status', 'Words', 'Written', 'Due', 'Open comments'] },
          { board: 'Status', show: ['Number', 'Written', 'Due'] },
          { calendar: 'Due', color: 'Status' },
        ],
        filters: { Unfinished: 'Status is not "Done"', 'With comments': 'Open comments > 0' },
        rules: [
          {
            check: 'Status is not "Done" or Open comments = 0',
            field: 'Status',
            message: 'There are comments that are not dealt with.',
          },
        ],
        badges: {
          'Late: bad': 'Due < today and Status is not "Done"',
          'Too long: warning': 'Written > 110%',
        },
        actions: [
          {
            name: 'Send to supervisor',
            icon: 'send',
            when: 'Status is "Writing" or Status is "Revising"',
            set: { Status: 'With supervisor' },
          },
          {
            name: 'Comments are back',
            icon: 'reply',
            when: 'Status is "With supervisor"',
            set: { Status: 'Revising' },
          },
        ],
        samples: `
          Title                      | Number | Status          | Target words | Due | Argument
          Introduction               | 1      | Outline         | 6000         | +90 | Tides shaped how ports governed themselves
          Harbours in the literature | 2      | Revising        | 10000        | -4  | Historians looked at trade and not at water
          Sources and method         | 3      | Done            | 5000         | -60 |
          The dues of 1651           | 4      | With supervisor | 12000        | +14 | Dues were a local compromise
          The pilots’ petition       | 5      | Writing         | 12000        | +45 | Pilots held more power than the council
          Conclusion                 | 6      | Outline         | 5000         | +120 |
        `,
      },
      {
        name: 'Writing day',
        icon: 'feather',
        label: 'Chapter',
        fields: {
          Chapter: { to: 'Chapter', required: true, onDelete: 'cascade' },
          Date: { type: 'date', required: true, default: 'today' },
          Words: { type: 'integer', required: true, help: 'Fewer than nothing on a day of cutting.' },
          Time: { type: 'duration', min: 0 },
          Next: { type: 'text', help: 'Where to go on tomorrow.' },
        },
        sort: 'Date desc',
        views: [{ table: ['Date', 'Words', 'Time', 'Next'] }, { calendar: 'Date' }],
        filters: { 'This week': 'Date > today - 7 days', 'Days of cutting': 'Words < 0' },
        rules: [{ check: 'Date <= today', field: 'Date', message: 'That day is still to come.' }],
        badges: { 'A good day: good': 'Words >= 500', 'Cut: info': 'Words < 0' },
        samples: `
          Chapter                    | Date | Words | Time | Next
          The pilots’ petition       | -1   | 640   | 3:10 | Quote the Trinity House minute
          The pilots’ petition       | -2   | 380   | 2:00 | Who signed it?
          Harbours in the literature | -5   | -850  | 1:30 | Cut the Dutch section for good
          The dues of 1651           | -12  | 9400  | 6:00 | Sent off
          Sources and method         | -70  | 5100  | 5:30 |
          Harbours in the literature | -40  | 8900  | 7:00 | Add Braudel
        `,
      },
      {
        name: 'Comment',
        icon: 'message-square',
        label: 'Comment',
        fields: {
          Comment: 'text required',
          Chapter: { to: 'Chapter', required: true, onDelete: 'cascade' },
          From: { type: 'person', required: true },
          Date: { type: 'date', default: 'today' },
          Weight: {
            options: ['Wording: neutral', 'Evidence: warning', 'Argument: bad'],
            required: true,
            default: 'Wording',
          },
          'Dealt with': 'boolean',
          Answer: 'text',
        },
        sort: 'Date desc',
        views: [
          { table: ['Chapter', 'From', 'Weight', 'Date', 'Dealt with'] },
          { board: 'Weight', show: ['Chapter', 'From', 'Dealt with'] },
        ],
        filters: { Open: 'not Dealt with' },
        opensWith: 'Open',
        badges: { 'Old: warning': 'not Dealt with and Date < today - 30 days' },
        actions: [
          { name: 'Dealt with', icon: 'check', when: 'not Dealt with', set: { 'Dealt with': 'true' } },
        ],
        samples: `
          Comment                                 | Chapter                    | From            | Date | Weight   | Dealt with | Answer
          Where is the evidence for a compromise? | The dues of 1651           | Prof. Aldridge  | -3   | Evidence | no         |
          Too long a quotation on page 41         | Harbours in the literature | Dr Sørensen     | -34  | Wording  | no         |
          You claim more than Braudel allows      | Harbours in the literature | Prof. Aldridge  | -34  | Argument | yes        | Softened the claim
          Say how you dated the ledgers           | Sources and method         | Dr Sørensen     | -65  | Evidence | yes        | New paragraph
        `,
      },
      {
        name: 'Meeting',
        icon: 'messages-square',
        label: 'About',
        fields: {
          About: 'text required',
          Date: { type: 'datetime', required: true },
          With: { type: 'person', required: true },
          Chapter: { to: 'Chapter' },
          Agreed: 'text',
          'Next steps': 'text',
        },
        sort: 'Date desc',
        views: [{ list: ['Date', 'With', 'Agreed'] }, { calendar: 'Date' }],
        filters: { 'To come': 'Date >= now' },
        badges: { 'Write it up: warning': 'Date < now and Agreed is empty' },
        samples: `
          About               | Date      | With           | Chapter              | Agreed                           | Next steps
          Chapter 4 feedback  | +6T14:00  | Prof. Aldridge | The dues of 1651     |                                  |
          Annual review       | -22T11:00 | Dr Sørensen    |                      | On course for submission in June | Timetable by Friday
          Petition: structure | -15T14:00 | Prof. Aldridge | The pilots’ petition | Begin with the signatures        | Table of signatories
          Archive trip        | -48T10:30 | Dr Sørensen    | Sources and method   | A week in Hull is enough         | Book the reading room
        `,
      },
    ],
    metrics: {
      'Words so far': { sum: 'Words', of: 'Writing day', goal: 50000 },
      'Open comments': { count: 'Comment', where: 'not Dealt with' },
      'Words per week': { sum: 'Words', of: 'Writing day', by: 'Date', per: 'week' },
      'Chapters by status': { count: 'Chapter', by: 'Status' },
    },
    pages: [
      'Chapters',
      'Writing days',
      'Comments',
      'Meetings',
      {
        name: 'Progress',
        icon: 'chart-line',
        blocks: [
          { figures: ['Words so far', 'Open comments'] },
          { chart: 'Words per week' },
          { shortlist: 'Chapter', title: 'Due next', where: 'Status is not "Done"', sort: 'Due' },
          { chart: 'Chapters by status', shape: 'donut' },
        ],
      },
    ],
  },
};
