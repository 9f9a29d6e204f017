import type { Archetype } from './archetype';

export const theatreProduction: Archetype = {
  id: 'theatre-production',
  names: {
    en: ['theatre production', 'amateur dramatics', 'school play', 'drama group', 'theatre props'],
    es: ['producción teatral', 'grupo de teatro', 'obra de teatro'],
    fr: ['pièce de théâtre', 'troupe de théâtre', 'production théâtrale'],
    de: ['Theaterproduktion', 'Theatergruppe', 'Laientheater'],
    pt: ['produção teatral', 'grupo de teatro', 'peça de teatro'],
  },
  words: [
    'theatre',
    'scene',
    'act',
    'role',
    'cast',
    'prop',
    'costume',
    'cue',
    'stage',
    'rehearsal',
    'director',
    'actor',
    'understudy',
    'script',
    'premiere',
    'play',
    'audition',
  ],
  draft: {
    title: 'Production',
    look: { accent: '#a5213f', icon: 'drama', font: 'editorial', radius: 'soft' },
    entities: [
      {
        name: 'Scene',
        icon: 'clapperboard',
        fields: {
          Scene: { type: 'text', required: true, unique: true, help: 'Act and scene: 2.3' },
          Title: 'text required',
          Pages: 'text',
          Setting: 'text',
          Roles: { to: 'Role', many: true, inverse: 'Scenes' },
          Length: { type: 'duration', min: 1 },
          State: {
            options: ['Not begun: neutral', 'Blocked: info', 'Off book: accent', 'Polished: good'],
            required: true,
            default: 'Not begun',
          },
          'Props missing': { type: 'integer', computed: 'count(Props where State is "To find")' },
        },
        sort: 'Scene',
        views: [
          { table: ['Title', 'Setting', 'Roles', 'Length', 'State', 'Props missing'] },
          { board: 'State', show: ['Title', 'Roles'] },
        ],
        filters: { 'Not off book': 'State is "Not begun" or State is "Blocked"' },
        badges: {
          'Props missing: warning': 'Props missing > 0',
          'Not cast: bad': 'count(Roles where Actor is empty) > 0',
        },
        actions: [
          { name: 'Blocked', icon: 'move', when: 'State is "Not begun"', set: { State: 'Blocked' } },
          { name: 'Off book', icon: 'book-check', when: 'State is "Blocked"', set: { State: 'Off book' } },
        ],
        samples: `
          Scene | Title              | Pages | Setting        | Roles                   | Length | State
          1.1   | The telegram       | 3-9   | Drawing room   | Mrs Vane, Harker        | 0:09   | Off book
          1.2   | A guest too many   | 10-18 | Drawing room   | Mrs Vane, Lionel, Ivy   | 0:12   | Blocked
          1.3   | In the conservatory | 19-24 | Conservatory  | Lionel, Ivy             | 0:08   | Polished
          2.1   | The lights fail    | 27-35 | Drawing room   | Mrs Vane, Harker, Lionel, Inspector | 0:13 | Not begun
          2.2   | Confession         | 36-44 | Conservatory   | Ivy, Inspector          | 0:11   | Not begun
        `,
      },
      {
        name: 'Role',
        icon: 'venetian-mask',
        fields: {
          Role: 'text required unique',
          Actor: 'person',
          Understudy: 'person',
          Phone: 'phone',
          Size: { options: ['Lead: accent', 'Supporting: info', 'Small: neutral'], required: true },
          Costume: 'text',
          'Costume fitted': 'boolean',
          'Number of scenes': { type: 'integer', computed: 'count(Scenes)' },
          'Time on stage': { type: 'duration', computed: 'sum(Length in Scenes)' },
        },
        views: [
          { cards: ['Actor', 'Size', 'Number of scenes'] },
          { table: ['Actor', 'Understudy', 'Size', 'Number of scenes', 'Time on stage', 'Costume fitted'] },
        ],
        filters: { 'Not cast': 'Actor is empty', 'Costume open': 'not Costume fitted' },
        rules: [
          {
            check: 'Understudy is empty or Understudy != Actor',
            field: 'Understudy',
            message: 'Nobody is their own understudy.',
          },
        ],
        badges: {
          'Not cast: bad': 'Actor is empty',
          'To fit: warning': 'not Costume fitted and Actor is not empty',
        },
        actions: [
          {
            name: 'Costume fitted',
            icon: 'scissors',
            when: 'not Costume fitted',
            set: { 'Costume fitted': 'true' },
          },
        ],
        samples: `
          Role      | Actor          | Understudy   | Phone           | Size       | Costume              | Costume fitted
          Mrs Vane  | Dorothy Quill  | Petra Holm   | +44 1632 960501 | Lead       | Green evening gown   | yes
          Harker    | Alan Reid      |              | +44 1632 960508 | Supporting | Butler’s tails       | no
          Lionel    | Marcus Eze     |              | +44 1632 960513 | Lead       | Dinner jacket        | yes
          Ivy       | Petra Holm     | Saskia Dunn  |                 | Lead       | Tennis whites, shawl | no
          Inspector |                |              |                 | Supporting | Wet raincoat         | no
        `,
      },
      {
        name: 'Prop',
        icon: 'package',
        fields: {
          Name: 'text required',
          Scene: { to: 'Scene', required: true },
          Carried: { to: 'Role', inverse: 'Carries' },
          State: {
            options: ['To find: bad', 'To make: warning', 'Borrowed: info', 'In the store: good'],
            required: true,
            default: 'To find',
          },
          'Belongs to': 'person',
          Picture: 'image',
          'Set on': { options: ['Stage left', 'Stage right', 'On the set'], default: 'On the set' },
        },
        views: [
          { board: 'State', show: ['Scene', 'Carried', 'Set on'] },
          { gallery: 'Picture', show: ['Scene', 'State'] },
          { table: ['Scene', 'Carried', 'State', 'Set on', 'Belongs to'] },
        ],
        filters: {
          'Still to get': 'State is "To find" or State is "To make"',
          'To give back': 'State is "Borrowed"',
        },
        rules: [
          {
            check: 'State is not "Borrowed" or Belongs to is not empty',
            field: 'Belongs to',
            message: 'Say whom to give it back to.',
          },
        ],
        actions: [
          {
            name: 'In the store',
            icon: 'package-check',
            when: 'State is not "In the store" and State is not "Borrowed"',
            set: { State: 'In the store' },
          },
        ],
        samples: `
          Name            | Scene | Carried   | State        | Belongs to   | Picture       | Set on
          Telegram        | 1.1   | Harker    | In the store |              | telegram      | Stage left
          Silver tray     | 1.1   | Harker    | Borrowed     | Mrs Ashdown  | silver tray   | Stage left
          Candelabra      | 2.1   | Mrs Vane  | To find      |              |               | On the set
          Breakaway vase  | 2.1   |           | To make      |              | vase          | On the set
          Notebook        | 2.2   | Inspector | In the store |              |               | Stage right
        `,
      },
      {
        name: 'Rehearsal',
        icon: 'calendar-clock',
        label: 'What',
        fields: {
          What: 'text required',
          Start: 'datetime required',
          End: 'datetime required',
          Kind: {
            options: ['Scenes: info', 'Run-through: accent', 'Technical: warning', 'Performance: good'],
            required: true,
            default: 'Scenes',
          },
          Scenes: { to: 'Scene', many: true },
          Place: 'text',
          Length: { type: 'duration', computed: 'End - Start' },
        },
        sort: 'Start',
        views: [
          { calendar: 'Start', end: 'End', color: 'Kind' },
          { table: ['Start', 'Kind', 'Scenes', 'Place', 'Length'] },
        ],
        filters: { 'To come': 'Start >= now' },
        rules: [
          { check: 'End > Start', field: 'End', message: 'It ends after it starts.' },
          { noOverlap: ['Start', 'End'], within: ['Place'], message: 'The room is taken at that time.' },
        ],
        badges: { 'Today: accent': 'date(Start) = today' },
        samples: `
          What            | Start     | End       | Kind        | Scenes        | Place
          Act one         | -3T19:00  | -3T21:30  | Scenes      | 1.1, 1.2      | Parish hall
          Lionel and Ivy  | +1T19:00  | +1T20:30  | Scenes      | 1.3           | Parish hall
          First run       | +15T18:30 | +15T22:00 | Run-through | 1.1, 1.2, 1.3 | Parish hall
          Lights          | +26T10:00 | +26T17:00 | Technical   |               | Playhouse
          Opening night   | +28T19:30 | +28T22:00 | Performance |               | Playhouse
        `,
      },
    ],
    metrics: {
      'Running time': { sum: 'Length', of: 'Scene' },
      'Roles not cast': { count: 'Role', where: 'Actor is empty' },
      'Props still to get': { count: 'Prop', where: 'State is "To find" or State is "To make"' },
      'Scenes by state': { count: 'Scene', by: 'State' },
    },
    pages: [
      'Scenes',
      'Roles',
      'Props',
      'Rehearsals',
      {
        name: 'Stage manager',
        icon: 'theater',
        blocks: [
          { figures: ['Running time', 'Roles not cast', 'Props still to get'] },
          { shortlist: 'Rehearsal', title: 'Next calls', where: 'Start >= now', sort: 'Start' },
          { chart: 'Scenes by state', shape: 'donut' },
        ],
      },
    ],
  },
};
