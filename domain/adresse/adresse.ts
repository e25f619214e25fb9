import type { Aggregat } from '#domain/aggregat.ts';
import { type Aufgezeichnet, type EreignisVon, ereignis } from '#domain/ereignis.ts';
import type * as referenz from '#domain/referenzsaetze.ts';
import type { Rolle } from '#domain/rollen.ts';
import type { StammdatenEreignis } from '#domain/stammdaten/ereignisse.ts';
import { type Stammsatz, stammdatum } from '#domain/stammdaten/stammdatum.ts';
import { personenteil } from '#domain/stammdaten/stammfeld.ts';
import { adresseSchema } from './adresse-schema.ts';
import { ADRESSFELDER, type AdresseFelder, LEERE_ADRESSE } from './adressfelder.ts';

/** Whether an address takes part in a cycle, and whether applicants see it there. */
export interface Teilnahme {
	readonly isAktiv: boolean;
	readonly isOnline: boolean;
}

/** A remark as far as it depends on it who reads and deletes it. */
export interface Adressbemerkung {
	readonly sichtbarkeit: Rolle;
	readonly autorUserID: string | null;
	readonly geschriebenAm: string;
}

/** An Einsatzstelle, an Einsatzort or another organisation. */
export interface Adresse extends Stammsatz<AdresseFelder> {
	zyklen: Map<string, Teilnahme>;
	/** Remarks that haven't been deleted, by id. */
	bemerkungen: Map<string, Adressbemerkung>;
	/** Stream version of the last event that touched the master data. */
	felderVersion: number;
}

export const ZyklusteilnahmeGesetzt = ereignis<{ zyklusID: string; von: Teilnahme | null; nach: Teilnahme }>()(
	'ZyklusteilnahmeGesetzt',
);
export const AdressbemerkungGeschrieben = ereignis<{ bemerkungID: string; sichtbarkeit: Rolle }, { text: string }>()(
	'AdressbemerkungGeschrieben',
);
export const AdressbemerkungGeloescht = ereignis<{ bemerkungID: string }>()('AdressbemerkungGeloescht');
export type AdresseEreignis =
	| StammdatenEreignis<'Adresse', AdresseFelder>
	| EreignisVon<typeof ZyklusteilnahmeGesetzt>
	| EreignisVon<typeof AdressbemerkungGeschrieben>
	| EreignisVon<typeof AdressbemerkungGeloescht>;

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
	texte: personenteil(ADRESSFELDER),
	art: 'KONTAKT',
	verwendetIn: [
		'Adresse.uebergeordneteID',
		'Adresse.verbandID',
		'Adresse.sportkreisID',
		'Wunsch.einsatzortID',
		'Vertrag.einsatzortID',
		'User.zuordnung',
	],
});

export const adresseAggregat: Aggregat<Adresse, AdresseEreignis> = {
	name: 'Adresse',
	maschinen: [],
	start: (id) => ({
		...adresseStammdatum.aggregat.start(id),
		zyklen: new Map(),
		bemerkungen: new Map(),
		felderVersion: 0,
	}),
	evolve(adresse, e) {
		adresse.version = e.version;
		switch (e.type) {
			case 'ZyklusteilnahmeGesetzt':
				adresse.zyklen.set(e.facts.zyklusID, e.facts.nach);
				break;
			// The text is read from the stream, where the history is told.
			case 'AdressbemerkungGeschrieben':
				adresse.bemerkungen.set(e.facts.bemerkungID, bemerkungAus(e));
				break;
			case 'AdressbemerkungGeloescht':
				adresse.bemerkungen.delete(e.facts.bemerkungID);
				break;
			default:
				adresseStammdatum.aggregat.evolve(adresse, e);
				adresse.felderVersion = e.version;
		}
	},
};

export const bemerkungAus = ({
	facts,
	meta,
}: Pick<Aufgezeichnet<EreignisVon<typeof AdressbemerkungGeschrieben>>, 'facts' | 'meta'>): Adressbemerkung => ({
	sichtbarkeit: facts.sichtbarkeit,
	autorUserID: meta.userID,
	geschriebenAm: meta.zeit,
});

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
	const { isBuchhaltungTraeger, regulaereVollzeitstunden, attribut1ID, attribut2ID, betriebsnummer } = felder;
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
		hatBetriebsnummer: Boolean(betriebsnummer),
		attributIDs: [attribut1ID, attribut2ID].filter((attribut) => attribut !== null),
		plz,
		ort,
	};
}
