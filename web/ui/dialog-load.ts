/** Fetched with the first thing done on a page, which may be what opens a dialog. */
export const loadDialogWindow = () => import('./dialog-window.tsx');
