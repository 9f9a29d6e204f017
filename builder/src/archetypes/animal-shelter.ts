import type { Archetype } from './archetype';

export const animalShelter: Archetype = {
  id: 'animal-shelter',
  names: {
    en: ['animal shelter', 'animal rescue', 'pet adoption', 'rescue dogs', 'rehoming'],
    es: ['refugio de animales', 'protectora de animales', 'adopción de mascotas'],
    fr: ['refuge pour animaux', 'refuge animalier', 'adoption d’animaux'],
    de: ['Tierheim', 'Tierschutz', 'Tiervermittlung'],
    pt: ['abrigo de animais', 'canil municipal', 'adoção de animais'],
  },
  words: [
    'shelter',
    'rescue',
    'adopt',
    'adopter',
    'dog',
    'cat',
    'kennel',
    'foster',
    'stray',
    'neuter',
    'chip',
    'vaccinate',
    'rehome',
    'cattery',
    'quarantine',
    'animal',
  ],
  draft: {
    title: 'Animal shelter',
    look: { accent: '#3d7a35', icon: 'paw-print', font: 'friendly', radius: 'round' },
    entities: [
      {
        name: 'Animal',
        icon: 'paw-print',
        fields: {
          Name: 'text required unique',
          Photo: 'image',
          Kind: { options: ['Dog', 'Cat', 'Rabbit', 'Bird', 'Other'], required: true },
          Breed: 'text',
          Sex: { options: ['Female', 'Male', 'Unknown'] },
          'Born on': { type: 'date', help: 'A guess will do.' },
          Came: { type: 'date', required: true, default: 'today' },
          'Came as': { options: ['Stray', 'Given up', 'Seized', 'Born here'], required: true },
          Status: {
            options: [
              'Quarantine: warning',
              'To be adopted: good',
              'Reserved: info',
              'Fostered: accent',
              'Adopted: neutral',
            ],
            required: true,
            default: 'Quarantine',
          },
          Kennel: { to: 'Kennel', inverse: 'Animals' },
          Neutered: 'boolean',
          Chip: 'text unique',
          Suits: { options: ['Children', 'Other dogs', 'Cats', 'A flat', 'Beginners'], many: true },
          'Days here': { type: 'integer', computed: 'if Status is "Adopted" then empty else today - Came' },
        },
        sort: 'Came',
        views: [
          { gallery: 'Photo', show: ['Kind', 'Status', 'Days here'] },
          { board: 'Status', show: ['Kind', 'Kennel', 'Days here'] },
          { table: ['Kind', 'Breed', 'Came', 'Status', 'Kennel', 'Neutered', 'Days here'] },
        ],
        filters: {
          'In the house': 'Status is not "Adopted" and Status is not "Fostered"',
          'To be adopted': 'Status is "To be adopted"',
          'Suits children': 'Suits contains "Children" and Status is "To be adopted"',
        },
        opensWith: 'In the house',
        rules: [
          {
            check: 'Status is not "Adopted" or Chip is not empty',
            field: 'Chip',
            message: 'No animal leaves without a chip.',
          },
          { check: 'Came >= Born on', field: 'Came', message: 'It came after it was born.' },
        ],
        badges: {
          'Here for long: bad': 'Days here >= 180',
          'Quarantine over: info': 'Status is "Quarantine" and Came <= today - 14 days',
        },
        actions: [
          {
            name: 'Out of quarantine',
            icon: 'check',
            when: 'Status is "Quarantine" and Came <= today - 14 days',
            set: { Status: 'To be adopted' },
          },
          {
            name: 'Adopted',
            icon: 'house',
            when: 'Status is "Reserved" and Chip is not empty',
            set: { Status: 'Adopted', Kennel: 'empty' },
          },
        ],
        samples: `
          Name   | Photo         | Kind   | Breed       | Sex    | Born on | Came | Came as  | Status        | Kennel | Neutered | Chip            | Suits
          Biscuit | brown terrier | Dog   | Terrier mix | Male   | -1500   | -210 | Stray    | To be adopted | D1     | yes      | 900000000000101 | Other dogs, Beginners
          Luna   | black cat     | Cat    | Domestic    | Female | -700    | -30  | Given up | Reserved      | C2     | yes      | 900000000000102 | Children, A flat
          Rufus  | large dog     | Dog    | Shepherd    | Male   | -2600   | -16  | Seized   | Quarantine    | Q1     | no       |                 |
          Pepper | grey rabbit   | Rabbit | Dwarf lop   | Female | -400    | -45  | Given up | To be adopted | S1     | no       |                 | Children
          Misty  | tabby cat     | Cat    | Tabby       | Female | -2000   | -90  | Stray    | Fostered      |        | yes      | 900000000000105 | A flat
        `,
      },
      {
        name: 'Kennel',
        icon: 'house',
        fields: {
          Name: 'text required unique',
          For: { options: ['Dogs', 'Cats', 'Small animals', 'Quarantine'], required: true },
          Places: { type: 'integer', required: true, min: 1, default: '1' },
          Taken: { type: 'integer', computed: 'count(Animals where Status is not "Adopted")' },
          Cleaned: 'date',
        },
        views: [
          { table: ['For', 'Places', 'Taken', 'Cleaned'] },
          { board: 'For', show: ['Places', 'Taken'] },
        ],
        filters: { Free: 'Taken < Places' },
        badges: {
          'Too full: bad': 'Taken > Places',
          'To clean: warning': 'Cleaned is empty or Cleaned < today',
        },
        actions: [{ name: 'Cleaned', icon: 'spray-can', set: { Cleaned: 'today' } }],
        samples: `
          Name | For           | Places | Cleaned
          D1   | Dogs          | 2      | +0
          D2   | Dogs          | 1      | -1
          C2   | Cats          | 3      | +0
          S1   | Small animals | 2      | -1
          Q1   | Quarantine    | 1      | +0
        `,
      },
      {
        name: 'Adopter',
        icon: 'heart-handshake',
        fields: {
          Name: 'text required unique',
          Phone: 'phone',
          Email: 'email',
          Wants: { to: 'Animal', inverse: 'Enquiries' },
          Home: { options: ['Flat', 'House with garden', 'Farm'] },
          Stage: {
            options: [
              'Asked: neutral',
              'Met: info',
              'Home visit: accent',
              'Contract signed: good',
              'Declined: bad',
            ],
            required: true,
            default: 'Asked',
          },
          'Home visit on': 'date',
          'Ring after': { type: 'date', computed: 'Home visit on + 28 days' },
          Notes: 'longtext',
        },
        views: [
          { board: 'Stage', show: ['Wants', 'Home', 'Phone'] },
          { table: ['Wants', 'Home', 'Stage', 'Home visit on', 'Ring after'] },
          { calendar: 'Home visit on' },
        ],
        filters: { Open: 'Stage is not "Contract signed" and Stage is not "Declined"' },
        rules: [
          {
            check: 'Stage is not "Contract signed" or Home visit on is not empty',
            field: 'Home visit on',
            message: 'First comes a home visit.',
          },
        ],
        badges: { 'Visit soon: info': 'Home visit on >= today and Home visit on <= today + 3 days' },
        actions: [
          {
            name: 'Contract signed',
            icon: 'signature',
            when: 'Stage is "Home visit" and Home visit on <= today',
            set: { Stage: 'Contract signed' },
          },
        ],
        samples: `
          Name           | Phone           | Email             | Wants   | Home              | Stage      | Home visit on | Notes
          Family Osgood  | +44 1632 960611 | osg@example.com   | Luna    | Flat              | Home visit | +2            | Net on the balcony
          Derek Vine     | +44 1632 960617 |                   | Biscuit | House with garden | Met        |               | Walked him twice
          Hana Sato      |                 | hana@example.com  | Pepper  | Flat              | Asked      |               |
          Mill Farm      | +44 1632 960628 |                   | Rufus   | Farm              | Declined   | -8            | Chain in the yard
        `,
      },
      {
        name: 'Treatment',
        icon: 'syringe',
        label: 'What',
        fields: {
          What: 'text required',
          Animal: { to: 'Animal', required: true, onDelete: 'cascade' },
          Due: { type: 'date', required: true, default: 'today' },
          Done: 'date',
          Vet: 'person',
          Late: { type: 'boolean', computed: 'Done is empty and Due < today' },
        },
        sort: 'Due',
        views: [{ table: ['Animal', 'Due', 'Done', 'Vet'] }, { calendar: 'Due' }],
        filters: { 'To do': 'Done is empty' },
        opensWith: 'To do',
        badges: { 'Late: bad': 'Late' },
        actions: [{ name: 'Done', icon: 'check', when: 'Done is empty', set: { Done: 'today' } }],
        samples: `
          What               | Animal  | Due | Done | Vet
          Second vaccination | Rufus   | +5  |      | Dr Amos
          Chip               | Pepper  | -2  |      | Dr Amos
          Worming            | Biscuit | -30 | -30  | Nurse Ida
          Dental check       | Misty   | +14 |      | Dr Amos
        `,
      },
    ],
    metrics: {
      'In the house': { count: 'Animal', where: 'Status is not "Adopted" and Status is not "Fostered"' },
      'Treatments late': { count: 'Treatment', where: 'Late' },
      'Days here on average': { average: 'Days here', of: 'Animal' },
      'Animals by kind': { count: 'Animal', where: 'Status is not "Adopted"', by: 'Kind' },
    },
    pages: [
      'Animals',
      'Adopters',
      'Kennels',
      'Treatments',
      {
        name: 'Today',
        icon: 'dog',
        blocks: [
          { figures: ['In the house', 'Treatments late', 'Days here on average'] },
          {
            shortlist: 'Animal',
            title: 'Here the longest',
            where: 'Status is "To be adopted"',
            sort: 'Came',
          },
          { shortlist: 'Treatment', title: 'For the vet', where: 'Done is empty', sort: 'Due' },
          { chart: 'Animals by kind', shape: 'donut' },
        ],
      },
    ],
  },
};
