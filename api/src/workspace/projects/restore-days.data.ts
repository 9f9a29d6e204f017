/** So many days after it was deleted can a project be brought back. */
export const DAYS_TO_RESTORE = 30;
