import { buildRepository } from '../testing';
import { formatAge, transformRepository } from './transform-repository';

const AT = '2026-11-20T10:00:00.000Z';
const HOUR = 3_600_000;
const after = (hours: number) => new Date(AT).getTime() + hours * HOUR;

it('[GIT-03] says how long ago a repository changed in hours up to a day, and in days from then on', () => {
  expect(formatAge(AT, after(3.9))).toBe('3 hours ago');
  expect(formatAge(AT, after(1))).toBe('1 hour ago');
  expect(formatAge(AT, after(23.9))).toBe('23 hours ago');
  expect(formatAge(AT, after(24))).toBe('1 day ago');
  expect(formatAge(AT, after(50))).toBe('2 days ago');
  expect(formatAge(AT, after(24 * 400))).toBe('400 days ago');
});

it('[GIT-03] says no negative time where a clock is behind, and nothing of a time that is none', () => {
  expect(formatAge(AT, after(0.5))).toBe('less than an hour ago');
  expect(formatAge(AT, after(-5))).toBe('less than an hour ago');
  expect(formatAge('never', after(0))).toBe('less than an hour ago');
});

it('[GIT-03] has every field of the view, and says nothing that GitHub does not tell', () => {
  expect(transformRepository(buildRepository({ license: 'MIT', topics: ['garden'] }), after(48))).toEqual({
    id: '42',
    name: 'plants',
    owner: 'ada-l',
    fullName: 'ada-l/plants',
    description: 'What grows where',
    language: 'TypeScript',
    stars: 3,
    forks: 1,
    lastUpdated: '2 days ago',
    updatedAt: AT,
    visibility: 'private',
    topics: ['garden'],
    branches: null,
    contributors: null,
    license: 'MIT',
    size: 120,
    defaultBranch: 'main',
    lastCommit: null,
    readme: null,
    requirements: [],
    modelInfo: { type: null, framework: null, accuracy: null, parameters: null, lastTrained: null },
    url: 'https://github.test/ada-l/plants',
    isArchived: false,
    canPush: true,
  });
  const bare = buildRepository({ description: null, language: null, default_branch: '' });
  expect(transformRepository(bare, after(1))).toMatchObject({
    description: '',
    language: '',
    defaultBranch: 'main',
  });
});
