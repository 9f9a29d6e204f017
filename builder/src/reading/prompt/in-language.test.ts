import { createApplication } from '../../create';

const created = (prompt: string) => createApplication(prompt, { name: 'Application' });
const kept = (prompt: string) =>
  created(prompt).model.entities.map(
    ({ name, plural, fields }) =>
      `${name}/${plural}: ${fields.map((field) => `${field.name} ${field.type}`).join(', ')}`,
  );

describe('prompts in other languages [READ-03]', () => {
  it.each([
    [
      'Spanish',
      'Quiero una lista de libros prestados: título, autor, amigo, teléfono y fecha de entrega',
      [
        'Libro prestado/Libros prestados: Título text, Autor text, Amigo text, Teléfono phone, Fecha de entrega date',
      ],
    ],
    [
      'French',
      'Je voudrais suivre mes commandes : nom du client, téléphone, adresse, prix et date de livraison',
      [
        'Commande/Commandes: Nom du client text, Téléphone phone, Adresse text, Prix money, Date de livraison date',
      ],
    ],
    [
      'German',
      'Eine Liste meiner Werkzeuge: Name, Kaufdatum, Preis, Lagerort, ob es verliehen ist',
      ['Werkzeug/Werkzeuge: Name text, Kaufdatum date, Preis money, Lagerort text, Verliehen boolean'],
    ],
    [
      'Portuguese',
      'pedidos da loja: cliente, telefone, quantidade, prazo, valor, pago sim ou não',
      [
        'Pedido/Pedidos: Cliente text, Telefone phone, Quantidade integer, Prazo date, Valor money, Pago boolean',
      ],
    ],
  ])('keeps labels in the words of a prompt in %s', (_language, prompt, expected) => {
    expect(kept(prompt)).toEqual(expected);
  });

  it('keeps options and titles in them too', () => {
    const { model } = created('Averías: fecha, lugar, estado (abierta, en curso, resuelta)');
    expect(model.title).toBe('Averías');
    const options = model.entities.flatMap(({ fields }) => fields.flatMap((field) => field.options ?? []));
    expect(options.map(({ label }) => label)).toEqual(['Abierta', 'En curso', 'Resuelta']);
  });

  it('tells of phrases as they were said', () => {
    const { coverage } = created('Mitglieder: Name, Telefon, Beitrag. Bitte jedem eine SMS schicken');
    for (const { phrase } of coverage)
      expect('Mitglieder: Name, Telefon, Beitrag. Bitte jedem eine SMS schicken').toContain(phrase);
    expect(coverage.length).toBeGreaterThan(2);
  });
});
