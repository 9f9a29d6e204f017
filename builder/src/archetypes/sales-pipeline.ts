import type { Archetype } from './archetype';

export const salesPipeline: Archetype = {
  id: 'sales-pipeline',
  names: {
    en: ['sales pipeline', 'deals', 'sales opportunities', 'deal tracker', 'sales funnel'],
    es: ['embudo de ventas', 'oportunidades de venta', 'pipeline de ventas'],
    fr: ['pipeline commercial', 'opportunités commerciales', 'suivi des ventes'],
    de: ['Vertriebspipeline', 'Verkaufschancen', 'Vertriebschancen'],
    pt: ['funil de vendas', 'oportunidades de venda', 'pipeline de vendas'],
  },
  words: [
    'deal',
    'pipeline',
    'opportunity',
    'forecast',
    'stage',
    'proposal',
    'negotiation',
    'win',
    'lose',
    'close',
    'salesperson',
    'quota',
    'prospect',
  ],
  draft: {
    title: 'Sales pipeline',
    currency: 'GBP',
    look: { accent: '#1f6b4f', icon: 'handshake', density: 'compact', navigation: 'side' },
    entities: [
      {
        name: 'Deal',
        icon: 'handshake',
        fields: {
          Name: 'text required',
          Account: { to: 'Account', required: true },
          Stage: {
            options: [
              'Qualified: neutral',
              'Demo: info',
              'Proposal: accent',
              'Negotiation: warning',
              'Won: good',
              'Lost: bad',
            ],
            required: true,
            default: 'Qualified',
          },
          Value: { type: 'money', required: true, min: 0 },
          Chance: {
            type: 'percent',
            computed:
              'if Stage is "Won" then 100% else if Stage is "Lost" then 0% else if Stage is "Negotiation" then 75% else if Stage is "Proposal" then 50% else if Stage is "Demo" then 25% else 10%',
          },
          Weighted: { type: 'money', computed: 'Value * Chance' },
          'Close date': { type: 'date', required: true, default: 'today + 30 days' },
          Owner: 'person',
          'Lost because': { options: ['Price', 'Competitor', 'No budget', 'No decision', 'Missing feature'] },
        },
        sort: 'Close date',
        views: [
          { board: 'Stage', show: ['Account', 'Value', 'Close date', 'Owner'] },
          { table: ['Account', 'Stage', 'Value', 'Chance', 'Weighted', 'Close date', 'Owner'] },
          { calendar: 'Close date', color: 'Stage', name: 'Closing' },
        ],
        filters: {
          Open: 'Stage is not "Won" and Stage is not "Lost"',
          'Closing in 30 days':
            'Stage is not "Won" and Stage is not "Lost" and Close date <= today + 30 days',
          Lost: 'Stage is "Lost"',
        },
        opensWith: 'Open',
        rules: [
          {
            check: 'Stage is not "Lost" or Lost because is not empty',
            field: 'Lost because',
            message: 'Say why the deal was lost.',
          },
        ],
        badges: {
          'Past its date: bad': 'Stage is not "Won" and Stage is not "Lost" and Close date < today',
          'No next step: warning':
            'Stage is not "Won" and Stage is not "Lost" and count(Next steps where not Done) = 0',
        },
        actions: [
          {
            name: 'Won',
            icon: 'trophy',
            when: 'Stage is "Negotiation"',
            set: { Stage: 'Won', 'Close date': 'today' },
          },
          {
            name: 'Call in a week',
            icon: 'phone',
            when: 'Stage is not "Won" and Stage is not "Lost"',
            adds: 'Next step',
            set: { Step: '"Call"', Deal: 'this', Kind: 'Call', Due: 'today + 7 days', Owner: 'Owner' },
          },
        ],
        samples: `
          Name                   | Account           | Stage       | Value    | Close date | Owner       | Lost because
          Forklift lease, 12     | Northgate Storage | Negotiation | 86000.00 | +9         | Becky Dunne |
          Depot telematics       | Harrow Haulage    | Proposal    | 34500.00 | +24        | Idris Khan  |
          Cold store refit       | Fenland Frozen    | Demo        | 52000.00 | +55        | Becky Dunne |
          Service plan, 3 years  | Northgate Storage | Proposal    | 19800.00 | -5         | Idris Khan  |
          Charging points        | Harrow Haulage    | Won         | 27400.00 | -20        | Becky Dunne |
          Second shift batteries | Fenland Frozen    | Lost        | 15000.00 | -33        | Idris Khan  | Competitor
        `,
      },
      {
        name: 'Account',
        icon: 'building-2',
        fields: {
          Name: 'text required unique',
          Segment: { options: ['Small', 'Mid-size', 'Enterprise'] },
          Contact: 'person',
          Email: 'email',
          Phone: 'phone',
          'Open value': {
            type: 'money',
            computed: 'sum(Value in Deals where Stage is not "Won" and Stage is not "Lost")',
          },
          'Won so far': { type: 'money', computed: 'sum(Value in Deals where Stage is "Won")' },
        },
        views: [{ table: ['Segment', 'Contact', 'Open value', 'Won so far'] }],
        filters: { 'With open deals': 'Open value > 0' },
        badges: { 'Nothing open: neutral': 'Open value = 0' },
        samples: `
          Name              | Segment    | Contact        | Email                       | Phone
          Northgate Storage | Enterprise | Olivia Trent   | o.trent@northgate.example   | +44 1632 960310
          Harrow Haulage    | Mid-size   | Desmond Clarke | desmond@harrow.example      | +44 1632 960322
          Fenland Frozen    | Mid-size   | Marta Nowak    | marta.nowak@fenland.example | +44 1632 960337
          Tarn Ceramics     | Small      | Hugh Pell      | hugh@tarnceramics.example   |
        `,
      },
      {
        name: 'Next step',
        icon: 'list-checks',
        fields: {
          Step: 'text required',
          Deal: { to: 'Deal', required: true, onDelete: 'cascade' },
          Kind: { options: ['Call', 'Meeting', 'Demo', 'Email', 'Paperwork'], default: 'Call' },
          Due: { type: 'date', required: true, default: 'today' },
          Owner: 'person',
          Done: 'boolean',
        },
        sort: 'Due',
        views: [{ table: ['Deal', 'Kind', 'Due', 'Owner', 'Done'] }, { calendar: 'Due', color: 'Kind' }],
        filters: { 'To do': 'not Done', Overdue: 'not Done and Due < today' },
        opensWith: 'To do',
        badges: { 'Overdue: bad': 'not Done and Due < today', 'Today: warning': 'not Done and Due = today' },
        actions: [{ name: 'Done', icon: 'check', when: 'not Done', set: { Done: 'true' } }],
        samples: `
          Step                          | Deal                  | Kind      | Due | Owner       | Done
          Send revised lease terms      | Forklift lease, 12    | Paperwork | +0  | Becky Dunne | no
          Walk the finance team through | Depot telematics      | Meeting   | +4  | Idris Khan  | no
          Demo in the cold store        | Cold store refit      | Demo      | -1  | Becky Dunne | no
          Ask for the decision maker    | Service plan, 3 years | Call      | -12 | Idris Khan  | yes
          Collect the signed order      | Charging points       | Paperwork | -20 | Becky Dunne | yes
        `,
      },
    ],
    metrics: {
      'Open pipeline': { sum: 'Value', of: 'Deal', where: 'Stage is not "Won" and Stage is not "Lost"' },
      'Weighted pipeline': {
        sum: 'Weighted',
        of: 'Deal',
        where: 'Stage is not "Won" and Stage is not "Lost"',
      },
      'Value by stage': { sum: 'Value', of: 'Deal', by: 'Stage' },
      'Won so far': { sum: 'Value', of: 'Deal', where: 'Stage is "Won"' },
    },
    pages: [
      'Deals',
      'Next steps',
      'Accounts',
      {
        name: 'Forecast',
        icon: 'chart-column',
        blocks: [
          { figures: ['Open pipeline', 'Weighted pipeline', 'Won so far'] },
          { chart: 'Value by stage' },
          {
            shortlist: 'Deal',
            title: 'Closing next',
            where: 'Stage is not "Won" and Stage is not "Lost"',
            sort: 'Close date',
          },
        ],
      },
    ],
  },
};
