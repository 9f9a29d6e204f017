import type { RecordKind } from './record-kind';

export const SPORT: readonly RecordKind[] = [
  {
    nouns: ['workout', 'gym', 'exercise', 'training', 'fitness', 'strength', 'lifting'],
    name: 'Workout',
    fields: 'exercise, date, sets, reps, weight, notes',
  },
  {
    nouns: ['run', 'running', 'jogging', 'marathon training'],
    name: 'Run',
    fields: 'route, date, distance, duration, effort, notes',
  },
  {
    nouns: ['ride', 'cycling', 'biking', 'bike ride'],
    name: 'Ride',
    fields: 'route, date, distance, duration, elevation gain, notes',
  },
  {
    nouns: ['hike', 'hiking', 'walk', 'walking', 'trail'],
    name: 'Hike',
    fields: 'trail, date, distance, duration, elevation gain, rating, notes',
  },
  {
    nouns: ['swim', 'swimming'],
    name: 'Swim',
    fields: 'date, distance, duration, pool, notes',
  },
  {
    nouns: ['climb', 'climbing', 'bouldering'],
    name: 'Climb',
    fields: 'route, grade, date, sent, location, notes',
  },
  {
    nouns: ['yoga', 'meditation'],
    name: 'Session',
    fields: 'type (text), date, duration, mood, notes',
  },
  {
    nouns: ['score', 'leaderboard', 'high score'],
    name: 'Score',
    fields: 'player, score (integer), date, notes',
  },
  {
    nouns: ['match', 'tournament'],
    name: 'Match',
    fields: 'opponent, date, location, result, score (text), notes',
  },
  {
    nouns: ['team', 'player'],
    name: 'Player',
    fields: 'name, position, number (integer), email, phone',
  },
];
