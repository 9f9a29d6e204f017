export { FloatingAssistant, type CannedWords } from './floating-assistant';
