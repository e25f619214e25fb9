import { z } from 'zod';
import { DOKUMENTZEILENTATEN, WUNSCHZEILENTATEN } from '#domain/akte/dran/zeilentaten.ts';
import { BEWERBUNGEN } from '#domain/liste/bewerbungen.ts';
import { DOKUMENTE } from '#domain/liste/dokumente.ts';
import { FREIWILLIGE } from '#domain/liste/freiwillige.ts';
import { POOL } from '#domain/liste/pool.ts';
import { tag } from '../werte.ts';
import { dokumentStatus } from './dokument.ts';
import { zusatzwerte } from './wunsch.ts';
import { zeilenform } from './zeilenform.ts';

const MIT_ZUSATZ = { zusatz: zusatzwerte } as const;
/** What the caller does about it. */
const ZEILENTAT = { zeilentat: z.enum([...WUNSCHZEILENTATEN, ...DOKUMENTZEILENTATEN]).nullable() } as const;

/** A row of the list of volunteers from the agreement (2800) on. */
export const freiwilligenzeile = zeilenform(FREIWILLIGE).extend({ ...MIT_ZUSATZ, ...ZEILENTAT });
/** A row of the application list: one wish with its volunteer. */
export const bewerbungszeile = zeilenform(BEWERBUNGEN).extend({ ...MIT_ZUSATZ, ...ZEILENTAT });
/** A row of the pool: open for suggestions. Name and contact only where the caller may see them. */
export const poolzeile = zeilenform(POOL);
/** A row of the list of document requests; what it says of a file is of the newest that answers it. */
export const dokumentzeile = zeilenform(DOKUMENTE).extend({
	naechsteMahnung: tag.nullable(),
	dokumentstatus: dokumentStatus.nullable(),
	zeilentat: z.enum(DOKUMENTZEILENTATEN).nullable(),
});
