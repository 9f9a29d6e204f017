import type { Archetype } from './archetype';

export const packingLists: Archetype = {
  id: 'packing-lists',
  names: {
    en: ['packing list', 'packing lists', 'holiday packing', 'suitcase packing', 'things to pack'],
    es: ['lista de equipaje', 'hacer la maleta', 'equipaje de vacaciones'],
    fr: ['liste de bagages', 'valises', 'affaires à emporter'],
    de: ['Packliste', 'Kofferpacken', 'Reisegepäck'],
    pt: ['lista de bagagem', 'fazer a mala', 'coisas para a mala'],
  },
  words: [
    'pack',
    'packing',
    'suitcase',
    'rucksack',
    'luggage',
    'hand-luggage',
    'toothbrush',
    'charger',
    'swimsuit',
    'passport',
    'socks',
    'raincoat',
    'forget',
    'airline',
    'baggage',
    'departure',
  ],
  draft: {
    title: 'Packing lists',
    look: { accent: '#0e6fa0', icon: 'luggage', font: 'friendly', radius: 'round' },
    entities: [
      {
        name: 'Thing',
        icon: 'check-check',
        fields: {
          Name: 'text required',
          Trip: { to: 'Trip', required: true, onDelete: 'cascade' },
          Bag: { to: 'Bag', inverse: 'Things' },
          Kind: {
            options: [
              'Clothes',
              'Wash bag',
              'Papers: bad',
              'Electronics',
              'Medicine: warning',
              'Fun: good',
              'Food',
            ],
            required: true,
          },
          For: 'person',
          Quantity: { type: 'integer', required: true, min: 1, max: 99, default: '1' },
          Weight: { type: 'number', min: 0, unit: 'kg', help: 'Of one.' },
          'Total weight': { type: 'number', computed: 'round(Quantity * Weight, 2)', unit: 'kg' },
          Packed: 'boolean',
        },
        views: [
          { list: ['Trip', 'Quantity', 'Bag'], name: 'Still to pack', where: 'not Packed', sort: 'Kind' },
          { board: 'Bag', show: ['Quantity', 'For', 'Packed'] },
          { table: ['Trip', 'Bag', 'Kind', 'For', 'Quantity', 'Total weight', 'Packed'] },
        ],
        filters: { 'Still to pack': 'not Packed', 'No bag yet': 'Bag is empty', Papers: 'Kind is "Papers"' },
        rules: [
          {
            check: 'Bag is empty or Bag.Weight <= Bag.Limit',
            field: 'Bag',
            message: 'That bag is too heavy now.',
          },
          {
            check: 'Kind is not "Papers" or Bag is empty or Bag.Stays with us',
            field: 'Bag',
            message: 'Papers do not go in a bag that is checked in.',
          },
        ],
        badges: {
          'Do not forget: bad':
            'not Packed and (Kind is "Papers" or Kind is "Medicine") and Trip.Days to go <= 3',
        },
        actions: [{ name: 'Packed', icon: 'check', when: 'not Packed', set: { Packed: 'true' } }],
        samples: `
          Name           | Trip                 | Bag          | Kind        | For  | Quantity | Weight | Packed
          Passports      | Week in Crete        | Day rucksack | Papers      |      | 4        | 0.04   | no
          Swimsuits      | Week in Crete        | Big suitcase | Clothes     | Tess | 2        | 0.2    | yes
          Asthma inhaler | Week in Crete        | Day rucksack | Medicine    | Joe  | 1        | 0.1    | yes
          Snorkels       | Week in Crete        | Big suitcase | Fun         |      | 2        | 0.6    | no
          Phone chargers | Week in Crete        |              | Electronics |      | 3        | 0.1    | no
          Walking boots  | Weekend in the hills | Car box      | Clothes     | Joe  | 1        | 1.4    | yes
        `,
      },
      {
        name: 'Trip',
        icon: 'plane',
        fields: {
          Name: 'text required unique',
          From: 'date required',
          Until: 'date required',
          Kind: { options: ['Beach', 'City', 'Mountains', 'Camping', 'Visit', 'Work'], required: true },
          'Coldest night': { type: 'integer', min: -40, max: 40, unit: '°C' },
          Nights: { type: 'integer', computed: 'Until - From' },
          'Days to go': { type: 'integer', computed: 'max(0, From - today)' },
          'Still to pack': { type: 'integer', computed: 'count(Things where not Packed)' },
          Packed: { type: 'percent', computed: 'count(Things where Packed) / count(Things)' },
        },
        sort: 'From',
        views: [{ cards: ['From', 'Nights', 'Still to pack', 'Packed'] }, { timeline: 'From', end: 'Until' }],
        filters: { 'To come': 'Until >= today' },
        rules: [{ check: 'Until >= From', field: 'Until', message: 'We come home after we leave.' }],
        badges: {
          'Pack now: warning': '[Days to go] <= 3 and Until >= today and Packed < 100%',
          'All packed: good': 'Packed = 100% and From >= today',
        },
        actions: [
          {
            name: 'Again next year',
            icon: 'repeat',
            adds: 'Trip',
            set: {
              Name: '"Again: " + Name',
              From: 'From + 1 year',
              Until: 'Until + 1 year',
              Kind: 'Kind',
              'Coldest night': 'Coldest night',
            },
          },
        ],
        samples: `
          Name                 | From | Until | Kind      | Coldest night
          Week in Crete        | +3   | +10   | Beach     | 21
          Weekend in the hills | +24  | +26   | Mountains | 6
          Grandma’s seventieth | -40  | -38   | Visit     | 9
          Campsite by the lake | +60  | +67   | Camping   | 11
        `,
      },
      {
        name: 'Bag',
        icon: 'luggage',
        fields: {
          Name: 'text required unique',
          Photo: 'image',
          Limit: { type: 'number', required: true, min: 0.5, unit: 'kg', default: '23' },
          'Own weight': { type: 'number', min: 0, unit: 'kg' },
          Weight: {
            type: 'number',
            computed: 'round(Own weight + sum(Total weight in Things where Trip.Until >= today), 2)',
            unit: 'kg',
          },
          Free: { type: 'number', computed: 'round(Limit - Weight, 2)', unit: 'kg' },
          'Stays with us': 'boolean',
        },
        views: [
          { gallery: 'Photo', show: ['Weight', 'Limit', 'Free'] },
          { table: ['Limit', 'Weight', 'Free', 'Stays with us'] },
        ],
        filters: { 'Stays with us': 'Stays with us' },
        badges: { 'Nearly full: warning': 'Free < 2' },
        samples: `
          Name           | Photo         | Limit | Own weight | Stays with us
          Big suitcase   | blue suitcase | 23    | 3.8        | no
          Day rucksack   | grey rucksack | 8     | 0.7        | yes
          Car box        | roof box      | 50    | 14         | no
          Little trolley | red trolley   | 3     | 1.9        | yes
        `,
      },
    ],
    metrics: {
      'Still to pack': { count: 'Thing', where: 'not Packed' },
      'Weight packed': { sum: 'Total weight', of: 'Thing', where: 'Packed' },
      'Things by kind': { count: 'Thing', by: 'Kind' },
      'Weight by bag': { sum: 'Total weight', of: 'Thing', where: 'Bag is not empty', by: 'Bag' },
    },
    pages: [
      'Things',
      'Trips',
      'Bags',
      {
        name: 'Before we go',
        icon: 'alarm-clock',
        blocks: [
          { figures: ['Still to pack', 'Weight packed'] },
          { shortlist: 'Trip', title: 'Next trips', where: 'Until >= today', sort: 'From' },
          { chart: 'Weight by bag' },
          { chart: 'Things by kind', shape: 'donut' },
        ],
      },
    ],
  },
};
