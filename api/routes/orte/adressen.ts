import { SEITENFELDER } from '#api/contract/formen/adresse.ts';
import type { adressen } from '#api/contract/orte/adressverwaltung.ts';
import { nichtGefunden } from '#api/plugins/fehler.ts';
import { istPersonal, zeigeAdressakte, zeigeAdressverlauf, zeigeFelder, zeigeZeile } from '#api/present/adressen.ts';
import { liesKontingent } from '#commands/akte/lesen.ts';
import { wunschzeilentat } from '#domain/akte/dran/zeilentat.ts';
import { alterAm } from '#domain/datum.ts';
import { kennzahlen } from '#domain/kontingent/belegung.ts';
import { monatsstaende, stellenbilanz } from '#domain/kontingent/bilanz.ts';
import { adressfreiwillige } from '#projections/queries/akte/freiwillige.ts';
import { adressakte } from '#projections/queries/orte/adressakte.ts';
import {
	type Adresszeile,
	adressen as adressenliste,
	adressenplan,
	eineAdresse,
	einsatzorteVon,
} from '#projections/queries/orte/adressen.ts';
import { ladeReferenz } from '#projections/queries/traeger/referenz.ts';
import { alsAnfrage, alsSeite, blickVon, gibAnzahlen } from '../anfrage.ts';
import type { Handlers, Umstand } from '../handler.ts';
import { liesAdresse } from './adressverlauf.ts';

/** Einsatzstellen and Einsatzorte, and what is bound at them. */
export const adressenHandlers: Handlers<typeof adressen> = {
	async listeAdressen(anruf) {
		const anfrage = alsAnfrage(anruf, anruf.query);
		const [seite, ohneKontingent] = await Promise.all([
			adressenliste(anruf.umgebung, await blickVon(anruf), anfrage),
			kontingenteAus(anruf),
		]);
		return alsSeite(seite, anfrage, (z) => zeigeZeile(anruf.akteur, z, ohneKontingent));
	},

	zaehleAdressen: async (anruf) => gibAnzahlen(anruf, adressenplan(await blickVon(anruf), anruf.zyklusID)),

	holeAdresse: async (anruf) => ({ data: await zeigeAdresse(anruf, anruf.params.id) }),

	async holeGebundenePlaetze(anruf) {
		const { kontingent, zyklus, orte, referenz } = await platzlage(anruf, anruf.params.id);
		return {
			data: [...referenz.dienstarten.keys()].flatMap((dienstartID) => {
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

	async holeAdressplaetze(anruf) {
		const lage = await platzlage(anruf, anruf.params.id);
		const dienstarten = [...lage.referenz.dienstarten.values()].sort((a, b) => a.sortierung - b.sortierung);
		return {
			data: dienstarten.flatMap(({ id, kurz, art }) => {
				const stand = platzstand(lage, id);
				const { zugeteilt, reserviert, belegt, genehmigt, angefragt } = stand;
				const bewegt = zugeteilt || reserviert || belegt || genehmigt || angefragt;
				return bewegt || lage.zeile.dienstartIDs.includes(id)
					? [{ dienstartID: id, dienstart: kurz, art, ...stand }]
					: [];
			}),
		};
	},

	async listeAdressfreiwillige(anruf) {
		const { zyklusID, umgebung, params } = anruf;
		if (!(await eineAdresse(umgebung, await blickVon(anruf), zyklusID, params.id))) throw nichtGefunden();
		const anfrage = alsAnfrage(anruf, anruf.query);
		const seite = await adressfreiwillige(umgebung, await blickVon(anruf), params.id, anfrage);
		return alsSeite(seite, anfrage, (z) => ({
			...z,
			alter: z.geburtsdatum === null ? null : alterAm(z.geburtsdatum, anfrage.heute),
			zusatz: {},
			zeilentat: wunschzeilentat(anruf.akteur, z),
		}));
	},

	async holeAdresshistorie(anruf) {
		const { adresse, istStelle, eigene, kontingent, namen } = await liesAdresse(anruf, anruf.params.id);
		const verlauf = { eigene, kontingent, adresse: { id: adresse.id, istStelle } };
		const leser = { akteur: anruf.akteur, jetzt: anruf.umgebung.ctx().jetzt };
		return { data: zeigeAdressverlauf(verlauf, leser, namen) };
	},
};

/** An address as the caller sees it in the cycle; another's answers like one that doesn't exist. */
export async function zeigeAdresse(anruf: Umstand, id: string) {
	const { umgebung, zyklusID, akteur } = anruf;
	const zeile = await eineAdresse(umgebung, await blickVon(anruf), zyklusID, id);
	if (!zeile) throw nichtGefunden();
	const [ohneKontingent, einsatzorte, akte] = await Promise.all([
		kontingenteAus(anruf),
		zeile.typ === 'EINSATZSTELLE' ? einsatzorteVon(umgebung.db, zeile.id) : [],
		istPersonal(akteur) ? adressakte(umgebung.db, zeile.id) : null,
	]);
	return {
		...zeigeZeile(akteur, zeile, ohneKontingent),
		...zeigeFelder(akteur, SEITENFELDER, zeile),
		einsatzorte,
		akte: akte && zeigeAdressakte(akteur, akte, await anerkanntePlaetze(anruf, zeile)),
	};
}

async function anerkanntePlaetze({ umgebung }: Umstand, zeile: Adresszeile): Promise<number | null> {
	if (zeile.einsatzstelleID === null) return null;
	const kontingent = await liesKontingent(umgebung, zeile.einsatzstelleID);
	if (zeile.id === zeile.einsatzstelleID) return kontingent.anerkanntePlaetze;
	return kontingent.anerkanntePlaetzeOrt.get(zeile.id) ?? null;
}

/** The Kontingent of the address's Einsatzstelle, and the Einsatzorte to look at in it. */
async function platzlage(anruf: Umstand, id: string) {
	const { umgebung, zyklusID } = anruf;
	const zeile = await eineAdresse(umgebung, await blickVon(anruf), zyklusID, id);
	if (!zeile?.einsatzstelleID) throw nichtGefunden();
	const [kontingent, referenz] = await Promise.all([
		liesKontingent(umgebung, zeile.einsatzstelleID),
		ladeReferenz(umgebung.db, { adresseIDs: [], benutzerIDs: [] }),
	]);
	const zyklus = referenz.zyklen.get(zyklusID);
	if (!zyklus) throw nichtGefunden();
	const istStelle = zeile.typ === 'EINSATZSTELLE';
	const orte = istStelle ? (await einsatzorteVon(umgebung.db, zeile.id)).map((o) => o.id) : [zeile.id];
	return { zeile, istStelle, kontingent, zyklus, orte, referenz };
}

type Platzlage = Awaited<ReturnType<typeof platzlage>>;

/** Of an Einsatzstelle what is approved and free of it, of an Einsatzort what is allotted. */
function platzstand({ kontingent, zyklus, zeile, istStelle }: Platzlage, dienstartID: string) {
	const einsatzortID = istStelle ? null : zeile.id;
	const monate = monatsstaende(kontingent, zyklus, dienstartID, einsatzortID).map(
		({ von, belegt, reserviert, frei }) => ({ von, belegt: belegt - reserviert, reserviert, frei }),
	);
	if (einsatzortID !== null) {
		const { zugeteilt, reserviert, belegt, frei } = kennzahlen(kontingent, { zyklus, einsatzortID, dienstartID });
		return { angefragt: null, genehmigt: null, zugeteilt, reserviert, belegt, frei, monate };
	}
	const { verteilt, angefragt, genehmigt, reserviert, belegt, frei } = stellenbilanz(kontingent, zyklus, dienstartID);
	return { angefragt, genehmigt, zugeteilt: verteilt, reserviert, belegt, frei, monate };
}

async function kontingenteAus({ umgebung }: Umstand): Promise<boolean> {
	const { parameter } = await ladeReferenz(umgebung.db, { adresseIDs: [], benutzerIDs: [] });
	return parameter.kontingentMode === 'OHNE';
}
