import { paths } from '@tessera/shared/paths';
import { ownStorage } from '@tessera/shared/remote';
import { releasePrompt, unsendPrompt } from '@tessera/shared/remote/hand-over';

const storage = ownStorage('mf-auth', 'localStorage');
const NAME = 'known';

/** Whether somebody has signed in with this browser before. */
export function isKnownBrowser(): boolean {
  return storage.read(NAME) !== null;
}

/** Somebody is signed in and goes to `to`. A prompt that was sent before goes on by itself from the app home only. */
export function noteSignIn(to: string): void {
  storage.write(NAME, 'yes');
  if (to === paths.appHome.to()) releasePrompt();
  else unsendPrompt();
}
