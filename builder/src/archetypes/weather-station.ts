import type { Archetype } from './archetype';

export const weatherStation: Archetype = {
  id: 'weather-station',
  names: {
    en: ['weather station', 'weather log', 'weather diary', 'rainfall records', 'weather observations'],
    es: ['estación meteorológica', 'registro del tiempo'],
    fr: ['station météo', 'relevés météo'],
    de: ['Wetterstation', 'Wettertagebuch'],
    pt: ['estação meteorológica', 'registo do tempo'],
  },
  words: [
    'weather',
    'rain',
    'temperature',
    'wind',
    'gauge',
    'barometer',
    'humidity',
    'frost',
    'storm',
    'thermometer',
    'snow',
    'cloud',
    'sunshine',
    'fog',
    'thunder',
  ],
  draft: {
    title: 'Weather station',
    look: { accent: '#27697a', icon: 'cloud-rain', font: 'technical', radius: 'soft', density: 'compact' },
    entities: [
      {
        name: 'Observation',
        icon: 'thermometer',
        label: 'Date',
        fields: {
          Date: { type: 'date', required: true, default: 'today' },
          Station: { to: 'Station', required: true },
          Minimum: { type: 'number', min: -60, max: 60, unit: '°C' },
          Maximum: { type: 'number', min: -60, max: 60, unit: '°C' },
          Mean: { type: 'number', computed: 'round((Minimum + Maximum) / 2, 1)', unit: '°C' },
          Rain: { type: 'number', min: 0, max: 500, default: '0', unit: 'mm' },
          'Wind from': { options: ['Calm', 'N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] },
          Gust: { type: 'number', min: 0, max: 250, unit: 'km/h' },
          Pressure: { type: 'number', min: 930, max: 1070, unit: 'hPa' },
          Sky: {
            options: [
              'Clear: warning',
              'Fair: good',
              'Overcast: neutral',
              'Rain: info',
              'Snow: accent',
              'Fog: neutral',
            ],
          },
        },
        sort: 'Date desc',
        views: [
          { table: ['Station', 'Minimum', 'Maximum', 'Rain', 'Wind from', 'Gust', 'Pressure', 'Sky'] },
          { calendar: 'Date', color: 'Sky' },
        ],
        filters: {
          'This month': 'year(Date) = year(today) and month(Date) = month(today)',
          'Wet days': 'Rain >= 1',
          Frost: 'Minimum < 0',
        },
        rules: [
          { unique: ['Station', 'Date'], message: 'That day has been read already.' },
          { check: 'Maximum >= Minimum', field: 'Maximum', message: 'The maximum is the higher one.' },
          { check: 'Date <= today', field: 'Date', message: 'This is a record and not a forecast.' },
        ],
        badges: {
          'Frost: info': 'Minimum < 0',
          'Hot day: warning': 'Maximum >= 30',
          'Downpour: accent': 'Rain >= 20',
          'Storm: bad': 'Gust >= 75',
        },
        samples: `
          Date | Station | Minimum | Maximum | Rain | Wind from | Gust | Pressure | Sky
          +0 | Back garden | 4.1 | 11.8 | 0 | NW | 22 | 1021.4 | Fair
          -1 | Back garden | 6.3 | 12.5 | 3.4 | W | 46 | 1008.2 | Rain
          -2 | Back garden | 8.8 | 13.1 | 22.6 | SW | 81 | 991.5 | Rain
          -3 | Back garden | -1.2 | 9.4 | 0 | Calm | 8 | 1027 | Clear
          -1 | Hill hut | 1.9 | 7.2 | 5.8 | W | 68 | 1007.9 | Rain
          -2 | Hill hut | 3.5 | 8 | 31.2 | SW | 104 | 990.8 | Fog
        `,
      },
      {
        name: 'Phenomenon',
        plural: 'Phenomena',
        icon: 'zap',
        fields: {
          Name: 'text required',
          Station: { to: 'Station', required: true },
          Type: {
            options: [
              'Thunderstorm: bad',
              'Hail: warning',
              'Rainbow: good',
              'Halo: info',
              'Aurora: accent',
              'Ground frost: neutral',
            ],
            required: true,
          },
          Start: { type: 'datetime', required: true, default: 'now' },
          End: 'datetime',
          Lasted: { type: 'duration', computed: 'if End is empty then empty else End - Start' },
          Photo: 'image',
          Damage: 'boolean',
          Notes: 'longtext',
        },
        sort: 'Start desc',
        views: [
          { list: ['Type', 'Start', 'Notes'] },
          { gallery: 'Photo', show: ['Type', 'Start'] },
          { calendar: 'Start', color: 'Type' },
        ],
        filters: { 'With damage': 'Damage' },
        rules: [{ check: 'End >= Start', field: 'End', message: 'It ended after it began.' }],
        badges: { 'Damage: bad': 'Damage' },
        actions: [{ name: 'It is over', icon: 'check', when: 'End is empty', set: { End: 'now' } }],
        samples: `
          Name | Station | Type | Start | End | Photo | Damage | Notes
          Squall line | Back garden | Thunderstorm | -2T16:40 | -2T17:25 | dark clouds | yes | Two tiles off the shed
          Double bow | Back garden | Rainbow | -1T08:15 | -1T08:30 | rainbow | no | Over the chapel
          Marble hail | Hill hut | Hail | -30T15:10 | -30T15:18 | hail | no | 12 mm across
          Sun pillar and halo | Back garden | Halo | -44T07:20 | -44T08:00 | halo | no |
          Green arc | Hill hut | Aurora | -70T22:30 | -69T00:15 | aurora | no | Low in the north
        `,
      },
      {
        name: 'Station',
        icon: 'map-pin',
        fields: {
          Name: 'text required unique',
          Altitude: { type: 'integer', min: -430, max: 8849, unit: 'm' },
          Since: 'date',
          Instruments: {
            options: ['Thermometer', 'Rain gauge', 'Anemometer', 'Barometer', 'Hygrometer'],
            many: true,
          },
          'Battery changed': 'date',
          'Gauge cleaned': 'date',
          'Rain this month': {
            type: 'number',
            computed:
              'sum(Rain in Observations where year(Date) = year(today) and month(Date) = month(today))',
            unit: 'mm',
          },
          Coldest: { type: 'number', computed: 'smallest(Minimum in Observations)', unit: '°C' },
          Hottest: { type: 'number', computed: 'largest(Maximum in Observations)', unit: '°C' },
          'Last reading': { type: 'date', computed: 'largest(Date in Observations)' },
        },
        views: [{ cards: ['Altitude', 'Rain this month', 'Coldest', 'Hottest', 'Last reading'] }],
        badges: {
          'No reading: bad': 'Last reading is empty or Last reading < today - 2 days',
          'Change the battery: warning': 'Battery changed < today - 365 days',
          'Clean the gauge: info': 'Gauge cleaned < today - 60 days',
        },
        actions: [
          { name: 'Gauge cleaned', icon: 'brush', set: { 'Gauge cleaned': 'today' } },
          { name: 'New battery', icon: 'battery', set: { 'Battery changed': 'today' } },
        ],
        samples: `
          Name | Altitude | Since | Instruments | Battery changed | Gauge cleaned
          Back garden | 84 | -2200 | Thermometer, Rain gauge, Anemometer, Barometer | -100 | -75
          Hill hut | 512 | -700 | Thermometer, Rain gauge, Anemometer | -400 | -30
          School roof | 96 | -150 | Thermometer, Hygrometer | -150 | -20
          Allotment | 61 | -60 | Rain gauge | | -10
        `,
      },
    ],
    metrics: {
      'Rain this year': { sum: 'Rain', of: 'Observation', where: 'year(Date) = year(today)' },
      'Frost days this year': { count: 'Observation', where: 'Minimum < 0 and year(Date) = year(today)' },
      'Rain per month': { sum: 'Rain', of: 'Observation', by: 'Date', per: 'month' },
      'Mean temperature per day': { average: 'Mean', of: 'Observation', by: 'Date', per: 'day' },
      'Days by wind': { count: 'Observation', by: 'Wind from' },
    },
    pages: [
      'Observations',
      {
        name: 'Climate',
        icon: 'chart-line',
        blocks: [
          { add: ['Observation'] },
          { figures: ['Rain this year', 'Frost days this year'] },
          { chart: 'Mean temperature per day', shape: 'line' },
          { chart: 'Rain per month' },
          { chart: 'Days by wind', shape: 'donut' },
        ],
      },
      'Phenomena',
      'Stations',
    ],
  },
};
