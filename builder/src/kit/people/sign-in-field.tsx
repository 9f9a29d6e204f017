import { useEffect, useId, useRef } from 'react';
import type { InputHTMLAttributes } from 'react';
import type { Problem } from './sign-in-problem';

interface SignInFieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode' | 'autoComplete'> {
  readonly name: string;
  readonly help: string;
  readonly value: string;
  readonly problem: Problem | null;
  readonly onChange: (value: string) => void;
}

/** The one field of a step. It takes the focus when it comes, and when something is wrong with what is in it. */
export function SignInField({ name, help, value, problem, onChange, ...keyboard }: SignInFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
  }, [problem]);
  return (
    <div className="form-fields">
      <div className="field">
        <div className="field-head">
          <label htmlFor={id}>{name}</label>
        </div>
        <input
          {...keyboard}
          ref={input}
          id={id}
          type="text"
          className="control control-number"
          dir="auto"
          spellCheck={false}
          aria-required
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? `${id}-help` : `${id}-error ${id}-help`}
          value={value}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
        <p className="field-help" id={`${id}-help`} dir="auto">
          {help}
        </p>
        {problem !== null && (
          <p className="field-error" id={`${id}-error`} role="alert">
            {problem.text}
          </p>
        )}
      </div>
    </div>
  );
}
