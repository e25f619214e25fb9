import { z } from 'zod';
import { dokument, dokumentanforderung } from '#api/contract/formen/dokument.ts';
import { eins, route } from '../route.ts';
import { id, pflichttext, tag, text } from '../werte.ts';

const area = 'dokumente';
const PDF = { contentType: 'application/pdf', response: z.string() } as const;
const DATEI = { contentType: 'application/octet-stream', response: z.string() } as const;

/** Bytes of the file, said in the address; another length was cut on the way. */
const LAENGE = 'Länge der Datei in Bytes, wenn sie nicht in der Adresse steht';
const expectedLength = z
	.string()
	.regex(/^\d{1,12}$/, 'Invalides Format')
	.transform(Number);

const steuerwert = z.union([text(200), z.boolean()]).nullable();

/** Table: FreiwilligerDokument, calls. */
export const dokumente = {
	fordereDokumentAn: route({
		method: 'POST',
		path: '/v1/freiwilliger/{id}/dokumente',
		area,
		titel: 'Ein Dokument anfordern',
		action: 'dokumentAnfordern',
		body: z.strictObject({
			dokumentSpecID: id,
			frist: tag.nullable().optional(),
			bemerkung: text(1000).nullable().optional(),
		}),
		status: 201,
		response: eins(dokumentanforderung),
	}),
	stelleDokumentBereit: route({
		method: 'POST',
		path: '/v1/freiwilliger/{freiwilligerID}/dokumente/direkt',
		area,
		titel: 'Ein Dokument direkt bereitstellen, mit Datei oder aus der Vorlage gefüllt',
		action: 'dokumentBereitstellen',
		datei: { feld: 'content', isOhneDatei: true, daneben: { expectedLength: LAENGE } },
		query: z.strictObject({
			/** Of a specification, or of a request. */
			dokumentID: id,
			einsatzortID: id.optional(),
			expectedLength: expectedLength.optional(),
		}),
		status: 201,
		response: eins(dokument),
	}),
	ladeDokumentHoch: route({
		method: 'POST',
		path: '/v1/freiwilliger/{id}/dokumente/{dokumentID}',
		area,
		titel: 'Eine Datei zu einer Anforderung hochladen',
		action: 'dokumentHochladen',
		datei: { feld: 'content', daneben: { expectedLength: LAENGE } },
		query: z.strictObject({
			expectedLength: expectedLength.optional(),
			/** The Einsatzort it is for. */
			adresseID: id.optional(),
		}),
		status: 201,
		response: eins(dokument),
	}),
	ladeDokumentHerunter: route({
		method: 'GET',
		path: '/v1/freiwilliger/{id}/dokumente/{dokumentID}',
		area,
		titel: 'Datei eines Dokuments; die unterschriebene, sobald es sie gibt',
		action: 'dokumentLesen',
		query: z.strictObject({
			/** As it was handed in, whatever was signed since. */
			original: z.literal('true').optional(),
		}),
		...DATEI,
	}),
	pflegeAnforderung: route({
		method: 'PATCH',
		path: '/v1/freiwilliger/{id}/dokumente/{anforderungId}',
		area,
		titel: 'Eine Anforderung abschließen, zurückziehen oder wieder öffnen',
		action: 'anforderungPflegen',
		body: z.strictObject({ aktion: z.enum(['ABSCHLIESSEN', 'ZURUECKZIEHEN', 'OEFFNEN']) }),
		response: eins(dokumentanforderung),
	}),
	pruefeDokument: route({
		method: 'POST',
		path: '/v1/freiwilliger/{id}/dokumente/{dokId}/review',
		area,
		titel: 'Ein Dokument verifizieren oder zurückweisen',
		action: 'dokumentPruefen',
		body: z.strictObject({
			ergebnis: z.enum(['OK', 'ABGELEHNT']),
			grund: text(1000).optional(),
			gueltigBis: tag.nullable().optional(),
			/** The copy signed on paper. */
			papier: z.boolean().optional(),
			/** Where that copy lies. */
			original: text(200).nullable().optional(),
			/** Values of the fields the specification sets, as who checks it confirms them. */
			steuerwerte: z.record(z.string().max(60), steuerwert).optional(),
		}),
		response: eins(dokument),
	}),
	halteEinsichtFest: route({
		method: 'POST',
		path: '/v1/freiwilliger/{id}/anforderungen/{anforderungID}/einsicht',
		area,
		titel: 'Festhalten, dass ein Führungszeugnis eingesehen wurde',
		action: 'dokumentPruefen',
		extra: true,
		body: z.strictObject({
			fuehrungszeugnisDatum: tag,
			/** Is there a conviction that bars from the work? */
			isEinschlaegigVerurteilt: z.boolean(),
		}),
		response: eins(dokumentanforderung),
	}),
	invalidiereDokument: route({
		method: 'POST',
		path: '/v1/freiwilliger/{id}/anforderungen/{anforderungID}/invalidate',
		area,
		titel: 'Das Dokument einer Anforderung für ungültig erklären',
		action: 'dokumentInvalidieren',
		body: z.strictObject({
			grund: pflichttext(1000),
			/** The document that was seen; a newer one stays. Left out: whichever is the newest. */
			dokumentID: id.optional(),
		}),
		response: eins(dokumentanforderung),
	}),
	holeDokument: route({
		method: 'GET',
		path: '/v1/freiwilliger/dokumente/{dokID}',
		area,
		titel: 'Angaben zu einem Dokument',
		action: 'dokumentLesen',
		response: eins(dokument),
	}),
	fuelleVorlage: route({
		method: 'GET',
		path: '/v1/freiwilliger/{id}/vorlage/{dokumentSpecID}',
		area,
		titel: 'Für die Freiwillige oder den Freiwilligen gefüllte Vorlage',
		action: 'vorlageFuellen',
		query: z.strictObject({ einsatzortID: id.optional() }),
		...PDF,
	}),
	ladeUploadHerunter: route({
		method: 'GET',
		path: '/v1/freiwilliger/{freiwilligerID}/download/{uploadID}',
		area,
		titel: 'Datei herunterladen, die zu Freiwilligen gehört',
		action: 'dokumentLesen',
		...DATEI,
	}),
	loescheDokument: route({
		method: 'POST',
		path: '/v1/freiwilliger/{id}/dokumente/{dokumentId}/delete',
		area,
		titel: 'Ein Dokument löschen',
		action: 'dokumentLoeschen',
		body: z.strictObject({ grund: text(1000).optional() }),
	}),
	loescheUploadPerLink: route({
		method: 'GET',
		path: '/v1/freiwilliger/{freiwilligerID}/delete/{uploadID}',
		area,
		titel: 'Datei löschen, die noch nirgends verwendet wird (nur mit Bearer-Token)',
		action: 'uploadLoeschen',
		nurMitBearer: true,
		response: eins(z.strictObject({})),
	}),
	loescheUpload: route({
		method: 'POST',
		path: '/v1/freiwilliger/{freiwilligerID}/delete/{uploadID}',
		area,
		titel: 'Datei löschen, die noch nirgends verwendet wird',
		action: 'uploadLoeschen',
		response: eins(z.strictObject({})),
		extra: true,
	}),
};
