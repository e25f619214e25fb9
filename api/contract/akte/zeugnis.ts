import { z } from 'zod';
import { zeilenform } from '#api/contract/formen/zeilenform.ts';
import { ZEUGNISSTAENDE } from '#domain/akte/zeugnis/stand.ts';
import { sortierbar } from '#domain/liste/liste.ts';
import { ZEUGNISSE } from '#domain/liste/zeugnisse.ts';
import { ZEUGNISTEXT_MAX, ZEUGNISUMFAENGE } from '#domain/zeugnis/texte.ts';
import { listenquery } from '../filter.ts';
import { begonnen } from '../formen/sammellauf.ts';
import { zaehlroute } from '../formen/zaehlung.ts';
import { eins, liste, route } from '../route.ts';
import { id, pflichttext, tag } from '../werte.ts';

const KOPF = { area: 'vertrag', extra: true } as const;
const PFAD = '/v1/freiwilliger/{freiwilligerID}/vertrag/{vertragID}/zeugnis';

const feld = z.string().max(ZEUGNISTEXT_MAX);
const texte = z.strictObject({ taetigkeiten: feld, merkmale: feld, leistung: feld, verhalten: feld });

/** What whoever writes it works with. */
const zeugnis = z.object({
	vertragID: id,
	freiwilligerID: id,
	vorname: z.string().nullable(),
	nachname: z.string().nullable(),
	einsatzort: z.string().nullable(),
	dienstart: z.string().nullable(),
	von: tag.nullable(),
	bis: tag.nullable(),
	frist: tag.nullable(),
	umfang: z.enum(ZEUGNISUMFAENGE).nullable(),
	stand: z.enum(ZEUGNISSTAENDE),
	/** Who issues it by law. */
	stelltAus: z.enum(['TRAEGER', 'EINSATZSTELLE']),
	texte,
	/** Activities of the place, as one sentence. */
	vorschlag: z.string(),
	hinweis: z.string().nullable(),
	berichtigung: z.string().nullable(),
	/** The request whose document it is; null: not wanted yet. */
	anforderungID: id.nullable(),
	darf: z.object({ verlangen: z.boolean(), schreiben: z.boolean(), weitergeben: z.boolean(), freigeben: z.boolean() }),
});

/** What a volunteer is told of it. */
const eigenes = z.object({
	vertragID: id,
	umfang: z.enum(ZEUGNISUMFAENGE).nullable(),
	stand: z.enum(ZEUGNISSTAENDE),
	frist: tag.nullable(),
	/** Why a correction was refused. */
	hinweis: z.string().nullable(),
	/** What may still be wanted. */
	umfaenge: z.array(z.enum(ZEUGNISUMFAENGE)),
	kannBerichtigen: z.boolean(),
});

/** Certificates on kind, duration, performance and conduct (§ 11 JFDG, § 11 BFDG). */
export const zeugnisRouten = {
	listeZeugnisse: route({
		...KOPF,
		method: 'GET',
		path: '/v1/freiwilliger/list-zeugnisse',
		titel: 'Zeugnisse im Zyklus und ihr Stand',
		action: 'zeugnisSchreiben',
		zyklus: true,
		query: listenquery(sortierbar(ZEUGNISSE)),
		response: liste(zeilenform(ZEUGNISSE)),
	}),
	zaehleZeugnisse: zaehlroute({
		area: 'vertrag',
		path: '/v1/freiwilliger/list-zeugnisse',
		was: 'Zeugnisse',
		action: 'zeugnisSchreiben',
		zyklus: true,
	}),
	liesZeugnis: route({
		...KOPF,
		method: 'GET',
		path: PFAD,
		titel: 'Ein Zeugnis in der Werkstatt',
		action: 'zeugnisSchreiben',
		response: eins(zeugnis),
	}),
	zeigeZeugnis: route({
		...KOPF,
		method: 'GET',
		path: `${PFAD}/ansicht`,
		titel: 'Ein Zeugnis, wie es aussehen wird',
		action: 'zeugnisSchreiben',
		contentType: 'application/pdf',
		response: z.string(),
	}),
	schreibeZeugnis: route({
		...KOPF,
		method: 'PUT',
		path: PFAD,
		titel: 'Die Texte eines Zeugnisses speichern',
		action: 'zeugnisSchreiben',
		body: z.strictObject({ texte }),
		response: eins(zeugnis),
	}),
	gibZeugnisWeiter: route({
		...KOPF,
		method: 'POST',
		path: `${PFAD}/weitergabe`,
		titel: 'Ein Zeugnis an den Träger geben',
		action: 'zeugnisSchreiben',
		body: z.strictObject({}),
		response: eins(zeugnis),
	}),
	entscheideZeugnis: route({
		...KOPF,
		method: 'POST',
		path: `${PFAD}/entscheidung`,
		titel: 'Ein Zeugnis freigeben, zurückgeben oder lassen, wie es ist',
		action: 'zeugnisFreigeben',
		body: z.discriminatedUnion('schritt', [
			z.strictObject({ schritt: z.literal('FREIGEBEN') }),
			z.strictObject({ schritt: z.literal('ZURUECKGEBEN'), nachricht: pflichttext(2000) }),
			z.strictObject({ schritt: z.literal('LASSEN'), grund: pflichttext(2000) }),
		]),
		response: eins(zeugnis),
	}),
	gibZeugnisseFrei: route({
		...KOPF,
		method: 'POST',
		path: '/v1/freiwilliger/zeugnisfreigaben',
		titel: 'Viele Zeugnisse freigeben',
		action: 'zeugnisFreigeben',
		status: 202,
		body: z.strictObject({ vertragIDs: z.array(id).min(1).max(2000) }),
		response: eins(begonnen),
	}),
	verlangeZeugnis: route({
		...KOPF,
		method: 'POST',
		path: `${PFAD}/verlangen`,
		titel: 'Ein Zeugnis verlangen',
		action: 'zeugnisVerlangen',
		body: z.strictObject({ umfang: z.enum(ZEUGNISUMFAENGE) }),
		response: eins(eigenes),
	}),
	liesEigenesZeugnis: route({
		...KOPF,
		method: 'GET',
		path: `${PFAD}/stand`,
		titel: 'Wie weit ein Zeugnis ist und was sich verlangen lässt',
		action: 'zeugnisVerlangen',
		response: eins(eigenes),
	}),
	berichtigeZeugnis: route({
		...KOPF,
		method: 'POST',
		path: `${PFAD}/berichtigung`,
		titel: 'Um die Berichtigung eines Zeugnisses bitten',
		action: 'zeugnisBerichtigen',
		body: z.strictObject({ nachricht: pflichttext(2000) }),
		response: eins(eigenes),
	}),
};
