import type { RecordKind } from './record-kind';

export const LEARNING: readonly RecordKind[] = [
  {
    nouns: ['lecture', 'class', 'course', 'lesson'],
    name: 'Course',
    fields: 'title, teacher, start date, status, link, notes',
    options: {
      status: ['Planned', 'In progress', 'Completed'],
    },
  },
  {
    nouns: ['assignment', 'homework', 'coursework'],
    name: 'Assignment',
    fields: 'title, course, due date, status, grade, notes',
    options: {
      status: ['To do', 'In progress', 'Submitted', 'Graded'],
    },
  },
  {
    nouns: ['exam'],
    name: 'Exam',
    fields: 'subject, date and time, location, result, notes',
  },
  {
    nouns: ['study', 'study session', 'revision'],
    name: 'Study session',
    fields: 'subject, date, duration, topic, notes',
  },
  {
    nouns: ['flashcard', 'card'],
    name: 'Card',
    fields: 'question, answer, deck, last reviewed, known',
  },
  {
    nouns: ['vocabulary', 'word', 'language', 'phrase'],
    name: 'Word',
    fields: 'word, translation, example, part of speech, learned',
  },
  {
    nouns: ['quiz', 'question', 'trivia'],
    name: 'Question',
    fields: 'question, answer, category (text), difficulty',
  },
];
