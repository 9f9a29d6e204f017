import type { SampleApplication } from './sample-application';

export const petCare: SampleApplication = {
  id: 'pet-care',
  category: 'Personal',
  domain: 'Pets',
  description: 'Feeding, weight, vaccinations and visits to the vet for every animal in the house.',
  draft: {
    title: 'Our animals',
    currency: 'EUR',
    look: { accent: '#c05621', icon: 'paw-print', font: 'friendly', radius: 'round' },
    entities: [
      {
        name: 'Animal',
        icon: 'paw-print',
        fields: {
          Name: 'text required',
          Photo: 'image',
          Kind: { options: ['Dog', 'Cat', 'Rabbit', 'Hen', 'Tortoise'], required: true },
          Born: 'date',
          Age: { type: 'integer', computed: 'rounddown((today - Born) / 365.25)', unit: 'years' },
          Chip: 'text unique',
          Food: 'text',
          'Fed at': 'time',
          'Last weighed': { type: 'date', computed: 'largest(Day in Weighings)' },
          'Weight now': {
            type: 'number',
            computed: 'largest(Weight in Weighings where Day = this.Last weighed)',
            unit: 'kg',
          },
          'Next jab': { type: 'date', computed: 'smallest(Due in Treatments where not Given)' },
          'Cost this year': {
            type: 'money',
            computed: 'sum(Cost in Treatments where Given and year(Due) = year(today))',
          },
        },
        views: [
          { gallery: 'Photo', show: ['Kind', 'Age', 'Weight now'] },
          { table: ['Kind', 'Age', 'Food', 'Fed at', 'Next jab'] },
        ],
        badges: {
          'Vet overdue: bad': 'Next jab < today',
          'Vet soon: warning': 'Next jab >= today and Next jab <= today + 14 days',
        },
        actions: [
          {
            name: 'Weigh',
            icon: 'scale',
            adds: 'Weighing',
            set: { Animal: 'this', Day: 'today', Weight: 'Weight now' },
          },
        ],
        samples: `
          Name    | Photo        | Kind     | Born  | Chip     | Food             | Fed at
          Bruno   | brown dog    | Dog      | -1900 | 276-0001 | Dry food, 320 g  | 07:00
          Minka   | grey cat     | Cat      | -3300 | 276-0002 | Half a tin       | 06:30
          Hazel   | rabbit       | Rabbit   | -600  |          | Hay, carrot tops | 18:00
          Greta   | speckled hen | Hen      | -400  |          | Layers’ mash     | 07:30
          Sheldon | tortoise     | Tortoise | -9000 | 276-0005 | Dandelion        | 11:00
        `,
      },
      {
        name: 'Treatment',
        icon: 'syringe',
        fields: {
          What: 'text required',
          Animal: { to: 'Animal', required: true, onDelete: 'cascade' },
          Kind: {
            options: ['Vaccination: info', 'Worming: neutral', 'Check-up: good', 'Operation: bad'],
            default: 'Check-up',
          },
          Due: 'date required',
          Given: 'boolean',
          Vet: { to: 'Vet' },
          Cost: { type: 'money', min: 0 },
          Notes: 'longtext',
        },
        sort: 'Due',
        views: [
          { calendar: 'Due', color: 'Kind' },
          { table: ['Animal', 'Kind', 'Due', 'Given', 'Vet', 'Cost'] },
        ],
        filters: { 'To come': 'not Given', Overdue: 'not Given and Due < today' },
        opensWith: 'To come',
        badges: {
          'Overdue: bad': 'not Given and Due < today',
          'Soon: warning': 'not Given and Due >= today and Due <= today + 14 days',
        },
        actions: [
          { name: 'Given', icon: 'check', when: 'not Given', set: { Given: 'true' } },
          {
            name: 'Again in a year',
            icon: 'repeat',
            when: 'Given',
            adds: 'Treatment',
            set: { What: 'What', Animal: 'Animal', Kind: 'Kind', Due: 'Due + 1 year', Vet: 'Vet' },
          },
        ],
        samples: `
          What               | Animal  | Kind        | Due | Given | Vet             | Cost   | Notes
          Rabies             | Bruno   | Vaccination | +9  | no    | Dr. Helga Storm | 62.00  |
          Worming tablet     | Minka   | Worming     | -3  | no    |                 | 9.50   | Hide it in tuna.
          Teeth              | Minka   | Check-up    | +30 | no    | Dr. Helga Storm | 48.00  |
          Myxomatosis        | Hazel   | Vaccination | -40 | yes   | Dr. Piet Broek  | 38.00  |
          Lump on the leg    | Bruno   | Operation   | -75 | yes   | Dr. Helga Storm | 410.00 | Harmless.
          Before hibernation | Sheldon | Check-up    | +21 | no    | Dr. Piet Broek  | 55.00  | Weigh first.
          Claws              | Hazel   | Check-up    | -12 | yes   | Dr. Piet Broek  | 15.00  |
        `,
      },
      {
        name: 'Weighing',
        icon: 'scale',
        label: 'Animal',
        fields: {
          Animal: { to: 'Animal', required: true, onDelete: 'cascade' },
          Day: { type: 'date', required: true, default: 'today' },
          Weight: { type: 'number', required: true, min: 0.01, unit: 'kg' },
        },
        sort: 'Day desc',
        views: [{ table: ['Day', 'Weight'] }, { chart: 'Cats’ weight by month', shape: 'line' }],
        rules: [{ unique: ['Animal', 'Day'], message: 'This animal was weighed on that day already.' }],
        samples: `
          Animal  | Day | Weight
          Bruno   | -2  | 24.6
          Bruno   | -33 | 24.1
          Bruno   | -64 | 23.8
          Minka   | -5  | 4.9
          Minka   | -36 | 5.2
          Minka   | -70 | 5.4
          Hazel   | -8  | 1.9
          Hazel   | -40 | 1.8
          Sheldon | -4  | 1.42
          Greta   | -15 | 2.3
        `,
      },
      {
        name: 'Vet',
        icon: 'stethoscope',
        fields: {
          Name: 'text required unique',
          Practice: 'text',
          Phone: 'phone',
          'Emergency number': 'phone',
          Website: 'url',
        },
        views: [{ cards: ['Practice', 'Phone', 'Emergency number'] }],
        samples: `
          Name            | Practice                  | Phone    | Emergency number | Website
          Dr. Helga Storm | Small animals at the mill | 555-0134 | 555-0135         | https://mill-vets.example
          Dr. Piet Broek  | Fur and feather           | 555-0136 |                  | https://furfeather.example
        `,
      },
    ],
    metrics: {
      'Vet to come': { count: 'Treatment', where: 'not Given' },
      'Vet costs this year': { sum: 'Cost', of: 'Treatment', where: 'Given and year(Due) = year(today)' },
      'Cats’ weight by month': {
        average: 'Weight',
        of: 'Weighing',
        where: 'Animal.Kind is "Cat"',
        by: 'Day',
        per: 'month',
      },
      'Costs by animal': { sum: 'Cost', of: 'Treatment', by: 'Animal' },
    },
    pages: [
      'Animals',
      'Treatments',
      {
        name: 'Health',
        icon: 'heart-pulse',
        blocks: [
          { figures: ['Vet to come', 'Vet costs this year'] },
          { shortlist: 'Treatment', title: 'Next at the vet', where: 'not Given', sort: 'Due' },
          { chart: 'Costs by animal', shape: 'donut' },
        ],
      },
      'Weighings',
      'Vets',
    ],
  },
};
