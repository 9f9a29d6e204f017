import { PASSWORD_MIN } from '@tessera/shared/contracts';
import { Banner, Button, TextField } from '@tessera/shared/ui';
import type { SubmitEvent } from 'react';
import styled from 'styled-components';
import { formText } from '../../lib/form-text';
import { Form } from '../../lib/panel.styles';
import type { FieldErrors } from '../../lib/use-submission';
import { EmailProposal, withDomain } from './email-proposal';
import { proposedDomain, type useSignUp } from './use-sign-up';

interface SignUpFormProps {
  signUp: ReturnType<typeof useSignUp>;
  isRevealed: boolean;
  onRevealedChange: (isRevealed: boolean) => void;
}

/** First name, last name, email, password (AUTH-04). */
export function SignUpForm({ signUp, isRevealed, onRevealedChange }: SignUpFormProps) {
  const { form, fields, message, isSending, submit, clear, keepEmail } = signUp;
  const domain = proposedDomain(fields['email']);
  const decideEmail = (decide: (field: HTMLInputElement) => void) => {
    const field = form.current?.elements.namedItem('email');
    if (!(field instanceof HTMLInputElement)) return;
    decide(field);
    field.focus();
  };
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    void submit({
      firstname: formText(data, 'firstname'),
      lastname: formText(data, 'lastname'),
      email: formText(data, 'email'),
      password: formText(data, 'password'),
    });
  };
  return (
    <Form ref={form} noValidate aria-label="Sign up" onSubmit={send}>
      {message ? <Banner tone="bad">{message}</Banner> : null}
      <NameFields errors={fields} />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={fields['email']}
      />
      {domain ? (
        <EmailProposal
          domain={domain}
          onUse={() => {
            decideEmail((field) => {
              field.value = withDomain(field.value, domain);
              clear();
            });
          }}
          onKeep={() => {
            decideEmail((field) => {
              keepEmail(field.value);
            });
          }}
        />
      ) : null}
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="new-password"
        minLength={PASSWORD_MIN}
        required
        hint={fields['password'] ? undefined : `Password must be at least ${String(PASSWORD_MIN)} characters`}
        isRevealed={isRevealed}
        onRevealedChange={onRevealedChange}
        error={fields['password']}
      />
      <Button type="submit" variant="primary" size="large" isWide isBusy={isSending}>
        Sign Up
      </Button>
    </Form>
  );
}

function NameFields({ errors }: { errors: FieldErrors }) {
  return (
    <Names>
      <TextField
        label="First name"
        name="firstname"
        autoComplete="given-name"
        required
        error={errors['firstname']}
      />
      <TextField
        label="Last name"
        name="lastname"
        autoComplete="family-name"
        required
        error={errors['lastname']}
      />
    </Names>
  );
}

const Names = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-items: start;
  gap: ${({ theme }) => theme.space[3]};
  @media (max-width: 359.98px) {
    grid-template-columns: 1fr;
  }
`;
