import type { Archetype } from './archetype';

export const medicineCabinet: Archetype = {
  id: 'medicine-cabinet',
  names: {
    en: ['medicine cabinet', 'medicines at home', 'family medicines', 'first-aid cupboard', 'home pharmacy'],
    es: ['botiquín de casa', 'medicamentos en casa', 'medicinas de la familia'],
    fr: ['armoire à pharmacie', 'médicaments à la maison', 'pharmacie familiale'],
    de: ['Hausapotheke', 'Medikamente zu Hause', 'Arzneischrank'],
    pt: ['armário de medicamentos', 'medicamentos em casa', 'farmácia caseira'],
  },
  words: [
    'medicine',
    'tablet',
    'pill',
    'syrup',
    'dose',
    'paracetamol',
    'ibuprofen',
    'plaster',
    'ointment',
    'pharmacy',
    'prescription',
    'fever',
    'painkiller',
    'leaflet',
    'antibiotic',
    'cough',
  ],
  draft: {
    title: 'Medicine cabinet',
    look: { accent: '#147a80', icon: 'pill', font: 'friendly', radius: 'round' },
    entities: [
      {
        name: 'Medicine',
        icon: 'pill',
        fields: {
          Name: 'text required unique',
          Form: { options: ['Tablets', 'Syrup', 'Drops', 'Cream', 'Spray', 'Plasters'], required: true },
          Helps: { type: 'tags', help: 'Fever, cough, allergy …' },
          Expires: 'date required',
          Bought: { type: 'number', required: true, min: 0, help: 'How many doses came in the pack.' },
          Gap: { type: 'duration', required: true, min: 0, default: '6 hours', help: 'Between two doses.' },
          'Most a day': { type: 'integer', required: true, min: 1, default: '4' },
          'From age': { type: 'integer', min: 0, unit: 'years', default: '0' },
          Left: { type: 'number', computed: 'Bought - sum(Amount in Doses)' },
        },
        sort: 'Expires',
        views: [
          { table: ['Form', 'Helps', 'Left', 'Expires', 'Most a day', 'From age'] },
          { board: 'Form', show: ['Left', 'Expires'] },
        ],
        filters: {
          'For a fever': 'Helps contains "fever"',
          Expired: 'Expires < today',
          'Nearly empty': 'Left <= 3',
        },
        badges: {
          'Expired: bad': 'Expires < today',
          'Expires soon: warning': 'Expires >= today and Expires <= today + 60 days',
          'Nearly empty: info': 'Left <= 3',
        },
        actions: [
          {
            name: 'New pack',
            icon: 'package-plus',
            when: 'Left <= 3 or Expires < today',
            set: { Bought: 'Bought + 20', Expires: 'today + 2 years' },
          },
        ],
        samples: `
          Name                 | Form     | Helps       | Expires | Bought | Gap   | Most a day | From age
          Paracetamol 500 mg   | Tablets  | fever, pain | +400    | 20     | 4:00  | 4          | 12
          Children’s ibuprofen | Syrup    | fever, pain | +45     | 20     | 6:00  | 3          | 1
          Hay fever tablets    | Tablets  | allergy     | +210    | 14     | 24:00 | 1          | 6
          Cough syrup          | Syrup    | cough       | -30     | 10     | 4:00  | 4          | 6
          Nose drops           | Drops    | cold        | +90     | 4      | 8:00  | 3          | 2
          Graze plasters       | Plasters | cuts        | +1200   | 30     | 0:00  | 20         | 0
        `,
      },
      {
        name: 'Dose',
        icon: 'syringe',
        label: 'Medicine',
        fields: {
          Medicine: { to: 'Medicine', required: true },
          Person: { to: 'Person', required: true, onDelete: 'cascade' },
          Given: { type: 'datetime', required: true, default: 'now' },
          Amount: { type: 'number', required: true, min: 0.25, max: 2, default: '1' },
          Temperature: { type: 'number', min: 34, max: 43, unit: '°C' },
          'Next from': { type: 'datetime', computed: 'Given + Medicine.Gap' },
          'Given by': 'person',
          Notes: 'text',
        },
        sort: 'Given desc',
        views: [
          { table: ['Person', 'Given', 'Amount', 'Next from', 'Temperature', 'Given by'] },
          { calendar: 'Given', color: 'Person' },
        ],
        filters: { Today: 'date(Given) = today', 'With a fever': 'Temperature >= 38' },
        rules: [
          {
            noOverlap: ['Given', 'Given + Medicine.Gap'],
            within: ['Medicine', 'Person'],
            message: 'Too soon after the last dose.',
          },
          {
            check:
              'count(all Doses where Medicine = this.Medicine and Person = this.Person and date(Given) = date(this.Given)) <= Medicine.Most a day',
            field: 'Given',
            message: 'That is more than is allowed in a day.',
          },
          {
            check: 'Medicine.From age is empty or Person.Age >= Medicine.From age',
            field: 'Person',
            message: 'They are too young for this medicine.',
          },
          {
            check: 'Medicine.Expires >= date(Given)',
            field: 'Medicine',
            message: 'This medicine has expired.',
          },
        ],
        badges: {
          'Not yet again: warning': 'Next from > now',
          'Fever: bad': 'Temperature >= 38.5',
        },
        actions: [
          {
            name: 'Give again',
            icon: 'repeat',
            when: 'Next from <= now and Medicine.Expires >= today',
            adds: 'Dose',
            set: { Medicine: 'Medicine', Person: 'Person', Given: 'now', Amount: 'Amount' },
          },
        ],
        samples: `
          Medicine             | Person | Given    | Amount | Temperature | Given by | Notes
          Children’s ibuprofen | Lily   | -1T23:30 | 1      | 39.1        | Dad      | Slept after that
          Children’s ibuprofen | Lily   | +0T05:50 | 1      | 38.2        | Mum      |
          Hay fever tablets    | Max    | +0T05:40 | 1      |             | Max      |
          Paracetamol 500 mg   | Mum    | -1T20:00 | 2      |             | Mum      | Headache
          Nose drops           | Lily   | -2T19:00 | 1      |             | Dad      | Blocked again
          Paracetamol 500 mg   | Dad    | -9T21:00 | 2      | 38.6        | Dad      |
        `,
      },
      {
        name: 'Person',
        plural: 'People',
        icon: 'users',
        fields: {
          Name: 'text required unique',
          Born: 'date required',
          Age: { type: 'integer', computed: 'rounddown((today - Born) / 365.25)', unit: 'years' },
          Weight: { type: 'number', min: 2, max: 250, unit: 'kg' },
          Allergies: 'tags',
          Doctor: 'person',
          'Doses today': { type: 'integer', computed: 'count(Doses where date(Given) = today)' },
        },
        views: [{ cards: ['Age', 'Weight', 'Allergies', 'Doses today'] }],
        filters: { Children: 'Age < 16' },
        badges: { 'Allergy: bad': 'Allergies is not empty' },
        samples: `
          Name | Born       | Weight | Allergies  | Doctor
          Lily | -1800      | 17.5   |            | Dr Sethi
          Max  | -4200      | 38     | penicillin | Dr Sethi
          Mum  | 1987-04-02 | 64     |            | Dr Novak
          Dad  | 1985-09-19 | 81     | aspirin    | Dr Novak
        `,
      },
    ],
    metrics: {
      'Doses today': { count: 'Dose', where: 'date(Given) = today' },
      Expired: { count: 'Medicine', where: 'Expires < today' },
      'Doses by person': { count: 'Dose', by: 'Person' },
      'Doses per month': { count: 'Dose', by: 'Given', per: 'month' },
    },
    pages: [
      'Medicines',
      'Doses',
      'People',
      {
        name: 'Check the cabinet',
        icon: 'clipboard-check',
        blocks: [
          { figures: ['Doses today', 'Expired'] },
          { shortlist: 'Medicine', title: 'Expires next', sort: 'Expires' },
          { chart: 'Doses by person' },
          { chart: 'Doses per month' },
        ],
      },
    ],
  },
};
