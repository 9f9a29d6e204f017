import type { Archetype } from './archetype';

export const droneFlights: Archetype = {
  id: 'drone-flights',
  names: {
    en: ['drone flights', 'drone log', 'drone flight log', 'drone pilot', 'drone batteries'],
    es: ['vuelos de dron', 'registro de drones', 'bitácora de dron'],
    fr: ['vols de drone', 'carnet de vol de drone', 'télépilote'],
    de: ['Drohnenflüge', 'Drohnenflugbuch', 'Drohnenlogbuch'],
    pt: ['voos de drone', 'registo de drones', 'diário de voo de drone'],
  },
  words: [
    'drone',
    'pilot',
    'propeller',
    'battery',
    'quadcopter',
    'take-off',
    'landing',
    'altitude',
    'airspace',
    'fpv',
    'uav',
    'gimbal',
    'aerial',
    'firmware',
    'hover',
    'survey',
    'copter',
  ],
  draft: {
    title: 'Drone log',
    look: { accent: '#0e6fa0', icon: 'send', font: 'technical', radius: 'sharp', density: 'compact' },
    entities: [
      {
        name: 'Flight',
        icon: 'send',
        fields: {
          Place: 'text required',
          'Take-off': { type: 'datetime', required: true, default: 'now' },
          Drone: { to: 'Drone', required: true },
          Battery: { to: 'Battery', required: true },
          Length: { type: 'duration', required: true, min: 1, max: 90, default: '15 minutes' },
          Height: { type: 'integer', min: 0, unit: 'm', help: 'The highest point above the ground.' },
          Wind: { type: 'integer', min: 0, unit: 'km/h' },
          Purpose: { options: ['Fun', 'Filming', 'Survey', 'Training', 'Test'], default: 'Fun' },
          Incident: { type: 'longtext', help: 'Anything that did not go to plan.' },
        },
        sort: 'Take-off desc',
        views: [
          { table: ['Take-off', 'Drone', 'Battery', 'Length', 'Height', 'Wind', 'Purpose'] },
          { calendar: 'Take-off', color: 'Drone' },
          { cards: ['Take-off', 'Drone', 'Purpose', 'Incident'] },
        ],
        filters: {
          'Last 90 days': 'Take-off >= now - 90 days',
          'With an incident': 'Incident is not empty',
          'For a client': 'Purpose is "Filming" or Purpose is "Survey"',
        },
        rules: [
          { check: 'Height <= 120', field: 'Height', message: 'Without a permit the ceiling is 120 m.' },
          {
            check: 'Battery.Drone = Drone',
            field: 'Battery',
            message: 'This battery belongs to another drone.',
          },
          {
            check: 'Take-off <= Drone.Insured until',
            field: 'Drone',
            message: 'This drone is not insured on that day.',
          },
          {
            noOverlap: ['Take-off', 'Take-off + Length'],
            within: ['Drone'],
            message: 'This drone is in the air already.',
          },
        ],
        badges: { 'Incident: bad': 'Incident is not empty', 'Windy: warning': 'Wind >= 30' },
        samples: `
          Place           | Take-off   | Drone      | Battery | Length | Height | Wind | Purpose  | Incident
          Old quarry      | -1T10:20   | Skylark 3  | SK-1    | 22     | 95     | 14   | Filming  |
          Old quarry      | -1T11:05   | Skylark 3  | SK-2    | 19     | 110    | 18   | Filming  |
          Barley field    | -12T08:40  | Mapper Pro | MP-1    | 31     | 100    | 9    | Survey   |
          Training meadow | -20T17:15  | Wasp FPV   | W-1     | 6      | 15     | 33   | Training | Clipped a branch, one propeller changed
          Lake shore      | -45T19:30  | Skylark 3  | SK-1    | 17     | 60     | 22   | Fun      |
          Church roof     | -130T09:10 | Mapper Pro | MP-1    | 26     | 48     | 11   | Survey   | Lost GPS for 10 seconds by the tower
        `,
      },
      {
        name: 'Drone',
        icon: 'plane',
        fields: {
          Name: 'text required unique',
          Photo: 'image',
          'Serial number': 'text required unique',
          Registration: { type: 'text', help: 'The operator number on the frame.' },
          Weight: { type: 'integer', min: 1, unit: 'g' },
          'Insured until': 'date',
          Flights: { type: 'integer', computed: 'count(Flights)' },
          'Air time': { type: 'duration', computed: 'sum(Length in Flights)' },
          'Since service': {
            type: 'duration',
            computed: 'sum(Length in Flights) - sum(Air time in Services)',
          },
        },
        views: [
          { gallery: 'Photo', show: ['Weight', 'Flights', 'Air time'] },
          {
            table: [
              'Serial number',
              'Registration',
              'Weight',
              'Insured until',
              'Flights',
              'Air time',
              'Since service',
            ],
          },
        ],
        filters: { 'Service due': 'Since service >= 30 minutes', 'Under 250 g': 'Weight < 250' },
        badges: {
          'Insurance ends: warning': 'Insured until <= today + 30 days',
          'Check propellers: info': 'Since service >= 30 minutes',
        },
        samples: `
          Name       | Photo        | Serial number | Registration  | Weight | Insured until
          Skylark 3  | white drone  | SK3-0041882   | GBR-OP-88D1K2 | 895    | +210
          Mapper Pro | survey drone | MPX-7719      | GBR-OP-88D1K2 | 1390   | +210
          Wasp FPV   | racing drone | W5-2203       | GBR-OP-88D1K2 | 420    | +21
          Pebble     | small drone  | PB-9004       |               | 245    | +210
        `,
      },
      {
        name: 'Battery',
        plural: 'Batteries',
        icon: 'battery',
        fields: {
          Name: 'text required unique',
          Drone: { to: 'Drone', required: true },
          Capacity: { type: 'integer', min: 1, unit: 'mAh' },
          Bought: 'date',
          'Cycles before': { type: 'integer', min: 0, default: '0', help: 'Flown before this log began.' },
          'Most cycles': { type: 'integer', required: true, min: 1, default: '200' },
          Cycles: { type: 'integer', computed: 'Cycles before + count(Flights)' },
          Worn: { type: 'percent', computed: '(Cycles before + count(Flights)) / Most cycles' },
          Swollen: 'boolean',
        },
        views: [
          { table: ['Drone', 'Capacity', 'Bought', 'Cycles', 'Worn', 'Swollen'] },
          { board: 'Drone', show: ['Cycles', 'Worn'] },
        ],
        filters: { 'Fit to fly': 'not Swollen and Worn < 100%', 'To replace': 'Swollen or Worn >= 90%' },
        badges: { 'Do not fly: bad': 'Swollen', 'Nearly worn out: warning': 'Worn >= 90%' },
        actions: [{ name: 'Swollen', icon: 'triangle-alert', when: 'not Swollen', set: { Swollen: 'true' } }],
        samples: `
          Name | Drone      | Capacity | Bought | Cycles before | Most cycles | Swollen
          SK-1 | Skylark 3  | 5000     | -500   | 184           | 200         | no
          SK-2 | Skylark 3  | 5000     | -160   | 22            | 200         | no
          MP-1 | Mapper Pro | 5870     | -300   | 61            | 300         | no
          W-1  | Wasp FPV   | 1300     | -90    | 35            | 150         | no
          W-2  | Wasp FPV   | 1300     | -400   | 120           | 150         | yes
        `,
      },
      {
        name: 'Service',
        icon: 'wrench',
        label: 'Work',
        fields: {
          Work: 'text required',
          Drone: { to: 'Drone', required: true, onDelete: 'cascade' },
          Date: { type: 'date', required: true, default: 'today' },
          'Air time': { type: 'duration', min: 0, help: 'Flown since the service before.' },
          Firmware: 'text',
          Cost: { type: 'money', min: 0 },
        },
        sort: 'Date desc',
        views: [{ table: ['Drone', 'Date', 'Air time', 'Firmware', 'Cost'] }],
        filters: { 'This quarter': 'Date >= today - 90 days' },
        samples: `
          Work              | Drone      | Date | Air time | Firmware | Cost
          New propellers    | Skylark 3  | -40  | 17       | 4.2.1    | 18.00
          Gimbal calibrated | Mapper Pro | -100 | 26       | 2.0.7    |
          Motor 3 replaced  | Wasp FPV   | -19  | 6        |          | 32.00
          Firmware only     | Pebble     | -200 |          | 1.1.0    |
        `,
      },
    ],
    metrics: {
      'Flights in 90 days': { count: 'Flight', where: 'Take-off >= now - 90 days' },
      'Air time': { sum: 'Length', of: 'Flight' },
      'Air time per month': { sum: 'Length', of: 'Flight', by: 'Take-off', per: 'month' },
      'Flights by purpose': { count: 'Flight', by: 'Purpose' },
    },
    pages: [
      'Flights',
      'Drones',
      'Batteries',
      'Services',
      {
        name: 'Hangar',
        icon: 'gauge',
        blocks: [
          { figures: ['Flights in 90 days', 'Air time'] },
          { chart: 'Air time per month' },
          { chart: 'Flights by purpose', shape: 'donut' },
          { shortlist: 'Battery', title: 'Batteries to replace', where: 'Swollen or Worn >= 90%' },
        ],
      },
    ],
  },
};
