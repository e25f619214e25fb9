/** Names of attributes (RFC 7643 §2.1): whatever their case, and with or without the schema they belong to. */

export type Ressource = Record<string, unknown>;

export const USER_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const GROUP_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:Group';
const EIGENE_SCHEMATA = [USER_SCHEMA, GROUP_SCHEMA].map((schema) => schema.toLowerCase());

/** An attribute, or one part of it. */
export interface Pfad {
	readonly attribut: string;
	readonly unter: string | null;
}

const NAME = /^[A-Za-z][A-Za-z0-9_-]*$|^\$ref$/;

/** null: no name of an attribute. One of another schema is a name nothing here has. */
export function liesPfad(text: string): Pfad | null {
	const trenner = text.lastIndexOf(':');
	const schema = trenner < 0 ? null : text.slice(0, trenner);
	if (schema !== null && !/^urn:[^\s]+$/i.test(schema)) return null;
	const [attribut = '', unter = null, ...rest] = text.slice(trenner + 1).split('.');
	if (rest.length > 0 || !NAME.test(attribut) || (unter !== null && !NAME.test(unter))) return null;
	const fremd = schema !== null && !EIGENE_SCHEMATA.includes(schema.toLowerCase());
	return { attribut: fremd ? `${schema}:${attribut}` : attribut, unter };
}

/** As the schemas write them. */
const NAMEN = new Map(
	[
		...['id', 'externalId', 'userName', 'displayName', 'active', 'name', 'givenName', 'familyName', 'formatted'],
		...['emails', 'roles', 'entitlements', 'groups', 'members', 'value', 'display', 'type', 'primary', '$ref'],
		...['meta', 'resourceType', 'created', 'lastModified', 'location', 'schemas', 'nickName', 'addresses'],
	].map((name) => [name.toLowerCase(), name]),
);

/** The name under which an object has this attribute, or would have it. */
export function namensform(objekt: Ressource, name: string): string {
	const klein = name.toLowerCase();
	return Object.keys(objekt).find((eigener) => eigener.toLowerCase() === klein) ?? NAMEN.get(klein) ?? name;
}

export const istObjekt = (wert: unknown): wert is Ressource =>
	typeof wert === 'object' && wert !== null && !Array.isArray(wert);

/** The value of an attribute; undefined: it has none. */
export function attribut(objekt: unknown, name: string): unknown {
	if (!istObjekt(objekt)) return undefined;
	const form = namensform(objekt, name);
	return Object.hasOwn(objekt, form) ? objekt[form] : undefined;
}

export const alsListe = (wert: unknown): readonly unknown[] =>
	wert === undefined || wert === null ? [] : Array.isArray(wert) ? wert : [wert];

/** What a simple entry of a list says: itself, or its `value`. */
export const wertVon = (element: unknown): unknown => (istObjekt(element) ? attribut(element, 'value') : element);

/** Some directories write booleans as words; undefined: neither. */
export function wahrheit(wert: unknown): boolean | undefined {
	if (typeof wert === 'boolean') return wert;
	if (typeof wert !== 'string') return undefined;
	const klein = wert.toLowerCase();
	return klein === 'true' ? true : klein === 'false' ? false : undefined;
}
