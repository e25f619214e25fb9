import type { kontingentabfrage } from '#api/contract/orte/kontingentabfrage.ts';
import { nichtGefunden } from '#api/plugins/fehler.ts';
import { beantworteKontingentabfrage, erinnereAnAbfragen, sendeAbfragen } from '#commands/kontingent/abfragen.ts';
import { anfragenIn, hoechstanfrage, istAbgeschlossen } from '#domain/kontingent/abfragen.ts';
import { istEigeneStelle } from '#domain/kontingent/zugang.ts';
import { alsKontingent } from '#projections/queries/orte/kontingentmatrix.ts';
import type { Handlers } from '../handler.ts';
import { alleDienstarten, auftragVon, begrenzung, muss, rahmenVon, stelleAn } from './kontingentumfeld.ts';

/** The inquiry of a cycle: sent, reminded of, answered. */
export const kontingentabfrageHandlers: Handlers<typeof kontingentabfrage> = {
	async holeKontingentabfrage(anruf) {
		const { umgebung, akteur, params, zyklusID } = anruf;
		const { referenz } = await rahmenVon(anruf);
		const stelle = muss(await stelleAn(anruf, zyklusID, params.id));
		if (stelle.id !== params.id || !istEigeneStelle(akteur, stelle.id)) throw nichtGefunden();
		const k = alsKontingent(stelle);
		const { parameter } = referenz;
		const ctx = umgebung.ctx();
		const abgeschlossen = istAbgeschlossen(stelle.abfrage, ctx, akteur);
		const anfragen = anfragenIn(k, zyklusID);
		const dienstarten = alleDienstarten(referenz).filter((d) => d.isAktiv);
		return {
			data: {
				einsatzstelleID: stelle.id,
				einsatzstelle: stelle.bezeichnung,
				zyklusID,
				...stelle.abfrage,
				anerkanntePlaetze: stelle.anerkanntePlaetze,
				isOffen:
					parameter.kontingentMode === 'KONTINGENTABFRAGE' && stelle.abfrage.status !== 'ENTWURF' && !abgeschlossen,
				zeilen: dienstarten.map(({ id: dienstartID, bezeichnung: dienstart }) => {
					const genehmigung = stelle.genehmigungen.find((g) => g.dienstartID === dienstartID);
					const { angefragt = null, genehmigt = null } = genehmigung ?? {};
					return {
						dienstartID,
						dienstart,
						angefragt,
						genehmigt,
						max: hoechstanfrage(k, dienstartID, anfragen, referenz),
					};
				}),
			},
		};
	},

	async beantworteKontingentabfrage(anruf) {
		const { adresseID: einsatzstelleID, ...antwort } = anruf.body;
		const zeilen = await beantworteKontingentabfrage(anruf.umgebung, auftragVon(anruf), {
			einsatzstelleID,
			...antwort,
		});
		return {
			data: {
				status: 'BEANTWORTET' as const,
				zeilen: zeilen.map(({ dienstartID, angefragt, hinweis }) => ({
					dienstartID,
					angefragt,
					...begrenzung({ wert: angefragt, hinweis }),
				})),
			},
		};
	},

	async sendeKontingentabfrage(anruf) {
		const { frist, adresseIDs = null, text } = anruf.body;
		const abfrage = { frist, adresseIDs, text };
		return { data: await sendeAbfragen(anruf.umgebung, auftragVon(anruf), anruf.params.id, abfrage) };
	},

	async erinnereKontingentabfrage(anruf) {
		return { data: await erinnereAnAbfragen(anruf.umgebung, auftragVon(anruf), anruf.params.id) };
	},
};
