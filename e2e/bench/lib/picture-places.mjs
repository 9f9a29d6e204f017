/**
 * What is worth a picture of an application: each page, each further view of a list, a record of what it is about, and its form.
 *
 * @param {readonly string[]} links the addresses that the navigation names, one for each page
 * @returns {{ name: string, hash: string }[]} in the order in which one would look at them
 */
export function placesOf(model, { list, record, add }, links) {
  const listed = model.pages.flatMap(({ blocks }) => blocks).filter(({ kind }) => kind === 'records');
  const entities = model.entities.filter(({ id }) => listed.some(({ entity }) => entity === id));
  const main = entities.reduce((most, one) => (one.samples.length > most.samples.length ? one : most));
  const [sample] = main.samples;
  return [
    ...model.pages.map(({ name }, place) => ({
      name: `${place + 1}-${wordOf(name)}`,
      hash: links[place] ?? '#/',
    })),
    ...entities.flatMap(({ id, plural, views, defaultView }) =>
      views
        .filter((view) => view.id !== defaultView)
        .map((view) => ({
          name: `view-${wordOf(plural)}-${wordOf(view.name)}`,
          hash: `${list(id)}?view=${view.id}`,
        })),
    ),
    ...(sample ? [{ name: 'record', hash: record(main.id, sample.id) }] : []),
    { name: 'form', hash: add(main.id) },
  ];
}

const wordOf = (name) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');
