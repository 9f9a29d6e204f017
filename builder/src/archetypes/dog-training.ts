import type { Archetype } from './archetype';

export const dogTraining: Archetype = {
  id: 'dog-training',
  names: {
    en: ['dog training', 'dog school', 'puppy classes', 'dog trainer', 'obedience training'],
    es: ['adiestramiento canino', 'escuela de perros'],
    fr: ['éducation canine', 'école du chiot'],
    de: ['Hundeschule', 'Hundetraining'],
    pt: ['treino de cães', 'escola de cães'],
  },
  words: [
    'dog',
    'puppy',
    'train',
    'trainer',
    'obedience',
    'recall',
    'lead',
    'clicker',
    'treat',
    'sit',
    'heel',
    'bark',
    'behaviour',
    'agility',
    'breed',
  ],
  draft: {
    title: 'Dog school',
    currency: 'GBP',
    look: { accent: '#8a5a2b', icon: 'dog', font: 'friendly', radius: 'round' },
    entities: [
      {
        name: 'Dog',
        icon: 'dog',
        fields: {
          Name: 'text required',
          Photo: 'image',
          Breed: 'text',
          Born: 'date',
          Age: { type: 'integer', computed: 'rounddown((today - Born) / 30.4)', unit: 'months' },
          Owner: 'person required',
          Phone: 'phone',
          'Vaccinated until': 'date',
          Temper: {
            options: ['Easy: good', 'Shy: info', 'Boisterous: warning', 'Muzzle: bad'],
            required: true,
            default: 'Easy',
          },
          Mastered: { type: 'percent', computed: 'count(Skills where Level is "Anywhere") / count(Skills)' },
        },
        views: [
          { gallery: 'Photo', show: ['Breed', 'Owner', 'Mastered'] },
          { table: ['Breed', 'Age', 'Owner', 'Phone', 'Vaccinated until', 'Temper', 'Mastered'] },
        ],
        filters: {
          Puppies: 'Age < 7',
          'No vaccination': 'Vaccinated until is empty or Vaccinated until < today',
        },
        badges: {
          'No vaccination: bad': 'Vaccinated until is empty or Vaccinated until < today',
          'Keep apart: warning': 'Temper is "Muzzle"',
          'Puppy: info': 'Age < 7',
        },
        samples: `
          Name | Photo | Breed | Born | Owner | Phone | Vaccinated until | Temper
          Nellie | beagle | Beagle | -190 | Jan Hobbs | +44 7700 900881 | +200 | Boisterous
          Bruno | german shepherd | German shepherd | -900 | Silvia Conti | +44 7700 900882 | +40 | Muzzle
          Dot | jack russell | Jack Russell | -130 | Amy Wills | +44 7700 900883 | -5 | Easy
          Hamish | greyhound | Greyhound | -1600 | Ewan Reid | +44 7700 900884 | +120 | Shy
          Pippa | labrador | Labrador | -160 | Noor Bakshi | | +250 | Easy
        `,
      },
      {
        name: 'Skill',
        icon: 'award',
        label: 'Skill',
        fields: {
          Skill: {
            options: ['Sit', 'Stay', 'Recall', 'Loose lead', 'Leave it', 'Settle', 'Muzzle on'],
            required: true,
          },
          Dog: { to: 'Dog', required: true, onDelete: 'cascade' },
          Level: {
            options: ['Not begun: neutral', 'At home: info', 'In the hall: accent', 'Anywhere: good'],
            required: true,
            default: 'Not begun',
          },
          Signal: { type: 'text', help: 'Word or hand.' },
          'Tries today': { type: 'integer', min: 0, max: 50, default: '10' },
          'Went well': { type: 'integer', min: 0, max: 50, default: '0' },
          Success: { type: 'percent', computed: 'Went well / Tries today' },
          Practised: { type: 'date', default: 'today' },
        },
        views: [
          { board: 'Level', show: ['Dog', 'Success'] },
          { table: ['Dog', 'Level', 'Signal', 'Success', 'Practised'] },
        ],
        filters: {
          'To practise': 'Practised < today - 3 days and Level is not "Anywhere"',
          Mastered: 'Level is "Anywhere"',
        },
        rules: [
          { unique: ['Dog', 'Skill'], message: 'This dog is learning that already.' },
          {
            check: 'Went well <= Tries today',
            field: 'Went well',
            message: 'It cannot go well more often than it was tried.',
          },
        ],
        badges: {
          'Make it harder: good': 'Success >= 80% and Level is not "Anywhere"',
          'Make it easier: warning': 'Success < 50%',
        },
        actions: [
          {
            name: 'Into the hall',
            icon: 'arrow-up',
            when: 'Success >= 80% and Level is "At home"',
            set: { Level: 'In the hall', 'Went well': '0', Practised: 'today' },
          },
          {
            name: 'Anywhere',
            icon: 'award',
            when: 'Success >= 80% and Level is "In the hall"',
            set: { Level: 'Anywhere', Practised: 'today' },
          },
        ],
        samples: `
          Skill | Dog | Level | Signal | Tries today | Went well | Practised
          Recall | Nellie | At home | Whistle | 10 | 4 | -1
          Loose lead | Nellie | At home | Let’s go | 10 | 8 | -1
          Muzzle on | Bruno | In the hall | Nose in | 8 | 7 | -2
          Sit | Dot | In the hall | Flat hand | 12 | 11 | -6
          Settle | Hamish | Anywhere | Mat | 5 | 5 | -4
          Recall | Pippa | Not begun | Here | 10 | 0 | -9
        `,
      },
      {
        name: 'Class',
        plural: 'Classes',
        icon: 'calendar-days',
        fields: {
          Name: 'text required',
          Start: { type: 'datetime', required: true, default: 'now' },
          Level: {
            options: ['Puppies: info', 'Basics: good', 'Agility: accent', 'One to one: warning'],
            required: true,
          },
          Trainer: 'person',
          Dogs: { to: 'Dog', many: true, inverse: 'Classes' },
          Places: { type: 'integer', required: true, min: 1, max: 12, default: '6' },
          Free: { type: 'integer', computed: 'Places - count(Dogs)' },
          Price: { type: 'money', min: 0, default: '18' },
          Income: { type: 'money', computed: 'Price * count(Dogs)' },
          Homework: 'longtext',
        },
        sort: 'Start',
        views: [
          { calendar: 'Start', color: 'Level' },
          { table: ['Start', 'Level', 'Trainer', 'Dogs', 'Free', 'Income'] },
        ],
        filters: { 'To come': 'Start >= now', 'Places left': 'Start >= now and Free > 0' },
        rules: [{ check: 'Free >= 0', field: 'Dogs', message: 'There are more dogs than places.' }],
        badges: { 'Full: bad': 'Free <= 0', 'Give homework: warning': 'Start < now and Homework is empty' },
        actions: [
          {
            name: 'Again next week',
            icon: 'repeat',
            adds: 'Class',
            set: {
              Name: 'Name',
              Start: 'Start + 7 days',
              Level: 'Level',
              Trainer: 'Trainer',
              Dogs: 'Dogs',
              Places: 'Places',
              Price: 'Price',
            },
          },
        ],
        samples: `
          Name | Start | Level | Trainer | Dogs | Places | Price | Homework
          Puppy hour | +2T10:00 | Puppies | Fay Mercer | Dot, Pippa, Nellie | 6 | 18.00 |
          Bruno alone | +3T16:00 | One to one | Fay Mercer | Bruno | 1 | 45.00 |
          Tunnels and jumps | +5T17:30 | Agility | Lee Grady | Hamish | 5 | 20.00 |
          Puppy hour, week 2 | -5T10:00 | Puppies | Fay Mercer | Dot, Pippa | 6 | 18.00 | Five recalls a day, in the hallway
          Town walk | -8T18:00 | Basics | Lee Grady | Nellie, Hamish | 6 | 18.00 |
        `,
      },
    ],
    metrics: {
      'Classes to come': { count: 'Class', where: 'Start >= now' },
      'Income this month': {
        sum: 'Income',
        of: 'Class',
        where: 'year(Start) = year(today) and month(Start) = month(today)',
      },
      'Success by skill': { average: 'Success', of: 'Skill', by: 'Skill' },
      'Skills by level': { count: 'Skill', by: 'Level' },
    },
    pages: [
      'Dogs',
      'Skills',
      'Classes',
      {
        name: 'The field',
        icon: 'paw-print',
        blocks: [
          { figures: ['Classes to come', 'Income this month'] },
          { shortlist: 'Class', title: 'Next classes', where: 'Start >= now', sort: 'Start' },
          { chart: 'Success by skill' },
          {
            shortlist: 'Skill',
            title: 'To practise',
            where: 'Practised < today - 3 days and Level is not "Anywhere"',
            sort: 'Practised',
          },
        ],
      },
    ],
  },
};
