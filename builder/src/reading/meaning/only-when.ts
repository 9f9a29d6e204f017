import type { Token } from '../../language/token';
import type { World } from '../world';
import { conditionAbout } from './about';

const WHEN = /^(?:if|when|whenever|once|unless)$/;

/** 'when mites are above 10, …': what comes next belongs to it. */
export const beginsWhen = ([first]: readonly Token[] = []): boolean =>
  first !== undefined && WHEN.test(first.key);

/** 'when mites are above 10' says when something else is to happen, and is no wish by itself. */
export const saysOnlyWhen = (tokens: readonly Token[], world: World): boolean =>
  beginsWhen(tokens) && conditionAbout(tokens.slice(1), world) !== undefined;
