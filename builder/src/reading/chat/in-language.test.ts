import type { ApplicationModel } from '@tessera/shared/contracts';
import { changeApplication } from '../../change';
import { createApplication } from '../../create';

const made = (prompt: string) => createApplication(prompt, { name: 'App' }).model;

const TALLER = made(
  'Necesito apuntar las reparaciones: cliente, matrícula, fecha de entrega, precio y pagado',
);
const VEREIN = made('Ich brauche eine Liste der Mitglieder mit Name, Telefon, Eintritt und Beitrag');
const GITE = made("Je veux suivre les réservations avec nom, date d'arrivée, date de départ et prix");
const PADARIA = made('Quero anotar as encomendas com cliente, produto, quantidade, data de entrega e pago');

function change(model: ApplicationModel, message: string): ApplicationModel {
  const result = changeApplication(model, message);
  return result.kind === 'changed' ? result.model : model;
}

const fieldsOf = ({ entities }: ApplicationModel) => entities.flatMap(({ fields }) => fields);
const fieldOf = (model: ApplicationModel, name: RegExp) => fieldsOf(model).find((one) => name.test(one.name));

describe('messages in other languages', () => {
  it.each([
    ['Spanish', TALLER, 'añade un campo de texto Color', /^color$/i],
    ['German', VEREIN, 'bitte noch ein Feld Geburtstag hinzufügen', /^geburtstag$/i],
    ['French', GITE, 'ajoute un champ Téléphone', /^téléphone$/i],
    ['Portuguese', PADARIA, 'adiciona um campo Endereço', /^endereço$/i],
  ])('[READ-03] what is added in %s is called as it was said', (_, model, message, name) => {
    const after = change(model, message);

    expect(fieldOf(after, name)).toBeDefined();
    expect(fieldsOf(after)).toHaveLength(fieldsOf(model).length + 1);
  });

  it.each([
    ['Spanish', TALLER, 'la matrícula tiene que ser obligatoria', /^matrícula$/i],
    ['German', VEREIN, 'Telefon ist ein Pflichtfeld', /^telefon$/i],
  ])('[READ-03] a field that is there is found by its own name in %s', (_, model, message, name) => {
    expect(fieldOf(change(model, message), name)).toMatchObject({ required: true });
  });

  it('[READ-03] everything that a message does not speak of stays as it was, word for word', () => {
    const after = change(TALLER, 'ponlo en oscuro, por favor');

    expect({ ...after, theme: TALLER.theme }).toEqual(TALLER);
    expect(after.theme.mode).toBe('dark');
  });

  it('[READ-03] an English message to an application with other names is read in English', () => {
    expect(fieldOf(change(TALLER, 'make Matrícula required'), /^matrícula$/i)).toMatchObject({
      required: true,
    });
  });

  it('[READ-03] a German message to an English application finds what it means', () => {
    const model = made('A recipe box with recipe, rating 1 to 5 and notes');
    const after = change(model, 'Rezepte bitte nach Bewertung sortieren, die besten zuerst');
    const [rating] = fieldsOf(model).filter(({ type }) => type === 'rating');

    expect(after.entities[0]?.sort).toEqual({ field: rating?.id, direction: 'desc' });
  });

  it('[READ-03] an answer speaks of things by their own names', () => {
    const result = changeApplication(VEREIN, 'Telefon ist ein Pflichtfeld');

    expect(result.answer).toMatch(/Telefon/);
    expect(result.answer).not.toMatch(/phone/i);
  });
});
