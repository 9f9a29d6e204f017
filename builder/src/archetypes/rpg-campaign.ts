import type { Archetype } from './archetype';

export const rpgCampaign: Archetype = {
  id: 'rpg-campaign',
  names: {
    en: [
      'role-playing campaign',
      'rpg campaign',
      'tabletop rpg',
      'dungeon master notes',
      'campaign notes',
      'game master notes',
    ],
    es: ['campaña de rol', 'partida de rol', 'notas de máster'],
    fr: ['campagne de jeu de rôle', 'jeu de rôle', 'notes de maître de jeu'],
    de: ['Rollenspielkampagne', 'Rollenspielrunde', 'Spielleiter-Notizen'],
    pt: ['campanha de rpg', 'mesa de rpg', 'notas do mestre de jogo'],
  },
  words: [
    'campaign',
    'dungeon',
    'roleplaying',
    'rpg',
    'character',
    'quest',
    'monster',
    'npc',
    'dice',
    'wizard',
    'dragon',
    'adventure',
    'encounter',
    'initiative',
    'loot',
    'tavern',
    'paladin',
    'elf',
    'lore',
  ],
  draft: {
    title: 'Campaign book',
    look: { accent: '#7b2d26', icon: 'sword', font: 'editorial', radius: 'sharp', mode: 'dark' },
    entities: [
      {
        name: 'Session',
        icon: 'calendar-days',
        fields: {
          Title: 'text required',
          Number: { type: 'integer', required: true, unique: true, min: 0 },
          Starts: 'datetime required',
          Status: {
            options: ['Planned: info', 'Played: good', 'Called off: bad'],
            required: true,
            default: 'Planned',
          },
          Present: { to: 'Character', many: true, inverse: 'Sessions' },
          Place: { to: 'Place', inverse: 'Sessions' },
          Experience: { type: 'integer', min: 0, help: 'For each character.' },
          Plan: { type: 'longtext', help: 'For the game master only.' },
          Recap: 'longtext',
        },
        sort: 'Number desc',
        views: [
          { list: ['Number', 'Starts', 'Status', 'Present'] },
          { calendar: 'Starts', color: 'Status' },
          { cards: ['Number', 'Starts', 'Place', 'Recap'] },
        ],
        filters: {
          Played: 'Status is "Played"',
          'To prepare': 'Status is "Planned" and Plan is empty',
          'Recap missing': 'Status is "Played" and Recap is empty',
        },
        rules: [
          {
            check: 'Status is not "Played" or count(Present) > 0',
            field: 'Present',
            message: 'Say who was there: they get the experience.',
          },
          {
            check: 'count(Present where Status is "Dead" and Died in.Number < this.Number) = 0',
            field: 'Present',
            message: 'The dead do not come to the table.',
          },
        ],
        badges: {
          'Nothing prepared: warning': 'Status is "Planned" and Plan is empty and Starts <= now + 7 days',
          'Write the recap: info': 'Status is "Played" and Recap is empty',
        },
        actions: [
          {
            name: 'Played',
            icon: 'check',
            when: 'Status is "Planned" and count(Present) > 0',
            set: { Status: 'Played' },
          },
          { name: 'Call off', icon: 'x', when: 'Status is "Planned"', set: { Status: 'Called off' } },
        ],
        samples: `
          Title                 | Number | Starts    | Status  | Present                   | Place      | Experience | Plan                                | Recap
          The toll at Graywater | 11     | -35T19:00 | Played  | Brannoc, Sister Vey, Tam  | Graywater  | 450        | Bridge, troll, bribe                | Paid the troll in cheese, kept the map.
          Below the salt mine   | 12     | -21T19:00 | Played  | Brannoc, Sister Vey, Tam  | Salt mine  | 900        | Three levels, flooding on the third | Tam fell to the cave drake.
          The auction           | 13     | -7T19:00  | Played  | Brannoc, Sister Vey, Ilka | Harrowgate | 600        | Masks, rival bidders                |
          A debt called in      | 14     | +4T19:00  | Planned | Brannoc, Sister Vey, Ilka | Harrowgate |            |                                     |
          Winter road           | 15     | +18T19:00 | Planned |                           |            |            | Avalanche, wolves, a lit window     |
        `,
      },
      {
        name: 'Character',
        icon: 'user-round',
        fields: {
          Name: 'text required unique',
          Kind: {
            options: ['Player character: accent', 'Ally: good', 'Stranger: neutral', 'Villain: bad'],
            required: true,
            default: 'Stranger',
          },
          Player: 'person',
          Portrait: 'image',
          Class: { type: 'text', help: 'Kin and calling.' },
          Status: {
            options: ['Alive: good', 'Missing: warning', 'Dead: bad'],
            required: true,
            default: 'Alive',
          },
          'Died in': { to: 'Session', inverse: 'Deaths' },
          Experience: { type: 'integer', computed: 'sum(Experience in Sessions where Status is "Played")' },
          Level: {
            type: 'integer',
            computed:
              'if Experience >= 6500 then 5 else if Experience >= 2700 then 4 else if Experience >= 900 then 3 else if Experience >= 300 then 2 else 1',
          },
        },
        views: [
          { gallery: 'Portrait', show: ['Kind', 'Class', 'Status'] },
          { board: 'Kind', show: ['Player', 'Class', 'Level'] },
          { table: ['Kind', 'Player', 'Class', 'Status', 'Experience', 'Level'] },
        ],
        filters: {
          'The party': 'Kind is "Player character" and Status is "Alive"',
          Villains: 'Kind is "Villain"',
          Dead: 'Status is "Dead"',
        },
        rules: [
          {
            check: 'Kind is not "Player character" or Player is not empty',
            field: 'Player',
            message: 'Say who plays this character.',
          },
          {
            check: 'Died in is empty or Status is "Dead"',
            field: 'Status',
            message: 'Who died in a session is dead.',
          },
        ],
        badges: { 'Dead: bad': 'Status is "Dead"', 'Missing: warning': 'Status is "Missing"' },
        samples: `
          Name          | Kind             | Player      | Portrait      | Class          | Status  | Died in
          Brannoc       | Player character | Joe Akande  | dwarf         | Dwarf fighter  | Alive   |
          Sister Vey    | Player character | Mirela Stan | priestess     | Human cleric   | Alive   |
          Tam           | Player character | Kit Harlow  | halfling      | Halfling rogue | Dead    | Below the salt mine
          Ilka          | Player character | Kit Harlow  | elf archer    | Elf ranger     | Alive   |
          Lord Harrow   | Villain          |             | nobleman      | Collector      | Alive   |
          Old Pettigrew | Ally             |             | old innkeeper | Innkeeper      | Missing |
        `,
      },
      {
        name: 'Quest',
        icon: 'scroll-text',
        fields: {
          Name: 'text required unique',
          'Given by': { to: 'Character', inverse: 'Quests given' },
          Place: { to: 'Place', inverse: 'Quests' },
          Status: {
            options: ['Rumour: neutral', 'Taken on: accent', 'Done: good', 'Failed: bad'],
            required: true,
            default: 'Rumour',
          },
          Reward: { type: 'integer', min: 0, unit: 'gold' },
          'Settled in': { to: 'Session', inverse: 'Quests settled' },
          Secret: { type: 'longtext', help: 'What the players do not know.' },
        },
        views: [
          { board: 'Status', show: ['Given by', 'Place', 'Reward'] },
          { table: ['Given by', 'Place', 'Status', 'Reward', 'Settled in'] },
        ],
        filters: {
          Open: 'Status is "Rumour" or Status is "Taken on"',
          Settled: 'Status is "Done" or Status is "Failed"',
        },
        opensWith: 'Open',
        rules: [
          {
            check: 'Status is not "Done" or Settled in is not empty',
            field: 'Settled in',
            message: 'Say in which session it was done.',
          },
        ],
        badges: { 'Giver is gone: warning': 'Status is "Taken on" and Given by.Status is not "Alive"' },
        actions: [
          { name: 'Take on', icon: 'sword', when: 'Status is "Rumour"', set: { Status: 'Taken on' } },
          { name: 'Fail', icon: 'x', when: 'Status is "Taken on"', set: { Status: 'Failed' } },
        ],
        samples: `
          Name                      | Given by      | Place      | Status   | Reward | Settled in          | Secret
          Clear the salt mine       | Old Pettigrew | Salt mine  | Done     | 200    | Below the salt mine | The drake guarded an egg
          Find the innkeeper        |               | Harrowgate | Taken on | 50     |                     | Harrow keeps him in the cellar
          The missing ledger        | Old Pettigrew | Graywater  | Taken on | 120    |                     |
          Lights on the winter road | Lord Harrow   | North pass | Rumour   | 400    |                     | It is a trap
        `,
      },
      {
        name: 'Place',
        icon: 'map',
        fields: {
          Name: 'text required unique',
          Kind: { options: ['Town', 'Dungeon', 'Wilderness', 'Ruin', 'Inn'] },
          Map: 'image',
          Danger: { type: 'rating', min: 1, max: 5 },
          'Open quests': {
            type: 'integer',
            computed: 'count(Quests where Status is "Rumour" or Status is "Taken on")',
          },
          Visits: { type: 'integer', computed: 'count(Sessions where Status is "Played")' },
          Lore: 'longtext',
        },
        views: [
          { gallery: 'Map', show: ['Kind', 'Danger', 'Open quests'] },
          { table: ['Kind', 'Danger', 'Open quests', 'Visits'] },
        ],
        filters: { 'Not visited': 'Visits = 0', Dangerous: 'Danger >= 4' },
        samples: `
          Name       | Kind       | Map           | Danger | Lore
          Graywater  | Town       | river town    | 2      | Grew rich on the bridge toll
          Salt mine  | Dungeon    | mine map      | 4      | Flooded since the quake
          Harrowgate | Town       | walled city   | 3      | Ruled by the collector
          North pass | Wilderness | mountain pass | 5      | Nobody crosses after first snow
        `,
      },
    ],
    metrics: {
      'Sessions played': { count: 'Session', where: 'Status is "Played"' },
      'Open quests': { count: 'Quest', where: 'Status is "Rumour" or Status is "Taken on"' },
      'Quests by status': { count: 'Quest', by: 'Status' },
      'Sessions per month': { count: 'Session', where: 'Status is "Played"', by: 'Starts', per: 'month' },
    },
    pages: [
      'Sessions',
      'Characters',
      'Quests',
      'Places',
      {
        name: 'Behind the screen',
        icon: 'eye',
        blocks: [
          {
            shortlist: 'Session',
            title: 'Next sessions',
            where: 'Status is "Planned"',
            sort: 'Starts',
            most: 3,
          },
          { figures: ['Sessions played', 'Open quests'] },
          { chart: 'Quests by status', shape: 'donut' },
          { chart: 'Sessions per month' },
        ],
      },
    ],
  },
};
