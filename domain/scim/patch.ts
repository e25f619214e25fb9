/** Changes of a resource as RFC 7644 §3.5.2 writes them: what it is afterwards, or why not. */
import { alsListe, attribut, istObjekt, namensform, type Ressource, wahrheit, wertVon } from './attribut.ts';
import { type Filter, liesZiel, passt, type Ziel } from './filter.ts';
import { scimVerstoss } from './verstoss.ts';

const HOECHSTENS = 200;
const ARTEN = ['add', 'remove', 'replace'] as const;
type Art = (typeof ARTEN)[number];

/** Lists, also while they are empty. */
const LISTEN = new Set(['emails', 'roles', 'entitlements', 'members', 'addresses', 'phonenumbers', 'ims', 'photos']);
/** What only the portal says. */
const NUR_LESBAR = new Set(['id', 'meta', 'groups', 'schemas']);

/** Applies the operations of a request one after the other; the resource itself stays as it was. */
export function wendeAn(ressource: Ressource, anfrage: unknown): Ressource {
	const operationen = attribut(anfrage, 'Operations');
	if (!Array.isArray(operationen) || operationen.length === 0) {
		throw scimVerstoss('invalidSyntax', '„Operations“ muss eine Liste von Änderungen sein.');
	}
	if (operationen.length > HOECHSTENS) {
		throw scimVerstoss('tooMany', `Bitte senden Sie höchstens ${HOECHSTENS} Änderungen auf einmal.`);
	}
	const neu = structuredClone(ressource);
	for (const operation of operationen) wendeEineAn(neu, operation);
	return neu;
}

function wendeEineAn(ressource: Ressource, operation: unknown): void {
	const art = String(attribut(operation, 'op')).toLowerCase() as Art;
	if (!ARTEN.includes(art)) throw scimVerstoss('invalidSyntax', '„op“ muss add, remove oder replace sein.');
	const pfad = attribut(operation, 'path');
	const wert = attribut(operation, 'value');
	if (pfad !== undefined && pfad !== null && pfad !== '') {
		if (typeof pfad !== 'string') throw scimVerstoss('invalidPath', '„path“ muss ein Text sein.');
		aendere(ressource, { art, ziel: schreibbar(liesZiel(pfad), ressource, wert), wert });
		return;
	}
	if (art === 'remove') throw scimVerstoss('noTarget', 'Zum Entfernen gehört ein „path“.');
	if (!istObjekt(wert)) throw scimVerstoss('invalidValue', 'Ohne „path“ muss „value“ ein Objekt sein.');
	for (const [name, einzelner] of Object.entries(wert)) {
		// Whole resources are sent back with what was read.
		if (NUR_LESBAR.has(name.toLowerCase()) || name.startsWith('urn:')) continue;
		aendere(ressource, { art, ziel: liesZiel(name), wert: einzelner });
	}
}

function schreibbar(ziel: Ziel, ressource: Ressource, wert: unknown): Ziel {
	const { attribut: name } = ziel.pfad;
	if (!NUR_LESBAR.has(name.toLowerCase())) return ziel;
	if (name.toLowerCase() === 'id' && wert === ressource.id) return ziel;
	throw scimVerstoss('mutability', `„${name}“ kann nicht geändert werden.`);
}

interface Aenderung {
	readonly art: Art;
	readonly ziel: Ziel;
	readonly wert: unknown;
}

function aendere(ressource: Ressource, aenderung: Aenderung): void {
	const { ziel, wert } = aenderung;
	const { attribut: gemeint } = ziel.pfad;
	// Of another schema: nothing here has it.
	if (gemeint.includes(':')) return;
	const name = namensform(ressource, gemeint);
	const bisher = Object.hasOwn(ressource, name) ? ressource[name] : undefined;
	// Nothing is what an attribute without a value has (RFC 7643 §2.5).
	const art = aenderung.art !== 'remove' && wert === null ? 'remove' : aenderung.art;
	const istListe =
		Array.isArray(bisher) || Array.isArray(wert) || LISTEN.has(name.toLowerCase()) || ziel.filter !== null;
	const neu = istListe
		? geaenderteListe([...alsListe(bisher)], { ...aenderung, art })
		: geaendertesFeld(bisher, { ...aenderung, art });
	if (neu === undefined) delete ressource[name];
	else ressource[name] = neu;
}

function geaendertesFeld(bisher: unknown, { art, ziel, wert }: Aenderung): unknown {
	const { unter } = ziel.pfad;
	if (unter === null) {
		if (art === 'remove') return undefined;
		return istObjekt(bisher) && istObjekt(wert) ? verbunden(bisher, wert) : wert;
	}
	const objekt = istObjekt(bisher) ? bisher : {};
	return art === 'remove' ? ohne(objekt, unter) : verbunden(objekt, { [unter]: wert });
}

/** The parts it names take the place of those it has; the others stay. */
function verbunden(objekt: Ressource, teile: Ressource): Ressource {
	const neu = { ...objekt };
	for (const [name, wert] of Object.entries(teile)) neu[namensform(neu, name)] = wert;
	return neu;
}

function ohne(objekt: Ressource, name: string): Ressource {
	const { [namensform(objekt, name)]: _, ...rest } = objekt;
	return rest;
}

function geaenderteListe(liste: readonly unknown[], { art, ziel, wert }: Aenderung): readonly unknown[] {
	const { filter } = ziel;
	const { unter } = ziel.pfad;
	const gemeinte = new Set(filter === null ? liste : liste.filter((eintrag) => passt(filter, alsObjekt(eintrag))));
	if (art === 'remove') {
		if (unter !== null)
			return liste.map((eintrag) => (gemeinte.has(eintrag) ? ohne(alsObjekt(eintrag), unter) : eintrag));
		const genannte = wert === undefined || filter !== null ? null : new Set(alsListe(wert).map(schluessel));
		return liste.filter(
			(eintrag) => !gemeinte.has(eintrag) || (genannte !== null && !genannte.has(schluessel(eintrag))),
		);
	}
	if (filter === null && unter === null) {
		const neue = alsListe(wert);
		return art === 'replace' ? ohneDoppelte(neue) : mitNeuen(liste, neue);
	}
	const teile = unter === null ? alsObjekt(wert) : { [unter]: wert };
	if (gemeinte.size > 0) {
		const neue = new Set<unknown>();
		const geaendert = liste.map((eintrag) => {
			if (!gemeinte.has(eintrag)) return eintrag;
			const neu = unter === null && art === 'replace' ? teile : verbunden(alsObjekt(eintrag), teile);
			neue.add(neu);
			return neu;
		});
		return einHauptwert(geaendert, neue);
	}
	if (art === 'replace' && filter !== null) {
		throw scimVerstoss('noTarget', `Kein Eintrag von „${ziel.pfad.attribut}“ ist gemeint.`);
	}
	return mitNeuen(liste, [verbunden(vorgabe(filter), teile)]);
}

const alsObjekt = (eintrag: unknown): Ressource => (istObjekt(eintrag) ? eintrag : { value: eintrag });

/** An entry that isn't there yet becomes what it was looked for as: `emails[type eq "work"].value` is one for work. */
function vorgabe(filter: Filter | null): Ressource {
	if (filter?.art === 'vergleich' && filter.op === 'eq' && filter.pfad.unter === null) {
		return { [namensform({}, filter.pfad.attribut)]: filter.wert };
	}
	return filter?.art === 'und' ? Object.assign({}, ...filter.teile.map(vorgabe)) : {};
}

/** What makes an entry one and the same. */
function schluessel(eintrag: unknown): string {
	const wert = wertVon(eintrag);
	const art = attribut(eintrag, 'type');
	return JSON.stringify([wert === undefined ? eintrag : wert, typeof art === 'string' ? art.toLowerCase() : null]);
}

function mitNeuen(liste: readonly unknown[], neue: readonly unknown[]): readonly unknown[] {
	const vorhandene = new Set(liste.map(schluessel));
	const dazu = ohneDoppelte(neue).filter((eintrag) => !vorhandene.has(schluessel(eintrag)));
	return einHauptwert([...liste, ...dazu], new Set(dazu));
}

const ohneDoppelte = (liste: readonly unknown[]): readonly unknown[] => [
	...new Map(liste.map((eintrag) => [schluessel(eintrag), eintrag])).values(),
];

const istHauptwert = (eintrag: unknown): boolean => wahrheit(attribut(eintrag, 'primary')) === true;

/** If one of the new entries is the primary one, no other is any more (RFC 7644 §3.5.2). */
function einHauptwert(liste: readonly unknown[], neue: ReadonlySet<unknown>): readonly unknown[] {
	if (![...neue].some(istHauptwert)) return liste;
	return liste.map((eintrag) =>
		!neue.has(eintrag) && istHauptwert(eintrag) ? verbunden(alsObjekt(eintrag), { primary: false }) : eintrag,
	);
}
