import type { Archetype } from './archetype';

export const cyclingLog: Archetype = {
  id: 'cycling-log',
  names: {
    en: ['cycling', 'cycling log', 'bike rides', 'road cycling', 'mountain biking'],
    es: ['ciclismo', 'salidas en bici'],
    fr: ['cyclisme', 'sorties à vélo'],
    de: ['Radfahren', 'Radtouren', 'Rennradtraining'],
    pt: ['ciclismo', 'voltas de bicicleta'],
  },
  words: [
    'ride',
    'cycle',
    'bike',
    'bicycle',
    'climb',
    'watt',
    'cadence',
    'chain',
    'tyre',
    'gravel',
    'peloton',
    'helmet',
    'saddle',
    'col',
    'commute',
  ],
  draft: {
    title: 'Rides',
    look: { accent: '#11659b', icon: 'bike', font: 'technical', radius: 'soft' },
    entities: [
      {
        name: 'Ride',
        icon: 'bike',
        fields: {
          Name: 'text required',
          Date: { type: 'date', required: true, default: 'today' },
          Bike: { to: 'Bike', required: true },
          Type: {
            options: [
              'Road: info',
              'Gravel: warning',
              'Mountain: accent',
              'Commute: neutral',
              'Indoors: good',
            ],
            required: true,
            default: 'Road',
          },
          Distance: { type: 'number', required: true, min: 0.1, max: 600, unit: 'km' },
          Climb: { type: 'integer', min: 0, max: 12000, unit: 'm' },
          Time: { type: 'duration', required: true, min: 0, help: 'In the saddle, without stops.' },
          Speed: { type: 'number', computed: 'round(Distance / hours(Time), 1)', unit: 'km/h' },
          Power: { type: 'integer', min: 0, max: 600, unit: 'W' },
        },
        sort: 'Date desc',
        views: [
          { table: ['Date', 'Bike', 'Type', 'Distance', 'Climb', 'Time', 'Speed'] },
          { calendar: 'Date', color: 'Type' },
        ],
        filters: {
          'This month': 'year(Date) = year(today) and month(Date) = month(today)',
          'Over 100 km': 'Distance >= 100',
          'Without commutes': 'Type is not "Commute"',
        },
        rules: [{ check: 'Date <= today', field: 'Date', message: 'Enter a ride when you have ridden it.' }],
        badges: { 'Century: good': 'Distance >= 100', 'Mountains: accent': 'Climb >= 1500' },
        actions: [
          {
            name: 'Same ride today',
            icon: 'repeat',
            when: 'Type is "Commute"',
            adds: 'Ride',
            set: {
              Name: 'Name',
              Date: 'today',
              Bike: 'Bike',
              Type: 'Type',
              Distance: 'Distance',
              Climb: 'Climb',
              Time: 'Time',
            },
          },
        ],
        samples: `
          Name | Date | Bike | Type | Distance | Climb | Time | Power
          To work | -1 | Commuter | Commute | 9.4 | 60 | 0:27 |
          Three passes | -4 | Red road bike | Road | 112 | 2140 | 5:05 | 168
          Tuesday bunch | -7 | Red road bike | Road | 54 | 480 | 1:44 | 205
          Forest tracks | -11 | Gravel bike | Gravel | 63 | 890 | 3:10 |
          Turbo, four by eight | -14 | Red road bike | Indoors | 32 | 0 | 1:00 | 221
          To work | -15 | Commuter | Commute | 9.4 | 60 | 0:26 |
        `,
      },
      {
        name: 'Bike',
        icon: 'cog',
        fields: {
          Name: 'text required unique',
          Photo: 'image',
          Bought: 'date',
          'Frame number': 'text unique',
          Before: { type: 'number', min: 0, default: '0', unit: 'km', help: 'Ridden before this log began.' },
          Distance: { type: 'number', computed: 'Before + sum(Distance in Rides)', unit: 'km' },
          'Parts worn': { type: 'integer', computed: 'count(Parts where Worn >= 100%)' },
        },
        views: [
          { gallery: 'Photo', show: ['Distance', 'Parts worn'] },
          { table: ['Bought', 'Frame number', 'Distance', 'Parts worn'] },
        ],
        badges: { 'To the workshop: warning': 'Parts worn > 0' },
        samples: `
          Name | Photo | Bought | Frame number | Before
          Red road bike | road bike | -900 | RB-77120 | 11200
          Gravel bike | gravel bike | -400 | GV-20931 | 3150
          Commuter | city bike | -2000 | CM-00814 | 18800
          Hardtail | mountain bike | -1300 | HT-55002 | 4200
        `,
      },
      {
        name: 'Part',
        icon: 'wrench',
        fields: {
          Part: {
            options: ['Chain', 'Cassette', 'Front tyre', 'Rear tyre', 'Brake pads', 'Cables'],
            required: true,
          },
          Bike: { to: 'Bike', required: true, onDelete: 'cascade' },
          Model: 'text',
          Fitted: { type: 'date', required: true, default: 'today' },
          'Good for': { type: 'integer', required: true, min: 100, unit: 'km', default: '3000' },
          'Ridden before': { type: 'number', min: 0, default: '0', unit: 'km' },
          Ridden: {
            type: 'number',
            computed:
              'Ridden before + sum(Distance in all Rides where Bike = this.Bike and Date >= this.Fitted)',
            unit: 'km',
          },
          Worn: { type: 'percent', computed: 'Ridden / Good for' },
        },
        label: 'Part',
        views: [
          { table: ['Bike', 'Model', 'Fitted', 'Ridden', 'Good for', 'Worn'] },
          { board: 'Part', show: ['Bike', 'Worn'] },
        ],
        filters: { 'To replace': 'Worn >= 90%' },
        badges: { 'Worn out: bad': 'Worn >= 100%', 'Order one: warning': 'Worn >= 80% and Worn < 100%' },
        actions: [
          { name: 'Fitted a new one', icon: 'wrench', set: { Fitted: 'today', 'Ridden before': '0' } },
        ],
        samples: `
          Part | Bike | Model | Fitted | Good for | Ridden before
          Chain | Red road bike | 11-speed | -20 | 3000 | 2880
          Rear tyre | Red road bike | 28 mm | -20 | 4000 | 1250
          Chain | Commuter | Single speed | -20 | 5000 | 4200
          Brake pads | Gravel bike | Sintered | -20 | 2500 | 900
          Front tyre | Gravel bike | 45 mm | -20 | 5000 | 3100
        `,
      },
    ],
    metrics: {
      'This month': {
        sum: 'Distance',
        of: 'Ride',
        where: 'year(Date) = year(today) and month(Date) = month(today)',
      },
      'Climbed this year': { sum: 'Climb', of: 'Ride', where: 'year(Date) = year(today)' },
      'Distance per week': { sum: 'Distance', of: 'Ride', by: 'Date', per: 'week' },
      'Distance by bike': { sum: 'Distance', of: 'Ride', by: 'Bike' },
    },
    pages: [
      'Rides',
      'Bikes',
      'Parts',
      {
        name: 'Season',
        icon: 'gauge',
        blocks: [
          { figures: ['This month', 'Climbed this year'] },
          { chart: 'Distance per week' },
          { chart: 'Distance by bike', shape: 'donut' },
          { shortlist: 'Part', title: 'To replace', where: 'Worn >= 80%', sort: 'Worn desc' },
        ],
      },
    ],
  },
};
