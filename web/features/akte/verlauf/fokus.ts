export const VERLAUF_ID = 'verlauf';

/** Where the focus goes when what had it is gone from the history. */
export const fokussiereVerlauf = (): void => document.getElementById(VERLAUF_ID)?.focus();
