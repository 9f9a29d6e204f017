import type { Archetype } from './archetype';

export const watchCollection: Archetype = {
  id: 'watch-collection',
  names: {
    en: ['watch collection', 'wristwatches', 'watch box', 'mechanical watches', 'timepieces'],
    es: ['colección de relojes', 'relojes de pulsera'],
    fr: ['collection de montres', 'montres-bracelets', 'boîte à montres'],
    de: ['Uhrensammlung', 'Armbanduhren'],
    pt: ['coleção de relógios', 'relógios de pulso'],
  },
  words: [
    'wristwatch',
    'watchmaker',
    'strap',
    'dial',
    'bezel',
    'chronograph',
    'automatic',
    'quartz',
    'movement',
    'crown',
    'wear',
    'wrist',
    'horology',
    'caliber',
    'bracelet',
    'accuracy',
    'service',
  ],
  draft: {
    title: 'Watch box',
    look: { accent: '#3f5c70', icon: 'watch', font: 'editorial', radius: 'sharp', mode: 'dark' },
    entities: [
      {
        name: 'Watch',
        icon: 'watch',
        fields: {
          Name: 'text required',
          Brand: 'text required',
          Photo: 'image',
          Movement: { options: ['Automatic', 'Manual', 'Quartz', 'Solar'], required: true },
          Bought: { type: 'date', required: true, default: 'today' },
          Price: { type: 'money', min: 0 },
          'Next service': {
            type: 'date',
            computed: '(if count(Services) = 0 then Bought else largest(Date in Services)) + 5 years',
          },
          'Times worn': { type: 'integer', computed: 'count(Wearings)' },
          'Cost a wear': { type: 'money', computed: 'Price / count(Wearings)' },
        },
        views: [
          { gallery: 'Photo', show: ['Brand', 'Movement', 'Times worn'] },
          { table: ['Brand', 'Movement', 'Price', 'Times worn', 'Cost a wear', 'Next service'] },
        ],
        filters: {
          Mechanical: 'Movement is "Automatic" or Movement is "Manual"',
          'Never worn': 'Times worn = 0',
          'Service due': 'Next service < today + 90 days and Movement is not "Solar"',
        },
        rules: [
          { unique: ['Brand', 'Name'], message: 'This watch is in the box already.' },
          { check: 'Bought <= today', field: 'Bought', message: 'This watch is not bought yet.' },
        ],
        badges: {
          'Service due: warning': 'Next service < today + 90 days and Movement is not "Solar"',
          'Never worn: info': 'Times worn = 0',
        },
        actions: [
          { name: 'Wear today', icon: 'sun', adds: 'Wearing', set: { Watch: 'this', Date: 'today' } },
        ],
        samples: `
          Name          | Brand     | Photo         | Movement  | Bought | Price
          Tidewater 300 | Marenne   | diver watch   | Automatic | -640   | 890.00
          Dress 36      | Calloway  | dress watch   | Manual    | -3100  | 420.00
          Field No. 2   | Northmark | field watch   | Automatic | -1790  | 310.00
          Solar Sport   | Hikaru    | sports watch  | Solar     | -900   | 149.00
          Grandfather’s | Ostrova   | vintage watch | Manual    | -2200  |
        `,
      },
      {
        name: 'Wearing',
        icon: 'calendar-check',
        label: 'Watch',
        fields: {
          Watch: { to: 'Watch', required: true, onDelete: 'cascade' },
          Date: { type: 'date', required: true, default: 'today' },
          Strap: 'text',
          Occasion: { options: ['Everyday', 'Work', 'Sport', 'Evening', 'Travel'], default: 'Everyday' },
          Notes: 'text',
        },
        sort: 'Date desc',
        views: [{ calendar: 'Date', color: 'Watch' }, { list: ['Date', 'Strap', 'Occasion'] }],
        filters: { 'This month': 'Date >= today - 30 days' },
        rules: [{ unique: ['Watch', 'Date'], message: 'This watch was put on that day already.' }],
        samples: `
          Watch         | Date | Strap          | Occasion | Notes
          Tidewater 300 | -1   | Rubber, blue   | Sport    | Swam with it
          Dress 36      | -2   | Black calf     | Evening  |
          Tidewater 300 | -4   | Steel bracelet | Work     |
          Field No. 2   | -9   | Canvas, green  | Travel   | Set to the second zone
          Solar Sport   | -40  | Resin          | Sport    |
          Dress 36      | -55  | Brown suede    | Everyday | Compliment from the watchmaker
        `,
      },
      {
        name: 'Rate check',
        icon: 'timer',
        label: 'Watch',
        fields: {
          Watch: { to: 'Watch', required: true, onDelete: 'cascade' },
          Set: { type: 'date', required: true, help: 'When it was set to the right time.' },
          Checked: { type: 'date', required: true, default: 'today' },
          Gained: { type: 'integer', required: true, unit: 's', help: 'Below zero where it lost.' },
          'A day': { type: 'number', computed: 'round(Gained / (Checked - Set), 1)', unit: 's' },
        },
        sort: 'Checked desc',
        views: [{ table: ['Set', 'Checked', 'Gained', 'A day'] }],
        filters: { 'Out of range': 'A day > 10 or A day < -6' },
        rules: [
          { check: 'Checked > Set', field: 'Checked', message: 'Let it run for a day before you check it.' },
        ],
        badges: {
          'Regulate: bad': 'A day > 10 or A day < -6',
          'Chronometer: good': 'A day <= 6 and A day >= -4',
        },
        samples: `
          Watch         | Set  | Checked | Gained
          Tidewater 300 | -11  | -4      | 27
          Dress 36      | -20  | -15     | 64
          Field No. 2   | -34  | -27     | -49
          Solar Sport   | -60  | -30     | 7
          Tidewater 300 | -200 | -193    | 31
        `,
      },
      {
        name: 'Service',
        icon: 'wrench',
        label: 'Watch',
        fields: {
          Watch: { to: 'Watch', required: true, onDelete: 'cascade' },
          Date: { type: 'date', required: true, default: 'today' },
          Work: { options: ['Full service', 'Regulated', 'Battery', 'New crystal', 'Gaskets'], many: true },
          Watchmaker: 'text',
          Cost: { type: 'money', min: 0 },
          'Warranty until': 'date',
        },
        sort: 'Date desc',
        views: [{ table: ['Date', 'Work', 'Watchmaker', 'Cost', 'Warranty until'] }],
        filters: { 'Under warranty': 'Warranty until >= today' },
        badges: { 'Under warranty: good': 'Warranty until >= today' },
        samples: `
          Watch         | Date  | Work                      | Watchmaker     | Cost   | Warranty until
          Dress 36      | -1900 | Full service              | Atelier Brandl | 220.00 | -1170
          Grandfather’s | -60   | Full service, New crystal | Atelier Brandl | 340.00 | +670
          Tidewater 300 | -120  | Gaskets                   | Marenne        | 60.00  | +245
          Dress 36      | -700  | Regulated                 | Atelier Brandl | 45.00  |
        `,
      },
    ],
    metrics: {
      Watches: { count: 'Watch' },
      'Spent on service': { sum: 'Cost', of: 'Service' },
      'Wearings by watch': { count: 'Wearing', by: 'Watch' },
      'Average rate': { average: 'A day', of: 'Rate check' },
    },
    pages: [
      'Watches',
      'Wearings',
      'Rate checks',
      'Services',
      {
        name: 'Watch box',
        icon: 'archive',
        blocks: [
          { figures: ['Watches', 'Average rate', 'Spent on service'] },
          { chart: 'Wearings by watch' },
          {
            shortlist: 'Watch',
            title: 'Service due',
            where: 'Next service < today + 90 days and Movement is not "Solar"',
          },
          { shortlist: 'Watch', title: 'Seldom worn', sort: 'Times worn', most: 3 },
        ],
      },
    ],
  },
};
