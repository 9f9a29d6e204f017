/** Ids as they stand in canonical text, for a cursor to take. */
export const FIELD_ID = /f[1-9]\d{0,8}(?![\p{L}\p{M}\p{N}_])/uy;
export const OPTION_ID = /o[1-9]\d{0,8}(?![\p{L}\p{M}\p{N}_])/uy;
export const ENTITY_ID = /e[1-9]\d{0,8}(?![\p{L}\p{M}\p{N}_])/uy;
