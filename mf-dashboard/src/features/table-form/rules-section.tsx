import { ruleInWords } from '@tessera/builder/design';
import type { ApplicationModel, Entity } from '@tessera/shared/contracts';
import { Button, Menu } from '@tessera/shared/ui';
import { Plus } from 'lucide-react';
import { focusAdd, numbered, PartSection, thereAre } from './part-section';
import { withoutPart, withPart, withRemoved } from './part-rows';
import { RuleCard } from './rule-card';
import { newRule, RULE_KINDS, titleOfRule, type RuleErrors } from './rule-form';
import type { TableAfter } from './design-of-form';
import type { TableFormState } from './table-form-state';
import { idOfPart, useNewPart } from './use-new-part';

interface RulesSectionProps {
  form: TableFormState;
  /** The table with its rules as it is saved, and the model that it stands in. */
  entity: Entity | undefined;
  model: ApplicationModel;
  /** The same as the form leaves them; undefined while it cannot be saved. */
  after: TableAfter | undefined;
  errors: ReadonlyMap<string, RuleErrors>;
  onChange: (form: TableFormState) => void;
}

/** What holds between the columns of a record, and between records (SCR-14, MODEL-05). */
export function RulesSection({ form, entity, model, after, errors, onChange }: RulesSectionProps) {
  const { rules, columns } = form;
  const put = (next: TableFormState['rules']) => {
    onChange({ ...form, rules: next });
  };
  const titles = rules.added.map(({ form: { kind } }) => titleOfRule(kind));
  const nextKey = useNewPart('rule', rules.added.length);
  return (
    <PartSection
      id="table-rules"
      title="Rules"
      hint="A change that breaks a rule is refused. Records that already break one stay as they are."
      there={thereAre(entity?.rules ?? [], after?.entity.rules, {
        removed: rules.removed,
        wordsOf: (rule, isAfter) => {
          const table = isAfter ? after : entity && { model, entity };
          return table ? ruleInWords(table.model, table.entity, rule) : '';
        },
      })}
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
      {rules.added.map((row, place) => (
        <RuleCard
          key={row.key}
          title={numbered(titles, place)}
          id={idOfPart('rule', row.key)}
          form={row.form}
          rows={columns}
          errors={errors.get(row.key) ?? {}}
          onChange={(next) => {
            put(withPart(rules, { ...row, form: next }));
          }}
          onRemove={() => {
            focusAdd('table-rules');
            put(withoutPart(rules, row.key));
          }}
        />
      ))}
    </PartSection>
  );
}
