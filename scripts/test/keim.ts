/** `npm run test:lang`: whatever is left to chance is tried as often as before a release. */
const LANG = process.env.TEST_LANG === '1';

/** The same numbers all day, and others tomorrow. `TEST_KEIM=20260131` draws those of another day again. */
export const KEIM = Number(process.env.TEST_KEIM ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''));

/** How often: `kurz` in every run, `lang` in the long one. */
export const oft = (kurz: number, lang: number): number => (LANG ? lang : kurz);
