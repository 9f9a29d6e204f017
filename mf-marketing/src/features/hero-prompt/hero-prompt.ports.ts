/** What the prompt box leaves behind for the pages after it. */
export interface HeroPromptPorts {
  /** Keeps the text until somebody is signed in: the home page of the application begins with it. */
  readonly keepDraft: (text: string) => void;
}

export const heroPromptPorts: HeroPromptPorts = {
  keepDraft: (text) => {
    // With what the first view does without, which is there before anybody is done typing.
    import(/* webpackChunkName: "later" */ './leave-draft').then(
      ({ leaveDraft }) => leaveDraft(text),
      // It did not arrive; the text still travels in the navigation state.
      () => undefined,
    );
  },
};
