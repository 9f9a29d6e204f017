import type { SampleApplication } from './sample-application';

export const vegBoxes: SampleApplication = {
  id: 'veg-boxes',
  category: 'Consumer App',
  domain: 'Farming',
  description:
    'Subscriptions to a farm’s vegetable boxes, what is in them this week, and the round to deliver.',
  draft: {
    title: 'Hollow Farm boxes',
    currency: 'GBP',
    weekStart: 'monday',
    look: { accent: '#3f7d20', icon: 'carrot', font: 'editorial', radius: 'soft' },
    entities: [
      {
        name: 'Subscription',
        icon: 'repeat',
        fields: {
          Name: 'text required',
          Email: 'email required unique',
          Phone: 'phone',
          Box: { to: 'Box', required: true },
          Every: { options: ['Week: accent', 'Two weeks: info'], required: true, default: 'Week' },
          Round: { options: ['Monday, town', 'Wednesday, valley', 'Collects: neutral'], required: true },
          Address: 'text',
          State: {
            options: ['Running: good', 'Paused: warning', 'Ended: neutral'],
            required: true,
            default: 'Running',
          },
          'Paused until': 'date',
          'No thanks': 'tags',
          'A month': {
            type: 'money',
            computed:
              'if State is not "Running" then 0 else if Every is "Week" then Box.Price * 52 / 12 else Box.Price * 26 / 12',
          },
          Unpaid: {
            type: 'money',
            computed: 'sum(Price in Deliveries where State is "Left at the door" and not Paid)',
          },
        },
        views: [
          { board: 'Round', show: ['Box', 'Every', 'State'], where: 'State is not "Ended"' },
          { table: ['Box', 'Every', 'Round', 'State', 'A month', 'Unpaid'] },
          'cards',
        ],
        filters: { Running: 'State is "Running"', Paused: 'State is "Paused"', Unpaid: 'Unpaid > 0' },
        opensWith: 'Running',
        rules: [
          {
            check: 'Round is "Collects" or Address is not empty',
            field: 'Address',
            message: 'The driver needs an address.',
          },
          {
            check: 'State is not "Paused" or Paused until is not empty',
            field: 'Paused until',
            message: 'Say until when it is paused.',
          },
        ],
        badges: {
          'Starts again: info': 'State is "Paused" and Paused until <= today + 7 days',
          'Owes for boxes: bad': 'Unpaid > 30',
        },
        actions: [
          {
            name: 'Pause two weeks',
            icon: 'pause',
            when: 'State is "Running"',
            set: { State: 'Paused', 'Paused until': 'today + 2 weeks' },
          },
          {
            name: 'Start again',
            icon: 'play',
            when: 'State is "Paused"',
            set: { State: 'Running', 'Paused until': 'empty' },
          },
        ],
        samples: `
          Name                 | Email                  | Phone           | Box           | Every     | Round             | Address          | State   | Paused until | No thanks
          Bridget Hale         | bridget@example.com    | +44 1632 960401 | Family        | Week      | Monday, town      | Castle Street 9  | Running |              | fennel
          Tomos Rhys           | tomos@example.com      | +44 1632 960414 | Small         | Two weeks | Wednesday, valley | Mill Cottage     | Running |              |
          Aisha Rahman         | aisha@example.com      | +44 1632 960427 | Family        | Week      | Wednesday, valley | Ford Lane 3      | Running |              | beetroot, celery
          The Copper Kettle    | kitchen@kettle.example | +44 1632 960433 | Kitchen crate | Week      | Monday, town      | Market Place 1   | Running |              |
          Joan and Peter Sykes | sykes@example.com      | +44 1632 960446 | Small         | Week      | Collects          |                  | Running |              | chillies
          Luca Bianchi         | luca@example.com       |                 | Small         | Week      | Monday, town      | Castle Street 31 | Paused  | +5           |
          Freya Dunn           | freya@example.com      | +44 1632 960458 | Family        | Two weeks | Monday, town      | Priory Road 14   | Paused  | +20          |
          Ned Barrow           | ned@example.com        |                 | Small         | Week      | Collects          |                  | Ended   |              |
        `,
      },
      {
        name: 'Box',
        plural: 'Boxes',
        icon: 'package',
        fields: {
          Name: 'text required unique',
          Picture: 'image',
          Price: { type: 'money', required: true, min: 1 },
          Kinds: { type: 'integer', min: 1, help: 'How many kinds of vegetables.' },
          'This week': { to: 'Vegetable', many: true, inverse: 'In the boxes' },
          Running: { type: 'integer', computed: 'count(Subscriptions where State is "Running")' },
        },
        views: [{ gallery: 'Picture', show: ['Price', 'This week', 'Running'] }],
        badges: { 'Not full yet: warning': 'count(This week) < Kinds' },
        samples: `
          Name          | Picture         | Price | Kinds | This week
          Small         | small veg box   | 11.50 | 4     | Leeks, Carrots, Kale, Potatoes
          Family        | full veg box    | 18.00 | 6     | Leeks, Carrots, Kale, Potatoes, Squash
          Kitchen crate | vegetable crate | 42.00 | 5     | Leeks, Carrots, Potatoes, Squash, Salad
        `,
      },
      {
        name: 'Vegetable',
        icon: 'carrot',
        fields: {
          Name: 'text required unique',
          Field: { options: ['Top field', 'River field', 'Tunnel'] },
          'Ready from': 'date',
          'Ready until': 'date',
          Store: { type: 'number', min: 0, unit: 'kg' },
          'For a box': { type: 'number', min: 0, unit: 'kg' },
          'Needed this week': {
            type: 'number',
            computed: 'For a box * sum(Running in In the boxes)',
            unit: 'kg',
          },
          Short: { type: 'boolean', computed: 'Needed this week > Store' },
        },
        views: [
          { timeline: 'Ready from', end: 'Ready until' },
          { table: ['Field', 'Store', 'Needed this week', 'Ready until'] },
        ],
        filters: { Ready: 'Ready from <= today and Ready until >= today', Short: 'Short' },
        badges: { 'Not enough: bad': 'Short' },
        samples: `
          Name     | Field       | Ready from | Ready until | Store | For a box
          Leeks    | Top field   | -40        | +60         | 60    | 0.8
          Carrots  | River field | -70        | +90         | 140   | 1
          Kale     | Top field   | -20        | +70         | 1.5   | 0.4
          Potatoes | River field | -90        | +120        | 320   | 2
          Squash   | Top field   | -30        | +45         | 48    | 1.2
          Salad    | Tunnel      | -10        | +15         | 9     | 0.3
          Sprouts  | Top field   | +20        | +80         | 0     | 0.5
        `,
      },
      {
        name: 'Delivery',
        plural: 'Deliveries',
        icon: 'truck',
        label: 'For',
        fields: {
          For: { to: 'Subscription', required: true, inverse: 'Deliveries', onDelete: 'cascade' },
          Day: { type: 'date', required: true, default: 'today' },
          State: {
            options: ['To pack: info', 'In the van: accent', 'Left at the door: good', 'Nobody there: bad'],
            required: true,
            default: 'To pack',
          },
          Price: { type: 'money', computed: '[For].Box.Price' },
          Paid: 'boolean',
        },
        sort: 'Day desc',
        views: [
          { board: 'State', show: ['Day', 'Price', 'Paid'] },
          { calendar: 'Day', color: 'State' },
          { table: ['Day', 'State', 'Price', 'Paid'] },
        ],
        filters: { 'To pack': 'State is "To pack"', Unpaid: 'not Paid and State is "Left at the door"' },
        rules: [{ unique: ['For', 'Day'], message: 'There is a box for that day already.' }],
        actions: [
          {
            name: 'Left at the door',
            icon: 'check',
            when: 'State is "In the van"',
            set: { State: 'Left at the door' },
          },
          { name: 'Paid', icon: 'banknote', when: 'not Paid', set: { Paid: 'true' } },
        ],
        samples: `
          For                  | Day | State            | Paid
          Bridget Hale         | +1  | To pack          | no
          The Copper Kettle    | +1  | To pack          | no
          Aisha Rahman         | +0  | In the van       | no
          Tomos Rhys           | +0  | In the van       | yes
          Bridget Hale         | -6  | Left at the door | yes
          The Copper Kettle    | -6  | Left at the door | no
          Aisha Rahman         | -7  | Left at the door | no
          Joan and Peter Sykes | -5  | Left at the door | yes
          Luca Bianchi         | -13 | Nobody there     | no
          Bridget Hale         | -13 | Left at the door | yes
        `,
      },
    ],
    metrics: {
      'Boxes running': { count: 'Subscription', where: 'State is "Running"' },
      'Income a month': { sum: 'A month', of: 'Subscription' },
      Unpaid: { sum: 'Price', of: 'Delivery', where: 'State is "Left at the door" and not Paid' },
      'Subscriptions by round': { count: 'Subscription', where: 'State is "Running"', by: 'Round' },
      'Boxes per week': { count: 'Delivery', by: 'Day', per: 'week' },
    },
    pages: [
      'Subscriptions',
      'Deliveries',
      'Boxes',
      'Vegetables',
      {
        name: 'Farm office',
        icon: 'tractor',
        blocks: [
          { figures: ['Boxes running', 'Income a month', 'Unpaid'] },
          { chart: 'Subscriptions by round', shape: 'donut' },
          { chart: 'Boxes per week' },
          { shortlist: 'Vegetable', title: 'Not enough of these', where: 'Short' },
        ],
      },
    ],
  },
};
