/** Letters about what is still missing (table: Reminders): of what, to whom, and where to. */

import { standDerAnforderung } from '#domain/akte/dokument/dokumentregeln.ts';
import type { Lage } from '#domain/akte/lage.ts';
import type { Akte, Anforderung, Mahnadressat } from '#domain/akte/zustand.ts';
import { verbunden } from '#domain/format/text.ts';
import { istMinderjaehrig } from '#domain/recht/alter.ts';
import type { DokumentSpec } from '#domain/referenzsaetze.ts';
import { DOKUMENTSPEC } from '#domain/status/dokumentspec.ts';
import { mahnadressaten } from './mahnadressaten.ts';
import { istAnmahnbar, mahnplan, pausiertBis } from './mahnplan.ts';
import { mahnstand } from './mahnstand.ts';

/** To whom a letter goes. */
export interface Briefempfang {
	/** Of the volunteer. */
	readonly name: string;
	/** Street, then town. */
	readonly anschrift: readonly string[];
	/** Guardians by name, to whom it then goes; null: to the volunteer, who is of age. */
	readonly vertretende: readonly string[] | null;
}

/** A document, or a signature, that is still missing. */
export interface Fehlendes {
	readonly dokument: string;
	readonly frist: string | null;
	/** What was said when it was asked for. */
	readonly bemerkung: string | null;
	/** It is looked at, not kept. */
	readonly isEinsicht: boolean;
	/** Whose signature is missing; null: the document is. */
	readonly unterschrift: 'FREIWILLIGE' | 'VERTRETUNG' | null;
}

/** A request a letter asks for, and whose turn it is. */
export interface Briefposten {
	readonly anforderung: Anforderung;
	readonly spec: DokumentSpec;
	readonly an: readonly Mahnadressat[];
}

/** Everything the volunteer's side is reminded of, also what it has been reminded of by mail as often as is meant. */
export function briefposten(lage: Lage): readonly Briefposten[] {
	const { akte, ctx, referenz } = lage;
	return offene(akte, referenz.specs, ctx.heute).filter(({ anforderung, spec }) => {
		const stand = mahnstand(lage, anforderung, spec);
		const plan = mahnplan(stand, referenz.parameter);
		return (typeof plan !== 'string' || plan === 'HOECHSTZAHL') && pausiertBis(stand, ctx.heute) === null;
	});
}

/** What letters of these days asked for and is still missing. */
export const gebliebeneBriefposten = (
	akte: Akte,
	specs: readonly DokumentSpec[],
	{ von, bis, heute }: { readonly von: string; readonly bis: string; readonly heute: string },
): readonly Briefposten[] =>
	offene(akte, specs, heute).filter(({ anforderung: { mahnungen } }) =>
		mahnungen.some(({ tag, weg }) => weg === 'BRIEF' && tag >= von && tag <= bis),
	);

function offene(akte: Akte, specs: readonly DokumentSpec[], heute: string): readonly Briefposten[] {
	const je = new Map(specs.filter(({ status }) => status !== DOKUMENTSPEC.nr.Gesperrt).map((spec) => [spec.id, spec]));
	return akte.anforderungen.flatMap((anforderung) => {
		const spec = je.get(anforderung.specID);
		if (!spec || !istAnmahnbar(standDerAnforderung(akte, anforderung))) return [];
		const an = mahnadressaten(akte, anforderung, spec, heute).filter(istSeine);
		return an.length ? [{ anforderung, spec, an }] : [];
	});
}

/** What waits for the Einsatzstelle or the Traeger is nothing to write to a volunteer about. */
const istSeine = ({ partei }: Mahnadressat): boolean =>
	partei === 'FREIWILLIGER' || partei === 'ERZIEHUNGSBERECHTIGTER';

/** As the letter tells whoever opens it. */
export function alsFehlendes(akte: Akte, { anforderung, spec, an }: Briefposten): Fehlendes {
	const { frist, bemerkung } = anforderung;
	const isUnterschrift = standDerAnforderung(akte, anforderung) === 'WAIT_SIGNING';
	const vonEltern = an.some(({ partei }) => partei === 'ERZIEHUNGSBERECHTIGTER');
	return {
		...{ dokument: spec.bezeichnung, frist, bemerkung },
		isEinsicht: spec.nutzungsart === 'EINSICHTNAHME',
		unterschrift: isUnterschrift ? (vonEltern ? 'VERTRETUNG' : 'FREIWILLIGE') : null,
	};
}

/** To whom it goes, and what of the address nobody has said. */
export interface Empfang extends Briefempfang {
	readonly fehlt: readonly string[];
}

/** Whoever isn't of age is written to through the guardians: where they live together, else where he lives. */
export function briefempfang(akte: Pick<Akte, 'person' | 'erziehungsberechtigte'>, heute: string): Empfang {
	const { person, erziehungsberechtigte } = akte;
	const name = verbunden(person.vorname, person.nachname);
	const isMinderjaehrig = Boolean(person.geburtsdatum && istMinderjaehrig(person.geburtsdatum, heute));
	const eltern = isMinderjaehrig ? erziehungsberechtigte.flatMap((einer) => einer.person ?? []) : [];
	const wohnt = gemeinsame(eltern) ?? person;
	const fehlt = [...(name ? [] : ['Name']), ...fehlendes(wohnt)];
	const anschrift = [verbunden(wohnt.strasse, wohnt.hausnummer), verbunden(wohnt.plz, wohnt.ort)];
	const vertretende = eltern.flatMap(({ vorname, nachname }) => verbunden(vorname, nachname) || []);
	return { name, anschrift, fehlt, vertretende: isMinderjaehrig ? vertretende : null };
}

interface Anschrift {
	readonly strasse?: string | null;
	readonly hausnummer?: string | null;
	readonly plz?: string | null;
	readonly ort?: string | null;
}

const fehlendes = ({ strasse, plz, ort }: Anschrift): string[] => [
	...(strasse ? [] : ['Straße']),
	...(plz ? [] : ['Postleitzahl']),
	...(ort ? [] : ['Ort']),
];

/** null: they don't all have the same one. */
function gemeinsame(eltern: readonly Anschrift[]): Anschrift | null {
	const [erste, ...weitere] = eltern;
	if (!erste || fehlendes(erste).length) return null;
	const alsZeile = (a: Anschrift) => verbunden(a.strasse, a.hausnummer, a.plz, a.ort);
	return weitere.every((andere) => alsZeile(andere) === alsZeile(erste)) ? erste : null;
}
