import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { theme } from '@tessera/shared/ui';

const { colors, fonts, radii, shadows } = theme;

/** Colours are custom properties: light and dark switch without the editor. */
const look = EditorView.theme({
  '&': {
    height: '100%',
    borderRadius: 'inherit',
    color: colors.text,
    backgroundColor: colors.surface,
    fontSize: 'var(--editor-size, 14px)',
  },
  // Drawn over the editor: its gutters and panels lie over an outline.
  '&.cm-focused': { outline: 'none' },
  '&.cm-focused::after': {
    content: '""',
    position: 'absolute',
    inset: '0',
    borderRadius: 'inherit',
    zIndex: '400',
    border: `1px solid ${colors.brand}`,
    pointerEvents: 'none',
  },
  // Each sign as it is typed, and as the cursor moves through it.
  '.cm-scroller': {
    fontFamily: fonts.mono,
    fontVariantLigatures: 'none',
    lineHeight: '1.55',
    overflow: 'auto',
  },
  '.cm-content': { caretColor: colors.brand, padding: '8px 0' },
  '.cm-cursor, .cm-dropCursor': { borderLeftColor: colors.brand, borderLeftWidth: '2px' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: `color-mix(in srgb, ${colors.brand} 24%, transparent)`,
  },
  '.cm-gutters': { backgroundColor: colors.surface, color: colors.muted, border: '0' },
  '.cm-activeLine, .cm-activeLineGutter': {
    backgroundColor: `color-mix(in srgb, ${colors.sunken} 70%, transparent)`,
  },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    backgroundColor: 'transparent',
    outline: `1px solid ${colors.lineStrong}`,
  },
  '.cm-foldPlaceholder': {
    backgroundColor: colors.sunken,
    borderColor: colors.line,
    color: colors.muted,
    padding: '0 4px',
  },
  '.cm-searchMatch': { backgroundColor: `color-mix(in srgb, ${colors.gold} 28%, transparent)` },
  '.cm-searchMatch-selected': { outline: `2px solid ${colors.gold}` },
  '.cm-selectionMatch': { backgroundColor: `color-mix(in srgb, ${colors.gold} 16%, transparent)` },
  '.cm-tooltip': {
    border: `1px solid ${colors.line}`,
    borderRadius: radii.control,
    backgroundColor: colors.surface,
    color: colors.text,
    boxShadow: shadows.float,
    maxWidth: 'min(560px, 90vw)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: fonts.mono, maxHeight: '16em' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '3px 8px', lineHeight: '1.5' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': { background: colors.brandSoft, color: colors.text },
  '.cm-completionDetail': { color: colors.muted, fontStyle: 'normal', marginLeft: '1em' },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '600', color: colors.brand },
  '.cm-tooltip.cm-completionInfo': { padding: '8px 12px', fontFamily: fonts.mono, whiteSpace: 'pre-wrap' },
  '.cm-explained': {
    padding: '8px 12px',
    fontFamily: fonts.mono,
    whiteSpace: 'pre-wrap',
    maxHeight: '20em',
    overflow: 'auto',
  },
  '.cm-explained p': { margin: '8px 0 0', fontFamily: fonts.sans, color: colors.muted },
  '.cm-panels': { backgroundColor: colors.sunken, color: colors.text },
  '.cm-panels.cm-panels-top': { borderBottom: `1px solid ${colors.line}` },
  '.cm-panel.cm-search': { padding: '8px 40px 8px 8px', fontFamily: fonts.sans },
  '.cm-panel.cm-search [name=close]': { width: '32px', height: '32px', fontSize: '20px', color: colors.text },
  '.cm-textfield': {
    border: `1px solid ${colors.lineStrong}`,
    borderRadius: radii.control,
    backgroundColor: colors.surface,
    color: colors.text,
    padding: '4px 8px',
    minHeight: '32px',
    fontSize: '13px',
  },
  '.cm-button': {
    border: `1px solid ${colors.lineStrong}`,
    borderRadius: radii.control,
    background: colors.surface,
    color: colors.text,
    minHeight: '32px',
    padding: '4px 10px',
    fontSize: '13px',
  },
  '.cm-textfield:focus-visible, .cm-button:focus-visible': {
    outline: `2px solid ${colors.brand}`,
    outlineOffset: '1px',
  },
  '.cm-diagnostic': { padding: '6px 12px', whiteSpace: 'pre-wrap', fontFamily: fonts.sans },
  '.cm-diagnostic-error': { borderLeft: `4px solid ${colors.bad}` },
  '.cm-diagnostic-warning': { borderLeft: `4px solid ${colors.warn}` },
  '.cm-diagnostic-info': { borderLeft: `4px solid ${colors.info}` },
  // The pictures of the library are in its own colours.
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: `underline wavy ${colors.bad}`,
    textUnderlineOffset: '3px',
  },
  '.cm-lintRange-warning': {
    backgroundImage: 'none',
    textDecoration: `underline wavy ${colors.warn}`,
    textUnderlineOffset: '3px',
  },
  '.cm-lintRange-info': {
    backgroundImage: 'none',
    textDecoration: `underline dotted ${colors.info}`,
    textUnderlineOffset: '3px',
  },
});

const highlight = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword, tags.controlKeyword], color: colors.brand },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: colors.ok },
  { tag: [tags.number, tags.bool, tags.null, tags.atom, tags.unit, tags.color], color: colors.warn },
  { tag: [tags.comment], color: colors.muted, fontStyle: 'italic' },
  { tag: [tags.typeName, tags.className, tags.namespace], color: colors.info },
  { tag: [tags.tagName, tags.angleBracket], color: colors.info },
  { tag: [tags.attributeName], color: colors.gold },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], color: colors.gold },
  { tag: [tags.propertyName], color: colors.text },
  { tag: [tags.heading], fontWeight: '600' },
  { tag: [tags.emphasis], fontStyle: 'italic' },
  { tag: [tags.strong], fontWeight: '600' },
  { tag: [tags.link, tags.url], color: colors.brand, textDecoration: 'underline' },
  { tag: [tags.invalid], color: colors.bad },
]);

export const editorLook: Extension = [look, syntaxHighlighting(highlight)];
