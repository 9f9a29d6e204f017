import { SelectField, Tabs, useIsPhone, type TabItem } from '@tessera/shared/ui';

export interface SectionTab extends TabItem {
  readonly label: string;
  /** What the list of a phone says in place of the label. */
  readonly option?: string | undefined;
}

export interface SectionTabsProps {
  label: string;
  /** The list's, where that is another one. */
  listLabel?: string | undefined;
  items: readonly SectionTab[];
  value: string;
  onValueChange: (id: string) => void;
}

/** The parts of a page as tabs; on phones a list to choose from. A turned tablet keeps what is typed, asked and found in them. */
export function SectionTabs({ label, listLabel = label, items, value, onValueChange }: SectionTabsProps) {
  const isPhone = useIsPhone();
  const list =
    items.length > 1 ? (
      <SelectField
        label={listLabel}
        value={value}
        options={items.map((item) => ({ value: item.id, label: item.option ?? item.label }))}
        onChange={({ target }) => {
          onValueChange(target.value);
        }}
      />
    ) : null;
  return <Tabs {...{ label, items, value, onValueChange }} instead={isPhone ? list : undefined} />;
}
