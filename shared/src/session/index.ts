export {
  createSessionStore,
  type SessionMessage,
  type SessionPorts,
  type SessionStatus,
  type SessionStore,
} from './session.store';
