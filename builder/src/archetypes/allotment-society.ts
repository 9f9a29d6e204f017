import type { Archetype } from './archetype';

export const allotmentSociety: Archetype = {
  id: 'allotment-society',
  names: {
    en: ['allotment society', 'allotment association', 'allotment waiting list', 'community garden'],
    es: ['huertos urbanos', 'asociación de huertos'],
    fr: ['jardins familiaux', 'jardins ouvriers', 'jardin partagé'],
    de: ['Kleingartenverein', 'Schrebergärten', 'Gemeinschaftsgarten'],
    pt: ['hortas urbanas', 'associação de hortas'],
  },
  words: [
    'allotment',
    'plot',
    'society',
    'tenant',
    'shed',
    'rent',
    'waiting',
    'gate',
    'hosepipe',
    'overgrown',
    'bonfire',
    'committee',
    'compost',
    'gardener',
    'lease',
  ],
  draft: {
    title: 'Allotment society',
    currency: 'GBP',
    look: { accent: '#5f7218', icon: 'shovel', font: 'editorial', radius: 'round' },
    entities: [
      {
        name: 'Plot',
        icon: 'sprout',
        fields: {
          Number: 'text required unique',
          Size: { type: 'integer', required: true, min: 10, unit: 'm²' },
          Tenant: { to: 'Gardener', inverse: 'Plots' },
          'Let since': 'date',
          State: {
            options: ['Well kept: good', 'Half used: warning', 'Overgrown: bad', 'Free: info'],
            required: true,
            default: 'Well kept',
          },
          Shed: 'boolean',
          'Water tap near': 'boolean',
          'Rent paid until': 'date',
          Rent: { type: 'money', computed: 'round(Size * 0.35, 2) + (if Shed then 8 else 0)' },
          'Last inspected': { type: 'date', computed: 'largest(Date in Inspections)' },
        },
        views: [
          { table: ['Tenant', 'Size', 'State', 'Rent', 'Rent paid until', 'Last inspected'] },
          { board: 'State', show: ['Tenant', 'Size'] },
        ],
        filters: {
          Free: 'Tenant is empty',
          'Rent due': 'Tenant is not empty and (Rent paid until is empty or Rent paid until < today)',
        },
        rules: [
          {
            check: 'State is not "Free" or Tenant is empty',
            field: 'State',
            message: 'A plot with a tenant is not free.',
          },
        ],
        badges: {
          'Rent due: bad': 'Tenant is not empty and (Rent paid until is empty or Rent paid until < today)',
          'To let: info': 'Tenant is empty',
        },
        actions: [
          {
            name: 'Rent paid',
            icon: 'banknote',
            when: 'Tenant is not empty',
            set: { 'Rent paid until': 'today + 1 year' },
          },
          {
            name: 'Given up',
            icon: 'log-out',
            when: 'Tenant is not empty',
            set: { Tenant: 'empty', State: 'Free', 'Let since': 'empty', 'Rent paid until': 'empty' },
          },
        ],
        samples: `
          Number | Size | Tenant        | Let since | State     | Shed | Water tap near | Rent paid until
          1A     | 125  | Stan Meadows  | -4000     | Well kept | yes  | yes            | +120
          1B     | 125  | Gita Pandya   | -900      | Well kept | no   | yes            | +120
          7      | 250  | Colin Reeve   | -2200     | Overgrown | yes  | no             | -40
          8A     | 110  |               |           | Free      | no   | no             |
          12     | 180  | Stan Meadows  | -300      | Half used | no   | yes            | +120
        `,
      },
      {
        name: 'Gardener',
        icon: 'users',
        fields: {
          Name: 'text required unique',
          Phone: 'phone',
          Email: 'email',
          Status: {
            options: ['Tenant: good', 'Waiting: warning', 'Left: neutral'],
            required: true,
            default: 'Waiting',
          },
          'Joined the list': { type: 'date', required: true, default: 'today' },
          Wants: { options: ['Half plot', 'Full plot', 'Any'] },
          'Gate key': 'text unique',
          'Work hours': {
            type: 'number',
            min: 0,
            unit: 'h',
            default: '0',
            help: 'Given to the society this year.',
          },
          'Rent a year': { type: 'money', computed: 'sum(Rent in Plots)' },
        },
        sort: 'Joined the list',
        views: [
          { table: ['Status', 'Joined the list', 'Wants', 'Gate key', 'Work hours', 'Rent a year'] },
          { board: 'Status', show: ['Joined the list', 'Wants'] },
        ],
        filters: {
          'Waiting list': 'Status is "Waiting"',
          'Hours missing': 'Status is "Tenant" and Work hours < 6',
        },
        badges: {
          'Waits over a year: warning': 'Status is "Waiting" and Joined the list < today - 1 year',
          'Key to hand in: bad': 'Status is "Left" and Gate key is not empty',
        },
        actions: [
          {
            name: 'Worked two hours',
            icon: 'clock',
            when: 'Status is "Tenant"',
            set: { 'Work hours': 'Work hours + 2' },
          },
        ],
        samples: `
          Name         | Phone           | Email             | Status  | Joined the list | Wants     | Gate key | Work hours
          Stan Meadows | +44 1632 960801 |                   | Tenant  | -4400           | Any       | K04      | 14
          Gita Pandya  | +44 1632 960808 | gita@example.com  | Tenant  | -1500           | Half plot | K19      | 6
          Colin Reeve  |                 | colin@example.com | Tenant  | -2600           | Full plot | K11      | 0
          Marta Silva  | +44 1632 960820 | marta@example.com | Waiting | -500            | Half plot |          | 0
          Owen Hart    |                 | owen@example.com  | Waiting | -60             | Any       |          | 0
        `,
      },
      {
        name: 'Inspection',
        icon: 'clipboard-check',
        label: 'Plot',
        fields: {
          Plot: { to: 'Plot', required: true, onDelete: 'cascade' },
          Date: { type: 'date', required: true, default: 'today' },
          Cultivated: { type: 'percent', required: true, min: 0, max: 100 },
          Faults: { options: ['Weeds', 'Rubbish', 'Path blocked', 'Tree too tall', 'Bonfire'], many: true },
          Photo: 'image',
          'Letter sent': 'date',
          'Put right by': { type: 'date', computed: 'Letter sent + 28 days' },
          Settled: 'boolean',
        },
        sort: 'Date desc',
        views: [
          { table: ['Date', 'Cultivated', 'Faults', 'Letter sent', 'Put right by', 'Settled'] },
          { gallery: 'Photo', show: ['Date', 'Cultivated'] },
        ],
        filters: { Open: 'Faults is not empty and not Settled' },
        badges: {
          'Time is up: bad': 'Put right by < today and not Settled',
          'Write: warning': 'Cultivated < 50% and Letter sent is empty',
        },
        actions: [
          {
            name: 'Letter sent',
            icon: 'mail',
            when: 'Faults is not empty and Letter sent is empty',
            set: { 'Letter sent': 'today' },
          },
          {
            name: 'Settled',
            icon: 'check',
            when: 'Faults is not empty and not Settled',
            set: { Settled: 'true' },
          },
        ],
        samples: `
          Plot | Date | Cultivated | Faults         | Photo           | Letter sent | Settled
          7    | -45  | 10         | Weeds, Rubbish | overgrown plot  | -40         | no
          12   | -45  | 45         | Weeds          |                 |             | no
          1A   | -45  | 95         |                | vegetable rows  |             | no
          1B   | -130 | 70         | Path blocked   |                 | -128        | yes
        `,
      },
    ],
    metrics: {
      'Plots to let': { count: 'Plot', where: 'Tenant is empty' },
      'On the waiting list': { count: 'Gardener', where: 'Status is "Waiting"' },
      'Rent due': {
        sum: 'Rent',
        of: 'Plot',
        where: 'Tenant is not empty and (Rent paid until is empty or Rent paid until < today)',
      },
      'Plots by state': { count: 'Plot', by: 'State' },
    },
    pages: [
      'Plots',
      'Gardeners',
      'Inspections',
      {
        name: 'Committee',
        icon: 'gauge',
        blocks: [
          { figures: ['Plots to let', 'On the waiting list', 'Rent due'] },
          {
            shortlist: 'Gardener',
            title: 'Next on the list',
            where: 'Status is "Waiting"',
            sort: 'Joined the list',
          },
          { chart: 'Plots by state', shape: 'donut' },
        ],
      },
    ],
  },
};
