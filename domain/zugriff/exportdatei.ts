/** So many days a file that was exported lies ready for whoever exported it. */
export const EXPORT_LIEGT_TAGE = 7;

/** So many of them at most; the oldest makes room. */
export const EXPORTE_HOECHSTENS = 30;
