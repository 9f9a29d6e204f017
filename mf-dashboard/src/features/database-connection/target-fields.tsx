import { Segmented, SelectField, TextArea, TextField, type TextFieldProps } from '@tessera/shared/ui';
import styled from 'styled-components';
import { PASSWORD_AGAIN, wantsPasswordAgain, type ConnectionDraft } from './connection-draft';
import { idOf } from './connection-fields';
import { SSL_HINTS, SSL_OPTIONS } from './connection-words';
import type { ConnectionForm, ConnectionState } from './connection.store';

interface FieldsProps {
  form: ConnectionForm;
  state: ConnectionState;
}

const WAYS = [
  { value: 'fields', label: 'Fields' },
  { value: 'string', label: 'Connection string' },
] as const satisfies readonly { readonly value: ConnectionDraft['way']; label: string }[];

/** Where the database is and who signs in: by one string or by its parts. */
export function TargetFields({ form, state }: FieldsProps) {
  const { draft, errors } = state;
  return (
    <>
      <Choice>
        <Segmented label="How to enter it" segments={WAYS} value={draft.way} onValueChange={form.chooseWay} />
        <p>You can paste a connection string anywhere in this form.</p>
      </Choice>
      {draft.way === 'string' ? <StringField {...{ form, state }} /> : <PartFields {...{ form, state }} />}
      <SelectField
        id={idOf('ssl')}
        label="SSL"
        hint={SSL_HINTS[draft.ssl]}
        value={draft.ssl}
        error={errors.ssl}
        options={SSL_OPTIONS}
        onChange={({ target }) => {
          const ssl = SSL_OPTIONS.find(({ value }) => value === target.value)?.value;
          if (ssl) form.write({ ssl });
        }}
      />
      {draft.ssl === 'verify' ? (
        <Certificate
          id={idOf('certificate')}
          label="CA certificate"
          optional
          hint="In PEM format. Leave it empty if a public authority signed the server's certificate."
          placeholder="-----BEGIN CERTIFICATE-----"
          rows={4}
          spellCheck={false}
          autoComplete="off"
          value={draft.certificate}
          error={errors.certificate}
          onChange={({ target }) => {
            form.write({ certificate: target.value });
          }}
        />
      ) : null}
    </>
  );
}

function StringField({ form, state: { draft, errors } }: FieldsProps) {
  return (
    <TextField
      id={idOf('string')}
      label="Connection string"
      hint="It fills in the fields. The string itself is not kept."
      placeholder="postgres://user:password@host:5432/database"
      value={draft.string}
      error={errors.string}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onBlur={form.leaveString}
      onChange={({ target }) => {
        form.writeString(target.value);
      }}
    />
  );
}

function PartFields({ form, state }: FieldsProps) {
  const { draft, errors, kept } = state;
  const isAgain = wantsPasswordAgain(draft, kept);
  const part = (name: 'host' | 'port' | 'database' | 'user' | 'password', label: string) =>
    ({
      id: idOf(name),
      label,
      value: draft[name],
      error: errors[name],
      autoComplete: 'off',
      autoCapitalize: 'none',
      spellCheck: false,
      onChange: ({ target }) => {
        form.write({ [name]: target.value });
      },
    }) satisfies TextFieldProps;
  return (
    <Parts>
      <Line $columns="minmax(0, 1fr) 96px">
        <TextField {...part('host', 'Host')} placeholder="db.example.com" maxLength={253} />
        <TextField {...part('port', 'Port')} inputMode="numeric" maxLength={5} />
      </Line>
      <TextField {...part('database', 'Database')} maxLength={63} />
      <Line $columns="repeat(2, minmax(0, 1fr))">
        <TextField {...part('user', 'User')} maxLength={63} />
        <TextField
          {...part('password', 'Password')}
          type="password"
          autoComplete="new-password"
          placeholder={kept?.hasPassword && !isAgain ? 'Saved' : undefined}
          hint={isAgain && errors.password === undefined ? `${PASSWORD_AGAIN}.` : undefined}
          maxLength={1000}
        />
      </Line>
    </Parts>
  );
}

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[3]};
  p {
    color: ${({ theme }) => theme.colors.muted};
    font-size: ${({ theme }) => theme.sizes[13]};
  }
`;

const Parts = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
`;

const Line = styled.div<{ $columns: string }>`
  display: grid;
  grid-template-columns: ${({ $columns }) => $columns};
  align-items: start;
  gap: ${({ theme }) => theme.space[4]};
  ${({ theme }) => theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Certificate = styled(TextArea)`
  font-family: ${({ theme }) => theme.fonts.mono};
`;
