import { UPLOAD_MAX_BYTES } from '../contracts/constants';
import { accept, refuse, type Check } from './check';
import { FILE_KINDS } from './file-kinds';

/** What a browser or an upload tells about a file. `size` in bytes; `type` is its MIME type, or empty. */
export interface FileFacts {
  readonly name: string;
  readonly size: number;
  readonly type: string;
}

export interface FileOptions {
  /** The largest size allowed, in bytes; 10 MB by default. */
  readonly maximumBytes?: number;
  /** MIME types, or whole families such as 'image/*'; all when left out. */
  readonly mimeTypes?: readonly string[];
  /** Extensions with or without the dot; all harmless ones when left out. */
  readonly extensions?: readonly string[];
}

/** Specification 5: what the dashboard takes. */
export const UPLOAD_EXTENSIONS: readonly string[] = [
  ...['txt', 'pdf', 'doc', 'docx', 'jpg', 'jpeg', 'png', 'gif', 'csv', 'json', 'xml'],
];

const DANGEROUS: ReadonlySet<string> = new Set(['exe', 'dll', 'bat', 'cmd', 'sh', 'ps1', 'vbs', 'jar']);

/** Path separators, stream names and controls, and marks that turn the reading direction so that 'fdp.exe' shows as 'exe.pdf'. */
const UNSAFE_IN_NAME = /[/\\:*?"<>|\p{Cc}\p{Cs}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;

const NAME_MAX_CHARACTERS = 255;

/** The parts of a name between dots, in lower case; full-width letters read as plain ones. */
function nameParts(name: string): string[] {
  return name.normalize('NFKC').toLowerCase().split('.');
}

/** The last extension of a file name in lower case, or an empty text. */
export function fileExtension(name: string): string {
  const parts = nameParts(name);
  return parts.length > 1 ? (parts.at(-1) ?? '') : '';
}

function nameProblem(name: string): string | undefined {
  if (!name.trim()) return 'File name is required';
  // Windows drops dots and spaces at the end, and runs 'a.exe.' as 'a.exe'.
  const isOdd = UNSAFE_IN_NAME.test(name.normalize('NFKC')) || /^\s|[\s.]$/.test(name);
  return isOdd || name.length > NAME_MAX_CHARACTERS ? 'File name contains invalid characters' : undefined;
}

function sizeProblem(size: number, maximum: number): string | undefined {
  if (!Number.isSafeInteger(size) || size < 0) return 'File size is not valid';
  if (size <= maximum) return undefined;
  return `File is too large (maximum ${Number((maximum / 1024 / 1024).toFixed(2))} MB)`;
}

/** A MIME type without its parameters, in lower case; what the extension stands for where there is none. */
function mimeType({ name, type }: FileFacts): string {
  const given = type.split(';')[0]?.trim().toLowerCase();
  return given || (FILE_KINDS.get(fileExtension(name))?.mimeTypes[0] ?? '');
}

function isAllowedType(type: string, allowed: readonly string[]): boolean {
  return allowed.some((entry) => {
    const pattern = entry.toLowerCase();
    return pattern.endsWith('/*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern;
  });
}

function typeProblem(file: FileFacts, options: FileOptions): string | undefined {
  const extension = fileExtension(file.name);
  const wanted = options.extensions?.map((entry) => entry.replace(/^\./, '').toLowerCase());
  if (wanted && !wanted.includes(extension)) return `File type is not allowed. Allowed: ${wanted.join(', ')}`;
  const type = mimeType(file);
  if (options.mimeTypes && !isAllowedType(type, options.mimeTypes)) return 'File type is not allowed';
  const known = FILE_KINDS.get(extension);
  // Browsers that do not know a type say so by this name.
  const isNamed = type !== 'application/octet-stream';
  return known && isNamed && !known.mimeTypes.includes(type)
    ? 'File type does not match its name'
    : undefined;
}

/**
 * VAL-11: a file by its name, size and declared type. Programs and scripts are refused wherever their extension
 * stands in the name ('invoice.exe.pdf'). What the file holds is checked by `checkFileContent`.
 */
export function checkFile(file: FileFacts, options: FileOptions = {}): Check<FileFacts> {
  const problem = nameProblem(file.name) ?? sizeProblem(file.size, options.maximumBytes ?? UPLOAD_MAX_BYTES);
  if (problem) return refuse(problem);
  const dangerous = nameParts(file.name)
    .slice(1)
    .map((part) => part.trim())
    .find((part) => DANGEROUS.has(part));
  if (dangerous) return refuse(`Files of type .${dangerous} are not allowed`);
  const mismatch = typeProblem(file, options);
  return mismatch ? refuse(mismatch) : accept(file);
}
