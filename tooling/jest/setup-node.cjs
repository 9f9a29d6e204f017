// A machine that is busy with other things too: a turn may take seconds. What a test measures, it measures itself.
jest.setTimeout(120_000);
