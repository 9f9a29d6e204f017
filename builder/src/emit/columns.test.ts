import { createApplication } from '../create';
import { columnsOf } from './columns';

function columns(prompt: string): string[] {
  const [entity] = createApplication(prompt, { name: 'x' }).model.entities;
  return entity ? columnsOf(entity).map((field) => field.name) : [];
}

describe('the columns of a list', () => {
  it('shows every field when there is room, in the order of the form', () => {
    expect(columns('a run log with route, date, distance, notes')).toEqual([
      'Route',
      'Date',
      'Distance',
      'Notes',
    ]);
  });

  it('keeps rating, status and date before addresses and long texts', () => {
    expect(
      columns(
        'job applications with company, role, contact email, link, phone, notes, salary, city, applied on, status (open, closed), rating 1-5',
      ),
    ).toEqual(['Company', 'Role', 'Salary', 'City', 'Applied on', 'Status', 'Rating']);
  });

  it('always shows what the list is sorted by', () => {
    expect(
      columns(
        'people with name, birthday, joined on, left on, first call, last visit, next visit, rating, website. Sort by website',
      ),
    ).toContain('Website');
  });
});
