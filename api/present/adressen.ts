import type { adressen } from '#api/contract/orte/adressverwaltung.ts';
import type { AdresseEreignis } from '#domain/adresse/adresse.ts';
import type { Leistungen } from '#domain/adresse/adresse-felder.ts';
import { kontingentverlauf } from '#domain/adresse/kontingentverlauf.ts';
import { adressverlauf, type Leser } from '#domain/adresse/verlauf.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import type { KontingentEreignis } from '#domain/kontingent/ereignisse.ts';
import { type Akteur, hatRolle } from '#domain/rollen.ts';
import { liestSensibles } from '#domain/zugriff/api.ts';
import type { Adressakte } from '#projections/queries/adressakte.ts';
import type { Adresszeile } from '#projections/queries/adressen.ts';
import type { Ausgang } from '../contract/route.ts';

type Zeile = Ausgang<typeof adressen.listeAdressen>['data'][number];
type Akte = NonNullable<Ausgang<typeof adressen.holeAdresse>['data']['akte']>;
type Eintrag = Ausgang<typeof adressen.holeAdresshistorie>['data'][number];

const MILLIONSTEL = 1_000_000;
const alsGrad = (millionstel: number | null): number | null =>
	millionstel === null ? null : millionstel / MILLIONSTEL;
export const alsMillionstel = (grad: number | null): number | null =>
	grad === null ? null : Math.round(grad * MILLIONSTEL);

export const istPersonal = (akteur: Akteur): boolean => hatRolle(akteur, ['MA_VEREIN', 'MA_VERWALTUNG', 'ADMIN']);

/** Everybody learns whether a place is free, staff how many. */
export function zeigeZeile(akteur: Akteur, z: Adresszeile, ohneKontingent: boolean): Zeile {
	const personal = istPersonal(akteur);
	const nurPersonal = <T>(wert: T): T | null => (personal ? wert : null);
	const { id, typ, bezeichnung, kurzname, einsatzstelleID, einsatzstelle, plz, ort } = z;
	const { dienstartIDs, sportartIDs, taetigkeitsfeldIDs, mindestalter, hoechstalter } = z;
	const { isAktiv, isOnline, isDeaktiviert } = z;
	return {
		...{ id, typ, bezeichnung, kurzname, einsatzstelleID, einsatzstelle, plz, ort },
		...{ dienstartIDs, sportartIDs, taetigkeitsfeldIDs, mindestalter, hoechstalter },
		...{ isAktiv, isOnline, isDeaktiviert },
		externeNummer: nurPersonal(z.externeNummer),
		vkz: nurPersonal(z.vkz),
		attribut1ID: nurPersonal(z.attribut1ID),
		attribut2ID: nurPersonal(z.attribut2ID),
		lat: alsGrad(z.lat),
		lon: alsGrad(z.lon),
		leistungen: zeigeLeistungen(z.leistungen),
		hatFreiePlaetze: ohneKontingent ? null : z.frei > 0,
		zugeteilt: nurPersonal(z.zugeteilt),
		frei: nurPersonal(z.frei),
	};
}

const zeigeLeistungen = (l: Leistungen) => ({
	...l,
	TASCHENGELD: l.TASCHENGELD === null ? null : l.TASCHENGELD / 100,
	ARBEITSSTUNDEN: l.ARBEITSSTUNDEN === null ? null : l.ARBEITSSTUNDEN / 10,
});

export function zeigeAdressakte(
	akteur: Akteur,
	{ aktivInZyklen, onlineInZyklen, ...akte }: Adressakte,
	anerkanntePlaetze: number | null,
): Akte {
	const sensibel = liestSensibles(akteur);
	return {
		...akte,
		iban: sensibel ? akte.iban : null,
		bic: sensibel ? akte.bic : null,
		regulaereVollzeitstunden: akte.regulaereVollzeitstunden / 10,
		anerkanntePlaetze,
		zyklen: aktivInZyklen.map((zyklusID) => ({ zyklusID, isAktiv: true, isOnline: onlineInZyklen.includes(zyklusID) })),
	};
}

const UNBEKANNT = 'unbekannt';

/** What happened to an address, and to the Kontingent of its Einsatzstelle. */
interface Geschehen {
	readonly eigene: readonly Aufgezeichnet<AdresseEreignis>[];
	readonly kontingent: readonly Aufgezeichnet<KontingentEreignis>[];
	readonly adresse: { readonly id: string; readonly istStelle: boolean };
}

/** Newest first; what has been deleted since is unknown. */
export function zeigeAdressverlauf(
	{ eigene, kontingent, adresse }: Geschehen,
	leser: Leser,
	namen: ReadonlyMap<string, string>,
): Eintrag[] {
	const wer = (id: string | null) => (id === null ? null : { id, name: namen.get(id) ?? null });
	const name = (id: string) => namen.get(id) ?? UNBEKANNT;
	return [...adressverlauf(eigene, leser, name), ...kontingentverlauf(kontingent, adresse, name)]
		.sort((a, b) => a.zeit.localeCompare(b.zeit))
		.map(({ userID, impersoniertVon, ...e }) => ({ ...e, akteur: wer(userID), impersoniertVon: wer(impersoniertVon) }))
		.reverse();
}
