import type { Archetype } from './archetype';

export const movingHouse: Archetype = {
  id: 'moving-house',
  names: {
    en: ['moving house', 'house move', 'moving boxes', 'moving checklist', 'moving home'],
    es: ['mudanza', 'cajas de la mudanza', 'cambio de casa'],
    fr: ['déménagement', 'cartons de déménagement', 'changement de logement'],
    de: ['Umzug', 'Umzugskartons', 'Umzugsliste'],
    pt: ['mudança de casa', 'caixas da mudança', 'mudanças'],
  },
  words: [
    'move',
    'moving',
    'box',
    'pack',
    'unpack',
    'removal',
    'van',
    'landlord',
    'deposit',
    'fragile',
    'crate',
    'mover',
    'redirect',
    'handover',
    'label',
    'key',
  ],
  draft: {
    title: 'Moving house',
    look: { accent: '#a65a17', icon: 'truck', font: 'friendly', radius: 'soft' },
    entities: [
      {
        name: 'Box',
        plural: 'Boxes',
        icon: 'box',
        label: 'Number',
        fields: {
          Number: 'text required unique',
          Contents: 'longtext required',
          'Goes to': { to: 'Room', required: true },
          Status: {
            options: [
              'Packing: warning',
              'Closed: info',
              'On the van: accent',
              'There: neutral',
              'Unpacked: good',
            ],
            required: true,
            default: 'Packing',
          },
          Weight: { type: 'number', min: 0, max: 30, unit: 'kg' },
          Fragile: 'boolean',
          'Open first': 'boolean',
          'Packed by': 'person',
          Photo: 'image',
        },
        views: [
          { board: 'Status', show: ['Goes to', 'Contents', 'Fragile'] },
          { table: ['Contents', 'Goes to', 'Status', 'Weight', 'Fragile', 'Open first'] },
          { gallery: 'Photo', show: ['Goes to', 'Status'] },
        ],
        filters: {
          'Open first': 'Open first and Status is not "Unpacked"',
          Fragile: 'Fragile',
          'Still closed': 'Status is not "Packing" and Status is not "Unpacked"',
        },
        rules: [
          {
            check: 'Weight <= 25',
            field: 'Weight',
            message: 'Nobody carries more than 25 kg up the stairs; use two boxes.',
          },
          {
            limit: '6',
            within: ['Goes to'],
            where: 'Open first',
            message: 'If everything is opened first, nothing is.',
          },
        ],
        badges: {
          'Fragile: warning': 'Fragile and Status is not "Unpacked"',
          'Open first: accent': 'Open first and Status is not "Unpacked"',
          'Heavy: bad': 'Weight > 20 and Status is not "Unpacked"',
        },
        actions: [
          { name: 'Close', icon: 'package-check', when: 'Status is "Packing"', set: { Status: 'Closed' } },
          { name: 'On the van', icon: 'truck', when: 'Status is "Closed"', set: { Status: 'On the van' } },
          { name: 'It is there', icon: 'house', when: 'Status is "On the van"', set: { Status: 'There' } },
          { name: 'Unpacked', icon: 'package-open', when: 'Status is "There"', set: { Status: 'Unpacked' } },
        ],
        samples: `
          Number | Contents                        | Goes to     | Status     | Weight | Fragile | Open first | Packed by | Photo
          K-1    | Kettle, mugs, tea, tin opener   | Kitchen     | Closed     | 9      | yes     | yes        | Laura     | open box of mugs
          K-2    | Pans and lids                   | Kitchen     | On the van | 17     | no      | no         | Laura     |
          B-1    | Bed linen, pillows, night light | Bedroom     | There      | 8      | no      | yes        | Sean      |
          L-1    | Records A to M                  | Living room | Closed     | 23     | no      | no         | Sean      | records
          L-2    | Table lamps, vase from Porto    | Living room | Packing    | 7      | yes     | no         | Laura     |
          S-1    | Printer, cables, tax folders    | Study       | Unpacked   | 14     | no      | no         | Sean      |
        `,
      },
      {
        name: 'Room',
        icon: 'door-open',
        fields: {
          Name: 'text required unique',
          Floor: { options: ['Ground floor', 'First floor', 'Attic', 'Cellar', 'Garage'] },
          Colour: { type: 'color', help: 'Of the sticker on its boxes.' },
          'Stand where': 'text',
          Boxes: { type: 'integer', computed: 'count(Boxes)' },
          'To unpack': { type: 'integer', computed: 'count(Boxes where Status is not "Unpacked")' },
        },
        views: [{ cards: ['Floor', 'Colour', 'Boxes', 'To unpack'] }],
        badges: { 'Room is ready: good': 'Boxes > 0 and [To unpack] = 0' },
        samples: `
          Name        | Floor        | Colour  | Stand where
          Kitchen     | Ground floor | #c2410f | Under the window
          Living room | Ground floor | #2b7465 | Not in front of the radiator
          Bedroom     | First floor  | #5b3f7d | Left wall
          Study       | First floor  | #3b5a8c |
        `,
      },
      {
        name: 'Task',
        icon: 'list-checks',
        fields: {
          Name: 'text required',
          Due: 'date required',
          Kind: { options: ['Old place', 'New place', 'Van and helpers', 'Paperwork'], required: true },
          Who: 'person',
          Room: { to: 'Room' },
          Cost: { type: 'money', min: 0 },
          Done: 'boolean',
        },
        sort: 'Due',
        views: [
          { list: ['Due', 'Who', 'Kind'] },
          { calendar: 'Due', color: 'Kind' },
          { board: 'Kind', show: ['Due', 'Who'] },
        ],
        filters: { 'To do': 'not Done', 'Nobody yet': 'not Done and Who is empty' },
        opensWith: 'To do',
        badges: {
          'Overdue: bad': 'not Done and Due < today',
          'This week: warning': 'not Done and Due >= today and Due <= today + 7 days',
        },
        actions: [{ name: 'Done', icon: 'check', when: 'not Done', set: { Done: 'true' } }],
        samples: `
          Name                    | Due | Kind            | Who   | Room    | Cost   | Done
          Give notice on the flat | -60 | Paperwork       | Laura |         |        | yes
          Hire the van            | -4  | Van and helpers | Sean  |         | 145.00 | no
          Read both meters        | +9  | Old place       |       |         |        | no
          Fill the nail holes     | +6  | Old place       | Sean  |         | 18.00  | no
          Measure for curtains    | +2  | New place       | Laura | Bedroom |        | no
          Pizza for the helpers   | +9  | Van and helpers | Laura |         | 60.00  | no
        `,
      },
      {
        name: 'Address change',
        icon: 'mail',
        label: 'Organisation',
        fields: {
          Organisation: 'text required unique',
          How: { options: ['Online', 'Letter', 'Phone', 'In person'] },
          'Tell by': 'date',
          'Customer number': 'text',
          'Told on': 'date',
          Confirmed: 'boolean',
        },
        sort: 'Tell by',
        views: [{ table: ['How', 'Tell by', 'Customer number', 'Told on', 'Confirmed'] }],
        filters: { 'To tell': 'Told on is empty', 'Not confirmed': 'Told on is not empty and not Confirmed' },
        badges: { 'Tell them: warning': 'Told on is empty and Tell by <= today + 14 days' },
        actions: [{ name: 'Told them', icon: 'send', when: 'Told on is empty', set: { 'Told on': 'today' } }],
        samples: `
          Organisation | How       | Tell by | Customer number | Told on | Confirmed
          Bank         | Online    | +10     | 4471 220        |         | no
          Post office  | In person | +3      |                 | -6      | yes
          Dentist      | Phone     | +30     |                 |         | no
          Tax office   | Letter    | +12     | 18/204/7710     | -2      | no
          Library      | Online    | +40     | R-2210          |         | no
        `,
      },
    ],
    metrics: {
      'Boxes to unpack': { count: 'Box', where: 'Status is not "Unpacked"' },
      'Still to do': { count: 'Task', where: 'not Done' },
      'Boxes by room': { count: 'Box', by: 'Goes to' },
      'Boxes by status': { count: 'Box', by: 'Status' },
    },
    pages: [
      'Boxes',
      'Rooms',
      'Tasks',
      'Address changes',
      {
        name: 'How far we are',
        icon: 'map',
        blocks: [
          { figures: ['Boxes to unpack', 'Still to do'] },
          { shortlist: 'Task', title: 'Next to do', where: 'not Done', sort: 'Due' },
          { shortlist: 'Box', title: 'Open first', where: 'Open first and Status is not "Unpacked"' },
          { chart: 'Boxes by status' },
          { chart: 'Boxes by room', shape: 'donut' },
        ],
      },
    ],
  },
};
