export type { OtherTabs, SessionMessage, SessionPorts, SessionStatus, Silent } from './session-ports';
export { createSessionStore, type SessionStore } from './session.store';
export { isStoredSession, type StoredSession } from './session-storage';
