import { later } from './later.tsx';

/** Fetched with the first thing done on a page, which may be what opens a dialog. */
export const DialogWindow = later(async () => (await import('./dialog-window.tsx')).DialogWindow);
