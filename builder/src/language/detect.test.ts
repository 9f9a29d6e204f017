import { detectLanguage } from './detect';

describe('the language of a text [READ-03]', () => {
  it.each([
    ['en', 'A list of my plants: name, species, when I watered them last'],
    ['en', 'die cast models: maker, scale, date, price'],
    ['en', 'My café in La Paz: menu del día, price, how many we sold'],
    ['en', 'tapas'],
    ['en', ''],
    ['es', 'Quiero apuntar las plantas de mi jardín: nombre, especie y cuándo las regué'],
    ['es', 'lista de socios: nombre, apellidos, teléfono, cuota pagada'],
    ['fr', "Je voudrais noter les plantes du jardin : nom, espèce, date d'arrosage"],
    ['fr', 'outils prêtés : outil, voisin, rendu ou non'],
    ['de', 'Ich möchte meine Pflanzen aufschreiben: Name, Art und wann ich sie gegossen habe'],
    ['de', 'Werkzeug, Nachbar, verliehen am, zurück bis'],
    ['pt', 'Queria anotar as plantas do jardim: nome, espécie e quando foram regadas'],
    ['pt', 'empréstimos: livro, amigo, devolver até, devolvido'],
    ['de', 'Bitte eine App für unser Meeting: Thema, Datum, wer das Follow-up macht, Deadline'],
  ])('is %s of: %s', (language, text) => {
    expect(detectLanguage(text)).toBe(language);
  });
});
