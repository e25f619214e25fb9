import type { kontingentmatrix } from '#api/contract/orte/kontingentmatrix.ts';
import { nichtGefunden } from '#api/plugins/fehler.ts';
import { alsListe } from '#api/present/dateien/excelliste.ts';
import {
	erklaerung,
	exportzeilen,
	KONTINGENTSPALTEN,
	kontingentsummen,
	zeigeMatrixzeile,
} from '#api/present/kontingente.ts';
import { belegungProzent } from '#domain/kontingent/bilanz.ts';
import { istEigenerOrt, istEigeneStelle } from '#domain/kontingent/zugang.ts';
import { seite as seiteVon } from '#domain/rollen.ts';
import { freiwilligennamen } from '#projections/queries/orte/kontingente.ts';
import { kontingentseite } from '#projections/queries/orte/kontingentmatrix.ts';
import { traegerstand } from '#projections/queries/orte/kontingentstand.ts';
import { alsAnfrage, alsSeite } from '../anfrage.ts';
import { gibDatei } from '../datei.ts';
import { herkunftVon } from '../erlaeuterung.ts';
import type { Handlers } from '../handler.ts';
import { alleDienstarten, muss, rahmenVon, stelleAn, stellenZu } from './kontingentumfeld.ts';

/** The places of a cycle on one screen, what is behind the figures, and as a file. */
export const kontingentmatrixHandlers: Handlers<typeof kontingentmatrix> = {
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
		const { kontingentMode } = referenz.parameter;
		const kopf = { zyklusID, kontingentMode, isAbgeschlossen: zyklus.isAbgeschlossen };
		if (seiteVon(akteur) === 'EINSATZSTELLE') return { data: { ...kopf, frist: null, budget: [], abfragen: [] } };
		const stand = await traegerstand(umgebung.db, zyklusID);
		const je = (zahlen: typeof stand.genehmigt) => new Map(zahlen.map((z) => [z.dienstartID, z.anzahl]));
		const [genehmigte, angefragte] = [je(stand.genehmigt), je(stand.angefragt)];
		const besetzungen = new Map(stand.besetzungen.map((b) => [b.dienstartID, b]));
		const budget = alleDienstarten(referenz).flatMap(({ id: dienstartID }) => {
			const genehmigt = genehmigte.get(dienstartID) ?? 0;
			const gesamt = zyklus.dienstarten.get(dienstartID)?.gesamtkontingent ?? null;
			const angefragt = angefragte.get(dienstartID) ?? 0;
			const besetzung = besetzungen.get(dienstartID);
			if (gesamt === null && !genehmigt && !angefragt && !besetzung) return [];
			const rest = gesamt === null ? null : gesamt - genehmigt;
			const { reserviert, belegt } = besetzung ?? UNBESETZT;
			const prozent = belegungProzent(reserviert + belegt, genehmigt);
			return [{ dienstartID, gesamt, genehmigt, rest, angefragt, reserviert, belegt, belegungProzent: prozent }];
		});
		return { data: { ...kopf, frist: stand.frist, budget, abfragen: [...stand.abfragen] } };
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

	async exportKontingente(anruf) {
		const { zyklus, referenz } = await rahmenVon(anruf);
		const zeilen = exportzeilen(zyklus, alleDienstarten(referenz), await stellenZu(anruf, undefined));
		const datei = { liste: 'kontingente', endung: 'xlsx', anzahl: zeilen.length, anfrage: null } as const;
		const inhalt = await alsListe('Kontingente', KONTINGENTSPALTEN, zeilen, {
			inhalt: `Kontingente im Zyklus ${zyklus.bezeichnung}, je Einsatzort und Dienstart`,
			filter: 'keiner',
			...(await herkunftVon(anruf)),
			summen: kontingentsummen(zeilen),
			hinweise: [
				'Anerkannte, angefragte und genehmigte Plätze gelten der Einsatzstelle und stehen in jeder ihrer Zeilen.',
			],
		});
		return gibDatei(anruf, datei, inhalt);
	},
};

const UNBESETZT = { reserviert: 0, belegt: 0 } as const;
