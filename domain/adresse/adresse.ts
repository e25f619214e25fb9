import type { Aggregat } from '#domain/aggregat.ts';
import { type EreignisVon, ereignis } from '#domain/ereignis.ts';
import type * as referenz from '#domain/referenz.ts';
import type { StammdatenEreignis } from '#domain/stammdaten/ereignisse.ts';
import { type Stammsatz, stammdatum } from '#domain/stammdaten/stammdatum.ts';
import { type AdresseFelder, adresseSchema, LEERE_ADRESSE } from './adresse-felder.ts';

/** Whether an address takes part in a cycle, and whether applicants see it there. */
interface Teilnahme {
	readonly isAktiv: boolean;
	readonly isOnline: boolean;
}

/** An Einsatzstelle, an Einsatzort or another organisation. */
export interface Adresse extends Stammsatz<AdresseFelder> {
	zyklen: Map<string, Teilnahme>;
}

export const ZyklusteilnahmeGesetzt = ereignis<{ zyklusID: string; von: Teilnahme | null; nach: Teilnahme }>()(
	'ZyklusteilnahmeGesetzt',
);
export type AdresseEreignis = StammdatenEreignis<'Adresse', AdresseFelder> | EreignisVon<typeof ZyklusteilnahmeGesetzt>;

/**
 * Names, contacts and descriptions of organisations are the personal part of the events as well, with the address as
 * the one concerned: they are text, often a person's, and facts hold only ids, numbers and switches.
 */
export const adresseStammdatum = stammdatum({
	name: 'Adresse',
	key: 'adresse',
	label: 'Adresse',
	schema: adresseSchema,
	leer: LEERE_ADRESSE,
	texte: [
		'bezeichnung',
		'kurzname',
		'externeNummer',
		'strasse',
		'hausnummer',
		'plz',
		'ort',
		'telefon',
		'email',
		'beschreibung',
	],
	art: 'KONTAKT',
	verwendetIn: ['Adresse.uebergeordneteID', 'Wunsch.einsatzortID', 'Vertrag.einsatzortID', 'User.zuordnung'],
});

export const adresseAggregat: Aggregat<Adresse, AdresseEreignis> = {
	name: 'Adresse',
	start: (id) => ({ ...adresseStammdatum.aggregat.start(id), zyklen: new Map() }),
	evolve(adresse, e) {
		if (e.type !== 'ZyklusteilnahmeGesetzt') return adresseStammdatum.aggregat.evolve(adresse, e);
		adresse.version = e.version;
		adresse.zyklen.set(e.facts.zyklusID, e.facts.nach);
	},
};

export function setzeZyklusteilnahme(adresse: Adresse, zyklusID: string, nach: Teilnahme): AdresseEreignis[] {
	const von = adresse.zyklen.get(zyklusID) ?? null;
	const unveraendert = von?.isAktiv === nach.isAktiv && von.isOnline === nach.isOnline;
	return unveraendert ? [] : [ZyklusteilnahmeGesetzt({ zyklusID, von, nach })];
}

/** The Einsatzstelle an Einsatzort belongs to; an Einsatzstelle is its own. */
function einsatzstelleVon({ id, felder }: Pick<Adresse, 'id' | 'felder'>): string | null {
	if (felder.typ === 'EINSATZSTELLE') return id;
	return felder.typ === 'EINSATZORT' ? felder.uebergeordneteID : null;
}

/** The address as decisions read it. */
export function adresseAlsReferenz(adresse: Adresse): referenz.Adresse {
	const { id, felder, isAktiv, zyklen } = adresse;
	const { typ, bezeichnung, mindestalter, hoechstalter, dienstartIDs, plz, ort } = felder;
	const { isBuchhaltungTraeger, regulaereVollzeitstunden } = felder;
	return {
		id,
		typ,
		bezeichnung,
		einsatzstelleID: einsatzstelleVon(adresse),
		mindestalter,
		hoechstalter,
		dienstartIDs,
		aktivInZyklen: [...zyklen].filter(([, teilnahme]) => teilnahme.isAktiv).map(([zyklusID]) => zyklusID),
		isAktiv,
		isBuchhaltungTraeger,
		regulaereVollzeitstunden,
		plz,
		ort,
	};
}
