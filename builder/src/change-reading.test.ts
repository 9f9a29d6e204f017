import { changeApplication } from './change';
import { createApplication } from './create';

const books = () =>
  createApplication(
    'Book list: name, author, pages, price in €, rating 1-5, bought on, read, genre (crime, fantasy, history)',
    { name: 'Books' },
  ).model;

describe('what is read clause by clause', () => {
  it.each<[string, string]>([
    ['author must be unique', 'field Author of Book must now be different in every record'],
    ['read should be on by default', 'new books begin with a value in Read'],
    ['rename it to writer', 'title changed from Book list to Writer'],
  ])('[READ-05] [PRJ-03] does what patterns cannot read: %s', (message, change) => {
    const result = changeApplication(books(), message);
    expect(result.kind === 'changed' ? result.modelChanges : []).toEqual([change]);
  });
});
