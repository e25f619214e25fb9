/** What the portal says of its SCIM (RFC 7643 §5–7): what it can, and how its users and groups look. */
import { GROUP_SCHEMA, USER_SCHEMA } from './attribut.ts';

export const LISTE = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';
export const FEHLER = 'urn:ietf:params:scim:api:messages:2.0:Error';

const ohne = { supported: false } as const;

export const dienst = (basis: string) => ({
	schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
	patch: { supported: true },
	bulk: { ...ohne, maxOperations: 0, maxPayloadSize: 0 },
	filter: { supported: true, maxResults: 200 },
	changePassword: ohne,
	sort: ohne,
	etag: ohne,
	authenticationSchemes: [
		{
			type: 'oauthbearertoken',
			name: 'Bearer-Token',
			description: 'Das Token, das die Administration des Portals für das Verzeichnis erzeugt hat.',
			primary: true,
		},
	],
	meta: { resourceType: 'ServiceProviderConfig', location: `${basis}/ServiceProviderConfig` },
});

const ressourcentyp = (name: 'User' | 'Group', schema: string, description: string) => (basis: string) => ({
	schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
	id: name,
	name,
	endpoint: `/${name}s`,
	description,
	schema,
	meta: { resourceType: 'ResourceType', location: `${basis}/ResourceTypes/${name}` },
});

const TYPEN = [
	ressourcentyp('User', USER_SCHEMA, 'Benutzer des Trägers und der Einsatzstellen'),
	ressourcentyp('Group', GROUP_SCHEMA, 'Gruppen, die Rollen geben'),
];

export const ressourcentypen = (basis: string) => TYPEN.map((typ) => typ(basis));

interface Merkmal {
	readonly name: string;
	readonly type: 'string' | 'boolean' | 'complex' | 'reference';
	readonly multiValued: boolean;
	readonly required: boolean;
	readonly caseExact: boolean;
	readonly mutability: 'readWrite' | 'readOnly' | 'immutable';
	readonly returned: 'default';
	readonly uniqueness: 'none' | 'server';
	readonly description: string;
	readonly subAttributes?: readonly Merkmal[];
}

const merkmal = (name: string, description: string, rest: Partial<Merkmal> = {}): Merkmal => ({
	name,
	type: 'string',
	multiValued: false,
	required: false,
	caseExact: false,
	mutability: 'readWrite',
	returned: 'default',
	uniqueness: 'none',
	description,
	...rest,
});

const liste = (name: string, description: string, subAttributes: readonly Merkmal[], rest: Partial<Merkmal> = {}) =>
	merkmal(name, description, { type: 'complex', multiValued: true, subAttributes, ...rest });

const lesbar = { mutability: 'readOnly' } as const;
const EXTERN = merkmal('externalId', 'Kennung im Verzeichnis', { caseExact: true });
const WERT = merkmal('value', 'Wert');

const USER: readonly Merkmal[] = [
	merkmal('userName', 'Anmeldename im Verzeichnis', { required: true, uniqueness: 'server' }),
	EXTERN,
	merkmal('name', 'Name', {
		type: 'complex',
		required: true,
		subAttributes: [
			merkmal('formatted', 'Vor- und Nachname', lesbar),
			merkmal('familyName', 'Nachname', { required: true }),
			merkmal('givenName', 'Vorname', { required: true }),
		],
	}),
	merkmal('displayName', 'Anzeigename'),
	merkmal('active', 'Darf sich anmelden', { type: 'boolean' }),
	liste('emails', 'E-Mail-Adresse; behalten wird eine', [
		WERT,
		merkmal('type', 'Art', lesbar),
		merkmal('primary', 'Die wichtigste', { type: 'boolean' }),
	]),
	liste('roles', 'Rollen; sie gelten wie eine Gruppe gleichen Namens', [WERT]),
	liste('entitlements', 'Berechtigungen; sie gelten wie eine Gruppe gleichen Namens', [WERT]),
	liste(
		'groups',
		'Gruppen, in denen der Benutzer ist',
		[merkmal('value', 'Kennung der Gruppe', lesbar), merkmal('display', 'Name der Gruppe', lesbar)],
		lesbar,
	),
];

const GROUP: readonly Merkmal[] = [
	merkmal('displayName', 'Name der Gruppe; ihn legt die Administration des Portals fest', {
		...lesbar,
		required: true,
		uniqueness: 'server',
	}),
	EXTERN,
	liste('members', 'Benutzer in der Gruppe', [
		merkmal('value', 'Kennung des Benutzers', { mutability: 'immutable' }),
		merkmal('display', 'Name des Benutzers', lesbar),
	]),
];

const beschreibung =
	(id: string, name: string, description: string, attributes: readonly Merkmal[]) => (basis: string) => ({
		schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
		id,
		name,
		description,
		attributes,
		meta: { resourceType: 'Schema', location: `${basis}/Schemas/${id}` },
	});

const SCHEMATA = [
	beschreibung(USER_SCHEMA, 'User', 'Benutzer', USER),
	beschreibung(GROUP_SCHEMA, 'Group', 'Gruppe', GROUP),
];

export const schemata = (basis: string) => SCHEMATA.map((schema) => schema(basis));
