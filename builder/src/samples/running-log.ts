import type { SampleApplication } from './sample-application';

export const runningLog: SampleApplication = {
  id: 'running-log',
  category: 'Personal',
  domain: 'Running',
  description: 'Runs with pace, shoes with their kilometres and races to train for.',
  draft: {
    title: 'Running log',
    look: { accent: '#ea580c', icon: 'footprints', font: 'technical', radius: 'soft', density: 'compact' },
    entities: [
      {
        name: 'Run',
        icon: 'footprints',
        fields: {
          Route: 'text required',
          Date: { type: 'date', required: true, default: 'today' },
          Kind: {
            options: ['Easy: good', 'Tempo: warning', 'Intervals: bad', 'Long: info', 'Race: accent'],
            required: true,
            default: 'Easy',
          },
          Distance: { type: 'number', required: true, min: 0.1, unit: 'km' },
          Time: { type: 'duration', required: true, min: 1 },
          Pace: { type: 'number', computed: 'round(Time / 1 minute / Distance, 2)', unit: 'min/km' },
          'Heart rate': { type: 'integer', min: 40, max: 220, unit: 'bpm' },
          Climb: { type: 'integer', min: 0, unit: 'm' },
          Shoes: { to: 'Pair of shoes' },
          Feeling: { type: 'rating', min: 1, max: 5 },
          Notes: 'longtext',
        },
        sort: 'Date desc',
        views: [
          { table: ['Date', 'Kind', 'Distance', 'Time', 'Pace', 'Heart rate', 'Feeling'] },
          { calendar: 'Date', color: 'Kind' },
          { chart: 'Distance per week' },
          { figures: ['Distance this month', 'Longest run', 'Fastest pace', 'Time on my feet'] },
        ],
        filters: {
          'Last 30 days': 'Date > today - 30 days',
          'Long runs': 'Distance >= 15',
          'Hard sessions': 'Kind is "Tempo" or Kind is "Intervals"',
        },
        badges: {
          'Personal best: accent': 'Distance >= 5 and Pace = smallest(Pace in Runs where Distance >= 5)',
        },
        samples: `
          Route              | Date | Kind      | Distance | Time | Heart rate | Climb | Shoes               | Feeling | Notes
          River loop         | +0   | Easy      | 8.2      | 0:47 | 138        | 40    | Blue daily trainers | 4       |
          Track, 6 × 800 m   | -2   | Intervals | 9.5      | 0:46 | 168        | 5     | Light racers        | 3       | Last two too fast
          Forest long one    | -4   | Long      | 18.4     | 1:51 | 144        | 210   | Blue daily trainers | 4       | Two gels
          Canal out and back | -6   | Easy      | 7        | 0:41 | 136        | 15    | Blue daily trainers | 5       |
          Hill tempo         | -9   | Tempo     | 10.1     | 0:50 | 162        | 180   | Light racers        | 3       |
          River loop         | -11  | Easy      | 8.2      | 0:49 | 140        | 40    | Blue daily trainers | 3       | Tired legs
          Harbour ten        | -16  | Race      | 10       | 0:45 | 174        | 30    | Light racers        | 5       | Even splits
          Forest long one    | -18  | Long      | 16       | 1:36 | 146        | 190   | Trail shoes         | 4       |
          Moor path          | -24  | Easy      | 11.3     | 1:10 | 142        | 160   | Trail shoes         | 5       | Larks
          Track, 10 × 400 m  | -27  | Intervals | 8        | 0:39 | 170        | 5     | Light racers        | 4       |
          River loop         | -32  | Easy      | 8.2      | 0:48 | 139        | 40    | Blue daily trainers | 4       |
          Sea wall           | -38  | Long      | 21.1     | 2:04 | 150        | 60    | Blue daily trainers | 3       | Head wind
        `,
      },
      {
        name: 'Pair of shoes',
        plural: 'Shoes',
        icon: 'shopping-bag',
        fields: {
          Name: 'text required unique',
          Bought: 'date',
          'Good for': { type: 'integer', required: true, min: 100, unit: 'km', default: '700' },
          'Already run': { type: 'number', min: 0, unit: 'km', default: '0' },
          Kilometres: { type: 'number', computed: 'Already run + sum(Distance in Runs)', unit: 'km' },
          Worn: { type: 'percent', computed: 'Kilometres / Good for' },
        },
        views: [{ cards: ['Kilometres', 'Good for', 'Worn', 'Bought'] }],
        badges: { 'Worn out: bad': 'Worn >= 100%', 'Nearly worn: warning': 'Worn >= 80% and Worn < 100%' },
        samples: `
          Name                | Bought | Good for | Already run
          Blue daily trainers | -140   | 700      | 520
          Light racers        | -60    | 400      | 96
          Trail shoes         | -300   | 600      | 588
        `,
      },
      {
        name: 'Race',
        icon: 'medal',
        fields: {
          Race: 'text required',
          Date: 'date required',
          Distance: { type: 'number', min: 1, unit: 'km' },
          Goal: { type: 'duration', min: 1 },
          'Days left': { type: 'integer', computed: 'max(0, Date - today)' },
          Website: 'url',
        },
        sort: 'Date',
        views: [{ list: ['Date', 'Distance', 'Goal', 'Days left'] }],
        samples: `
          Race                 | Date | Distance | Goal | Website
          Spring half marathon | +34  | 21.1     | 1:45 | https://spring-half.example
          City ten             | +82  | 10       | 0:44 | https://city-ten.example
          Night trail          | +120 | 14       | 1:30 | https://night-trail.example
          Harbour ten          | -16  | 10       | 0:46 | https://harbour-ten.example
        `,
      },
    ],
    metrics: {
      'Distance this month': {
        sum: 'Distance',
        of: 'Run',
        where: 'month(Date) = month(today) and year(Date) = year(today)',
        goal: 120,
      },
      'Longest run': { largest: 'Distance', of: 'Run' },
      'Fastest pace': { smallest: 'Pace', of: 'Run' },
      'Time on my feet': { sum: 'Time', of: 'Run', where: 'Date > today - 30 days' },
      'Distance per week': { sum: 'Distance', of: 'Run', by: 'Date', per: 'week' },
      'Runs by kind': { count: 'Run', by: 'Kind' },
    },
    pages: [
      {
        name: 'Training',
        icon: 'activity',
        blocks: [
          { figures: ['Distance this month', 'Longest run', 'Fastest pace', 'Time on my feet'] },
          { chart: 'Distance per week' },
          { shortlist: 'Race', title: 'Next races', where: 'Date >= today', sort: 'Date', most: 3 },
          { chart: 'Runs by kind', shape: 'donut' },
        ],
      },
      'Runs',
      'Races',
      'Shoes',
    ],
  },
};
