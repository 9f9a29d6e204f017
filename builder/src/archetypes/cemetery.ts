import type { Archetype } from './archetype';

export const cemetery: Archetype = {
  id: 'cemetery',
  names: {
    en: ['cemetery', 'graves', 'graveyard', 'burial plots', 'churchyard'],
    es: ['cementerio', 'sepulturas', 'tumbas'],
    fr: ['cimetière', 'concessions funéraires', 'tombes'],
    de: ['Friedhof', 'Gräber', 'Friedhofsverwaltung'],
    pt: ['cemitério', 'sepulturas', 'campas'],
  },
  words: [
    'cemetery',
    'grave',
    'burial',
    'headstone',
    'urn',
    'ashes',
    'plot',
    'row',
    'deceased',
    'memorial',
    'interment',
    'sexton',
    'funeral',
    'lease',
    'churchyard',
    'undertaker',
  ],
  draft: {
    title: 'Cemetery',
    currency: 'EUR',
    look: { accent: '#4f6a3a', icon: 'trees', font: 'editorial', radius: 'sharp' },
    entities: [
      {
        name: 'Grave',
        icon: 'flower-2',
        fields: {
          Number: { type: 'text', required: true, unique: true, help: 'Section, row and place: B-04-12' },
          Section: { options: ['A, old part', 'B, lawn', 'C, urns', 'D, woodland'], required: true },
          Kind: { options: ['Single', 'Double', 'Urn', 'Tree'], required: true },
          Places: { type: 'integer', required: true, min: 1, max: 8, default: '1' },
          Holder: { to: 'Holder', inverse: 'Graves' },
          'Held until': 'date',
          Photo: 'image',
          Stone: {
            options: ['Safe: good', 'Leans: warning', 'Laid flat: bad', 'None: neutral'],
            required: true,
            default: 'None',
          },
          'Stone checked': 'date',
          'Places left': { type: 'integer', computed: 'Places - count(Burials)' },
        },
        views: [
          { table: ['Section', 'Kind', 'Holder', 'Held until', 'Places left', 'Stone', 'Stone checked'] },
          { board: 'Section', show: ['Kind', 'Holder', 'Places left'] },
          { gallery: 'Photo', show: ['Section', 'Stone'] },
        ],
        filters: {
          Free: 'Holder is empty',
          'Runs out this year': 'Held until >= today and Held until <= today + 1 year',
          'Stone check due':
            'Stone is not "None" and (Stone checked is empty or Stone checked < today - 1 year)',
        },
        rules: [
          {
            check: 'Holder is empty or Held until is not empty',
            field: 'Held until',
            message: 'Say until when the grave is held.',
          },
        ],
        badges: {
          'Has run out: bad': 'Held until < today',
          'Stone not safe: warning': 'Stone is "Leans"',
          'Free: info': 'Holder is empty and Places left = Places',
        },
        actions: [
          {
            name: 'Hold ten more years',
            icon: 'repeat',
            when: 'Holder is not empty',
            set: { 'Held until': 'Held until + 10 years' },
          },
          {
            name: 'Stone is safe',
            icon: 'shield-check',
            when: 'Stone is not "None"',
            set: { Stone: 'Safe', 'Stone checked': 'today' },
          },
        ],
        samples: `
          Number  | Section     | Kind   | Places | Holder         | Held until | Photo          | Stone | Stone checked
          A-01-07 | A, old part | Double | 2      | Helga Brunner  | +2400      | old gravestone | Leans | -420
          B-04-12 | B, lawn     | Single | 1      | Family Costa   | +200       | gravestone     | Safe  | -100
          B-04-13 | B, lawn     | Single | 1      |                |            |                | None  |
          C-02-03 | C, urns     | Urn    | 4      | Paul Vermeer   | -30        | urn wall       | Safe  | -500
          D-00-21 | D, woodland | Tree   | 6      | Family Costa   | +9000      | oak tree       | None  |
        `,
      },
      {
        name: 'Burial',
        icon: 'scroll-text',
        fields: {
          Name: 'text required',
          Grave: { to: 'Grave', required: true },
          'Born on': 'date',
          'Died on': 'date required',
          Burial: 'datetime',
          Kind: { options: ['Coffin', 'Ashes'], required: true },
          Undertaker: 'text',
          Minister: 'person',
          'Papers in': { type: 'boolean', help: 'Certificate and burial permit.' },
          Age: { type: 'integer', computed: 'rounddown((Died on - Born on) / 365.25)' },
        },
        sort: 'Burial desc',
        views: [
          { table: ['Grave', 'Died on', 'Burial', 'Kind', 'Undertaker', 'Papers in', 'Age'] },
          { calendar: 'Burial', color: 'Kind' },
        ],
        filters: { 'To come': 'Burial >= now', 'Papers missing': 'not Papers in' },
        rules: [
          { check: 'Died on >= Born on', field: 'Died on', message: 'Nobody dies before they are born.' },
          {
            check: 'Grave.Places left >= 0',
            field: 'Grave',
            message: 'There is no place left in this grave.',
          },
          { check: 'date(Burial) >= Died on', field: 'Burial', message: 'The burial is after the death.' },
        ],
        badges: { 'Papers missing: bad': 'not Papers in and Burial >= now and Burial <= now + 3 days' },
        actions: [
          { name: 'Papers are in', icon: 'file-check', when: 'not Papers in', set: { 'Papers in': 'true' } },
        ],
        samples: `
          Name            | Grave   | Born on    | Died on | Burial     | Kind   | Undertaker   | Minister     | Papers in
          Josef Brunner   | A-01-07 | 1934-02-11 | -3000   | -2994T11:00 | Coffin | Ruhe and Son | Fr Lorenz    | yes
          Amélia Costa    | B-04-12 | 1941-08-29 | -9      | -3T14:00   | Coffin | Pax          | Fr Lorenz    | yes
          Willem Vermeer  | C-02-03 | 1929-12-05 | -5500   | -5490T10:00 | Ashes | Pax          |              | yes
          Rui Costa       | D-00-21 | 1968-04-17 | -4      | +2T10:30   | Ashes  | Ruhe and Son | Rev. Maas    | no
        `,
      },
      {
        name: 'Holder',
        icon: 'contact',
        fields: {
          Name: 'text required unique',
          Address: 'text',
          Phone: 'phone',
          Email: 'email',
          'Last letter': 'date',
          'Number of graves': { type: 'integer', computed: 'count(Graves)' },
          'First runs out': { type: 'date', computed: 'smallest(Held until in Graves)' },
        },
        sort: 'Name',
        views: [{ table: ['Address', 'Phone', 'Number of graves', 'First runs out', 'Last letter'] }],
        filters: {
          'To write to':
            'First runs out <= today + 180 days and (Last letter is empty or Last letter < today - 180 days)',
        },
        badges: {
          'Write: warning':
            'First runs out <= today + 180 days and (Last letter is empty or Last letter < today - 180 days)',
        },
        actions: [{ name: 'Letter sent', icon: 'mail', set: { 'Last letter': 'today' } }],
        samples: `
          Name          | Address           | Phone           | Email              | Last letter
          Helga Brunner | Kirchweg 3        | +49 30 5550 401 |                    | -900
          Family Costa  | Rua das Flores 18 |                 | costa@example.com  |
          Paul Vermeer  | Dorpsstraat 51    | +31 20 555 0402 | paul@example.com   | -210
          Ida Holm      | Birch Road 2      |                 | ida@example.com    |
        `,
      },
      {
        name: 'Fee',
        icon: 'receipt',
        label: 'For',
        fields: {
          For: { type: 'text', required: true },
          Holder: { to: 'Holder', required: true },
          Amount: { type: 'money', required: true, min: 0 },
          Date: { type: 'date', required: true, default: 'today' },
          Paid: 'date',
          'Days open': { type: 'integer', computed: '(if Paid is empty then today else Paid) - Date' },
        },
        sort: 'Date desc',
        views: [{ table: ['Holder', 'Amount', 'Date', 'Paid', 'Days open'] }],
        filters: { Open: 'Paid is empty' },
        badges: { 'Remind: bad': 'Paid is empty and Days open > 30' },
        actions: [{ name: 'Paid', icon: 'banknote', when: 'Paid is empty', set: { Paid: 'today' } }],
        samples: `
          For                | Holder        | Amount  | Date | Paid
          Burial, B-04-12    | Family Costa  | 980.00  | -3   |
          Ten years, C-02-03 | Paul Vermeer  | 450.00  | -60  |
          Stone permit       | Helga Brunner | 75.00   | -420 | -410
          Tree, D-00-21      | Family Costa  | 2400.00 | -700 | -690
        `,
      },
    ],
    metrics: {
      'Free graves': { count: 'Grave', where: 'Holder is empty' },
      'Stones not safe': { count: 'Grave', where: 'Stone is "Leans" or Stone is "Laid flat"' },
      'Fees open': { sum: 'Amount', of: 'Fee', where: 'Paid is empty' },
      'Graves by section': { count: 'Grave', by: 'Section' },
    },
    pages: [
      'Graves',
      'Burials',
      'Holders',
      'Fees',
      {
        name: 'Cemetery office',
        icon: 'landmark',
        blocks: [
          { figures: ['Free graves', 'Stones not safe', 'Fees open'] },
          { shortlist: 'Burial', title: 'Burials to come', where: 'Burial >= now', sort: 'Burial' },
          {
            shortlist: 'Grave',
            title: 'Leases that run out',
            where: 'Held until <= today + 1 year',
            sort: 'Held until',
          },
          { chart: 'Graves by section' },
        ],
      },
    ],
  },
};
