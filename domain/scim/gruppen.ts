/** Groups of the directory, and the roles they give as an administrator has set it. */
import { Abgelehnt } from '#domain/regelverstoss.ts';
import type { Rolle } from '#domain/rollen.ts';
import { alsListe, attribut, GROUP_SCHEMA, wertVon } from './attribut.ts';
import type { Angaben } from './benutzer.ts';
import { scimVerstoss } from './verstoss.ts';

export const GRUPPENROLLEN = ['ADMIN', 'MA_VERWALTUNG', 'MA_VEREIN'] as const satisfies readonly Rolle[];
export type Gruppenrolle = (typeof GRUPPENROLLEN)[number];

export interface Verzeichnisgruppe {
	readonly id: string;
	/** As the directory calls it. */
	readonly bezeichnung: string;
	readonly rolle: Gruppenrolle;
	/** MA_VEREIN: its Einsatzstellen and Einsatzorte. */
	readonly adresseIDs: readonly string[];
}

export interface Rechte {
	readonly rollen: readonly Gruppenrolle[];
	readonly adresseIDs: readonly string[];
}

/** Those somebody is a member of, and those that a role or an entitlement of his names. */
export function gruppenVon(
	{ rollen, berechtigungen }: Pick<Angaben, 'rollen' | 'berechtigungen'>,
	mitgliedIn: readonly string[],
	gruppen: readonly Verzeichnisgruppe[],
): readonly Verzeichnisgruppe[] {
	const genannt = new Set([...rollen, ...berechtigungen].map((wort) => wort.toLowerCase()));
	return gruppen.filter(({ id, bezeichnung }) => mitgliedIn.includes(id) || genannt.has(bezeichnung.toLowerCase()));
}

/** No role comes from anywhere else. */
export const rechteAus = (gruppen: readonly Verzeichnisgruppe[]): Rechte => ({
	rollen: [...new Set(gruppen.map(({ rolle }) => rolle))],
	adresseIDs: [...new Set(gruppen.flatMap(({ rolle, adresseIDs }) => (rolle === 'MA_VEREIN' ? adresseIDs : [])))],
});

/** How an account stands to what the directory wants. */
export interface Stand {
	readonly aktiv: boolean;
	/** Linked with rights of its own, which stay until the directory gives some. */
	readonly behaeltRechte: boolean;
}

/** May he sign in, as far as the directory is asked? Without a role there is nothing to sign in to. */
export const istWirksam = ({ aktiv, behaeltRechte }: Stand, { rollen }: Rechte): boolean =>
	aktiv && (behaeltRechte || rollen.length > 0);

/** Refuses what can't be kept of a mapping. */
export function pruefeGruppen(gruppen: readonly Omit<Verzeichnisgruppe, 'id'>[]): void {
	const namen = gruppen.map(({ bezeichnung }) => bezeichnung.toLowerCase());
	gruppen.forEach(({ rolle, adresseIDs }, i) => {
		if (namen.indexOf(namen[i] ?? '') < i) {
			throw mangel(`gruppen.${i}.bezeichnung`, 'Diese Gruppe steht schon in der Zuordnung.');
		}
		if ((rolle === 'MA_VEREIN') !== adresseIDs.length > 0) {
			throw mangel(
				`gruppen.${i}.adresseIDs`,
				rolle === 'MA_VEREIN'
					? 'Bitte ordnen Sie mindestens eine Einsatzstelle zu.'
					: 'Einsatzstellen gehören nur zur Rolle der Einsatzstelle.',
			);
		}
	});
}

const mangel = (feld: string, text: string) => new Abgelehnt([{ code: 'FELD', http: 422, feld, text }]);

export interface Gruppenauskunft extends Verzeichnisgruppe {
	readonly externalId: string | null;
	readonly mitglieder: readonly { readonly id: string; readonly name: string }[];
	readonly erstelltAm: string;
	readonly geaendertAm: string;
}

export const alsGruppenressource = (g: Gruppenauskunft, basis: string) => ({
	schemas: [GROUP_SCHEMA],
	id: g.id,
	...(g.externalId === null ? {} : { externalId: g.externalId }),
	displayName: g.bezeichnung,
	members: g.mitglieder.map(({ id, name }) => ({ value: id, display: name, type: 'User' })),
	meta: {
		resourceType: 'Group',
		created: g.erstelltAm,
		lastModified: g.geaendertAm,
		location: `${basis}/Groups/${g.id}`,
	},
});

/** What of a group the directory may change: who is in it, and how it knows it. */
export interface Gruppenangaben {
	readonly externalId: string | null;
	readonly mitgliedIDs: readonly string[];
}

/** Its name is the mapping's, and so its rights: they are changed by an administrator alone. */
export function liesGruppe(ressource: unknown, { bezeichnung }: Verzeichnisgruppe): Gruppenangaben {
	const name = attribut(ressource, 'displayName');
	if (typeof name !== 'string' || name.toLowerCase() !== bezeichnung.toLowerCase()) {
		throw scimVerstoss('mutability', 'Wie eine Gruppe heißt, legt die Administration des Portals fest.');
	}
	const externalId = attribut(ressource, 'externalId') ?? null;
	if (externalId !== null && (typeof externalId !== 'string' || externalId.length > 254)) {
		throw scimVerstoss('invalidValue', 'externalId: Invalides Format');
	}
	const mitgliedIDs = alsListe(attribut(ressource, 'members')).map(wertVon);
	if (!mitgliedIDs.every((id) => typeof id === 'string' && UUID.test(id))) {
		throw scimVerstoss('invalidValue', 'members: Diesen Benutzer gibt es hier nicht.');
	}
	return { externalId, mitgliedIDs: [...new Set((mitgliedIDs as string[]).map((id) => id.toLowerCase()))] };
}

export const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
