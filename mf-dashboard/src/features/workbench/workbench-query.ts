/** Room for one pane at a time: a phone, or a tablet beside the sidebar. By the bench's own width, not the window's. */
export const narrowWorkbench = '@container bench (max-width: 719.98px)';
