/** The order of the downloads: one list per tenant, so that the places in it have no gaps (table: Download, pos). */
import { z } from 'zod';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import { ids } from '#domain/stammdaten/schemata.ts';
import { type Stammsatz, stammdatum } from '#domain/stammdaten/stammdatum.ts';

const schema = z.object({ downloadIDs: ids() }).readonly();
type OrdnungFelder = z.infer<typeof schema>;

/** There is one order per tenant. */
export const ORDNUNG_ID = 'mandant';

export const ordnungStammdatum = stammdatum({
	name: 'Downloadordnung',
	key: 'downloadordnung',
	label: 'Reihenfolge der Downloads',
	schema,
	leer: { downloadIDs: [] },
	texte: [],
	art: 'FREITEXT',
	verwendetIn: [],
});

const UNBEKANNT: Regelverstoss = { code: 'NICHT_GEFUNDEN', http: 422, text: 'Diesen Download gibt es nicht mehr.' };

/** A new one stands at the end. */
export const haengeAn = (satz: Stammsatz<OrdnungFelder>, id: string) => setze(satz, [...satz.felder.downloadIDs, id]);

export const nimmHeraus = (satz: Stammsatz<OrdnungFelder>, id: string) =>
	setze(
		satz,
		satz.felder.downloadIDs.filter((d) => d !== id),
	);

/** The named ones come first, in this order; what has been added by others meanwhile keeps its order behind them. */
export function ordne(satz: Stammsatz<OrdnungFelder>, gewuenscht: readonly string[]) {
	const bisher = satz.felder.downloadIDs;
	const unbekannte = gewuenscht.flatMap((id, nr) => (bisher.includes(id) ? [] : [{ ...UNBEKANNT, feld: String(nr) }]));
	if (unbekannte.length) throw new Abgelehnt(unbekannte);
	return setze(satz, [...new Set([...gewuenscht, ...bisher])]);
}

const setze = (satz: Stammsatz<OrdnungFelder>, downloadIDs: readonly string[]) =>
	satz.existiert ? ordnungStammdatum.aendere(satz, { downloadIDs }) : ordnungStammdatum.erfasse(satz, { downloadIDs });
