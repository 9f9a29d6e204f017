import { useEffect, useRef, type MouseEvent } from 'react';
import { Banner } from './banner';
import styled from 'styled-components';

export interface FormError {
  /** DOM id of the field that the message is about. */
  fieldId: string;
  message: string;
}

export interface FormErrorSummaryProps {
  errors: readonly FormError[];
  title?: string | undefined;
  /** Counts the times the form was sent: each new one with errors takes focus again. */
  attempt?: number | undefined;
}

/** Everything that is wrong with a form, in one place that takes focus; each line leads to its field. */
export function FormErrorSummary({
  errors,
  title = 'Check these fields',
  attempt = 0,
}: FormErrorSummaryProps) {
  const root = useRef<HTMLDivElement>(null);
  const hasErrors = errors.length > 0;
  useEffect(() => {
    if (hasErrors) root.current?.focus();
  }, [hasErrors, attempt]);
  if (!hasErrors) return null;

  const goTo = (event: MouseEvent, fieldId: string) => {
    // The address stays as it is: a fragment there would be a route change.
    event.preventDefault();
    document.getElementById(fieldId)?.focus();
  };
  return (
    <div ref={root} role="group" aria-label={title} tabIndex={-1}>
      <Banner tone="bad" title={title}>
        <List>
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a
                href={`#${fieldId}`}
                onClick={(event) => {
                  goTo(event, fieldId);
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </List>
      </Banner>
    </div>
  );
}

const List = styled.ul`
  padding-inline-start: ${({ theme }) => theme.space[4]};
  a {
    color: inherit;
  }
`;
