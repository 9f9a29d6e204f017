-- What of the page failed, and the reference that its error card showed: an operator looks a report up by it.
ALTER TABLE error_reports
  ADD COLUMN reference text,
  ADD COLUMN remote text,
  ADD COLUMN remote_version text,
  ADD COLUMN phase text,
  ADD COLUMN reason text;

CREATE INDEX error_reports_reference ON error_reports (reference) WHERE reference IS NOT NULL;
