import type { RecordKind } from './record-kind';

export const WRITING: readonly RecordKind[] = [
  {
    nouns: ['bookmark', 'link', 'website', 'reading later'],
    name: 'Bookmark',
    fields: 'title, url, category, notes',
    options: {
      category: ['Article', 'Tool', 'Video', 'Reference', 'Other'],
    },
  },
  {
    nouns: ['snippet', 'code', 'code snippet'],
    name: 'Snippet',
    fields: 'title, language, code, tags, notes',
  },
  {
    nouns: ['password', 'api key', 'credential'],
    name: 'Account',
    fields: 'name, website, username, notes',
  },
  {
    nouns: ['article', 'blog', 'post', 'blog post', 'content'],
    name: 'Post',
    fields: 'title, author, date, status, category, content',
    options: {
      status: ['Idea', 'Draft', 'Published'],
    },
  },
  {
    nouns: ['video', 'youtube'],
    name: 'Video',
    fields: 'title, channel, link, watched, notes',
  },
  {
    nouns: ['quote'],
    name: 'Quote',
    fields: 'quote, author, source, date, notes',
  },
  {
    nouns: ['poem', 'story', 'writing'],
    name: 'Draft',
    fields: 'title, genre, word count, status, date, text (longtext)',
    options: {
      status: ['Idea', 'Draft', 'Finished'],
    },
  },
];
