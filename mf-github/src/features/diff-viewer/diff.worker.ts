import { answerDiffs } from '@tessera/shared/diff/worker';

answerDiffs();
