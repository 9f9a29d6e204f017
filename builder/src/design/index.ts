/** What a designer of tables needs of the builder, for a page that loads it (SCR-12, SCR-14). */
export { schemaOf } from '../keeper/layout';
export { commentStatements, createStatements, schemaSql } from '../keeper/plan-migration';
export { designOfTables, type TableFate, type TablesDesign } from '../outside/design-of-tables';
export { emptyModel } from '../outside/empty-model';
export { designRisks, type DesignRisks } from '../pointing/design-edit';
export { whyNotIndexed } from '../model/indexes';
export { indexInWords } from '../model/nodes';
export { plural, singular } from '../words/inflect';
export { inSentence } from '../words/casing';
export { capitalise } from '../words/text';
export { applyDesigns, tryUnchecked } from './apply-design';
export { ruleInWords } from '../answers/in-words';
export { areAlike, canBeOrdered, canBeShared, isMoment, ruleMessage } from './table-rules';
