import type { Archetype } from './archetype';

export const letters: Archetype = {
  id: 'letters',
  names: {
    en: ['letters', 'pen pals', 'correspondence', 'letter writing', 'postcards'],
    es: ['cartas', 'correspondencia', 'amigos por carta'],
    fr: ['lettres', 'correspondance', 'correspondants'],
    de: ['Briefe', 'Brieffreundschaften', 'Korrespondenz'],
    pt: ['cartas', 'correspondência', 'amigos por correspondência'],
  },
  words: [
    'letter',
    'postcard',
    'penpal',
    'correspondent',
    'envelope',
    'stamp',
    'postage',
    'post',
    'handwritten',
    'reply',
    'ink',
    'airmail',
    'parcel',
    'sealing',
    'stationery',
    'pen',
  ],
  draft: {
    title: 'Letters',
    look: { accent: '#8c2f39', icon: 'feather', font: 'editorial', radius: 'sharp' },
    entities: [
      {
        name: 'Letter',
        icon: 'mail',
        label: 'About',
        fields: {
          About: 'text required',
          Correspondent: { to: 'Correspondent', required: true },
          Direction: { options: ['To me: info', 'From me: accent'], required: true, default: 'To me' },
          Kind: { options: ['Letter', 'Postcard', 'Card', 'Parcel'], required: true, default: 'Letter' },
          Date: { type: 'date', required: true, default: 'today' },
          Answered: 'boolean',
          Stamp: { to: 'Stamp', inverse: 'Letters' },
          'Waiting for': {
            type: 'integer',
            computed: 'if Direction is "To me" and not Answered then today - Date else empty',
            unit: 'days',
          },
          Scan: 'image',
        },
        sort: 'Date desc',
        views: [
          { table: ['Correspondent', 'Direction', 'Kind', 'Date', 'Answered', 'Waiting for'] },
          { board: 'Correspondent', show: ['Direction', 'Date', 'Answered'] },
          { gallery: 'Scan', show: ['Correspondent', 'Date'] },
          { calendar: 'Date', color: 'Direction' },
        ],
        filters: {
          'To answer': 'Direction is "To me" and not Answered',
          'From me': 'Direction is "From me"',
          'This year': 'year(Date) = year(today)',
        },
        rules: [
          {
            check: 'Date <= today',
            field: 'Date',
            message: 'A letter is noted once it is here or in the post.',
          },
          {
            check: 'Direction is "From me" or Stamp is empty',
            field: 'Stamp',
            message: 'Only letters from me use up a stamp.',
          },
        ],
        badges: {
          'Long overdue: bad': 'Waiting for > 30',
          'To answer: warning': 'Direction is "To me" and not Answered and Waiting for <= 30',
        },
        actions: [
          {
            name: 'Answered',
            icon: 'check',
            when: 'Direction is "To me" and not Answered',
            set: { Answered: 'true' },
          },
          {
            name: 'Write back',
            icon: 'reply',
            when: 'Direction is "To me"',
            adds: 'Letter',
            set: {
              About: '"Re: " + About',
              Correspondent: 'Correspondent',
              Direction: 'From me',
              Date: 'today',
            },
          },
        ],
        samples: `
          About                  | Correspondent     | Direction | Kind     | Date | Answered | Stamp        | Scan
          Snow until May         | Annika Berg       | To me     | Letter   | -41  | no       |              | blue letter
          Garden and new glasses | Annika Berg       | From me   | Letter   | -70  | no       | Europe       |
          Lighthouse             | Tomás Oliveira    | To me     | Postcard | -9   | no       |              | lighthouse card
          Happy birthday         | Great-aunt Winnie | From me   | Card     | -16  | no       | Second class |
          Her memoirs, part two  | Great-aunt Winnie | To me     | Parcel   | -55  | yes      |              |
          Cherry blossom         | Haruka Ito        | From me   | Letter   | -400 | no       | Overseas     |
        `,
      },
      {
        name: 'Correspondent',
        icon: 'user-round',
        fields: {
          Name: 'text required unique',
          Address: 'longtext required',
          Country: 'text',
          Language: 'text',
          'Met through': 'text',
          'Last from them': { type: 'date', computed: 'largest(Date in Letters where Direction is "To me")' },
          'Last from me': { type: 'date', computed: 'largest(Date in Letters where Direction is "From me")' },
          Letters: { type: 'integer', computed: 'count(Letters)' },
        },
        views: [
          { cards: ['Country', 'Last from them', 'Last from me', 'Letters'] },
          { table: ['Country', 'Language', 'Last from them', 'Last from me', 'Letters'] },
        ],
        filters: {
          'My turn':
            'Last from them > Last from me or (Last from them is not empty and Last from me is empty)',
          'Gone quiet': 'Last from me < today - 180 days and Last from them is empty',
        },
        badges: {
          'My turn: accent':
            'Last from them > Last from me or (Last from them is not empty and Last from me is empty)',
          'Gone quiet: neutral': 'Last from me < today - 180 days and Last from them is empty',
        },
        samples: `
          Name              | Address                      | Country  | Language   | Met through
          Annika Berg       | Storgatan 14, Kiruna         | Sweden   | English    | Night train
          Tomás Oliveira    | Rua do Farol 3, Aveiro       | Portugal | Portuguese | Language exchange
          Great-aunt Winnie | The Almshouse, room 6, Wells | England  | English    | Family
          Haruka Ito        | 2-11 Sakuragaoka, Matsue     | Japan    | English    | Pen pal club
        `,
      },
      {
        name: 'Stamp',
        icon: 'ticket',
        fields: {
          Name: 'text required unique',
          Picture: 'image',
          Value: { type: 'money', required: true, min: 0 },
          Bought: { type: 'integer', required: true, min: 0 },
          Left: { type: 'integer', computed: 'Bought - count(Letters)' },
          Worth: { type: 'money', computed: 'Left * Value' },
        },
        views: [
          { gallery: 'Picture', show: ['Value', 'Left'] },
          { table: ['Value', 'Bought', 'Left', 'Worth'] },
        ],
        filters: { 'Running out': 'Left <= 2' },
        rules: [{ check: 'Left >= 0', field: 'Bought', message: 'More stamps were used than bought.' }],
        badges: { 'Buy more: warning': 'Left <= 2' },
        actions: [{ name: 'Bought ten', icon: 'plus', set: { Bought: 'Bought + 10' } }],
        samples: `
          Name         | Picture     | Value | Bought
          Second class | blue stamp  | 0.85  | 8
          First class  | red stamp   | 1.65  | 6
          Europe       | heron stamp | 2.80  | 3
          Overseas     | kite stamp  | 3.20  | 4
        `,
      },
    ],
    metrics: {
      'To answer': { count: 'Letter', where: 'Direction is "To me" and not Answered' },
      'Longest wait': { largest: 'Waiting for', of: 'Letter' },
      'Letters per year': { count: 'Letter', by: 'Date', per: 'year' },
      'Letters by correspondent': { count: 'Letter', by: 'Correspondent' },
    },
    pages: [
      'Letters',
      'Correspondents',
      'Stamps',
      {
        name: 'Writing desk',
        icon: 'pen-tool',
        blocks: [
          { figures: ['To answer', 'Longest wait'] },
          {
            shortlist: 'Letter',
            title: 'To answer',
            where: 'Direction is "To me" and not Answered',
            sort: 'Date',
          },
          { chart: 'Letters by correspondent' },
          { chart: 'Letters per year' },
        ],
      },
    ],
  },
};
