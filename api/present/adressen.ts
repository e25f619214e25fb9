import type { adressen } from '#api/contract/orte/adressverwaltung.ts';
import type { AdresseEreignis } from '#domain/adresse/adresse.ts';
import { ADRESSFELDER, type Adressangaben, type AdresseFelder, type Adressfeld } from '#domain/adresse/adressfelder.ts';
import { kontingentverlauf } from '#domain/adresse/kontingentverlauf.ts';
import { adressverlauf, type Leser } from '#domain/adresse/verlauf.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { einheiten } from '#domain/felder/feld.ts';
import type { KontingentEreignis } from '#domain/kontingent/ereignisse.ts';
import { type Akteur, hatRolle } from '#domain/rollen.ts';
import { liestSensibles } from '#domain/zugriff/api.ts';
import type { Adressakte } from '#projections/queries/orte/adressakte.ts';
import type { Adresszeile } from '#projections/queries/orte/adressen.ts';
import { AKTENFELDER, ZEILENFELDER } from '../contract/formen/adresse.ts';
import type { Ausgang } from '../contract/route.ts';
import { nachAussen } from './stammwert.ts';

type Zeile = Ausgang<typeof adressen.listeAdressen>['data'][number];
type Akte = NonNullable<Ausgang<typeof adressen.holeAdresse>['data']['akte']>;
type Eintrag = Ausgang<typeof adressen.holeAdresshistorie>['data'][number];

export const alsMillionstel = (grad: number): number => Math.round(grad * einheiten(ADRESSFELDER.lat));

export const istPersonal = (akteur: Akteur): boolean => hatRolle(akteur, ['MA_VEREIN', 'MA_VERWALTUNG', 'ADMIN']);

const liest = (akteur: Akteur, { offen, sensibel }: Adressangaben): boolean =>
	offen || (istPersonal(akteur) && (!sensibel || liestSensibles(akteur)));

/** Fields as the wire has them; what the reader may not see is null. */
export const zeigeFelder = <F extends Adressfeld>(
	akteur: Akteur,
	felder: readonly F[],
	werte: Pick<AdresseFelder, F>,
) =>
	Object.fromEntries(
		felder.map((feld) => {
			const angaben = ADRESSFELDER[feld];
			return [feld, liest(akteur, angaben) ? nachAussen(angaben, werte[feld]) : null];
		}),
	) as Pick<AdresseFelder, F>;

/** Everybody learns whether a place is free, staff how many. */
export function zeigeZeile(akteur: Akteur, z: Adresszeile, ohneKontingent: boolean): Zeile {
	const personal = istPersonal(akteur);
	const { id, einsatzstelleID, einsatzstelle, isAktiv, isOnline, isDeaktiviert } = z;
	return {
		...zeigeFelder(akteur, ZEILENFELDER, z),
		...{ id, einsatzstelleID, einsatzstelle, isAktiv, isOnline, isDeaktiviert },
		hatFreiePlaetze: ohneKontingent ? null : z.frei > 0,
		genehmigt: personal ? z.genehmigt : null,
		zugeteilt: personal ? z.zugeteilt : null,
		frei: personal ? z.frei : null,
	};
}

export function zeigeAdressakte(
	akteur: Akteur,
	{ aktivInZyklen, onlineInZyklen, ...akte }: Adressakte,
	anerkanntePlaetze: number | null,
): Akte {
	return {
		...akte,
		...zeigeFelder(akteur, AKTENFELDER, akte),
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
