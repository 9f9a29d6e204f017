import type { Field } from '@tessera/shared/contracts';
import type { Token } from '../../../language/token';
import type { Operation } from '../../../operations/operation';
import { nameKey } from '../../../words/text';
import { optionLabel } from '../../../words/value-spec';
import { wordsOf, type Outcome } from '../../rule';
import { optionSaid, type Named } from '../../rules/edit-said';
import { outcomeOf, partsOf } from '../../rules/fields-said';
import { singularOf } from '../../meaning/naming';
import type { World } from '../../world';
import { fieldNamed, kindMeant, touched } from './fields-meant';
import { quotedIn } from './names-said';
import type { SlotReading, SlotReadings, Slots } from './slots';

/** The options of a choice: more, fewer, and what they are called. */

const isChoice = ({ options, computed }: Field) => options !== undefined && computed === undefined;

/** The choice that a wish names; undefined where it names something else, null where it names none. */
function choiceNamed(slots: Slots, world: World): Field | null | undefined {
  const [tokens] = slots.all('f');
  if (!tokens) return null;
  return fieldNamed(tokens, world, kindMeant(slots, world), isChoice)?.field;
}

/** The choice that was spoken of, else the only one of the records. */
function choiceMeant(slots: Slots, tokens: readonly Token[], world: World): Field | undefined {
  const named = choiceNamed(slots, world);
  if (named !== null) return named;
  const home = kindMeant(slots, world) ?? world.current;
  const choices = home.fields.filter(isChoice);
  // 'new bookcase arrived' names the choice without asking for it.
  const said = choices.filter(({ name }) => tokens.some(({ key }) => key === nameKey(name)));
  const [spoken] = touched(world) ?? [];
  const all = world.model.entities.flatMap(({ fields }) => fields).filter(isChoice);
  const candidates = [said, spoken ? [spoken.field].filter(isChoice) : [], choices, all];
  return candidates.map((found) => (found.length === 1 ? found[0] : undefined)).find(Boolean);
}

function optionIn(tokens: readonly Token[], world: World, within?: Field) {
  const found: Named | undefined = optionSaid(tokens, world, within);
  return found?.kind === 'option' ? found : undefined;
}

/** What shall be an option; a slot may hold several. */
function labelsOf(slots: Slots): readonly string[] {
  const said = slots.all('n').length > 0 ? slots.all('n') : slots.all('v');
  const own = said.length > 0 ? said : slots.all('o').slice(0, 1);
  return own
    .flatMap((tokens) => (tokens[0]?.tag === 'quoted' ? [tokens] : partsOf(tokens, /^(?:,|;|and|or|&|\/)$/)))
    .map((part) => part.filter(({ tag }, at) => !(at === 0 && tag === 'article')))
    .map((part) => optionLabel(wordsOf(part)))
    .filter((label) => /[\p{L}\p{N}]/u.test(label));
}

/** The choice of which another option is named: 'a Platinum beyond Gold'. */
function choiceBeside(slots: Slots, world: World): Field | undefined {
  const beside = slots.has('n') ? slots.all('o') : [];
  const found = beside.map((tokens) => optionIn(tokens, world)?.field);
  const [first] = found;
  return found.every((field) => field?.id === first?.id) ? first : undefined;
}

const addOptions: SlotReading = (slots, tokens, world) => {
  const field = slots.has('f')
    ? choiceMeant(slots, tokens, world)
    : (choiceBeside(slots, world) ?? choiceMeant(slots, tokens, world));
  const labels = labelsOf(slots);
  if (!field || labels.length === 0 || labels.some((label) => label.split(' ').length > 5)) return undefined;
  const isThere = (label: string) => field.options?.some((one) => nameKey(one.label) === nameKey(label));
  const fresh = labels.filter((label) => !isThere(label));
  return outcomeOf(
    world,
    fresh.map((label): Operation => ({ kind: 'addOption', field: field.id, label })),
    `${field.name} has that option already`,
  );
};

/** 'we have no basses left, drop that': the option that the wish speaks of before it points at it. */
function optionToldOf(tokens: readonly Token[], field: Field, world: World) {
  const keys = tokens.map(({ key }) => singularOf(key));
  const told = (field.options ?? []).filter(({ label }) => keys.includes(singularOf(label.toLowerCase())));
  const [only, ...more] = told;
  return only && more.length === 0 ? optionIn([...tokensOf(only.label)], world, field) : undefined;
}

const tokensOf = (label: string): readonly Token[] => [
  { text: label, start: 0, end: label.length, key: label.toLowerCase(), lemma: label, tag: 'noun' },
];

/** Only an option of the choice that was named may go. */
const removeOptions: SlotReading = (slots, tokens, world) => {
  const named = choiceNamed(slots, world);
  if (named === undefined) return undefined;
  const within = named ?? undefined;
  const said = [...slots.all('o'), ...slots.all('v')];
  const found = said.map((one) => optionIn(one, world, within));
  const known = found.filter((one) => one !== undefined);
  if (known.length === 0) return within && removal([optionToldOf(tokens, within, world)], world);
  const isAll = known.length === found.length;
  const ids = new Set(known.map(({ option }) => option));
  // 'I cannot tell none from little, do away with little' says twice which one it is.
  const twice = known.filter(({ option }, at) => known.findIndex((one) => one.option === option) < at);
  if (!isAll) return undefined;
  return removal(
    twice.length > 0 ? twice.slice(0, 1) : known.filter(({ option }) => ids.delete(option)),
    world,
  );
};

function removal(options: readonly ReturnType<typeof optionIn>[], world: World): Outcome | undefined {
  const operations = options.flatMap((one): Operation[] =>
    one ? [{ kind: 'removeOption', field: one.field.id, option: one.option }] : [],
  );
  return operations.length > 0 ? outcomeOf(world, operations) : undefined;
}

/** 'bride & groom → Mia & Tom' */
function renameEach(slots: Slots, world: World, within: Field | null): Outcome | undefined {
  const names = slots.all('n');
  const operations = slots.all('o').map((tokens, at): Operation | undefined => {
    const option = optionIn(tokens, world, within ?? undefined);
    const label = optionLabel(wordsOf(names[at] ?? []));
    return option && { kind: 'renameOption', field: option.field.id, option: option.option, label };
  });
  return operations.every((one) => one !== undefined) ? outcomeOf(world, operations) : undefined;
}

/** What it was called and what it shall be called; two options, or what is quoted, where no new name is marked. */
function oldAndNew(slots: Slots, tokens: readonly Token[]) {
  const [first, second] = slots.all('o');
  const from = first ?? slots.all('n', 'v').slice(0, -1)[0] ?? quotedIn(tokens)[0];
  const to = slots.all('n').at(-1) ?? slots.all('v').at(-1) ?? second ?? [];
  return to === from ? {} : { from, to: to.filter(({ tag }, at) => !(at === 0 && tag === 'article')) };
}

const renameOption: SlotReading = (slots, tokens, world) => {
  const named = choiceNamed(slots, world);
  if (named === undefined) return undefined;
  const count = slots.all('o').length;
  if (count > 1 && slots.all('n').length === count) return renameEach(slots, world, named);
  const { from, to = [] } = oldAndNew(slots, tokens);
  const option = from && optionIn(from, world, named ?? undefined);
  const label = optionLabel(wordsOf(to));
  if (!option || !/[\p{L}\p{N}]/u.test(label)) return undefined;
  return outcomeOf(world, [{ kind: 'renameOption', field: option.field.id, option: option.option, label }]);
};

export const OPTION_EDITS: SlotReadings = {
  'add-option': addOptions,
  'remove-option': removeOptions,
  'rename-option': renameOption,
};
