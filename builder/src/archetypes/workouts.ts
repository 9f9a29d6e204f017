import type { Archetype } from './archetype';

export const workouts: Archetype = {
  id: 'workouts',
  names: {
    en: ['workouts', 'gym log', 'weight training', 'training log', 'strength training', 'gym workouts'],
    es: ['entrenamientos', 'rutina de gimnasio'],
    fr: ['musculation', 'séances de sport'],
    de: ['Krafttraining', 'Trainingstagebuch'],
    pt: ['treinos', 'musculação'],
  },
  words: [
    'workout',
    'gym',
    'exercise',
    'rep',
    'set',
    'lift',
    'squat',
    'bench',
    'deadlift',
    'press',
    'dumbbell',
    'barbell',
    'muscle',
    'strength',
    'plate',
  ],
  draft: {
    title: 'Gym log',
    look: { accent: '#c2410f', icon: 'dumbbell', font: 'technical', radius: 'soft', density: 'compact' },
    entities: [
      {
        name: 'Workout',
        icon: 'dumbbell',
        fields: {
          Name: 'text required',
          Date: { type: 'date', required: true, default: 'today' },
          Split: {
            options: ['Push: accent', 'Pull: info', 'Legs: warning', 'Whole body: good'],
            required: true,
            default: 'Whole body',
          },
          Length: { type: 'duration', min: 0 },
          Effort: { type: 'rating', min: 1, max: 5 },
          Sets: { type: 'integer', computed: 'count(Sets.Workout)' },
          Volume: { type: 'number', computed: 'sum(Volume in Sets.Workout)', unit: 'kg' },
          Notes: 'text',
        },
        sort: 'Date desc',
        views: [
          { table: ['Date', 'Split', 'Length', 'Sets', 'Volume', 'Effort'] },
          { calendar: 'Date', color: 'Split' },
        ],
        filters: { 'This week': 'Date > today - 7 days', Legs: 'Split is "Legs"' },
        badges: { 'Hard one: warning': 'Effort = 5' },
        actions: [
          {
            name: 'Same again today',
            icon: 'repeat',
            adds: 'Workout',
            set: { Name: 'Name', Date: 'today', Split: 'Split' },
          },
        ],
        samples: `
          Name | Date | Split | Length | Effort | Notes
          Bench and press | -1 | Push | 1:05 | 4 | Shoulder fine
          Rows and pull-ups | -3 | Pull | 0:55 | 3 |
          Heavy squats | -5 | Legs | 1:15 | 5 | Best squat yet
          Light bench | -8 | Push | 0:50 | 2 | Easy week
          Deadlift day | -12 | Whole body | 1:10 | 5 |
        `,
      },
      {
        name: 'Set',
        icon: 'tally-5',
        label: 'Exercise',
        fields: {
          Exercise: { to: 'Exercise', required: true },
          Workout: { to: 'Workout', required: true, onDelete: 'cascade' },
          Weight: { type: 'number', required: true, min: 0, max: 500, unit: 'kg' },
          Reps: { type: 'integer', required: true, min: 1, max: 100, default: '5' },
          Type: {
            options: ['Warm-up: neutral', 'Working: accent', 'To failure: bad'],
            required: true,
            default: 'Working',
          },
          Volume: { type: 'number', computed: 'if Type is "Warm-up" then 0 else Weight * Reps', unit: 'kg' },
          'One-rep max': {
            type: 'number',
            computed: 'round(Weight * (1 + Reps / 30), 1)',
            unit: 'kg',
            help: 'Estimated after Epley.',
          },
        },
        views: [{ table: ['Workout', 'Weight', 'Reps', 'Type', 'One-rep max'] }],
        filters: { Working: 'Type is not "Warm-up"' },
        badges: { 'Best yet: good': 'Type is not "Warm-up" and One-rep max >= Exercise.Best' },
        actions: [
          {
            name: 'Same set again',
            icon: 'plus',
            adds: 'Set',
            set: { Exercise: 'Exercise', Workout: 'Workout', Weight: 'Weight', Reps: 'Reps', Type: 'Type' },
          },
        ],
        samples: `
          Exercise | Workout | Weight | Reps | Type
          Bench press | Bench and press | 60 | 8 | Warm-up
          Bench press | Bench and press | 82.5 | 5 | Working
          Overhead press | Bench and press | 50 | 6 | Working
          Barbell row | Rows and pull-ups | 70 | 8 | Working
          Back squat | Heavy squats | 120 | 5 | To failure
          Bench press | Light bench | 70 | 8 | Working
          Deadlift | Deadlift day | 150 | 3 | Working
        `,
      },
      {
        name: 'Exercise',
        icon: 'activity',
        fields: {
          Name: 'text required unique',
          Muscles: { options: ['Chest', 'Back', 'Shoulders', 'Arms', 'Legs', 'Core'], many: true },
          Equipment: { options: ['Barbell', 'Dumbbells', 'Machine', 'Cable', 'Body weight'], required: true },
          Goal: { type: 'number', min: 0, unit: 'kg' },
          Best: {
            type: 'number',
            computed: 'largest(One-rep max in Sets where Type is not "Warm-up")',
            unit: 'kg',
          },
          'Of goal': { type: 'percent', computed: 'Best / Goal' },
          'Last done': { type: 'date', computed: 'largest(Workout.Date in Sets)' },
          Cues: { type: 'text', help: 'What to think of while lifting.' },
        },
        views: [
          { table: ['Muscles', 'Equipment', 'Best', 'Goal', 'Of goal', 'Last done'] },
          { cards: ['Best', 'Goal', 'Cues'] },
        ],
        filters: { Neglected: 'Last done is empty or Last done < today - 14 days' },
        badges: { 'Goal reached: good': 'Best >= Goal', 'Neglected: warning': 'Last done < today - 14 days' },
        samples: `
          Name | Muscles | Equipment | Goal | Cues
          Bench press | Chest, Arms | Barbell | 100 | Shoulder blades together
          Overhead press | Shoulders | Barbell | 65 | Squeeze the glutes
          Barbell row | Back | Barbell | 90 | Elbows to the hips
          Back squat | Legs, Core | Barbell | 140 | Push the floor away
          Deadlift | Back, Legs | Barbell | 160 | Bar along the shins
          Pull-up | Back, Arms | Body weight | |
        `,
      },
    ],
    metrics: {
      'Workouts this month': {
        count: 'Workout',
        where: 'year(Date) = year(today) and month(Date) = month(today)',
        goal: 12,
      },
      'Volume this week': { sum: 'Volume', of: 'Workout', where: 'Date > today - 7 days' },
      'Volume per week': { sum: 'Volume', of: 'Workout', by: 'Date', per: 'week' },
      'Workouts by split': { count: 'Workout', by: 'Split' },
    },
    pages: [
      'Workouts',
      'Sets',
      'Exercises',
      {
        name: 'Progress',
        icon: 'trending-up',
        blocks: [
          { figures: ['Workouts this month', 'Volume this week'] },
          { chart: 'Volume per week' },
          { chart: 'Workouts by split', shape: 'donut' },
          {
            shortlist: 'Exercise',
            title: 'Closest to the goal',
            where: 'Of goal < 100%',
            sort: 'Of goal desc',
          },
        ],
      },
    ],
  },
};
