/** A database starts within each file's first hook; the machine may be busy with other suites. */
jest.setTimeout(60_000);
