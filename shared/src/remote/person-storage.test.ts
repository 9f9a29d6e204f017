import { forgetOthers, personStorage } from './person-storage';

beforeEach(() => {
  localStorage.clear();
});

it('[GIT-04] keeps something for one person, whom another does not follow', () => {
  personStorage('ada').write('list', 'hers');
  expect(personStorage('ada').read('list')).toBe('hers');
  expect(personStorage('bob').read('list')).toBeNull();
  personStorage('ada').remove('list');
  expect(personStorage('ada').read('list')).toBeNull();
});

it('[GIT-04] takes away what is kept for others, and all of it where nobody is there', () => {
  localStorage.setItem('mf-dashboard.own', 'stays');
  personStorage('ada').write('list', 'hers');
  personStorage('bob').write('list', 'his');
  forgetOthers('bob');
  expect(personStorage('ada').read('list')).toBeNull();
  expect(personStorage('bob').read('list')).toBe('his');
  forgetOthers(undefined);
  expect(personStorage('bob').read('list')).toBeNull();
  expect(localStorage.getItem('mf-dashboard.own')).toBe('stays');
});
