/** House and kitchen in the history of a seminar: never what somebody eats or needs. */
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import type { SeminarEreignis } from '../ereignisse.ts';
import type { Namen } from '../worte.ts';
import type { HausEreignis } from './ereignisse.ts';

/** What each room was last called. */
export function raumnamen(ereignisse: readonly Aufgezeichnet<SeminarEreignis>[]): ReadonlyMap<string, string> {
	const namen = new Map<string, string>();
	for (const e of ereignisse) {
		if ((e.type === 'RaumAngelegt' || e.type === 'RaumGeaendert') && e.person)
			namen.set(e.facts.raumID, e.person.bezeichnung);
	}
	return namen;
}

export function haussatz(e: HausEreignis, name: Namen, raumnamen: ReadonlyMap<string, string>): string {
	const raum = (id: string) => raumnamen.get(id) ?? 'einen Raum';
	switch (e.type) {
		case 'RaumAngelegt':
			return `hat den Raum ${raum(e.facts.raumID)} mit ${betten(e.facts.betten)} angelegt.`;
		case 'RaumGeaendert':
			return `hat den Raum ${raum(e.facts.raumID)} geändert.`;
		case 'RaumEntfernt':
			return `hat den Raum ${raum(e.facts.raumID)} entfernt.`;
		case 'BettVergeben':
			return `hat ${name(e.facts.gastID)} ein Bett${e.person ? ` in ${raum(e.person.raumID)}` : ''} gegeben${e.person?.grund ? `: ${e.person.grund}` : '.'}`;
		case 'BettAufgegeben':
			return `hat ${name(e.facts.gastID)} das Bett genommen.`;
		case 'HausangabenErfasst':
			return `hat Angaben zu Haus und Küche von ${name(e.facts.gastID)} geändert.`;
		case 'HausteamGesetzt':
			return 'hat die weitere Leitung geändert.';
		case 'SeminardatenGeloescht':
			return 'hat die Angaben zu Essen und Räumen gelöscht.';
	}
}

const betten = (n: number): string => (n === 1 ? '1 Bett' : `${n} Betten`);
