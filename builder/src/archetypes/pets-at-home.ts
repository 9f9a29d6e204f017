import type { Archetype } from './archetype';

export const petsAtHome: Archetype = {
  id: 'pets-at-home',
  names: {
    en: ['pets', 'pet care', 'my pets', 'family pets', 'dog and cat care'],
    es: ['mascotas', 'cuidado de mascotas', 'animales de casa'],
    fr: ['animaux de compagnie', 'carnet de santé des animaux', 'animaux de la maison'],
    de: ['Haustiere', 'Haustierpflege', 'Tiere zu Hause'],
    pt: ['animais de estimação', 'cuidados com os animais', 'bichos de casa'],
  },
  words: [
    'pet',
    'dog',
    'cat',
    'rabbit',
    'hamster',
    'puppy',
    'kitten',
    'vet',
    'vaccination',
    'worming',
    'flea',
    'kennel',
    'paw',
    'leash',
    'litter',
    'sitter',
    'weigh',
    'microchip',
  ],
  draft: {
    title: 'Our pets',
    look: { accent: '#8a5a2b', icon: 'paw-print', font: 'friendly', radius: 'round' },
    entities: [
      {
        name: 'Pet',
        icon: 'paw-print',
        fields: {
          Name: 'text required unique',
          Photo: 'image',
          Species: {
            options: ['Dog', 'Cat', 'Rabbit', 'Guinea pig', 'Bird', 'Tortoise', 'Fish'],
            required: true,
          },
          Born: 'date',
          Age: { type: 'integer', computed: 'rounddown((today - Born) / 365.25)', unit: 'years' },
          'Chip number': 'text unique',
          Food: { type: 'text', help: 'What, how much and when.' },
          'Last weighed': { type: 'date', computed: 'largest(Date in Weighings)' },
          Weight: {
            type: 'number',
            computed: 'largest(Weight in Weighings where Date = this.Last weighed)',
            unit: 'kg',
          },
        },
        views: [
          { gallery: 'Photo', show: ['Species', 'Age', 'Weight'] },
          { table: ['Species', 'Age', 'Chip number', 'Food', 'Weight'] },
        ],
        filters: {
          'To weigh': 'Last weighed is empty or Last weighed < today - 60 days',
          'Old ones': '(Species is "Dog" or Species is "Cat") and Age >= 9',
        },
        badges: {
          'Vet overdue: bad': 'count(Treatments where Given is empty and Due < today) > 0',
          'Vet soon: warning':
            'count(Treatments where Given is empty and Due >= today and Due <= today + 14 days) > 0',
        },
        actions: [
          {
            name: 'Vet visit needed',
            icon: 'stethoscope',
            adds: 'Treatment',
            set: { Name: '"Visit to the vet"', Pet: 'this', Kind: 'Check-up', Due: 'today + 7 days' },
          },
        ],
        samples: `
          Name    | Photo      | Species    | Born  | Chip number     | Food
          Biscuit | spaniel    | Dog        | -3500 | 977 200 0051 18 | 150 g dry, seven and five o’clock
          Olive   | black cat  | Cat        | -1500 | 977 200 0077 42 | Half a tin twice a day
          Thimble | lop rabbit | Rabbit     | -700  |                 | Hay always, greens in the evening
          Pip     | guinea pig | Guinea pig | -420  |                 | Hay, pepper for vitamin C
          Hector  | tortoise   | Tortoise   | -9000 | 977 200 0012 03 | Dandelions; nothing in winter
        `,
      },
      {
        name: 'Treatment',
        icon: 'syringe',
        fields: {
          Name: 'text required',
          Pet: { to: 'Pet', required: true, onDelete: 'cascade' },
          Kind: {
            options: [
              'Vaccination: info',
              'Worming and fleas: warning',
              'Check-up: good',
              'Operation: bad',
              'Grooming: accent',
            ],
            required: true,
          },
          Due: 'date required',
          Given: 'date',
          Repeats: {
            options: ['Once', 'Every month', 'Every 3 months', 'Every 6 months', 'Every year'],
            required: true,
            default: 'Once',
          },
          Vet: 'person',
          Cost: { type: 'money', min: 0 },
        },
        sort: 'Due',
        views: [
          { calendar: 'Due', color: 'Kind' },
          { table: ['Pet', 'Kind', 'Due', 'Given', 'Repeats', 'Vet', 'Cost'] },
        ],
        filters: { 'To come': 'Given is empty', Overdue: 'Given is empty and Due < today' },
        opensWith: 'To come',
        rules: [
          { check: 'Given <= today', field: 'Given', message: 'Enter the day once it has been given.' },
        ],
        badges: {
          'Overdue: bad': 'Given is empty and Due < today',
          'Soon: warning': 'Given is empty and Due >= today and Due <= today + 14 days',
        },
        actions: [
          { name: 'Given today', icon: 'check', when: 'Given is empty', set: { Given: 'today' } },
          {
            name: 'Plan the next',
            icon: 'repeat',
            when: 'Given is not empty and Repeats is not "Once"',
            adds: 'Treatment',
            set: {
              Name: 'Name',
              Pet: 'Pet',
              Kind: 'Kind',
              Due: 'if Repeats is "Every month" then Given + 1 month else if Repeats is "Every 3 months" then Given + 3 months else if Repeats is "Every 6 months" then Given + 6 months else Given + 1 year',
              Repeats: 'Repeats',
              Vet: 'Vet',
            },
          },
        ],
        samples: `
          Name             | Pet     | Kind              | Due  | Given | Repeats        | Vet         | Cost
          Rabies and parvo | Biscuit | Vaccination       | +11  |       | Every year     | Dr Ashby    |
          Worming tablet   | Biscuit | Worming and fleas | -4   |       | Every 3 months |             |
          Flea drops       | Olive   | Worming and fleas | -20  | -20   | Every month    |             | 12.50
          Myxomatosis      | Thimble | Vaccination       | -190 | -185  | Every year     | Dr Ashby    | 46.00
          Dental           | Olive   | Operation         | -75  | -75   | Once           | Dr Ferreira | 310.00
          Claws            | Pip     | Grooming          | +6   |       | Every 3 months |             |
        `,
      },
      {
        name: 'Weighing',
        icon: 'scale',
        label: 'Pet',
        fields: {
          Pet: { to: 'Pet', required: true, onDelete: 'cascade' },
          Date: { type: 'date', required: true, default: 'today' },
          Weight: { type: 'number', required: true, min: 0.01, unit: 'kg' },
          Shape: { options: ['Too thin: warning', 'Just right: good', 'Too fat: bad'] },
          Notes: 'text',
        },
        sort: 'Date desc',
        views: [{ table: ['Date', 'Weight', 'Shape', 'Notes'] }],
        rules: [{ unique: ['Pet', 'Date'], message: 'This pet was weighed on that day already.' }],
        badges: { 'Diet: warning': 'Shape is "Too fat"' },
        samples: `
          Pet     | Date | Weight | Shape      | Notes
          Biscuit | -5   | 14.8   | Too fat    | Fewer crusts
          Biscuit | -66  | 14.1   | Just right |
          Olive   | -12  | 4.2    | Just right |
          Thimble | -80  | 2.1    | Just right |
          Hector  | -30  | 1.36   | Just right | Out of hibernation
        `,
      },
      {
        name: 'Pet sitting',
        plural: 'Pet sittings',
        icon: 'hand-heart',
        label: 'Sitter',
        fields: {
          Sitter: 'person required',
          Phone: 'phone',
          From: 'date required',
          Until: 'date required',
          Pets: { to: 'Pet', many: true, inverse: 'Looked after' },
          'Has a key': 'boolean',
          Instructions: 'longtext',
          Price: { type: 'money', min: 0, help: 'For a day.' },
          Cost: { type: 'money', computed: '(Until - From + 1) * Price' },
        },
        sort: 'From',
        views: [
          { timeline: 'From', end: 'Until' },
          { table: ['Phone', 'From', 'Until', 'Pets', 'Has a key', 'Cost'] },
        ],
        filters: { 'To come': 'Until >= today' },
        rules: [{ check: 'Until >= From', field: 'Until', message: 'We come back after we leave.' }],
        badges: {
          'Hand over the key: warning': 'not Has a key and From >= today and From <= today + 7 days',
        },
        actions: [
          { name: 'Has the key', icon: 'key-round', when: 'not Has a key', set: { 'Has a key': 'true' } },
        ],
        samples: `
          Sitter         | Phone           | From | Until | Pets                   | Has a key | Instructions                         | Price
          Jess next door | +44 7700 900401 | +5   | +9    | Olive, Thimble, Pip    | no        | Olive must not get out at the front. | 8.00
          Happy Tails    | +44 1632 960402 | +5   | +9    | Biscuit                | yes       | Bring the blue blanket.              | 24.00
          Grandad        | +44 1632 960403 | -120 | -106  | Biscuit, Olive, Hector | yes       |                                      |
          Jess next door | +44 7700 900401 | -60  | -57   | Olive                  | yes       |                                      | 8.00
        `,
      },
    ],
    metrics: {
      'Treatments to come': { count: 'Treatment', where: 'Given is empty' },
      'Vet costs this year': { sum: 'Cost', of: 'Treatment', where: 'year(Given) = year(today)' },
      'Cost by pet': { sum: 'Cost', of: 'Treatment', where: 'Given is not empty', by: 'Pet' },
      'Treatments by kind': { count: 'Treatment', by: 'Kind' },
    },
    pages: [
      'Pets',
      'Treatments',
      {
        name: 'Health',
        icon: 'heart-pulse',
        blocks: [
          { figures: ['Treatments to come', 'Vet costs this year'] },
          { shortlist: 'Treatment', title: 'Next', where: 'Given is empty', sort: 'Due' },
          { chart: 'Cost by pet' },
          { chart: 'Treatments by kind', shape: 'donut' },
        ],
      },
      'Weighings',
      'Pet sittings',
    ],
  },
};
