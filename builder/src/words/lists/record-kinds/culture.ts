import type { RecordKind } from './record-kind';

export const CULTURE: readonly RecordKind[] = [
  {
    nouns: ['book', 'reading', 'reading list', 'library', 'tbr'],
    name: 'Book',
    fields: 'title, author, genre, status, rating, finished on, notes',
    options: {
      status: ['To read', 'Reading', 'Read'],
      genre: ['Fiction', 'Non-fiction', 'Biography', 'Science fiction', 'Mystery', 'Other'],
    },
  },
  {
    nouns: ['movie', 'film', 'watchlist', 'watch list', 'cinema'],
    name: 'Movie',
    fields: 'title, director, year, genre, watched, rating, notes',
    options: {
      status: ['To watch', 'Watching', 'Watched'],
      genre: ['Action', 'Comedy', 'Drama', 'Documentary', 'Horror', 'Romance', 'Science fiction'],
    },
  },
  {
    nouns: ['series', 'tv show', 'show', 'anime'],
    name: 'Series',
    fields: 'title, season (number), episode, status, rating, notes',
    options: {
      status: ['To watch', 'Watching', 'Watched'],
    },
  },
  {
    nouns: ['game', 'video game', 'board game', 'backlog'],
    name: 'Game',
    fields: 'title, platform, status, hours played, rating, notes',
    options: {
      status: ['Backlog', 'Playing', 'Finished', 'Abandoned'],
    },
  },
  {
    nouns: ['podcast'],
    name: 'Podcast episode',
    fields: 'title, podcast, date, rating, link, notes',
  },
  {
    nouns: ['song', 'album', 'vinyl', 'music', 'record collection', 'listening'],
    name: 'Album',
    fields: 'title, artist, year, genre, rating, notes',
    options: {
      genre: ['Rock', 'Pop', 'Jazz', 'Classical', 'Electronic', 'Hip-hop', 'Folk', 'Other'],
    },
  },
  {
    nouns: ['concert', 'gig'],
    name: 'Concert',
    fields: 'artist, venue, city, date, rating, notes',
  },
  {
    nouns: ['practice', 'practise', 'rehearsal'],
    name: 'Practice session',
    fields: 'piece, minutes, date, focus, notes',
  },
  {
    nouns: ['glossary', 'dictionary'],
    name: 'Term',
    fields: 'term, definition, source, notes',
  },
  {
    nouns: ['repertoire', 'sheet music'],
    name: 'Piece',
    fields: 'title, composer, key, difficulty, last played, notes',
  },
  {
    nouns: ['setlist', 'set list'],
    name: 'Song',
    fields: 'title, artist, key, duration, notes',
  },
];
