import type { ApplicationModel, Theme } from '@tessera/shared/contracts';
import { listOf } from '../words/text';
import type { Look, OperationOf } from './operation';
import { refused, type Attempt } from './outcome';

export function setTitle(model: ApplicationModel, operation: OperationOf<'setTitle'>): Attempt {
  if (model.title === operation.title) return refused(`the title is already ${model.title}`);
  return {
    done: true,
    model: { ...model, title: operation.title },
    change: `title changed from ${model.title} to ${operation.title}`,
  };
}

export function setMode(model: ApplicationModel, operation: OperationOf<'setMode'>): Attempt {
  const words = operation.mode === 'system' ? 'the theme of the device' : `the ${operation.mode} theme`;
  if (model.theme.mode === operation.mode) return refused(`the application already uses ${words}`);
  return {
    done: true,
    model: { ...model, theme: { ...model.theme, mode: operation.mode } },
    change: `the application now uses ${words}`,
  };
}

export function setAccent(model: ApplicationModel, operation: OperationOf<'setAccent'>): Attempt {
  if (model.theme.accent === operation.accent) return refused(`the accent is already ${operation.words}`);
  return {
    done: true,
    model: { ...model, theme: { ...model.theme, accent: operation.accent } },
    change: `accent colour is now ${operation.words}`,
  };
}

export function setCurrency(model: ApplicationModel, operation: OperationOf<'setCurrency'>): Attempt {
  if (model.format.currency === operation.currency)
    return refused(`amounts are already in ${operation.currency}`);
  return {
    done: true,
    model: { ...model, format: { ...model.format, currency: operation.currency } },
    change: `amounts are now in ${operation.currency}`,
  };
}

const LOOK_WORDS: Readonly<Record<keyof Look, string>> = {
  icon: 'icon',
  radius: 'corners',
  density: 'density',
  font: 'font',
  navigation: 'place of the pages',
};

export function setLook(model: ApplicationModel, { look }: OperationOf<'setLook'>): Attempt {
  const { icon: before = null, ...theme } = model.theme;
  const { icon = before, ...rest } = look;
  const changed: Theme = { ...theme, ...rest, ...(icon === null ? {} : { icon }) };
  const names = (Object.keys(LOOK_WORDS) as (keyof Look)[]).filter(
    (name) => changed[name] !== model.theme[name],
  );
  if (names.length === 0) return refused('the application already looks so');
  const words = names.map((name) => `${LOOK_WORDS[name]} ${changed[name] ?? 'none'}`);
  return { done: true, model: { ...model, theme: changed }, change: `the look is now: ${listOf(words)}` };
}

export function setLogo(model: ApplicationModel, { logo }: OperationOf<'setLogo'>): Attempt {
  const { logo: before = null, ...rest } = model.theme;
  if (before === logo) return refused(logo === null ? 'there is no logo' : 'that is the logo already');
  return {
    done: true,
    model: { ...model, theme: logo === null ? rest : { ...rest, logo } },
    change: logo === null ? 'the logo was taken away' : 'the picture is now the logo',
  };
}

export function setWeekStart(model: ApplicationModel, { weekStart }: OperationOf<'setWeekStart'>): Attempt {
  const { weekStart: before = null, ...rest } = model.format;
  if (before === weekStart) return refused('weeks already begin so');
  return {
    done: true,
    model: { ...model, format: weekStart === null ? rest : { ...rest, weekStart } },
    change:
      weekStart === null
        ? "weeks begin as in the visitor's country"
        : `weeks begin on ${weekStart.slice(0, 1).toUpperCase()}${weekStart.slice(1)}`,
  };
}
