import { entfernungKm } from './entfernung.ts';
import { STAEDTE, type Stadt } from './plz-bereiche.ts';
import type { Punkt } from './punkt.ts';

/** Where somebody wants to search around, and by which name it is told. */
export interface Mittelpunkt extends Punkt {
	readonly name: string;
	/** Only the area of the postcode is known, not the place itself. */
	readonly istUngefaehr: boolean;
}

/** What the search knows besides the towns: places with their own postcode and coordinates. */
export interface BekannterOrt extends Punkt {
	readonly plz: string;
	readonly ort: string;
}

const PLZ = /^(\d{5})(?:\s+\S.*)?$/;
const klein = (text: string): string => text.trim().toLocaleLowerCase('de');

/** The centre for `35390`, `35390 Gießen` or `Gießen`; null: unknown. Known places are more exact than the towns. */
export function findeMittelpunkt(text: string, bekannte: readonly BekannterOrt[] = []): Mittelpunkt | null {
	const plz = PLZ.exec(text.trim())?.[1];
	return plz === undefined ? nachName(klein(text), bekannte) : nachPlz(plz, bekannte);
}

function nachPlz(plz: string, bekannte: readonly BekannterOrt[]): Mittelpunkt | null {
	const gleiche = bekannte.filter((b) => b.plz === plz);
	if (gleiche[0]) return { ...mitte(gleiche), name: `${plz} ${gleiche[0].ort}`, istUngefaehr: false };
	const stadt = stadtZu(plz.slice(0, 3));
	return stadt && { lat: stadt.lat, lon: stadt.lon, name: `${plz} (${stadt.name})`, istUngefaehr: true };
}

/** The largest town of the area; where none is named, that of the next area under the same two digits. */
function stadtZu(bereich: string) {
	const genau = STAEDTE.filter(({ bereiche }) => bereiche.includes(bereich)).sort((a, b) => a.rang - b.rang)[0];
	if (genau) return genau;
	const abstand = (b: string) => Math.abs(Number(b) - Number(bereich));
	const nahe = STAEDTE.flatMap((stadt) => stadt.bereiche.map((b) => ({ stadt, b })))
		.filter(({ b }) => b.startsWith(bereich.slice(0, 2)))
		.sort((x, y) => abstand(x.b) - abstand(y.b));
	return nahe[0]?.stadt ?? null;
}

/** Of the towns that stand for the first three digits the one of this name, else the largest; null: there is none. */
export function stadtImBereich(plz: string, name: string): Stadt | null {
	const staedte = STAEDTE.filter(({ bereiche }) => bereiche.includes(plz.slice(0, 3)));
	const gleichnamig = staedte.find((stadt) => klein(stadt.name) === klein(name));
	return gleichnamig ?? staedte.toSorted((a, b) => a.rang - b.rang)[0] ?? null;
}

function nachName(name: string, bekannte: readonly BekannterOrt[]): Mittelpunkt | null {
	if (name.length < 2) return null;
	const stadt = STAEDTE.find((s) => klein(s.name) === name);
	if (stadt) return { lat: stadt.lat, lon: stadt.lon, name: stadt.name, istUngefaehr: false };
	const gleiche = bekannte.filter(({ ort }) => klein(ort) === name);
	if (gleiche[0]) return { ...mitte(gleiche), name: gleiche[0].ort, istUngefaehr: false };
	const beginnt = STAEDTE.find((s) => klein(s.name).startsWith(name));
	return beginnt ? { lat: beginnt.lat, lon: beginnt.lon, name: beginnt.name, istUngefaehr: false } : null;
}

function mitte(punkte: readonly Punkt[]): Punkt {
	const summe = punkte.reduce((s, p) => ({ lat: s.lat + p.lat, lon: s.lon + p.lon }), { lat: 0, lon: 0 });
	return { lat: summe.lat / punkte.length, lon: summe.lon / punkte.length };
}

const VORSCHLAEGE = 6;

/** Names to choose from while typing, those that begin so first. */
export function schlageOrteVor(text: string, bekannte: readonly BekannterOrt[] = []): string[] {
	const gesucht = klein(text);
	if (gesucht.length < 2) return [];
	const namen = /^\d/.test(gesucht)
		? bekannte.map(({ plz, ort }) => `${plz} ${ort}`)
		: [...STAEDTE.map(({ name }) => name), ...bekannte.map(({ ort }) => ort)];
	const beginnt = namen.filter((name) => klein(name).startsWith(gesucht));
	return [...new Set(beginnt)].sort((a, b) => a.localeCompare(b, 'de')).slice(0, VORSCHLAEGE);
}

/** The areas (first three digits) whose town lies so near to a postcode, its own area included; null: unknown. */
export function bereicheImUmkreis(plz: string, km: number): string[] | null {
	const mitte = PLZ.test(plz) ? nachPlz(plz.slice(0, 5), []) : null;
	if (!mitte) return null;
	const nahe = STAEDTE.filter((stadt) => entfernungKm(mitte, stadt) <= km).flatMap(({ bereiche }) => bereiche);
	return [...new Set([plz.slice(0, 3), ...nahe])];
}
