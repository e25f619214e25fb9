import { liesKontingent } from '#commands/akte/lesen.ts';
import { kennzahlen } from '#domain/kontingent/belegung.ts';
import { hatRolle } from '#domain/rollen.ts';
import {
	type Adresszeile,
	adressen as adressenliste,
	eineAdresse,
	einsatzorteVon,
} from '#projections/queries/adressen.ts';
import { ladeReferenz } from '#projections/queries/referenz.ts';
import type { adressen } from '../contract/stammdaten.ts';
import { nichtGefunden } from '../plugins/fehler.ts';
import { alsAnfrage, alsSeite, blickVon } from './anfrage.ts';
import type { Handlers, Umstand } from './handler.ts';

const MILLIONSTEL = 1_000_000;

/** Einsatzstellen and Einsatzorte, and what is bound at them. */
export const adressenHandlers: Handlers<typeof adressen> = {
	async listeAdressen(anruf) {
		const anfrage = alsAnfrage(anruf, anruf.query);
		const blick = blickVon(anruf);
		const [seite, ohneKontingent] = await Promise.all([
			adressenliste(anruf.umgebung, blick, anfrage),
			kontingenteAus(anruf),
		]);
		return alsSeite(seite, anfrage, (z) => zeigeZeile(anruf, z, ohneKontingent));
	},

	async holeAdresse(anruf) {
		const { umgebung, zyklusID, params, akteur } = anruf;
		const zeile = await eineAdresse(umgebung, blickVon(anruf), zyklusID, params.id);
		if (!zeile) throw nichtGefunden();
		const istPersonal = hatRolle(akteur, ['MA_VEREIN', 'MA_VERWALTUNG', 'ADMIN']);
		return {
			data: {
				...zeigeZeile(anruf, zeile, await kontingenteAus(anruf)),
				strasse: zeile.strasse,
				hausnummer: zeile.hausnummer,
				telefon: zeile.telefon,
				email: zeile.email,
				beschreibung: zeile.beschreibung,
				externeNummer: istPersonal ? zeile.externeNummer : null,
				einsatzorte: zeile.typ === 'EINSATZSTELLE' ? await einsatzorteVon(umgebung.db, zeile.id) : [],
			},
		};
	},

	async holeGebundenePlaetze(anruf) {
		const { umgebung, zyklusID, params } = anruf;
		const zeile = await eineAdresse(umgebung, blickVon(anruf), zyklusID, params.id);
		if (!zeile?.einsatzstelleID) throw nichtGefunden();
		const [kontingent, referenz] = await Promise.all([
			liesKontingent(umgebung, zeile.einsatzstelleID),
			ladeReferenz(umgebung.db, { adresseIDs: [], benutzerIDs: [] }),
		]);
		const zyklus = referenz.zyklen.get(zyklusID);
		if (!zyklus) throw nichtGefunden();
		const orte =
			zeile.typ === 'EINSATZSTELLE' ? (await einsatzorteVon(umgebung.db, zeile.id)).map((o) => o.id) : [zeile.id];
		const dienstartIDs = [...referenz.dienstarten.keys()];
		return {
			data: dienstartIDs.flatMap((dienstartID) => {
				const summe = { zugeteilt: 0, reserviert: 0, belegt: 0 };
				for (const einsatzortID of orte) {
					const k = kennzahlen(kontingent, { zyklus, einsatzortID, dienstartID });
					summe.zugeteilt += k.zugeteilt;
					summe.reserviert += k.reserviert;
					summe.belegt += k.belegt;
				}
				const minimum = summe.reserviert + summe.belegt;
				return summe.zugeteilt || minimum ? [{ dienstartID, ...summe, minimum }] : [];
			}),
		};
	},
};

async function kontingenteAus({ umgebung }: Umstand): Promise<boolean> {
	const { parameter } = await ladeReferenz(umgebung.db, { adresseIDs: [], benutzerIDs: [] });
	return parameter.kontingentMode === 'OHNE';
}

/** Everybody learns whether a place is free, staff how many. */
function zeigeZeile({ akteur }: Umstand, z: Adresszeile, ohneKontingent: boolean) {
	const istPersonal = hatRolle(akteur, ['MA_VEREIN', 'MA_VERWALTUNG', 'ADMIN']);
	return {
		id: z.id,
		typ: z.typ,
		bezeichnung: z.bezeichnung,
		kurzname: z.kurzname,
		einsatzstelleID: z.einsatzstelleID,
		einsatzstelle: z.einsatzstelle,
		plz: z.plz,
		ort: z.ort,
		lat: z.lat === null ? null : z.lat / MILLIONSTEL,
		lon: z.lon === null ? null : z.lon / MILLIONSTEL,
		dienstartIDs: z.dienstartIDs,
		mindestalter: z.mindestalter,
		hoechstalter: z.hoechstalter,
		isAktiv: z.isAktiv,
		isOnline: z.isOnline,
		hatFreiePlaetze: ohneKontingent ? null : z.frei > 0,
		zugeteilt: istPersonal ? z.zugeteilt : null,
		frei: istPersonal ? z.frei : null,
	};
}
