import { answerQuestion } from './answer-question';
import { knownOf, TRACKER } from './known-testing';
import { pointedQuestion } from './pointed-question';

const tracker = knownOf(TRACKER);
const [project, task] = tracker.model.entities;
const idOf = (name: string) => task?.fields.find((field) => field.name === name)?.id ?? '';

describe('[SCR-02] a question about what was pointed at', () => {
  it.each([
    ['Is it required?', 'Priority', 'Is Priority of Task required?'],
    ['what type is this', 'Title', 'what type is Title of Task'],
    ['Which rules hold?', 'Title', 'Which rules hold?'],
  ])('says its name where it says that: %s', (question, field, named) => {
    expect(pointedQuestion(question, tracker.model, idOf(field))).toBe(named);
  });

  it('says the name of a table alone, and nothing of what is not there', () => {
    expect(pointedQuestion('What does it store?', tracker.model, project?.id ?? '')).toBe(
      'What does Project store?',
    );
    expect(pointedQuestion('What does it store?', tracker.model, 'e99')).toBe('What does it store?');
  });

  it('is answered about that, and not about all that is required', () => {
    const answer = (field: string) => answerQuestion('Is it required?', tracker, idOf(field)).answer;
    expect(answer('Title')).toMatch(/^Yes/);
    expect(answer('Priority')).toMatch(/^No/);
  });
});
