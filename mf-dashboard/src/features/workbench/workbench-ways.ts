import type { LinkedProject } from '@tessera/shared/contracts';
import type { PaneNews } from '../../lib/pane-news';
import type { useBenchMoves } from './use-bench-moves';

/** Where the conversation leads, and where it is told of. */
export interface ConversationWays {
  /** Shows a file under Code. */
  readonly openFile: (path: string) => void;
  readonly showCode: () => void;
  /** Where the run under way is told of while a phone shows another pane. */
  readonly news: PaneNews;
}

/** Where the preview leads, and where its errors are told of. */
export interface PreviewWays {
  /** Where its errors are told of while another pane is in sight. */
  readonly news: PaneNews;
  readonly showChat: () => void;
}

/** Where the versions lead. */
export interface HistoryWays {
  readonly showPreview: () => void;
  /** The repository that the project is linked to. */
  readonly link: LinkedProject | null;
}

type Layout = ReturnType<typeof useBenchMoves>['layout'];

export function previewWays({ show, showChat }: Layout, slot: HTMLElement | null): PreviewWays {
  return {
    news: {
      slot,
      // Which version it shows is in the address already.
      show: () => {
        show('preview');
      },
    },
    showChat,
  };
}
