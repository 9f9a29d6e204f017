import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CheckboxField, SwitchField } from './checkbox-field';
import { FormErrorSummary } from './form-error-summary';
import { axeViolations, renderKit } from './kit-testing';
import { RadioCards } from './radio-cards';
import { SelectField } from './select-field';
import { TextArea } from './text-area';
import { TextField } from './text-field';

describe('TextField', () => {
  it('ties label, hint and error to the input', () => {
    renderKit(<TextField label="Email" hint="Only for receipts" error="Email is required" />);
    const input = screen.getByRole('textbox', { name: 'Email' });
    expect(input).toHaveAccessibleDescription('Only for receipts Email is required');
    expect(input).toBeInvalid();
  });

  it('shows and hides a password, keeping what was typed', async () => {
    renderKit(<TextField label="Password" type="password" />);
    const input = screen.getByLabelText('Password');
    await userEvent.type(input, 'open sesame');

    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input).toHaveAttribute('type', 'text');
    expect(input).toHaveValue('open sesame');

    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input).toHaveAttribute('type', 'password');
  });

  it('calls by its name what is hidden', () => {
    renderKit(<TextField label="Value" type="password" secretName="value of API_KEY" />);

    expect(screen.getByRole('button', { name: 'Show value of API_KEY' })).toBeVisible();
  });

  it('leaves the choice to its owner when told whether the password shows', async () => {
    const onRevealedChange = jest.fn();
    renderKit(
      <TextField label="Password" type="password" isRevealed={false} onRevealedChange={onRevealedChange} />,
    );

    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));

    expect(onRevealedChange).toHaveBeenCalledWith(true);
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });
});

describe('other fields', () => {
  it('have no accessibility violations', async () => {
    const { container } = renderKit(
      <>
        <TextArea label="Notes" optional hint="Markdown works" />
        <SelectField label="Region" options={[{ value: 'eu', label: 'European' }]} error="Choose a region" />
        <CheckboxField label="Remember me" hint="On this computer" />
        <SwitchField label="Auto-scale" defaultChecked />
        <RadioCards
          label="Pack"
          value="a"
          onValueChange={() => undefined}
          options={[{ value: 'a', label: 'Small', description: 'Enough for one', aside: '₹799' }]}
        />
      </>,
    );
    expect(await axeViolations(container)).toEqual([]);
  });

  it('toggle by a press on their label', async () => {
    renderKit(<SwitchField label="Auto-scale" />);
    await userEvent.click(screen.getByText('Auto-scale'));
    expect(screen.getByRole('switch', { name: 'Auto-scale' })).toBeChecked();
  });

  it('move the choice of radio cards by arrow keys', async () => {
    function Packs() {
      const [value, setValue] = useState<'a' | 'b'>('a');
      return (
        <RadioCards
          label="Pack"
          value={value}
          onValueChange={setValue}
          options={[
            { value: 'a', label: 'Small' },
            { value: 'b', label: 'Large' },
          ]}
        />
      );
    }
    renderKit(<Packs />);

    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');

    expect(screen.getByRole('radio', { name: 'Large' })).toBeChecked();
  });
});

describe('FormErrorSummary', () => {
  it('takes focus, again at every attempt, and leads to the fields', async () => {
    const form = (attempt: number) => (
      <>
        <FormErrorSummary attempt={attempt} errors={[{ fieldId: 'email', message: 'Email is required' }]} />
        <TextField id="email" label="Email" />
      </>
    );
    const { rerender, container } = renderKit(form(1));
    expect(screen.getByRole('group', { name: 'Check these fields' })).toHaveFocus();
    expect(await axeViolations(container)).toEqual([]);

    await userEvent.click(screen.getByRole('link', { name: 'Email is required' }));
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();

    rerender(form(2));
    expect(screen.getByRole('group', { name: 'Check these fields' })).toHaveFocus();
  });
});
