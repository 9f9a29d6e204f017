/** What the prompt box leaves behind for the pages after it. */
export interface HeroPromptPorts {
  /** Keeps the text until somebody is signed in: the home page of the application begins with it. */
  readonly keepDraft: (text: string) => void;
}

/** The place where the home page looks for a prompt that was typed before signing in. */
const DRAFT_KEY = 'tessera.draft:apphome';

export const heroPromptPorts: HeroPromptPorts = {
  keepDraft: (text) => {
    try {
      sessionStorage.setItem(DRAFT_KEY, text);
    } catch {
      // Storage may be switched off; the text still travels in the navigation state.
    }
  },
};
