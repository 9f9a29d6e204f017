import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TEMPLATE_CATEGORIES, templateSchema, type Template } from '@tessera/shared/contracts';
import type { ApiPort } from '@tessera/shared/remote';
import { readCreation } from '@tessera/shared/remote/hand-over';
import { renderRemote } from '@tessera/shared/testing';
import { CATEGORIES } from './categories';
import { SAMPLE_TEMPLATES } from './sample-templates';
import { TemplateGallery } from './template-gallery';

function buildTemplate(overrides: Partial<Template> = {}): Template {
  return {
    id: 'books',
    title: 'Books',
    category: 'Personal',
    description: 'What was read.',
    preview: {
      view: 'table',
      accent: '#5b34d6',
      heading: 'Books',
      columns: [{ name: 'Title', type: 'text' }],
      rows: [['Solaris']],
    },
    prompt: 'Build a reading list with title and author',
    remixes: 0,
    author: { name: 'Librarian, public library', avatar: 'librarian' },
    ...overrides,
  };
}

const answering = (templates: readonly Template[]): ApiPort['call'] =>
  jest.fn(() => Promise.resolve({ data: templates })) as unknown as ApiPort['call'];

function show(call: ApiPort['call'], max?: number) {
  return renderRemote(<TemplateGallery heading="Start from a template" {...(max && { max })} />, {
    shell: {
      api: {
        call,
        download: () => Promise.reject(new Error('no file')),
        stream: () => Promise.reject(new Error('no stream')),
      },
    },
  });
}

const titles = () => screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);

/** Ten templates: eight for people, two for teams. */
const TEN = Array.from({ length: 10 }, (_, index) =>
  buildTemplate({
    id: `t${String(index)}`,
    title: `Template ${String(index)}`,
    category: index < 8 ? 'Personal' : 'Internal Tools',
  }),
);

afterEach(() => sessionStorage.clear());

it('[LAND-07] shows at most eight templates and leads to all of them', async () => {
  show(answering(TEN));
  expect(await screen.findByText('8 of 10 templates')).toBeVisible();
  expect(titles()).toHaveLength(8);
  expect(screen.getByRole('link', { name: 'View All Templates' })).toHaveAttribute('href', '/templates');
});

it('[LAND-07] filters by category chip', async () => {
  show(answering(TEN));
  await screen.findByText('8 of 10 templates');
  const chips = within(screen.getByRole('group', { name: 'Categories' }));
  expect(chips.getAllByRole('button').map((chip) => chip.textContent)).toEqual([
    'All',
    'Internal Tools',
    'Website',
    'Personal',
    'Consumer App',
    'B2B App',
    'Prototype',
  ]);
  await userEvent.click(chips.getByRole('button', { name: 'Internal Tools' }));
  expect(titles()).toEqual(['Template 8', 'Template 9']);
  expect(chips.getByRole('button', { name: 'Internal Tools' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('2 in Internal Tools');
});

it('[LAND-07] shows skeletons of the same number while it loads', () => {
  show(() => new Promise(() => undefined));
  const list = screen.getByRole('list', { name: 'Start from a template' });
  expect(list).toHaveAttribute('aria-busy', 'true');
  expect(within(list).getAllByRole('listitem')).toHaveLength(8);
});

it('[TPL-03] stands six samples in, and says so, when the templates cannot be loaded', async () => {
  const failure = new Error('down');
  const { shell } = show(() => Promise.reject(failure));
  expect(await screen.findByText('These are samples: the templates could not be loaded.')).toBeVisible();
  expect(titles()).toHaveLength(6);
  expect(shell.reportError).toHaveBeenCalledWith(failure);
});

it('leads to the page that makes the application, and leaves it the template with its words', async () => {
  show(answering([buildTemplate()]));
  const link = await screen.findByRole('link', { name: 'Books' });
  expect(link).toHaveAttribute('href', '/create-app/Books');
  await userEvent.click(link);
  expect(readCreation('Books')).toMatchObject({
    projectName: 'Books',
    templateId: 'books',
    prompt: 'Build a reading list with title and author',
    idempotencyKey: expect.stringMatching(/^[\w-]{32,36}$/) as unknown,
  });
});

it('names each author by a role', () => {
  for (const sample of SAMPLE_TEMPLATES) {
    expect(templateSchema.parse(sample)).toEqual(sample);
    expect(sample.author.name).toMatch(/^[A-Z][\w ]+, [\w ]+$/);
  }
});

it('has a category of its own for each of the contract', () => {
  expect(CATEGORIES).toEqual(TEMPLATE_CATEGORIES);
});
