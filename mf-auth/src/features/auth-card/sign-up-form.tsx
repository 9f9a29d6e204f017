import { PASSWORD_MIN } from '@tessera/shared/contracts';
import { Banner, Button, TextField } from '@tessera/shared/ui';
import type { SubmitEvent } from 'react';
import styled from 'styled-components';
import { formText } from '../../lib/form-text';
import { Form } from '../../lib/panel.styles';
import type { useSignUp } from './use-sign-up';

interface SignUpFormProps {
  signUp: ReturnType<typeof useSignUp>;
  isRevealed: boolean;
  onRevealedChange: (isRevealed: boolean) => void;
}

/** First name, last name, email, password (AUTH-04). */
export function SignUpForm({ signUp, isRevealed, onRevealedChange }: SignUpFormProps) {
  const { form, fields, message, isSending, submit } = signUp;
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
      <Names>
        <TextField
          label="First name"
          name="firstname"
          autoComplete="given-name"
          required
          error={fields['firstname']}
        />
        <TextField
          label="Last name"
          name="lastname"
          autoComplete="family-name"
          required
          error={fields['lastname']}
        />
      </Names>
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

const Names = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-items: start;
  gap: ${({ theme }) => theme.space[3]};
  @media (max-width: 359.98px) {
    grid-template-columns: 1fr;
  }
`;
