import { useShell, type ThemeChoice } from '@tessera/shared/remote';
import { Button, CheckboxField, SelectField } from '@tessera/shared/ui';
import { useSyncExternalStore, type ReactNode } from 'react';
import styled from 'styled-components';
import type { EditorSettings } from '../../lib/editor/editor-settings';
import { STARTERS, type Starter } from './starters';

export interface SettingsPanelProps {
  settings: EditorSettings;
  onChange: (settings: EditorSettings) => void;
  /** Below them. */
  children?: ReactNode;
}

const SIZES = [12, 13, 14, 16, 18, 20, 24];
const TABS = [2, 4, 8];
const THEMES = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** How the page and its code look. */
export function SettingsPanel({ settings, onChange, children }: SettingsPanelProps) {
  return (
    <Root>
      <h2>Settings</h2>
      <ThemeField />
      <SelectField
        label="Font size"
        value={String(settings.fontSize)}
        options={SIZES.map((size) => ({ value: String(size), label: `${String(size)} px` }))}
        onChange={({ target }) => {
          onChange({ ...settings, fontSize: Number(target.value) });
        }}
      />
      <SelectField
        label="Tab size"
        value={String(settings.tabSize)}
        options={TABS.map((size) => ({ value: String(size), label: `${String(size)} spaces` }))}
        onChange={({ target }) => {
          onChange({ ...settings, tabSize: Number(target.value) });
        }}
      />
      <CheckboxField
        label="Wrap long lines"
        checked={settings.isWrapped}
        onChange={({ target }) => {
          onChange({ ...settings, isWrapped: target.checked });
        }}
      />
      {children}
    </Root>
  );
}

/** The shell's own choice: nobody without a session has its menu. */
function ThemeField() {
  const { theme } = useShell();
  const choice = useSyncExternalStore(theme.subscribe, theme.getChoice);
  return (
    <SelectField
      label="Theme"
      value={choice}
      options={THEMES}
      onChange={({ target }) => {
        theme.choose(target.value as ThemeChoice);
      }}
    />
  );
}

/** Other files altogether, of the starters. */
export function BeginAnew({ onBegin }: { onBegin: (starter: Starter) => void }) {
  return (
    <>
      <h2>Begin anew with</h2>
      {STARTERS.map((starter) => (
        <div key={starter.id}>
          <Button
            isWide
            onClick={() => {
              onBegin(starter);
            }}
          >
            {starter.name}
          </Button>
          <p>{starter.description}</p>
        </div>
      ))}
    </>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => theme.space[3]};
  h2 {
    font-size: ${({ theme }) => theme.sizes[13]};
    font-weight: ${({ theme }) => theme.weights.strong};
  }
  p {
    margin-top: ${({ theme }) => theme.space[1]};
    color: ${({ theme }) => theme.colors.muted};
    font-size: ${({ theme }) => theme.sizes[12]};
  }
`;
