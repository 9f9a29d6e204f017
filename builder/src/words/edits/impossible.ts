import { findEntity } from '../../model/find';
import { resolveAll } from './nouns';
import { type Found, type Reader, type Scope } from './scope';
import { pattern } from '../pattern';

const HIDE = pattern('i')`
  ^(?:hide|don't show|do not show|conceal)\s+(?:the )?(.+?)(?:\s+(?:fields?|columns?))?
  (?:\s+(?:in|from|on) (?:the )?(?:table|list|view|overview|form))?$
`;
const MERGE =
  /^(?:merge|combine|join|unite|concatenate)\s+(?:the )?(.+?\s(?:and|with)\s.+?)(?:\s+(?:fields?|columns?))?(?:\s+into .+)?$/i;
const LINK =
  /^(?:link|connect|relate|join|associate|tie)\s+(?:the |each |every )?(.+?)\s+(?:to|with|and)\s+(?:the |an? |each )?(.+)$/i;

const refuse = (phrase: string, why: string): Found => ({
  operations: [],
  missing: [{ phrase, state: 'missing', why }],
});

function areTables(scope: Scope, ...nouns: readonly string[]): boolean {
  return nouns.every((noun) => noun !== '' && findEntity(scope.model, noun) !== undefined);
}

const ABOUT =
  /^(?:make |set |let )?(?:the )?(.+?)\s+(?:(?:should|must|has to|have to|needs to|to|is)\s+)*(?:be |default|unique)/i;

/** 'email must be unique', 'active is on by default': rules of a value that no field has. */
function readRule(clause: string, scope: Scope): Found | undefined {
  const noun = ABOUT.exec(clause)?.[1];
  if (!noun || !resolveAll(noun, scope)) return undefined;
  if (/\bunique\b/i.test(clause))
    return refuse(clause, 'Values that must be unique cannot be asked for in words yet');
  return /\bdefaults?\b/i.test(clause)
    ? refuse(clause, 'Default values cannot be asked for in words yet')
    : undefined;
}

function readHide(clause: string, scope: Scope): Found | undefined {
  const noun = HIDE.exec(clause)?.[1];
  return noun && resolveAll(noun, scope)
    ? refuse(clause, 'A field cannot be hidden yet, it can only be removed')
    : undefined;
}

function readMerge(clause: string, scope: Scope): Found | undefined {
  const nouns = MERGE.exec(clause)?.[1]?.replace(/\s+with\s+/i, ' and ');
  const places = nouns ? resolveAll(nouns, scope) : undefined;
  return places && places.length > 1 ? refuse(clause, 'Fields cannot be merged yet') : undefined;
}

function readLink(clause: string, scope: Scope): Found | undefined {
  const [, one = '', other = ''] = LINK.exec(clause) ?? [];
  return areTables(scope, one, other) ? refuse(clause, 'Tables cannot be linked yet') : undefined;
}

/** 'hide the price column', 'merge author and title', 'link loans to books': understood, not to be had, and said so. */
export const readImpossible: Reader = (clause, scope) =>
  readRule(clause, scope) ?? readHide(clause, scope) ?? readMerge(clause, scope) ?? readLink(clause, scope);
