/** The history of a seminar in sentences; the subject of each is who did it. */
import type { Aufgezeichnet, Ereignis } from '#domain/ereignis.ts';
import { SEMINAR_BEZEICHNUNG } from './bezeichnung.ts';
import type { SeminarEreignis } from './ereignisse.ts';
import type { HausEreignis } from './haus/ereignisse.ts';
import { istHausEreignis } from './haus/haus.ts';
import { haussatz, raumnamen } from './haus/verlauf.ts';
import { type Namen, personImSatz, seminarworte } from './worte.ts';

export interface Seminarverlaufseintrag {
	readonly version: number;
	readonly zeit: string;
	readonly userID: string | null;
	readonly impersoniertVon: string | null;
	/** `hat … geändert.` */
	readonly satz: string;
	readonly aenderungen: readonly {
		readonly bezeichnung: string;
		readonly von: string | null;
		readonly nach: string | null;
	}[];
}

/** Newest first. */
export const seminarverlauf = (
	ereignisse: readonly Aufgezeichnet<SeminarEreignis>[],
	name: Namen,
): Seminarverlaufseintrag[] => {
	const raum = raumnamen(ereignisse);
	// What ended with the term is told once, not again for each of the guests.
	const erzaehlte = ereignisse.filter(({ type }) => type !== 'PersonenbezugGeloescht');
	return verlaufVon(erzaehlte, (e) => ({
		satz: istHausEreignis(e) ? haussatz(e, name, raum) : satzVon(e, name),
		aenderungen:
			e.type === 'SeminarGeaendert'
				? aenderungszeilen(SEMINAR_BEZEICHNUNG, e, (feld, wert) => seminarworte(feld, wert as never, name))
				: [],
	}));
};

/** The events of one stream, newest first, each in the words for it. */
export const verlaufVon = <E extends Ereignis>(
	ereignisse: readonly Aufgezeichnet<E>[],
	worte: (e: Aufgezeichnet<E>) => Pick<Seminarverlaufseintrag, 'satz' | 'aenderungen'>,
): Seminarverlaufseintrag[] =>
	ereignisse.toReversed().map((e) => ({
		version: e.version,
		zeit: e.meta.zeit,
		userID: e.meta.userID,
		impersoniertVon: e.meta.impersoniertVon,
		...worte(e),
	}));

interface Geaendert {
	readonly facts: { readonly aenderungen: object };
	readonly person?: { readonly aenderungen: object } | null;
}

/** What changed, in the order of the form; texts that were erased are missing. */
export function aenderungszeilen<F extends string>(
	bezeichnung: Readonly<Record<F, string>>,
	{ facts, person }: Geaendert,
	worte: (feld: F, wert: unknown) => string | null,
): Seminarverlaufseintrag['aenderungen'] {
	const aenderungen: Partial<Record<string, { von: unknown; nach: unknown }>> = {
		...facts.aenderungen,
		...person?.aenderungen,
	};
	return (Object.keys(bezeichnung) as F[]).flatMap((feld) => {
		const wechsel = aenderungen[feld];
		if (!wechsel) return [];
		return [{ bezeichnung: bezeichnung[feld], von: worte(feld, wechsel.von), nach: worte(feld, wechsel.nach) }];
	});
}

const WEIL = {
	ABGEMELDET: '',
	ENTFERNT: '',
	ABGELEHNT: ', weil der Platz nicht gewünscht war',
	VERFALLEN: ', weil zweimal keine Antwort kam',
	DURCHGEFUEHRT: ', weil das Seminar stattgefunden hat',
	DIENST: ', weil der Dienst davor endet',
	GRUPPE: ', weil sich die Seminargruppe geändert hat',
	ZURUECKGEZOGEN: ', weil das Seminar nicht mehr veröffentlicht ist',
};

function satzVon(e: Exclude<SeminarEreignis, HausEreignis>, name: Namen): string {
	switch (e.type) {
		case 'SeminarAngelegt':
			return 'hat das Seminar angelegt.';
		case 'SeminarGeaendert':
			return 'hat die Angaben geändert.';
		case 'SeminarVeroeffentlicht':
			return 'hat das Seminar veröffentlicht.';
		case 'SeminarZurueckgezogen':
			return 'hat die Veröffentlichung zurückgenommen.';
		case 'SeminarDurchgefuehrt':
			return 'hat das Seminar als durchgeführt vermerkt.';
		case 'SeminarWiederGeoeffnet':
			return 'hat den Vermerk der Durchführung zurückgenommen.';
		case 'SeminarAbgesagt':
			return e.person ? `hat das Seminar abgesagt: ${e.person.grund}` : 'hat das Seminar abgesagt.';
		case 'SeminarGeloescht':
			return 'hat das Seminar gelöscht.';
		case 'SeminarplatzVergeben':
			return `hat ${personImSatz(name, e.facts.freiwilligerID)} angemeldet.`;
		case 'AufSeminarwarteliste':
			return `hat ${personImSatz(name, e.facts.freiwilligerID)} ${e.facts.von ? 'an das Ende der' : 'auf die'} Warteliste gesetzt.`;
		case 'SeminarplatzAngeboten':
			return `hat für ${personImSatz(name, e.facts.freiwilligerID)} einen frei gewordenen Platz reserviert.`;
		case 'SeminarplatzAufgegeben':
			return `hat ${personImSatz(name, e.facts.freiwilligerID)} ${e.facts.von === 'ANGEMELDET' ? 'abgemeldet' : 'von der Warteliste genommen'}${WEIL[e.facts.anlass]}.`;
		case 'UnterschriebeneListeAbgelegt': {
			const satz = `hat die unterschriebene Teilnehmerliste ${e.facts.ersetzt ? 'ersetzt' : 'abgelegt'}`;
			return e.person ? `${satz}: ${e.person.dateiname}` : `${satz}.`;
		}
		case 'UnterschriebeneListeEntfernt':
			return 'hat die unterschriebene Teilnehmerliste entfernt.';
		case 'PersonenbezugGeloescht':
			return 'hat personenbezogene Daten gelöscht.';
	}
}
