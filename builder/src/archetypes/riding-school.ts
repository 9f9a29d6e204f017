import type { Archetype } from './archetype';

export const ridingSchool: Archetype = {
  id: 'riding-school',
  names: {
    en: ['riding school', 'riding lessons', 'horse riding', 'riding stables', 'horses'],
    es: ['escuela de equitación', 'hípica'],
    fr: ['centre équestre', 'cours d’équitation'],
    de: ['Reitschule', 'Reitstunden', 'Reitstall'],
    pt: ['escola de equitação', 'centro hípico'],
  },
  words: [
    'horse',
    'pony',
    'riding',
    'stable',
    'saddle',
    'lesson',
    'farrier',
    'hoof',
    'rider',
    'gallop',
    'canter',
    'arena',
    'bridle',
    'mare',
    'livery',
    'jump',
  ],
  draft: {
    title: 'Riding school',
    currency: 'GBP',
    look: { accent: '#8a5a2b', icon: 'award', font: 'editorial', radius: 'soft' },
    entities: [
      {
        name: 'Lesson',
        icon: 'calendar-days',
        label: 'Rider',
        fields: {
          Rider: { to: 'Rider', required: true },
          Horse: { to: 'Horse', required: true },
          Start: { type: 'datetime', required: true, default: 'now' },
          End: { type: 'datetime', computed: 'Start + 45 minutes' },
          Type: {
            options: ['Lead rein: neutral', 'Flat: info', 'Jumping: accent', 'Hack: good'],
            required: true,
            default: 'Flat',
          },
          Instructor: 'person',
          Status: {
            options: ['Booked: info', 'Ridden: good', 'Cancelled: neutral', 'Did not come: bad'],
            required: true,
            default: 'Booked',
          },
          Price: { type: 'money', required: true, default: '32', min: 0 },
          Paid: 'boolean',
        },
        sort: 'Start',
        views: [
          { calendar: 'Start', end: 'End', color: 'Type' },
          { board: 'Status', show: ['Horse', 'Start', 'Type'] },
          { table: ['Horse', 'Start', 'Type', 'Instructor', 'Status', 'Price', 'Paid'] },
        ],
        filters: { 'To come': 'Start >= now', Unpaid: 'Status is "Ridden" and not Paid' },
        rules: [
          {
            noOverlap: ['Start', 'End'],
            within: ['Horse'],
            where: 'Status is not "Cancelled"',
            message: 'This horse is being ridden then.',
          },
          {
            check: 'Rider.Weight <= Horse.Carries',
            field: 'Horse',
            message: 'The rider is too heavy for this horse.',
          },
          {
            check: 'Start <= now or Horse.Resting until is empty or date(Start) > Horse.Resting until',
            field: 'Horse',
            message: 'This horse is resting.',
          },
        ],
        badges: { 'Unpaid: warning': 'Status is "Ridden" and not Paid' },
        actions: [
          { name: 'Ridden', icon: 'check', when: 'Status is "Booked"', set: { Status: 'Ridden' } },
          { name: 'Paid', icon: 'banknote', when: 'not Paid', set: { Paid: 'true' } },
        ],
        samples: `
          Rider | Horse | Start | Type | Instructor | Status | Price | Paid
          Elsie Grant | Conker | +1T16:00 | Lead rein | Bryony | Booked | 24.00 | no
          Tamsin Hall | Duchess | +1T17:00 | Jumping | Bryony | Booked | 38.00 | yes
          Oliver Pike | Major | +2T10:00 | Hack | Steph | Booked | 32.00 | no
          Elsie Grant | Conker | -6T16:00 | Lead rein | Bryony | Ridden | 24.00 | yes
          Tamsin Hall | Duchess | -6T17:00 | Flat | Steph | Ridden | 32.00 | no
          Hugo Lister | Major | -5T11:00 | Flat | Steph | Did not come | 32.00 | no
        `,
      },
      {
        name: 'Horse',
        icon: 'award',
        fields: {
          Name: 'text required unique',
          Photo: 'image',
          Height: { type: 'number', min: 7, max: 19, unit: 'hands' },
          Born: 'date',
          Temper: {
            options: ['Bombproof: good', 'Steady: info', 'Forward: warning', 'Sharp: bad'],
            required: true,
            default: 'Steady',
          },
          Carries: { type: 'integer', required: true, min: 20, max: 130, unit: 'kg' },
          'Shod on': { type: 'date', help: 'The farrier comes every six weeks.' },
          'Resting until': 'date',
          'Lessons this week': {
            type: 'integer',
            computed:
              'count(Lessons where Status is not "Cancelled" and Start > now - 7 days and Start <= now)',
          },
        },
        views: [
          { gallery: 'Photo', show: ['Height', 'Temper', 'Carries'] },
          { table: ['Height', 'Temper', 'Carries', 'Shod on', 'Lessons this week', 'Resting until'] },
        ],
        filters: {
          'Fit to work': 'Resting until is empty or Resting until < today',
          'Farrier due': 'Shod on < today - 42 days',
        },
        badges: {
          'Resting: neutral': 'Resting until >= today',
          'Farrier due: warning': 'Shod on < today - 42 days',
          'Worked hard: bad': 'Lessons this week > 12',
        },
        actions: [
          { name: 'Shod today', icon: 'hammer', set: { 'Shod on': 'today' } },
          { name: 'Rest a week', icon: 'pause', set: { 'Resting until': 'today + 7 days' } },
        ],
        samples: `
          Name | Photo | Height | Born | Temper | Carries | Shod on | Resting until
          Conker | chestnut pony | 11.2 | 2009-05-01 | Bombproof | 45 | -20 |
          Duchess | grey mare | 15.1 | 2014-04-12 | Forward | 75 | -48 |
          Major | bay cob | 15.3 | 2011-06-03 | Steady | 95 | -10 |
          Pickle | dun pony | 12.2 | 2013-05-20 | Sharp | 55 | -44 | +6
          Saffron | palomino | 14.2 | 2016-03-30 | Steady | 70 | -30 |
        `,
      },
      {
        name: 'Rider',
        icon: 'user',
        fields: {
          Name: 'text required',
          Born: 'date',
          Phone: { type: 'phone', help: 'Of a parent, for children.' },
          Weight: { type: 'integer', required: true, min: 12, max: 130, unit: 'kg' },
          Level: {
            options: ['Beginner: neutral', 'Walk and trot: info', 'Canter: accent', 'Jumps: good'],
            required: true,
            default: 'Beginner',
          },
          'Waiver signed': 'boolean',
          Lessons: { type: 'integer', computed: 'count(Lessons.Rider where Status is "Ridden")' },
          Owes: {
            type: 'money',
            computed: 'sum(Price in Lessons.Rider where Status is "Ridden" and not Paid)',
          },
        },
        views: [
          { table: ['Phone', 'Weight', 'Level', 'Lessons', 'Owes'] },
          { board: 'Level', show: ['Lessons', 'Phone'] },
        ],
        filters: { Owes: 'Owes > 0', 'No waiver': 'not Waiver signed' },
        badges: { 'No waiver: bad': 'not Waiver signed', 'Owes: warning': 'Owes > 0' },
        actions: [
          {
            name: 'Waiver signed',
            icon: 'signature',
            when: 'not Waiver signed',
            set: { 'Waiver signed': 'true' },
          },
        ],
        samples: `
          Name | Born | Phone | Weight | Level | Waiver signed
          Elsie Grant | 2016-09-14 | +44 7700 900821 | 27 | Beginner | yes
          Tamsin Hall | 2007-01-08 | +44 7700 900822 | 58 | Jumps | yes
          Oliver Pike | 1983-11-26 | +44 7700 900823 | 84 | Canter | yes
          Hugo Lister | 1999-04-17 | +44 7700 900824 | 76 | Walk and trot | no
        `,
      },
    ],
    metrics: {
      'Lessons to come': { count: 'Lesson', where: 'Status is "Booked" and Start >= now' },
      Unpaid: { sum: 'Price', of: 'Lesson', where: 'Status is "Ridden" and not Paid' },
      'Lessons by horse': { count: 'Lesson', where: 'Status is not "Cancelled"', by: 'Horse' },
      'Income per month': { sum: 'Price', of: 'Lesson', where: 'Paid', by: 'Start', per: 'month' },
    },
    pages: [
      'Lessons',
      'Horses',
      'Riders',
      {
        name: 'Yard',
        icon: 'house',
        blocks: [
          { figures: ['Lessons to come', 'Unpaid'] },
          {
            shortlist: 'Lesson',
            title: 'Next lessons',
            where: 'Status is "Booked" and Start >= now',
            sort: 'Start',
          },
          { chart: 'Lessons by horse' },
          {
            shortlist: 'Horse',
            title: 'For the farrier',
            where: 'Shod on < today - 42 days',
            sort: 'Shod on',
          },
        ],
      },
    ],
  },
};
