import { SUBJECTS, type PromptScore, type Subject, type Tally } from './score-prompt';

/** '83.3 %' */
export const share = (met: number, asked: number): string =>
  asked === 0 ? '–' : `${((met / asked) * 100).toFixed(1)} %`;

function add(tallies: readonly Tally[]): Tally {
  return {
    asked: tallies.reduce((total, { asked }) => total + asked, 0),
    met: tallies.reduce((total, { met }) => total + met, 0),
  };
}

/** Three lines about prompts of one class. */
export function describePrompts(title: string, scores: readonly PromptScore[]): string[] {
  const of = (subject: Subject) => add(scores.map(({ tallies }) => tallies[subject]));
  const all = add(SUBJECTS.map(of));
  const reported = add(scores.map((score) => score.reported));
  const sum = (count: (score: PromptScore) => number) =>
    String(scores.reduce((total, score) => total + count(score), 0));
  const whole = scores.filter(({ unmet }) => unmet.length === 0).length;
  const parts = SUBJECTS.flatMap((subject) => {
    const { asked, met } = of(subject);
    return asked === 0 ? [] : [`${subject} ${share(met, asked)} of ${String(asked)}`];
  });
  const invented = `${sum((score) => score.inventedRecords)} records, ${sum((score) => score.inventedFields)} fields`;
  const claimed = sum((score) => score.falseClaims);
  return [
    `${title} (${String(scores.length)}): ${share(all.met, all.asked)} of what is asked; all of it in ${share(whole, scores.length)}`,
    `    ${parts.join(', ')}`,
    `    invented ${invented}; of ${String(reported.asked)} that cannot be built ${share(reported.met, reported.asked)} are reported, ${claimed} claimed`,
  ];
}
