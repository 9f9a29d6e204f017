export interface MadeApplication {
  readonly id: string;
  readonly name: string;
  readonly sentence: string;
}

/** Sentences of the kind that people type, and what they become. */
export const APPLICATIONS: readonly MadeApplication[] = [
  {
    id: 'practice-journal-1',
    name: 'Practice journal',
    sentence: 'songs, minutes, tempo and whether I know them',
  },
  { id: 'conference-talks-20', name: 'Conference talks', sentence: 'title, event, status and the deadline' },
  { id: 'plant-watering-25', name: 'Plant watering', sentence: 'which plant, when, and how much' },
  { id: 'museum-visits-17', name: 'Museum visits', sentence: 'city, date, ticket price and highlights' },
  { id: 'expenses-7', name: 'Expenses', sentence: 'amount, category, travel days and the receipt' },
  { id: 'clients-36', name: 'Clients', sentence: 'contacts, their deals and what closes when' },
];
