import type { RecordKind } from './record-kind';

export const DIARY: readonly RecordKind[] = [
  {
    nouns: ['habit', 'routine'],
    name: 'Habit check-in',
    fields: 'habit, date, done, notes',
    options: {
      frequency: ['Daily', 'Weekly'],
    },
  },
  {
    nouns: ['note', 'knowledge', 'idea', 'thought', 'memo', 'document'],
    name: 'Note',
    fields: 'title, topic, date, content',
  },
  {
    nouns: ['journal', 'diary', 'reflection', 'gratitude', 'daily journal'],
    name: 'Entry',
    fields: 'title, date, mood, entry',
  },
  {
    nouns: ['mood', 'emotion', 'feeling', 'mood check-in'],
    name: 'Mood entry',
    fields: 'date, mood, energy, what happened',
    options: {
      mood: ['Great', 'Good', 'Okay', 'Low', 'Bad'],
    },
  },
  {
    nouns: ['dream'],
    name: 'Dream',
    fields: 'title, date, description, lucid (yes/no), mood',
  },
];
