import type { kontingentvorschau } from '#api/contract/orte/kontingentvorschau.ts';
import type { Ausgang } from '#api/contract/route.ts';
import { hoechstbelegung, kennzahlen } from '#domain/kontingent/belegung.ts';
import { stellenbilanz } from '#domain/kontingent/bilanz.ts';
import { vorgaenger } from '#domain/kontingent/bindungsregeln.ts';
import type { Eingabe } from '#domain/kontingent/eingabe.ts';
import { gegenOrt } from '#domain/kontingent/festlegen.ts';
import { type Empfaenger, verteileRest } from '#domain/kontingent/verteilen.ts';
import { type Stellenstand, spieleDurch } from '#domain/kontingent/vorschau.ts';
import { istEigenerOrt, istEigeneStelle, pruefeGenehmigung, pruefeZuteilung } from '#domain/kontingent/zugang.ts';
import type { Referenz } from '#domain/referenz.ts';
import type { Zyklus } from '#domain/referenzsaetze.ts';
import type { Akteur } from '#domain/rollen.ts';
import { alsKontingent, kontingenteAn, type Stellenzeile } from '#projections/queries/orte/kontingentmatrix.ts';
import { budgetDes } from '#projections/queries/orte/kontingentstand.ts';
import { ladeReferenz } from '#projections/queries/traeger/referenz.ts';
import type { Handlers, Umstand } from '../handler.ts';
import { muss } from './kontingentumfeld.ts';

type Zelle = Ausgang<typeof kontingentvorschau.rechneKontingentvorschau>['data']['zellen'][number];

/** Where figures are tried out: what is read stays as it is. */
interface Rahmen {
	readonly akteur: Akteur;
	readonly zyklus: Zyklus;
	readonly referenz: Referenz;
}

interface Stelle extends Stellenstand {
	readonly zeile: Stellenzeile;
}

/** What typed figures would come to: the decisions of storing, without storing. */
export const kontingentvorschauHandlers: Handlers<typeof kontingentvorschau> = {
	async rechneKontingentvorschau(anruf) {
		const { umgebung, akteur, zyklusID, body } = anruf;
		const { eingaben, verteile } = body;
		const adresseIDs = [...eingaben.map((e) => e.adresseID), ...(verteile ? [verteile.einsatzstelleID] : [])];
		const [zeilen, budget] = await Promise.all([
			kontingenteAn(umgebung.db, akteur, zyklusID, adresseIDs),
			budgetDes(umgebung.db, zyklusID),
		]);
		const referenz = await ladeReferenz(umgebung.db, {
			adresseIDs: zeilen.flatMap((z) => [z.id, ...z.orte.map((o) => o.id)]),
			benutzerIDs: [],
		});
		const rahmen = { akteur, referenz, zyklus: muss(referenz.zyklen.get(zyklusID)) };
		const stellen = zeilen.map(alsStelle);
		for (const eingabe of eingaben) pruefeEingabe(rahmen, stellen, eingabe);
		const ausgaenge = spieleDurch({ zyklusID, stellen: jeAdresse(stellen), budget, referenz }, eingaben);
		const verteilung = verteile ? await verteilvorschlag(anruf, rahmen, stellen, verteile) : [];
		return { data: { ausgaenge, zellen: zellen(rahmen, stellen, eingaben), verteilung } };
	},
};

const alsStelle = (zeile: Stellenzeile): Stelle => ({
	zeile,
	kontingent: alsKontingent(zeile),
	einsatzortIDs: zeile.orte.filter((o) => o.nimmtTeil).map((o) => o.id),
});

const jeAdresse = (stellen: readonly Stelle[]) =>
	new Map(stellen.flatMap((s) => [s.zeile, ...s.zeile.orte].map(({ id }) => [id, s] as const)));

/** Who couldn't store a figure isn't told what it would come to. */
function pruefeEingabe(
	{ akteur, referenz }: Rahmen,
	stellen: readonly Stelle[],
	{ art, adresseID, dienstartID }: Eingabe,
): void {
	const istGenehmigung = art === 'GENEHMIGT';
	if (istGenehmigung) pruefeGenehmigung(akteur, referenz.parameter);
	else pruefeZuteilung(akteur, referenz.parameter, adresseID);
	muss(stellen.find(({ zeile }) => (istGenehmigung ? [zeile] : zeile.orte).some(({ id }) => id === adresseID)));
	muss(referenz.dienstarten.get(dienstartID));
}

/** Each Dienstart of an Einsatzstelle that was touched, there and at its Einsatzorte. */
function zellen({ akteur, zyklus }: Rahmen, stellen: readonly Stelle[], eingaben: readonly Eingabe[]): Zelle[] {
	return stellen.flatMap(({ zeile, kontingent }) => {
		const hier = new Set([zeile, ...zeile.orte].map(({ id }) => id));
		const dienstarten = new Set(eingaben.filter((e) => hier.has(e.adresseID)).map((e) => e.dienstartID));
		const orte = zeile.orte.filter((o) => istEigenerOrt(akteur, o.id));
		return [...dienstarten].flatMap((dienstartID): Zelle[] => {
			const { genehmigt, verteilt, reserviert, belegt, frei } = stellenbilanz(kontingent, zyklus, dienstartID);
			const ganze = { adresseID: zeile.id, dienstartID, plaetze: genehmigt ?? 0, verteilt, reserviert, belegt, frei };
			const teile = orte.map(({ id: einsatzortID }) => {
				const { zugeteilt: plaetze, ...zahlen } = kennzahlen(kontingent, { zyklus, einsatzortID, dienstartID });
				return { adresseID: einsatzortID, dienstartID, plaetze, verteilt: null, ...zahlen };
			});
			return istEigeneStelle(akteur, zeile.id) ? [ganze, ...teile] : teile;
		});
	});
}

/** The rest after the inputs, by what each Einsatzort used in the cycle before (docs/adr/0057). */
async function verteilvorschlag(
	{ umgebung }: Umstand,
	{ akteur, zyklus, referenz }: Rahmen,
	stellen: readonly Stelle[],
	{ einsatzstelleID, dienstartID }: { readonly einsatzstelleID: string; readonly dienstartID: string },
) {
	const { zeile, kontingent } = muss(stellen.find((s) => s.zeile.id === einsatzstelleID));
	muss(istEigeneStelle(akteur, einsatzstelleID) || null);
	const offen = zeile.orte.filter(
		({ id: einsatzortID }) => !gegenOrt(referenz, { zyklusID: zyklus.id, einsatzortID, dienstartID }),
	);
	for (const { id } of offen) pruefeZuteilung(akteur, referenz.parameter, id);
	const vorher = vorgaenger(referenz, zyklus);
	const damals = vorher && (await kontingenteAn(umgebung.db, akteur, vorher.id, [einsatzstelleID]))[0];
	const zuletzt = damals && { k: alsKontingent(damals), zyklus: vorher };
	const istBfd = referenz.dienstarten.get(dienstartID)?.art === 'BFD';
	const empfaenger = offen.map(
		({ id: einsatzortID, anerkanntePlaetze }): Empfaenger => ({
			einsatzortID,
			zugeteilt: kennzahlen(kontingent, { zyklus, einsatzortID, dienstartID }).zugeteilt,
			zuletzt: zuletzt ? hoechstbelegung(zuletzt.k, { zyklus: zuletzt.zyklus, einsatzortID, dienstartID }) : 0,
			hoechstens: istBfd ? anerkanntePlaetze : null,
		}),
	);
	return verteileRest(stellenbilanz(kontingent, zyklus, dienstartID).unverteilt, empfaenger);
}
