import { ruleInWords } from '@tessera/builder/design';
import type { ApplicationModel, Entity } from '@tessera/shared/contracts';
import { Button, Menu } from '@tessera/shared/ui';
import { Plus } from 'lucide-react';
import { PartSection } from './part-section';
import { withoutPart, withPart, withRemoved } from './part-rows';
import { RuleCard } from './rule-card';
import { newRule, RULE_KINDS, type RuleErrors } from './rule-form';
import type { TableFormState } from './table-form-state';
import { idOfPart, useNewPart } from './use-new-part';

interface RulesSectionProps {
  form: TableFormState;
  /** The table with its rules, and the model that it stands in: as the form leaves them, where it can be saved. */
  entity: Entity | undefined;
  model: ApplicationModel;
  errors: ReadonlyMap<string, RuleErrors>;
  onChange: (form: TableFormState) => void;
}

/** What holds between the columns of a record, and between records (SCR-14, MODEL-05). */
export function RulesSection({ form, entity, model, errors, onChange }: RulesSectionProps) {
  const { rules, columns } = form;
  const put = (next: TableFormState['rules']) => {
    onChange({ ...form, rules: next });
  };
  const nextKey = useNewPart('rule', rules.added.length);
  return (
    <PartSection
      id="table-rules"
      title="Rules"
      hint="What records have to keep to. A change that breaks a rule is refused, and records that break it already stay."
      there={(entity?.rules ?? []).map((rule) => ({
        id: rule.id,
        words: entity ? ruleInWords(model, entity, rule) : '',
      }))}
      removed={rules.removed}
      onRemove={(id, isRemoved) => {
        put(withRemoved(rules, id, isRemoved));
      }}
      add={
        <Menu
          label="Kinds of rules"
          trigger={<Button icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}>Add rule</Button>}
          items={RULE_KINDS.map(({ kind, label }) => ({
            id: kind,
            label,
            onSelect: () => {
              put({ ...rules, added: [...rules.added, { key: nextKey(), form: newRule(kind) }] });
            },
          }))}
        />
      }
    >
      {rules.added.map((row) => (
        <RuleCard
          key={row.key}
          id={idOfPart('rule', row.key)}
          form={row.form}
          rows={columns}
          errors={errors.get(row.key) ?? {}}
          onChange={(next) => {
            put(withPart(rules, { ...row, form: next }));
          }}
          onRemove={() => {
            put(withoutPart(rules, row.key));
          }}
        />
      ))}
    </PartSection>
  );
}
