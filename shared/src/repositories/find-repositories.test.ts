import { buildRepository } from '../testing';
import { findRepositories, languagesOf, type RepositoryFilter } from './find-repositories';
import { transformRepository } from './transform-repository';

const view = (overrides: Parameters<typeof buildRepository>[0]) =>
  transformRepository(buildRepository(overrides), 0);

const garden = view({
  name: 'garden',
  topics: ['plants'],
  updatedat: '2026-11-01T00:00:00.000Z',
  stargazers_count: 9,
});
const site = view({
  name: 'site',
  language: 'HTML',
  visibility: 'public',
  description: 'My page',
  updatedat: '2026-11-09T00:00:00.000Z',
});
const attic = view({
  name: 'attic',
  language: null,
  description: null,
  updatedat: '2026-10-01T00:00:00.000Z',
});
const all = [garden, site, attic];

function find(filter: Partial<RepositoryFilter>): string[] {
  const everything: RepositoryFilter = { search: '', visibility: '', language: '', sort: 'updated' };
  return findRepositories(all, { ...everything, ...filter }).map(({ name }) => name);
}

it('[GIT-03] finds by every word of name, description, language and topics', () => {
  expect(find({ search: ' My  PAGE ' })).toEqual(['site']);
  expect(find({ search: 'plants' })).toEqual(['garden']);
  expect(find({ search: 'ada-l/at' })).toEqual(['attic']);
  expect(find({ search: 'my plants' })).toEqual([]);
});

it('[GIT-03] keeps to visibility and language', () => {
  expect(find({ visibility: 'public' })).toEqual(['site']);
  expect(find({ language: 'TypeScript' })).toEqual(['garden']);
  expect(find({ visibility: 'private', language: 'HTML' })).toEqual([]);
  expect(languagesOf(all)).toEqual(['HTML', 'TypeScript']);
});

it('[GIT-03] sorts by change, name and stars, and what is alike by name', () => {
  expect(find({ sort: 'updated' })).toEqual(['site', 'garden', 'attic']);
  expect(find({ sort: 'name' })).toEqual(['attic', 'garden', 'site']);
  expect(find({ sort: 'stars' })).toEqual(['garden', 'attic', 'site']);
});
