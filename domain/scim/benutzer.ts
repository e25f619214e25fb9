/** A user as a directory describes him (RFC 7643 §4.1), and what of it is kept. */
import { z } from 'zod';
import { EMAIL, NAME } from '#domain/felder/kontakt.ts';
import { freitext, pflichttext } from '#domain/stammdaten/schemata.ts';
import { alsListe, attribut, type Ressource, USER_SCHEMA, wahrheit, wertVon } from './attribut.ts';
import { scimVerstoss } from './verstoss.ts';

/** What the directory says of somebody. */
export interface Angaben {
	readonly userName: string;
	readonly externalId: string | null;
	readonly vorname: string;
	readonly nachname: string;
	readonly anzeigename: string | null;
	readonly email: string;
	readonly aktiv: boolean;
	/** Of the application, and what he is entitled to: names that a group of the mapping may have, too. */
	readonly rollen: readonly string[];
	readonly berechtigungen: readonly string[];
}

const worte = z.array(pflichttext(200)).max(50, { error: 'Bitte nennen Sie höchstens 50.' });

/** By their names in SCIM, under which a refusal names them. */
const schema = z.object({
	userName: pflichttext(254),
	externalId: freitext(254),
	'name.givenName': pflichttext(NAME.max, NAME),
	'name.familyName': pflichttext(NAME.max, NAME),
	displayName: freitext(200),
	emails: pflichttext(EMAIL.max, EMAIL),
	active: z.boolean({ error: 'Bitte geben Sie true oder false an.' }),
	roles: worte,
	entitlements: worte,
});

/** Reads what is known of a user and leaves the rest; refused with the first mistake, under its name in SCIM. */
export function liesAngaben(ressource: unknown): Angaben {
	const userName = attribut(ressource, 'userName');
	const name = namen(ressource);
	const active = attribut(ressource, 'active') ?? true;
	const ergebnis = schema.safeParse({
		userName,
		externalId: attribut(ressource, 'externalId') ?? null,
		'name.givenName': name.vorname,
		'name.familyName': name.nachname,
		displayName: attribut(ressource, 'displayName') ?? null,
		emails: email(attribut(ressource, 'emails')) ?? userName,
		active: wahrheit(active) ?? active,
		roles: werte(attribut(ressource, 'roles')),
		entitlements: werte(attribut(ressource, 'entitlements')),
	});
	if (!ergebnis.success) {
		const [{ path = [], message = '' } = {}] = ergebnis.error.issues;
		throw scimVerstoss('invalidValue', `${path[0] === undefined ? '' : `${String(path[0])}: `}${message}`);
	}
	const { externalId, displayName: anzeigename, emails, roles, entitlements, ...rest } = ergebnis.data;
	return {
		userName: rest.userName,
		externalId,
		vorname: rest['name.givenName'],
		nachname: rest['name.familyName'],
		anzeigename,
		email: emails,
		aktiv: rest.active,
		rollen: [...new Set(roles)],
		berechtigungen: [...new Set(entitlements)],
	};
}

/** Without both parts of a name the one to be shown is taken apart. */
function namen(ressource: unknown): { readonly vorname: unknown; readonly nachname: unknown } {
	const name = attribut(ressource, 'name');
	const [vorname, nachname] = [attribut(name, 'givenName'), attribut(name, 'familyName')];
	const ganz = attribut(name, 'formatted') ?? attribut(ressource, 'displayName');
	if (vorname !== undefined || nachname !== undefined || typeof ganz !== 'string') return { vorname, nachname };
	const [erster, ...rest] = ganz.trim().split(/\s+/);
	return { vorname: erster, nachname: rest.join(' ') };
}

/** The primary one, or that for work, or the first. */
function email(liste: unknown): unknown {
	const alle = alsListe(liste);
	const haupt = alle.find((eine) => wahrheit(attribut(eine, 'primary')) === true);
	const dienstlich = alle.find((eine) => attribut(eine, 'type') === 'work');
	return wertVon(haupt ?? dienstlich ?? alle[0]);
}

const werte = (liste: unknown): readonly unknown[] =>
	alsListe(liste).map((eintrag) => wertVon(eintrag) ?? attribut(eintrag, 'display'));

/** Somebody as the portal shows him to the directory. */
export interface Auskunft extends Angaben {
	readonly id: string;
	readonly gruppen: readonly { readonly id: string; readonly bezeichnung: string }[];
	readonly erstelltAm: string;
	readonly geaendertAm: string;
}

/** `basis`: the address under which SCIM is asked. */
export function alsBenutzerressource(b: Auskunft, basis: string) {
	return {
		schemas: [USER_SCHEMA],
		id: b.id,
		...(b.externalId === null ? {} : { externalId: b.externalId }),
		userName: b.userName,
		name: { formatted: `${b.vorname} ${b.nachname}`, familyName: b.nachname, givenName: b.vorname },
		displayName: b.anzeigename ?? `${b.vorname} ${b.nachname}`,
		active: b.aktiv,
		emails: [{ value: b.email, type: 'work', primary: true }],
		...(b.rollen.length === 0 ? {} : { roles: b.rollen.map((value) => ({ value })) }),
		...(b.berechtigungen.length === 0 ? {} : { entitlements: b.berechtigungen.map((value) => ({ value })) }),
		groups: b.gruppen.map(({ id, bezeichnung }) => ({ value: id, display: bezeichnung, type: 'direct' })),
		meta: {
			resourceType: 'User',
			created: b.erstelltAm,
			lastModified: b.geaendertAm,
			location: `${basis}/Users/${b.id}`,
		},
	};
}

/** What of a changed resource was said of him, and not made up of it when it was shown. */
export function liesGeaenderte(vorher: Ressource, nachher: Ressource, bisher: Angaben): Angaben {
	const neu = liesAngaben(nachher);
	const istGezeigt = bisher.anzeigename === null && nachher.displayName === vorher.displayName;
	return istGezeigt ? { ...neu, anzeigename: null } : neu;
}
