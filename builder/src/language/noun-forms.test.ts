import type { OtherLanguage } from './lexicon';
import { pluralIn, singularIn } from './noun-forms';

describe('nouns of other languages [READ-03]', () => {
  it.each<[OtherLanguage, string, string]>([
    ['es', 'Donación', 'Donaciones'],
    ['es', 'Libro prestado', 'Libros prestados'],
    ['fr', 'Bouteille', 'Bouteilles'],
    ['fr', 'Animal', 'Animaux'],
    ['de', 'Haus', 'Häuser'],
    ['de', 'Spielplatz', 'Spielplätze'],
    ['pt', 'Reparação', 'Reparações'],
    ['pt', 'Pedido de compra', 'Pedidos de compra'],
  ])('%s: %s, %s', (language, one, many) => {
    expect(pluralIn(one, language)).toBe(many);
    expect(singularIn(many, language)).toBe(one);
  });
});
