/** Who may do what with records, for a page that lets somebody choose it: the part of the builder that is loaded there (DATA-02). */
export { accessOf, fieldsInWords } from '../model/access';
export { isPersonal } from '../model/personal-fields';
export { signInHint, signInInWords } from '../model/sign-in';
export {
  openedByChange,
  openedSentence,
  STRANGERS,
  type Opened,
  type SharedTables,
} from '../model/strangers';
export { inSentence } from '../words/casing';
export { listOf } from '../words/text';
