export const TAGS_MAX = 5;

/** Who can be shown a download; volunteers have no downloads. */
export const DOWNLOADROLLEN = ['MA_VEREIN', 'MA_VERWALTUNG', 'ADMIN'] as const;
