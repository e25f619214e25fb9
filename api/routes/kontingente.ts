import { beantworteKontingentabfrage, erinnereAnAbfragen, sendeAbfragen } from '#commands/kontingent/abfragen.ts';
import { type Festgelegt, genehmigeAnfragen, genehmigePlaetze } from '#commands/kontingent/genehmigen.ts';
import { liesTraegerlage } from '#commands/kontingent/lesen.ts';
import { entfernePlaetze, teilePlaetzeZu } from '#commands/kontingent/zuteilen.ts';
import { anfragenIn, hoechstanfrage, istAbgeschlossen } from '#domain/kontingent/abfragen.ts';
import { traegerbilanz } from '#domain/kontingent/bilanz.ts';
import { istEigenerOrt, istEigeneStelle } from '#domain/kontingent/zugang.ts';
import type { Referenz } from '#domain/referenz.ts';
import { seite as seiteVon } from '#domain/rollen.ts';
import { genehmigtVon, gesamtVon } from '#domain/zyklusbudget/zyklusbudget.ts';
import {
	alleKontingente,
	alsKontingent,
	type Fundstelle,
	findeGenehmigung,
	findeZuteilung,
	freiwilligennamen,
	kontingentseite,
	type Stellenzeile,
	traegerstand,
} from '#projections/queries/kontingente.ts';
import { ladeReferenz } from '#projections/queries/referenz.ts';
import type { kontingente } from '../contract/kontingente.ts';
import { nichtGefunden } from '../plugins/fehler.ts';
import {
	erklaerung,
	exportzeilen,
	KONTINGENTSPALTEN,
	zeigeKontingente,
	zeigeMatrixzeile,
	zeigeZuteilungen,
} from '../present/kontingente.ts';
import { alsXlsx } from '../present/xlsx.ts';
import { alsAnfrage, alsSeite } from './anfrage.ts';
import { gibDatei } from './datei.ts';
import type { Handlers, Umstand } from './handler.ts';

/** Places: approved, allotted, asked for. */
export const kontingenteHandlers: Handlers<typeof kontingente> = {
	async listeKontingente(anruf) {
		const rahmen = await rahmenVon(anruf);
		const stellen = await stellenZu(anruf, anruf.query.adresseID);
		return { data: stellen.flatMap((s) => zeigeKontingente(rahmen, s)) };
	},

	async genehmigeKontingent(anruf) {
		const { genehmigt, ...wo } = anruf.body;
		const festgelegt = await genehmigePlaetze(anruf.umgebung, auftragVon(anruf), { ...wo, genehmigt });
		return { data: { ...(await kontingentAn(anruf, wo)), ...begrenzung(festgelegt) } };
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

	async holeKontingent(anruf) {
		return { data: await kontingentAn(anruf, muss(await findeGenehmigung(anruf.umgebung.db, anruf.params.id))) };
	},

	async aendereKontingent(anruf) {
		const wo = muss(await findeGenehmigung(anruf.umgebung.db, anruf.params.id));
		const festgelegt = await genehmigePlaetze(anruf.umgebung, auftragVon(anruf), { ...wo, ...anruf.body });
		return { data: { ...(await kontingentAn(anruf, wo)), ...begrenzung(festgelegt) } };
	},

	async genehmigeAnfragen(anruf) {
		const { zyklusID, einsatzstelleIDs } = anruf.body;
		const bericht = await genehmigeAnfragen(anruf.umgebung, auftragVon(anruf), zyklusID, einsatzstelleIDs);
		return {
			data: bericht.map(({ bewilligungen, ...zeile }) => ({
				...zeile,
				bewilligungen: bewilligungen.map(({ wert: genehmigt, hinweis, ...b }) => ({
					...b,
					genehmigt,
					...(hinweis === null ? {} : { hinweis }),
				})),
			})),
		};
	},

	async listeZuteilungen(anruf) {
		const { adresseID, einsatzortID } = anruf.query;
		const rahmen = await rahmenVon(anruf);
		const stellen = await stellenZu(anruf, einsatzortID ?? adresseID);
		const zuteilungen = stellen.flatMap((s) => zeigeZuteilungen(rahmen, s));
		return { data: zuteilungen.filter((z) => einsatzortID === undefined || z.einsatzortID === einsatzortID) };
	},

	async teileKontingentZu(anruf) {
		const festgelegt = await teilePlaetzeZu(anruf.umgebung, auftragVon(anruf), anruf.body);
		return { data: { ...(await zuteilungAn(anruf, anruf.body)), ...begrenzung(festgelegt) } };
	},

	async holeZuteilung(anruf) {
		return { data: await zuteilungAn(anruf, muss(await findeZuteilung(anruf.umgebung.db, anruf.params.id))) };
	},

	async aendereZuteilung(anruf) {
		const wo = muss(await findeZuteilung(anruf.umgebung.db, anruf.params.id));
		const zuteilung = { ...wo, zugeteilt: anruf.body.zugeteilt };
		const festgelegt = await teilePlaetzeZu(anruf.umgebung, auftragVon(anruf), zuteilung);
		return { data: { ...(await zuteilungAn(anruf, wo)), ...begrenzung(festgelegt) } };
	},

	async entferneZuteilung(anruf) {
		const wo = muss(await findeZuteilung(anruf.umgebung.db, anruf.params.id));
		await entfernePlaetze(anruf.umgebung, auftragVon(anruf), wo);
	},

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
		return {
			data: {
				einsatzstelleID: stelle.id,
				einsatzstelle: stelle.bezeichnung,
				zyklusID,
				...stelle.abfrage,
				anerkanntePlaetze: stelle.anerkanntePlaetze,
				isOffen:
					parameter.kontingentMode === 'KONTINGENTABFRAGE' && stelle.abfrage.status !== 'ENTWURF' && !abgeschlossen,
				zeilen: aktiveDienstarten(referenz).map(({ id: dienstartID, bezeichnung: dienstart }) => {
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

	async sendeKontingentabfrage(anruf) {
		const { frist, adresseIDs = null, text } = anruf.body;
		const abfrage = { frist, adresseIDs, text };
		return { data: await sendeAbfragen(anruf.umgebung, auftragVon(anruf), anruf.params.id, abfrage) };
	},

	async erinnereKontingentabfrage(anruf) {
		return { data: await erinnereAnAbfragen(anruf.umgebung, auftragVon(anruf), anruf.params.id) };
	},

	async exportKontingente(anruf) {
		const { zyklus, referenz } = await rahmenVon(anruf);
		const zeilen = exportzeilen(zyklus, alleDienstarten(referenz), await stellenZu(anruf, undefined));
		const datei = { liste: 'kontingente', endung: 'xlsx', anzahl: zeilen.length, anfrage: null } as const;
		return gibDatei(anruf, datei, Buffer.from(await alsXlsx('Kontingente', KONTINGENTSPALTEN, zeilen)));
	},

	async kontingentmatrix(anruf) {
		const { query, umgebung, akteur } = anruf;
		const anfrage = alsAnfrage(anruf, query);
		const [{ zyklus, referenz }, seite] = await Promise.all([
			rahmenVon(anruf),
			kontingentseite(umgebung, akteur, anfrage),
		]);
		const rahmen = { akteur, zyklus, dienstarten: alleDienstarten(referenz), mitMonaten: query.monate === 'true' };
		return alsSeite(seite, anfrage, (s) => zeigeMatrixzeile(rahmen, s));
	},

	async kontingentuebersicht(anruf) {
		const { umgebung, akteur, zyklusID } = anruf;
		const { zyklus, referenz } = await rahmenVon(anruf);
		const { budget, frist } = await liesTraegerlage(umgebung, zyklusID);
		const { kontingentMode } = referenz.parameter;
		const kopf = { zyklusID, kontingentMode, isAbgeschlossen: zyklus.isAbgeschlossen, frist };
		if (seiteVon(akteur) === 'EINSATZSTELLE') return { data: { ...kopf, budget: [], abfragen: [] } };
		const stand = await traegerstand(umgebung.db, zyklusID);
		const zeilen = alleDienstarten(referenz).flatMap(({ id: dienstartID }) => {
			const genehmigt = genehmigtVon(budget, dienstartID);
			const gesamt = gesamtVon(budget, dienstartID);
			const angefragt = stand.angefragt.find((a) => a.dienstartID === dienstartID)?.anzahl ?? 0;
			const hier = stand.belegungen.filter((b) => b.dienstartID === dienstartID);
			if (gesamt === null && !genehmigt && !angefragt && !hier.length) return [];
			const rest = gesamt === null ? null : gesamt - genehmigt;
			return [{ dienstartID, gesamt, genehmigt, rest, angefragt, ...traegerbilanz(zyklus, genehmigt, hier) }];
		});
		return { data: { ...kopf, budget: zeilen, abfragen: [...stand.abfragen] } };
	},

	async erklaereKontingente(anruf) {
		const { umgebung, akteur, params, query, zyklusID } = anruf;
		const rahmen = await rahmenVon(anruf);
		const stelle = muss(await stelleAn(anruf, zyklusID, params.id));
		const istStelle = stelle.id === params.id;
		const darf = istStelle ? istEigeneStelle(akteur, params.id) : istEigenerOrt(akteur, params.id);
		if (!darf) throw nichtGefunden();
		const einsatzortID = istStelle ? null : params.id;
		const hier = stelle.belegungen.filter((b) => einsatzortID === null || b.einsatzortID === einsatzortID);
		const namen = await freiwilligennamen(
			umgebung.db,
			hier.map((b) => b.freiwilligerID),
		);
		const dienstarten = alleDienstarten(rahmen.referenz).filter((d) => d.id === (query.dienstartID ?? d.id));
		return { data: dienstarten.map(({ id }) => erklaerung({ ...rahmen, namen }, stelle, id, einsatzortID)) };
	},
};

const auftragVon = ({ akteur, idempotenz }: Umstand) => ({ akteur, idempotenz });

/** Says so only where the input was clamped. */
const begrenzung = ({ wert, hinweis }: Festgelegt) => (hinweis === null ? {} : { begrenztAuf: wert, hinweis });

function muss<T>(wert: T | null | undefined): T {
	if (wert === null || wert === undefined) throw nichtGefunden();
	return wert;
}

async function rahmenVon({ umgebung, akteur, zyklusID }: Pick<Umstand, 'umgebung' | 'akteur' | 'zyklusID'>) {
	const referenz = await ladeReferenz(umgebung.db, { adresseIDs: [], benutzerIDs: [] });
	return { akteur, referenz, zyklus: muss(referenz.zyklen.get(zyklusID)) };
}

const stellenZu = ({ umgebung, akteur, zyklusID }: Umstand, adresseID: string | undefined) =>
	alleKontingente(umgebung.db, akteur, zyklusID, adresseID);

/** The Einsatzstelle of an address in a cycle, where it is within the caller's scope. */
async function stelleAn(
	{ umgebung, akteur }: Umstand,
	zyklusID: string,
	adresseID: string,
): Promise<Stellenzeile | undefined> {
	return (await alleKontingente(umgebung.db, akteur, zyklusID, adresseID))[0];
}

async function kontingentAn(anruf: Umstand, { zyklusID, einsatzstelleID, dienstartID }: Fundstelle) {
	const rahmen = await rahmenVon({ ...anruf, zyklusID });
	const stelle = muss(await stelleAn(anruf, zyklusID, einsatzstelleID));
	return muss(zeigeKontingente(rahmen, stelle).find((z) => z.dienstartID === dienstartID));
}

async function zuteilungAn(
	anruf: Umstand,
	{ zyklusID, einsatzortID, dienstartID }: { zyklusID: string; einsatzortID: string; dienstartID: string },
) {
	const rahmen = await rahmenVon({ ...anruf, zyklusID });
	const stelle = muss(await stelleAn(anruf, zyklusID, einsatzortID));
	const hier = zeigeZuteilungen(rahmen, stelle).filter((z) => z.einsatzortID === einsatzortID);
	return muss(hier.find((z) => z.dienstartID === dienstartID));
}

/** As the tenant sorts them; those no longer offered only show where there are figures. */
const alleDienstarten = ({ dienstarten }: Referenz) =>
	[...dienstarten.values()].sort((a, b) => a.sortierung - b.sortierung);
const aktiveDienstarten = (referenz: Referenz) => alleDienstarten(referenz).filter((d) => d.isAktiv);
