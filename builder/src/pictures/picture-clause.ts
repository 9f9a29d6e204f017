import { CLAUSE_BREAK, LOGO_CLAUSES, NAMED, SHOW_CLAUSES } from './picture-words';

/** Whether words say what a picture is for, while nobody can know yet which pictures come along. */

const FILE = /[\p{L}\p{N}_-]+\.(?:png|jpe?g|gif|webp|svg)\b/giu;
const SPEAKS_OF_ONE = /\b(?:logo|picture|photo|image|banner|screenshot)s?\b|\.(?:png|jpe?g|gif|webp|svg)\b/iu;

/** 'show it on the jars page' is about a picture where one was spoken of. */
function showsPicture(clause: string, before: string): boolean {
  const groups = SHOW_CLAUSES.map((pattern) => pattern.exec(clause)).find((match) => match !== null)?.groups;
  if (!groups) return false;
  const { surely, as = '', asLast = '', places = '' } = groups;
  return surely !== undefined || as !== '' || asLast !== '' || (places !== '' && SPEAKS_OF_ONE.test(before));
}

interface Around {
  /** What was said before. */
  readonly before: string;
  /** Whether records have pictures: then 'the photo' may be theirs. */
  readonly hasPictures: boolean;
}

/** Whether a wish is about a picture that comes along, and nothing else. */
export function isAboutPicture(wish: string, { before, hasPictures }: Around): boolean {
  const clauses = wish
    .replace(FILE, `${NAMED}0`)
    .split(CLAUSE_BREAK)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');
  return (
    clauses.length > 0 &&
    clauses.every(
      (clause) =>
        LOGO_CLAUSES.some((pattern) => pattern.test(clause)) ||
        (!hasPictures && showsPicture(clause, `${before} ${wish}`)),
    )
  );
}
