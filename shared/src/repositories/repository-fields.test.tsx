import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { listBranches } from '../contracts';
import { buildApi, buildApiError, buildRepository, callName, renderRemote, type Answers } from '../testing';
import { BranchSelect } from './branch-select';
import { RepositoryPicker, type RepositoryPickerProps } from './repository-picker';
import { transformRepository } from './transform-repository';

const view = (name: string, overrides: Parameters<typeof buildRepository>[0] = {}) =>
  transformRepository(buildRepository({ name, ...overrides }), 0);
const list = {
  repositories: [view('plants'), view('planets', { visibility: 'public' }), view('site')],
  isRefreshing: false,
};

function Form(props: Partial<RepositoryPickerProps>) {
  const [repository, setRepository] = useState('');
  const [branch, setBranch] = useState('');
  return (
    <>
      <RepositoryPicker
        label="Repository"
        list={list}
        value={repository}
        onValueChange={(name) => {
          setRepository(name);
          setBranch('');
        }}
        {...props}
      />
      <BranchSelect repository={repository || undefined} value={branch} onValueChange={setBranch} />
    </>
  );
}

const BRANCHES = [
  { name: 'main', isDefault: true },
  { name: 'next', isDefault: false },
];

function renderForm(answers: Answers = {}, props: Partial<RepositoryPickerProps> = {}) {
  const { api, made } = buildApi({ [callName(listBranches)]: () => ({ items: BRANCHES }), ...answers });
  return { ...renderRemote(<Form {...props} />, { shell: { api } }), made };
}

const field = () => screen.getByRole('combobox', { name: 'Repository' });
const names = () =>
  within(screen.getByRole('listbox', { name: 'Repositories' }))
    .getAllByRole('option')
    .map((option) => option.textContent);
const branches = () => screen.getByRole('combobox', { name: 'Branch' });

describe('[GIT-03] the picker of a repository', () => {
  it('narrows down by typed words, and is chosen by the keyboard', async () => {
    const { container, made } = renderForm();
    expect(branches()).toBeDisabled();
    await userEvent.type(field(), 'plan');
    expect(names()).toEqual(['ada-l/planetsWhat grows where', 'ada-l/plantsWhat grows where']);
    expect((await axe(container)).violations).toEqual([]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(field()).toHaveValue('ada-l/plants');
    expect(screen.queryByRole('option', { name: /planets/ })).not.toBeInTheDocument();
    expect(await screen.findByRole('option', { name: 'main (default)' })).toBeInTheDocument();
    expect(branches()).toHaveValue('main');
    expect(made[0]).toMatchObject({ query: { repository: 'ada-l/plants' } });
  });

  it('brings the one that an arrow leads to into sight', async () => {
    const seen: (string | null)[] = [];
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function see(this: Element) {
      seen.push(this.textContent);
    });
    renderForm();
    await userEvent.type(field(), 'plan');
    await userEvent.keyboard('{ArrowDown}');
    expect(seen.at(-1)).toMatch(/^ada-l\/plants/);
    jest.restoreAllMocks();
  });

  it('is chosen by a press, keeps its choice on Escape, and is emptied with its text', async () => {
    renderForm();
    await userEvent.click(field());
    await userEvent.click(screen.getByRole('option', { name: /site/ }));
    expect(field()).toHaveValue('ada-l/site');
    await userEvent.type(field(), 'x');
    expect(screen.getByText('Nothing matches "x"', { ignore: '[role=status]' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(field()).toHaveValue('ada-l/site');
    await userEvent.clear(field());
    await userEvent.tab();
    expect(field()).toHaveValue('');
  });

  it('takes one of another account only where that is allowed, also by its address', async () => {
    const { unmount } = renderForm();
    await userEvent.type(field(), 'octo/hello');
    expect(screen.queryByRole('option', { name: /octo/ })).not.toBeInTheDocument();
    unmount();
    renderForm({}, { acceptsOthers: true });
    await userEvent.type(field(), 'https://github.com/octo/hello.git');
    await userEvent.keyboard('{Enter}');
    expect(field()).toHaveValue('octo/hello');
  });

  it('offers those first that were selected', async () => {
    renderForm({}, { first: ['ada-l/site'] });
    await userEvent.click(field());
    expect(names()[0]).toContain('ada-l/site');
  });
});

describe('the select of a branch', () => {
  it('says that a repository is empty', async () => {
    renderForm({ [callName(listBranches)]: () => ({ items: [] }) });
    await userEvent.type(field(), 'site{Enter}');
    expect(await screen.findByText('The repository is empty: it has no branch yet.')).toBeVisible();
    expect(branches()).toBeDisabled();
  });

  it('says why branches could not be read, and tries again', async () => {
    let isAway = true;
    renderForm({
      [callName(listBranches)]: () => {
        if (isAway) throw buildApiError(502, { error: 'GitHub does not answer', code: 'UPSTREAM_FAILED' });
        return { items: BRANCHES };
      },
    });
    await userEvent.type(field(), 'site{Enter}');
    expect(await screen.findByText('GitHub does not answer')).toBeVisible();
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('option', { name: 'next' })).toBeInTheDocument();
  });
});
