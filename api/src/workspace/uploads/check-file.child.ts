import type { Check, FileFacts } from '@tessera/shared/validation';
import { checkFileContent } from '../../validation/file-content';
import type { FileToCheck } from './check-file.schema';

/** Whether a file is what its name says, by what is in it (VAL-11). */
export function checkFile({ bytes, ...file }: FileToCheck): Promise<Check<FileFacts>> {
  return checkFileContent(bytes, file);
}
