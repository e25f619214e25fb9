/** The history of a group in sentences; the subject of each is who did it. */
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { aenderungszeilen, type Seminarverlaufseintrag, verlaufVon } from '#domain/seminar/verlauf.ts';
import { type Namen, personImSatz } from '#domain/seminar/worte.ts';
import { GRUPPE_BEZEICHNUNG } from './bezeichnung.ts';
import type { Gruppenende, SeminargruppeEreignis } from './ereignisse.ts';
import type { Gruppenfelder } from './gruppen-felder.ts';

/** Newest first. */
export const gruppenverlauf = (
	ereignisse: readonly Aufgezeichnet<SeminargruppeEreignis>[],
	name: Namen,
): Seminarverlaufseintrag[] =>
	verlaufVon(ereignisse, (e) => ({
		satz: satzVon(e, name),
		aenderungen:
			e.type === 'SeminargruppeGeaendert'
				? aenderungszeilen(GRUPPE_BEZEICHNUNG, e, (feld, wert) => gruppenworte(feld, wert, name))
				: [],
	}));

const WEIL: Readonly<Record<Gruppenende, string>> = {
	ENTFERNT: '',
	WECHSEL: ', weil eine andere Gruppe gewählt ist',
	DIENST: ', weil kein Dienst mehr dafür besteht',
	ZYKLUS: ', weil die Akte in einen anderen Zyklus gehört',
};

function satzVon(e: SeminargruppeEreignis, name: Namen): string {
	switch (e.type) {
		case 'SeminargruppeAngelegt':
			return 'hat die Gruppe angelegt.';
		case 'SeminargruppeGeaendert':
			return 'hat die Angaben geändert.';
		case 'SeminargruppeGeloescht':
			return 'hat die Gruppe gelöscht.';
		case 'GruppenplatzVergeben':
			return e.facts.von
				? `hat ${personImSatz(name, e.facts.freiwilligerID)} von der Warteliste aufgenommen.`
				: `hat ${personImSatz(name, e.facts.freiwilligerID)} aufgenommen.`;
		case 'AufGruppenwarteliste':
			return `hat ${personImSatz(name, e.facts.freiwilligerID)} auf die Warteliste gesetzt.`;
		case 'GruppenplatzAufgegeben':
			return `hat ${personImSatz(name, e.facts.freiwilligerID)} ${e.facts.von === 'ANGEMELDET' ? 'herausgenommen' : 'von der Warteliste genommen'}${WEIL[e.facts.anlass]}.`;
	}
}

function gruppenworte(feld: keyof Gruppenfelder, wert: unknown, name: Namen): string | null {
	if (wert === null || wert === undefined) return null;
	if (Array.isArray(wert)) return wert.map((id) => name(String(id))).join(', ') || null;
	return feld === 'leitungPersonID' ? name(String(wert)) : String(wert);
}
