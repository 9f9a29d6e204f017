import { glossOf } from './gloss';
import type { OtherLanguage } from './lexicon';

const originalOf = (text: string, language: OtherLanguage, english: string) => {
  const gloss = glossOf(text, language);
  const from = gloss.text.indexOf(english);
  return from < 0 ? gloss.text : gloss.originalOf(from, from + english.length);
};

describe('a text in another language as English [READ-03]', () => {
  it.each<[OtherLanguage, string, string]>([
    ['es', 'los libros: título, autor y fecha de entrega', 'the books: title, author and delivery date'],
    ['es', 'TELEFONO y direccion', 'PHONE and address'],
    ['fr', "l'adresse du client", 'the address of the customer'],
    ['fr', 'l’adresse', 'the address'],
    ['fr', 'une voiture rouge', 'a red car'],
    ['de', 'ob es bezahlt ist', 'whether it is paid'],
    ['de', 'meine Kundenliste', 'my customer list'],
    ['pt', 'quantos clientes por mês', 'how many customers per month'],
  ])('reads %s: %s', (language, text, english) => {
    expect(glossOf(text, language).text).toBe(english);
  });

  it('leaves numbers, marks, line breaks, bullets, quotations, addresses and names as they are', () => {
    const text = '- precio (3,50 €)\n- "fecha roja"\n* ana@rojo.es, www.rojo.es / Mel';
    expect(glossOf(text, 'es').text).toBe(
      '- price (3,50 €)\n- "fecha roja"\n* ana@rojo.es, www.rojo.es / Mel',
    );
  });

  it.each<[OtherLanguage, string, string, string]>([
    ['es', 'quiero la fecha de entrega y el precio', 'delivery date', 'fecha de entrega'],
    ['fr', 'une voiture rouge', 'red car', 'voiture rouge'],
    ['de', 'ob es bezahlt ist', 'is paid', 'bezahlt ist'],
    ['de', 'eine Fahrradliste', 'bicycle', 'Fahrrad'],
    ['pt', 'nome, telefone', 'phone', 'telefone'],
  ])('says of %s “%s” that “%s” is “%s”', (language, text, english, original) => {
    expect(originalOf(text, language, english)).toBe(original);
  });

  it.each(['(', 'a', 'de la ', '"', 'Donaudampfschiff', 'a@'])(
    'reads a long text of %s in no time',
    (part) => {
      const text = part.repeat(8000 / part.length);
      const start = performance.now();
      for (const language of ['es', 'fr', 'de', 'pt'] as const) glossOf(text, language);
      expect(performance.now() - start).toBeLessThan(20_000);
    },
  );
});
