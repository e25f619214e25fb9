import { z } from 'zod';

/** Shapes of SCIM (RFC 7643, RFC 7644), as far as the portal has them. */

const text = z.string();
const schemas = z.array(text);

export const scimFehlerAntwort = z.object({
	schemas,
	status: text,
	scimType: text.optional(),
	detail: text,
});

const meta = z.object({
	resourceType: text.optional(),
	created: text.optional(),
	lastModified: text.optional(),
	location: text.optional(),
});
const wert = z.object({
	value: text.optional(),
	display: text.optional(),
	type: text.optional(),
	primary: z.boolean().optional(),
});
const werte = z.array(wert).optional();

/** What wasn't asked for is left out. */
export const scimBenutzer = z.object({
	schemas,
	id: text,
	externalId: text.optional(),
	userName: text.optional(),
	name: z.object({ formatted: text.optional(), familyName: text.optional(), givenName: text.optional() }).optional(),
	displayName: text.optional(),
	active: z.boolean().optional(),
	emails: werte,
	roles: werte,
	entitlements: werte,
	groups: werte,
	meta: meta.optional(),
});

export const scimGruppe = z.object({
	schemas,
	id: text,
	externalId: text.optional(),
	displayName: text.optional(),
	members: werte,
	meta: meta.optional(),
});

export const scimListe = <T extends z.ZodType>(eintrag: T) =>
	z.object({
		schemas,
		totalResults: z.int(),
		startIndex: z.int(),
		itemsPerPage: z.int(),
		Resources: z.array(eintrag),
	});

const beschreibung = z.unknown();
const moeglichkeit = z.object({
	supported: z.boolean(),
	maxOperations: z.int().optional(),
	maxPayloadSize: z.int().optional(),
	maxResults: z.int().optional(),
});

export const scimDienst = z.object({
	schemas,
	patch: moeglichkeit,
	bulk: moeglichkeit,
	filter: moeglichkeit,
	changePassword: moeglichkeit,
	sort: moeglichkeit,
	etag: moeglichkeit,
	authenticationSchemes: z.array(z.object({ type: text, name: text, description: text, primary: z.boolean() })),
	meta,
});

export const scimTyp = z.object({
	schemas,
	id: text,
	name: text,
	endpoint: text,
	description: text,
	schema: text,
	meta,
});

export const scimSchema = z.object({
	schemas,
	id: text,
	name: text,
	description: text,
	attributes: z.array(beschreibung),
	meta,
});
