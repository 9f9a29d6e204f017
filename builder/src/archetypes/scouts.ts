import type { Archetype } from './archetype';

export const scouts: Archetype = {
  id: 'scouts',
  names: {
    en: ['scouts', 'scout group', 'scout troop', 'guides and brownies', 'merit badges'],
    es: ['grupo scout', 'exploradores', 'insignias scout'],
    fr: ['groupe scout', 'éclaireurs', 'badges scouts'],
    de: ['Pfadfinder', 'Pfadfindergruppe', 'Pfadfinderabzeichen'],
    pt: ['escuteiros', 'agrupamento de escuteiros', 'insígnias de escuteiro'],
  },
  words: [
    'scout',
    'troop',
    'patrol',
    'badge',
    'camp',
    'leader',
    'promise',
    'hike',
    'knot',
    'campfire',
    'cub',
    'beaver',
    'investiture',
    'tent',
    'uniform',
    'guide',
  ],
  draft: {
    title: 'Scout group',
    currency: 'GBP',
    look: { accent: '#2c6e31', icon: 'tent-tree', font: 'friendly', radius: 'round' },
    entities: [
      {
        name: 'Scout',
        icon: 'compass',
        fields: {
          Name: 'text required unique',
          Section: {
            options: ['Beavers: info', 'Cubs: good', 'Scouts: accent', 'Explorers: warning'],
            required: true,
          },
          Patrol: 'text',
          'Born on': 'date required',
          Parent: 'person',
          Phone: 'phone',
          'Health and diet': 'text',
          Invested: { type: 'date', help: 'When the promise was made.' },
          'Badges earned': { type: 'integer', computed: 'count(Badges.Scout where Earned is not empty)' },
          'Nights away': { type: 'integer', computed: 'sum(Nights in Events where Starts < today)' },
        },
        views: [
          { board: 'Section', show: ['Patrol', 'Badges earned', 'Nights away'] },
          { table: ['Section', 'Patrol', 'Parent', 'Phone', 'Badges earned', 'Nights away'] },
        ],
        filters: { 'Not invested': 'Invested is empty', 'Health and diet': 'Health and diet is not empty' },
        badges: {
          'To invest: info': 'Invested is empty',
          'Moves up soon: warning':
            '(Section is "Beavers" and Born on <= today - 8 years) or (Section is "Cubs" and Born on <= today - 126 months)',
        },
        actions: [
          {
            name: 'Made the promise',
            icon: 'hand-heart',
            when: 'Invested is empty',
            set: { Invested: 'today' },
          },
        ],
        samples: `
          Name          | Section | Patrol   | Born on    | Parent       | Phone           | Health and diet | Invested
          Alfie Turner  | Cubs    | Red six  | 2017-02-14 | Jo Turner    | +44 1632 960801 |                 | -300
          Sana Mirza    | Scouts  | Kestrels | 2013-10-01 | Adil Mirza   | +44 1632 960807 | Halal           | -800
          Freddie Cole  | Scouts  | Otters   | 2014-01-22 | Ann Cole     | +44 1632 960813 | EpiPen: nuts    | -420
          Maisie Grant  | Beavers |          | 2019-07-08 | Rob Grant    | +44 1632 960819 |                 |
          Jakub Zielski | Scouts  | Kestrels | 2012-12-30 | Ewa Zielska  | +44 1632 960826 | Vegetarian      | -1100
        `,
      },
      {
        name: 'Badge',
        icon: 'badge-check',
        label: 'Badge',
        fields: {
          Badge: { type: 'text', required: true },
          Scout: { to: 'Scout', required: true, onDelete: 'cascade' },
          Kind: {
            options: ['Activity: info', 'Staged: accent', 'Challenge: warning'],
            required: true,
            default: 'Activity',
          },
          'Parts done': { type: 'integer', min: 0, default: '0' },
          'Parts needed': { type: 'integer', required: true, min: 1, default: '5' },
          Progress: { type: 'percent', computed: 'Parts done / Parts needed' },
          Earned: 'date',
          'Handed over': 'boolean',
        },
        views: [
          { table: ['Scout', 'Kind', 'Parts done', 'Parts needed', 'Progress', 'Earned', 'Handed over'] },
          { board: 'Kind', show: ['Scout', 'Progress'] },
        ],
        filters: {
          'In progress': 'Earned is empty',
          'To hand over': 'Earned is not empty and not Handed over',
        },
        rules: [
          { unique: ['Badge', 'Scout'], message: 'This scout works on that badge already.' },
          {
            check: 'Earned is empty or Parts done >= Parts needed',
            field: 'Earned',
            message: 'Some parts are still to do.',
          },
        ],
        badges: {
          'Buy and hand over: warning': 'Earned is not empty and not Handed over',
          'One part left: info': 'Earned is empty and Parts done = Parts needed - 1',
        },
        actions: [
          {
            name: 'One part done',
            icon: 'plus',
            when: 'Parts done < Parts needed',
            set: { 'Parts done': 'Parts done + 1' },
          },
          {
            name: 'Earned',
            icon: 'award',
            when: 'Earned is empty and Parts done >= Parts needed',
            set: { Earned: 'today' },
          },
          {
            name: 'Handed over',
            icon: 'check',
            when: 'Earned is not empty and not Handed over',
            set: { 'Handed over': 'true' },
          },
        ],
        samples: `
          Badge            | Scout         | Kind      | Parts done | Parts needed | Earned | Handed over
          Pioneer          | Sana Mirza    | Activity  | 4          | 5            |        | no
          Nights away 10   | Jakub Zielski | Staged    | 10         | 10           | -14    | no
          Cook             | Freddie Cole  | Activity  | 6          | 6            | -60    | yes
          World challenge  | Alfie Turner  | Challenge | 2          | 7            |        | no
          Navigator 2      | Sana Mirza    | Staged    | 5          | 5            |        | no
        `,
      },
      {
        name: 'Event',
        icon: 'tent',
        fields: {
          Name: 'text required unique',
          Kind: {
            options: ['Meeting: neutral', 'Hike: info', 'Camp: good', 'Service: accent'],
            required: true,
          },
          Starts: 'date required',
          Ends: 'date required',
          Place: 'text',
          Cost: { type: 'money', min: 0 },
          Coming: { to: 'Scout', many: true, inverse: 'Events' },
          Leaders: { type: 'integer', min: 0, default: '2' },
          Nights: { type: 'integer', computed: 'Ends - Starts' },
          'Leaders needed': { type: 'integer', computed: 'roundup(count(Coming) / 8) + 1' },
        },
        sort: 'Starts',
        views: [
          { calendar: 'Starts', end: 'Ends', color: 'Kind' },
          { table: ['Kind', 'Starts', 'Ends', 'Place', 'Coming', 'Cost', 'Leaders'] },
        ],
        filters: { 'To come': 'Ends >= today', Camps: 'Kind is "Camp"' },
        rules: [{ check: 'Ends >= Starts', field: 'Ends', message: 'It ends after it starts.' }],
        badges: { 'More leaders needed: bad': 'Ends >= today and Leaders < Leaders needed' },
        samples: `
          Name           | Kind    | Starts | Ends | Place           | Cost  | Coming                                  | Leaders
          Autumn camp    | Camp    | -40    | -38  | Gilwell Wood    | 35.00 | Sana Mirza, Jakub Zielski, Freddie Cole | 3
          Night hike     | Hike    | +12    | +12  | Beacon Hill     |       | Sana Mirza, Freddie Cole                | 1
          Litter pick    | Service | +20    | +20  | Canal bank      |       | Alfie Turner                            | 2
          Winter camp    | Camp    | +55    | +57  | Scout hut       | 20.00 | Sana Mirza, Jakub Zielski               | 2
        `,
      },
    ],
    metrics: {
      'Badges to hand over': { count: 'Badge', where: 'Earned is not empty and not Handed over' },
      'To invest': { count: 'Scout', where: 'Invested is empty' },
      'Scouts by section': { count: 'Scout', by: 'Section' },
      'Badges earned per month': { count: 'Badge', where: 'Earned is not empty', by: 'Earned', per: 'month' },
    },
    pages: [
      'Scouts',
      'Badges',
      'Events',
      {
        name: 'Leaders',
        icon: 'flame',
        blocks: [
          { figures: ['Badges to hand over', 'To invest'] },
          { shortlist: 'Event', title: 'Coming up', where: 'Ends >= today', sort: 'Starts' },
          { chart: 'Scouts by section', shape: 'donut' },
        ],
      },
    ],
  },
};
