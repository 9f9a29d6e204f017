import { SignInLink } from '../frame/sign-in-link';
import { WHOLE_FORM } from './record-draft';

interface FormActionsProps {
  /** The verb on the button. */
  readonly name: string;
  /** Whether it is being saved, and takes its time. */
  readonly isSaving: boolean;
  readonly errors: Readonly<Record<string, string>>;
  readonly onCancel: () => void;
}

/** Save, cancel, and why it was not saved. */
export function FormActions({ name, isSaving, errors, onCancel }: FormActionsProps) {
  return (
    <div className="form-actions">
      <button type="submit" className="button button-primary" aria-disabled={isSaving}>
        {isSaving ? 'Saving…' : name}
      </button>
      <button type="button" className="button" onClick={onCancel}>
        Cancel
      </button>
      <p className="form-summary" role="alert">
        {summaryOf(errors)}
      </p>
      {WHOLE_FORM in errors && <SignInLink className="button" />}
    </div>
  );
}

function summaryOf({ [WHOLE_FORM]: whole, ...errors }: Readonly<Record<string, string>>): string {
  const count = Object.keys(errors).length;
  const texts = [
    ...(whole === undefined ? [] : [whole]),
    ...(count === 1 ? ['one field needs a change.'] : []),
    ...(count > 1 ? [`${String(count)} fields need a change.`] : []),
  ];
  return texts.length === 0 ? '' : `Not saved: ${texts.join(' Also, ')}`;
}
