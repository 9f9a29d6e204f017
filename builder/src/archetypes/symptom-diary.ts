import type { Archetype } from './archetype';

export const symptomDiary: Archetype = {
  id: 'symptom-diary',
  names: {
    en: ['symptoms', 'symptom diary', 'symptom tracker', 'symptom log', 'health complaints'],
    es: ['síntomas', 'diario de síntomas'],
    fr: ['symptômes', 'journal des symptômes'],
    de: ['Symptomtagebuch', 'Beschwerden'],
    pt: ['sintomas', 'diário de sintomas'],
  },
  words: [
    'symptom',
    'pain',
    'ache',
    'flare',
    'trigger',
    'relief',
    'nausea',
    'fatigue',
    'doctor',
    'severity',
    'rash',
    'dizzy',
    'cough',
    'fever',
    'chronic',
    'illness',
  ],
  draft: {
    title: 'Symptom diary',
    look: { accent: '#147a80', icon: 'stethoscope', font: 'friendly', radius: 'round' },
    entities: [
      {
        name: 'Episode',
        icon: 'activity',
        label: 'Symptom',
        fields: {
          Symptom: { to: 'Symptom', required: true },
          Started: { type: 'datetime', required: true, default: 'now' },
          Ended: 'datetime',
          Severity: {
            type: 'integer',
            required: true,
            min: 1,
            max: 10,
            default: '4',
            help: '1 is barely there, 10 the worst imaginable.',
          },
          Lasted: { type: 'duration', computed: 'if Ended is empty then empty else Ended - Started' },
          'Possible triggers': 'tags',
          'What helped': { to: 'Remedy', many: true, inverse: 'Helped with' },
          Notes: 'longtext',
        },
        sort: 'Started desc',
        views: [
          { table: ['Started', 'Severity', 'Lasted', 'Possible triggers', 'What helped'] },
          { calendar: 'Started', color: 'Symptom' },
          { list: ['Started', 'Severity'] },
        ],
        filters: {
          'Going on now': 'Ended is empty',
          'Last 14 days': 'Started >= today - 14 days',
          Severe: 'Severity >= 7',
        },
        rules: [
          { check: 'Ended >= Started', field: 'Ended', message: 'It ended after it started.' },
          { check: 'Started <= now', field: 'Started', message: 'Enter it once it has begun.' },
        ],
        badges: { 'Severe: bad': 'Severity >= 7', 'Going on: warning': 'Ended is empty' },
        actions: [{ name: 'It is over', icon: 'check', when: 'Ended is empty', set: { Ended: 'now' } }],
        samples: `
          Symptom | Started | Ended | Severity | Possible triggers | What helped | Notes
          Joint pain | -1T07:30 | | 5 | cold, damp | Warm bath | Both knees, worst on the stairs
          Nausea | -2T14:00 | -2T16:20 | 3 | late lunch | Ginger tea |
          Fatigue | -3T09:00 | -3T20:00 | 7 | bad night | | Had to cancel choir
          Rash | -6T18:15 | -4T08:00 | 4 | new soap | Cold compress | Inside of both elbows
          Joint pain | -9T06:45 | -9T12:00 | 8 | cold, long walk | Warm bath, Rest |
          Dizziness | -12T11:10 | -12T11:40 | 4 | stood up fast | Rest |
        `,
      },
      {
        name: 'Symptom',
        icon: 'thermometer',
        fields: {
          Name: 'text required unique',
          Area: {
            options: ['Head', 'Chest', 'Stomach', 'Back', 'Joints', 'Skin', 'Whole body'],
            required: true,
          },
          Since: 'date',
          Diagnosis: 'text',
          Episodes: { type: 'integer', computed: 'count(Episodes.Symptom)' },
          'Average severity': { type: 'number', computed: 'round(average(Severity in Episodes.Symptom), 1)' },
          'Last time': { type: 'datetime', computed: 'largest(Started in Episodes.Symptom)' },
        },
        views: [
          { cards: ['Area', 'Episodes', 'Average severity', 'Last time'] },
          { board: 'Area', show: ['Episodes', 'Average severity'] },
        ],
        filters: { Undiagnosed: 'Diagnosis is empty' },
        badges: {
          'More often lately: warning': 'count(Episodes.Symptom where Started >= today - 14 days) >= 2',
        },
        actions: [
          {
            name: 'I have it now',
            icon: 'plus',
            adds: 'Episode',
            set: { Symptom: 'this', Started: 'now', Severity: '4' },
          },
        ],
        samples: `
          Name | Area | Since | Diagnosis
          Joint pain | Joints | -700 | Early arthritis
          Nausea | Stomach | -60 |
          Fatigue | Whole body | -200 | Low iron
          Rash | Skin | -20 |
          Dizziness | Head | -45 |
        `,
      },
      {
        name: 'Remedy',
        plural: 'Remedies',
        icon: 'pill',
        fields: {
          Name: 'text required unique',
          Type: {
            options: ['Medicine: info', 'Home remedy: good', 'Rest: neutral', 'Movement: accent'],
            required: true,
          },
          Dose: 'text',
          'Helped times': { type: 'integer', computed: 'count(Helped with)' },
          'Most a day': { type: 'integer', min: 1, max: 12 },
          Notes: 'text',
        },
        views: [{ table: ['Type', 'Dose', 'Helped times', 'Most a day'] }],
        filters: { Medicines: 'Type is "Medicine"' },
        samples: `
          Name | Type | Dose | Most a day | Notes
          Warm bath | Home remedy | 20 minutes | 2 |
          Ginger tea | Home remedy | One mug | 4 | Fresh, not bags
          Cold compress | Home remedy | | |
          Rest | Rest | | |
          Ibuprofen | Medicine | 200 mg with food | 3 | Not on an empty stomach
        `,
      },
      {
        name: 'Question',
        icon: 'message-circle',
        fields: {
          Question: 'text required',
          'Asked of': 'person',
          Appointment: 'date',
          About: { to: 'Symptom', inverse: 'Questions' },
          Answer: 'longtext',
        },
        sort: 'Appointment',
        views: [{ list: ['Asked of', 'Appointment', 'About'] }, { calendar: 'Appointment' }],
        filters: { 'To ask': 'Answer is empty' },
        opensWith: 'To ask',
        badges: {
          'Next visit: info': 'Answer is empty and Appointment >= today and Appointment <= today + 7 days',
        },
        samples: `
          Question | Asked of | Appointment | About | Answer
          Is the iron dose still right? | Dr Amadi | +5 | Fatigue |
          Would physiotherapy help? | Dr Amadi | +5 | Joint pain |
          Could it be the tablets? | Dr Amadi | +5 | Nausea |
          Blood pressure when standing? | Dr Amadi | -30 | Dizziness | Normal; drink more in the morning.
        `,
      },
    ],
    metrics: {
      'Going on now': { count: 'Episode', where: 'Ended is empty' },
      'Episodes in 30 days': { count: 'Episode', where: 'Started >= today - 30 days' },
      'Episodes by symptom': { count: 'Episode', by: 'Symptom' },
      'Severity per week': { average: 'Severity', of: 'Episode', by: 'Started', per: 'week' },
    },
    pages: [
      'Episodes',
      'Symptoms',
      'Remedies',
      'Questions',
      {
        name: 'For the doctor',
        icon: 'clipboard-list',
        blocks: [
          { figures: ['Going on now', 'Episodes in 30 days'] },
          { chart: 'Severity per week', shape: 'line' },
          { chart: 'Episodes by symptom' },
          { shortlist: 'Question', title: 'To ask', where: 'Answer is empty', sort: 'Appointment' },
        ],
      },
    ],
  },
};
