/** The history of a seminar in sentences; the subject of each is who did it. */
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { SEMINAR_BEZEICHNUNG } from './bezeichnung.ts';
import type { SeminarEreignis } from './ereignisse.ts';
import type { SeminarFelder } from './seminar-felder.ts';
import { type Namen, seminarworte } from './worte.ts';

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
): Seminarverlaufseintrag[] =>
	ereignisse.toReversed().map((e) => ({
		version: e.version,
		zeit: e.meta.zeit,
		userID: e.meta.userID,
		impersoniertVon: e.meta.impersoniertVon,
		satz: satzVon(e, name),
		aenderungen: aenderungenVon(e, name),
	}));

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

function satzVon(e: SeminarEreignis, name: Namen): string {
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
			return `hat ${name(e.facts.freiwilligerID)} angemeldet.`;
		case 'AufSeminarwarteliste':
			return `hat ${name(e.facts.freiwilligerID)} ${e.facts.von ? 'an das Ende der' : 'auf die'} Warteliste gesetzt.`;
		case 'SeminarplatzAngeboten':
			return `hat für ${name(e.facts.freiwilligerID)} einen frei gewordenen Platz reserviert.`;
		case 'SeminarplatzAufgegeben':
			return `hat ${name(e.facts.freiwilligerID)} ${e.facts.von === 'ANGEMELDET' ? 'abgemeldet' : 'von der Warteliste genommen'}${WEIL[e.facts.anlass]}.`;
	}
}

/** In the order of the form; texts that were erased are missing. */
function aenderungenVon(e: SeminarEreignis, name: Namen): Seminarverlaufseintrag['aenderungen'] {
	if (e.type !== 'SeminarGeaendert') return [];
	const aenderungen: Partial<Record<keyof SeminarFelder, { von: unknown; nach: unknown }>> = {
		...e.facts.aenderungen,
		...e.person?.aenderungen,
	};
	return (Object.keys(SEMINAR_BEZEICHNUNG) as (keyof SeminarFelder)[]).flatMap((feld) => {
		const wechsel = aenderungen[feld];
		if (!wechsel) return [];
		const worte = (wert: unknown) => seminarworte(feld, wert as SeminarFelder[typeof feld], name);
		return [{ bezeichnung: SEMINAR_BEZEICHNUNG[feld], von: worte(wechsel.von), nach: worte(wechsel.nach) }];
	});
}
