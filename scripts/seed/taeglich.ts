import { abgleichen } from '#domain/akte/entscheidungen/dokument/abgleichen.ts';
import { dokumenteAblaufenLassen } from '#domain/akte/entscheidungen/dokument/dokumente-ablaufen.ts';
import { faelligeMahnen } from '#domain/akte/entscheidungen/dokument/mahnen.ts';
import { signaturenAblaufenLassen } from '#domain/akte/entscheidungen/dokument/signaturen-ablaufen.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { type Mahntakt, mahnplan } from '#domain/akte/mahnwesen/mahnplan.ts';
import { istAbgelaufen, istOffen } from '#domain/akte/signatur/ablauf.ts';
import type { Akte } from '#domain/akte/zustand.ts';
import { addiereTage } from '#domain/datum.ts';
import { istMinderjaehrig } from '#domain/recht/alter.ts';
import { PORTAL } from '#domain/rollen.ts';
import type { Mappe } from './dokumente.ts';
import type { Schritt } from './schritt.ts';
import type { Welt } from './welt.ts';
import { Zufall } from './zufall.ts';

/** A job of the worker. */
interface Auftragsart {
	readonly um: string;
	readonly entscheide: (lage: Lage) => Entschluss;
	/** Something is due on this very day, though nothing has happened in the file. */
	readonly istDran: (akte: Akte, tag: string, welt: Welt) => boolean;
}

const AUFTRAEGE: readonly Auftragsart[] = [
	{
		um: '01:10',
		entscheide: signaturenAblaufenLassen,
		istDran: (akte, tag, { jetzt }) =>
			wirdVolljaehrig(akte, tag) || akte.signaturen.some((s) => istOffen(s) && istAbgelaufen(s, jetzt)),
	},
	{
		um: '01:15',
		entscheide: (lage) => dokumenteAblaufenLassen(lage, {}),
		istDran: (akte, tag) => akte.dokumente.some((d) => d.gueltigBis === addiereTage(tag, -1)),
	},
	{ um: '02:30', entscheide: abgleichen, istDran: wirdVolljaehrig },
	{
		um: '05:00',
		entscheide: faelligeMahnen,
		istDran: (akte, tag, welt) => wirdGemahnt(akte, tag, welt.referenz().parameter),
	},
];

/**
 * What the worker does every day with the documents of a demo, from the day any were asked for until today. Files in
 * which nothing has happened and nothing is due are left out: four hundred of them every day would take minutes.
 */
export function taeglich(welt: Welt, mappen: readonly Mappe[], ab: string, heute: string): Schritt[] {
	// Of its own: the lives of the volunteers are the same with it and without.
	const zufall = new Zufall(20_260_903);
	const laeufe = AUFTRAEGE.map((art) => ({ ...art, gesehen: new Map<string, number>() }));
	const schritte: Schritt[] = [];
	for (let tag = ab; tag <= heute; tag = addiereTage(tag, 1)) {
		for (const { um, entscheide, istDran, gesehen } of laeufe) {
			const tue = () => {
				for (const { akteID } of mappen) {
					const akte = welt.akte(akteID);
					if (!akte.existiert || (gesehen.get(akteID) === akte.version && !istDran(akte, tag, welt))) continue;
					welt.tue(PORTAL, akteID, entscheide, zufall);
					gesehen.set(akteID, akte.version);
				}
			};
			schritte.push({ tag, um, tue });
		}
	}
	return schritte;
}

function wirdVolljaehrig({ person: { geburtsdatum } }: Akte, tag: string): boolean {
	if (!geburtsdatum) return false;
	return !istMinderjaehrig(geburtsdatum, tag) && istMinderjaehrig(geburtsdatum, addiereTage(tag, -1));
}

/** Of some request at the strictest: whether it still stands open the decision knows. */
const wirdGemahnt = ({ anforderungen }: Akte, tag: string, takt: Mahntakt): boolean =>
	anforderungen.some(({ mahnungAb, mahnstufe, gemahntAm }) => {
		const stand = { status: 'NOT_PROVIDED', stufe: 'PFLICHT', isNachDienst: false, isAufgabe: false } as const;
		const bisher = { mahnungAb, mahnstufe, gemahntAm, ausnahmen: [] };
		const plan = mahnplan({ ...stand, freiwilligerStatus: 2000, ...bisher }, takt);
		return typeof plan !== 'string' && plan.tag === tag;
	});
