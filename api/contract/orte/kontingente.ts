import { z } from 'zod';
import { abfragestatus, begrenzung, ortszahlen, plaetze, stellenzahlen } from '#api/contract/formen/kontingent.ts';
import { begonnen } from '../formen/sammellauf.ts';
import { eins, route } from '../route.ts';
import { id } from '../werte.ts';

const area = 'kontingent';

const stellenkontingent = z.object({
	id,
	zyklusID: id,
	einsatzstelleID: id,
	...stellenzahlen,
	abfrageStatus: abfragestatus,
	...begrenzung,
});

const zuteilung = z.object({ id, zyklusID: id, einsatzortID: id, einsatzstelleID: id, ...ortszahlen, ...begrenzung });

const zyklusQuery = { zyklus: true } as const;
const adressfilter = { adresseID: id.optional() };

/** Places as they are approved and allotted. */
export const kontingente = {
	listeKontingente: route({
		method: 'GET',
		path: '/v1/stammdaten/einsatzstellekontingent',
		area,
		titel: 'Genehmigte und angefragte Plätze der Einsatzstellen im Zyklus',
		action: 'kontingenteLesen',
		...zyklusQuery,
		query: z.strictObject(adressfilter),
		response: eins(z.array(stellenkontingent)),
	}),
	genehmigeKontingent: route({
		method: 'POST',
		path: '/v1/stammdaten/einsatzstellekontingent',
		area,
		titel: 'Plätze einer Einsatzstelle genehmigen',
		action: 'kontingenteGenehmigen',
		body: z.strictObject({ zyklusID: id, einsatzstelleID: id, dienstartID: id, genehmigt: plaetze }),
		status: 201,
		response: eins(stellenkontingent),
	}),
	holeKontingent: route({
		method: 'GET',
		path: '/v1/stammdaten/einsatzstellekontingent/{id}',
		area,
		titel: 'Plätze einer Einsatzstelle in einer Dienstart',
		action: 'kontingenteLesen',
		response: eins(stellenkontingent),
	}),
	aendereKontingent: route({
		method: 'PUT',
		path: '/v1/stammdaten/einsatzstellekontingent/{id}',
		area,
		titel: 'Genehmigte Plätze ändern, die Kontingentabfrage entscheiden',
		action: 'kontingenteGenehmigen',
		body: z.strictObject({ genehmigt: plaetze, abschliessen: z.boolean().default(false) }),
		response: eins(stellenkontingent),
	}),
	genehmigeAnfragen: route({
		method: 'POST',
		path: '/v1/stammdaten/einsatzstellekontingent/genehmigungen',
		area,
		titel: 'Angefragte Plätze mehrerer Einsatzstellen genehmigen, soweit sie frei sind',
		action: 'kontingenteGenehmigen',
		extra: true,
		body: z.strictObject({ zyklusID: id, einsatzstelleIDs: z.array(id).min(1, 'Dies ist ein Pflichtfeld').max(2000) }),
		status: 202,
		response: eins(begonnen),
	}),
	listeZuteilungen: route({
		method: 'GET',
		path: '/v1/stammdaten/einsatzortkontingentzuteilung',
		area,
		titel: 'Zugeteilte Plätze der Einsatzorte im Zyklus',
		action: 'kontingenteLesen',
		...zyklusQuery,
		query: z.strictObject({ ...adressfilter, einsatzortID: id.optional() }),
		response: eins(z.array(zuteilung)),
	}),
	teileKontingentZu: route({
		method: 'POST',
		path: '/v1/stammdaten/einsatzortkontingentzuteilung',
		area,
		titel: 'Einem Einsatzort Plätze zuteilen',
		action: 'kontingenteZuteilen',
		body: z.strictObject({ zyklusID: id, einsatzortID: id, dienstartID: id, zugeteilt: plaetze }),
		status: 201,
		response: eins(zuteilung),
	}),
	holeZuteilung: route({
		method: 'GET',
		path: '/v1/stammdaten/einsatzortkontingentzuteilung/{id}',
		area,
		titel: 'Plätze eines Einsatzorts in einer Dienstart',
		action: 'kontingenteLesen',
		response: eins(zuteilung),
	}),
	aendereZuteilung: route({
		method: 'PUT',
		path: '/v1/stammdaten/einsatzortkontingentzuteilung/{id}',
		area,
		titel: 'Zugeteilte Plätze ändern',
		action: 'kontingenteZuteilen',
		body: z
			.strictObject({ zugeteilt: plaetze.optional(), folgen: z.literal(true).optional() })
			.refine(({ zugeteilt, folgen }) => (zugeteilt === undefined) !== (folgen === undefined), {
				error: 'Bitte geben Sie entweder eine Zahl an oder lassen Sie die Zuteilung folgen.',
				path: ['zugeteilt'],
			}),
		response: eins(zuteilung),
	}),
	entferneZuteilung: route({
		method: 'DELETE',
		path: '/v1/stammdaten/einsatzortkontingentzuteilung/{id}',
		area,
		titel: 'Eine Zuteilung löschen, an der nichts gebunden ist',
		action: 'kontingenteGenehmigen',
	}),
};
