import { useMemo, useState, type KeyboardEvent } from 'react';
import * as z from 'zod/mini';
import { repositoryNameSchema } from '../contracts';
import { findRepositories } from './find-repositories';
import type { RepositoryPickerProps } from './repository-picker';
import type { RepositoryView } from './transform-repository';

/** As many as somebody looks through; more is found by typing. */
const MOST = 50;

interface Option {
  readonly name: string;
  readonly repository: RepositoryView | undefined;
}

type Picked = Pick<RepositoryPickerProps, 'list' | 'value' | 'onValueChange' | 'acceptsOthers' | 'first'>;

/** What is typed to find a repository, what is found, and which of it is chosen. */
export function useRepositoryPicker({ list, value, onValueChange, acceptsOthers, first }: Picked) {
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(0);
  const isOpen = typed !== undefined;
  const { repositories } = list;
  const options = useMemo(
    () => (typed === undefined ? [] : optionsFor(repositories, typed, acceptsOthers === true, first ?? [])),
    [acceptsOthers, first, repositories, typed],
  );

  const choose = (name: string) => {
    setTyped(undefined);
    onValueChange(
      name,
      repositories.find(({ fullName }) => fullName === name),
    );
  };
  const type = (text: string) => {
    setTyped(text);
    setActive(0);
    if (text === '') onValueChange('', undefined);
  };
  const move = (step: number) => {
    if (isOpen) setActive(Math.min(Math.max(active + step, 0), Math.max(options.length - 1, 0)));
    else setTyped('');
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const option = event.key === 'Enter' ? options[active] : undefined;
    if (step !== undefined) move(step);
    else if (option) choose(option.name);
    else if (event.key === 'Escape' && isOpen) setTyped(undefined);
    else return;
    // What is around it, a form or a dialog, does nothing on these.
    event.preventDefault();
    event.stopPropagation();
  };
  const close = () => {
    const [only, ...others] = options;
    // Written out in full it is chosen, whether or not Enter was pressed.
    const isMeant = only && others.length === 0 && only.name.toLowerCase() === typed?.trim().toLowerCase();
    if (isMeant) choose(only.name);
    setTyped(undefined);
  };
  return {
    options,
    active,
    isOpen,
    text: typed ?? '',
    shownText: typed ?? value,
    choose,
    type,
    handleKey,
    close,
    open: () => {
      setTyped((before) => before ?? '');
    },
  };
}

function optionsFor(
  repositories: readonly RepositoryView[],
  typed: string,
  acceptsOthers: boolean,
  first: readonly string[],
): readonly Option[] {
  const found = findRepositories(repositories, {
    search: typed,
    visibility: '',
    language: '',
    sort: 'updated',
  });
  const isFirst = (one: RepositoryView) => first.includes(one.fullName);
  const options: Option[] = [...found.filter(isFirst), ...found.filter((one) => !isFirst(one))]
    .slice(0, MOST)
    .map((repository) => ({ name: repository.fullName, repository }));
  const name = nameIn(typed);
  const isListed = options.some((one) => one.name.toLowerCase() === name.toLowerCase());
  if (!acceptsOthers || isListed || !z.safeParse(repositoryNameSchema, name).success) return options;
  return [...options, { name, repository: undefined }];
}

/** `owner/name` of what somebody pasted: the address of a repository is taken for its name. */
function nameIn(typed: string): string {
  return typed
    .trim()
    .replace(/^(?:https?:\/\/[^/]+\/|git@[^:]+:)/u, '')
    .replace(/(?:\.git)?\/?$/u, '');
}
