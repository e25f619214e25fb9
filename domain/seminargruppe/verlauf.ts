/** The history of a group in sentences; the subject of each is who did it. */
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import type { Seminarverlaufseintrag } from '#domain/seminar/verlauf.ts';
import type { Namen } from '#domain/seminar/worte.ts';
import { GRUPPE_BEZEICHNUNG } from './bezeichnung.ts';
import type { Gruppenende, SeminargruppeEreignis } from './ereignisse.ts';
import type { Gruppenfelder } from './gruppen-felder.ts';

/** Newest first. */
export const gruppenverlauf = (
	ereignisse: readonly Aufgezeichnet<SeminargruppeEreignis>[],
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
				? `hat ${name(e.facts.freiwilligerID)} von der Warteliste aufgenommen.`
				: `hat ${name(e.facts.freiwilligerID)} aufgenommen.`;
		case 'AufGruppenwarteliste':
			return `hat ${name(e.facts.freiwilligerID)} auf die Warteliste gesetzt.`;
		case 'GruppenplatzAufgegeben':
			return `hat ${name(e.facts.freiwilligerID)} ${e.facts.von === 'ANGEMELDET' ? 'herausgenommen' : 'von der Warteliste genommen'}${WEIL[e.facts.anlass]}.`;
	}
}

/** In the order of the form; texts that were erased are missing. */
function aenderungenVon(e: SeminargruppeEreignis, name: Namen): Seminarverlaufseintrag['aenderungen'] {
	if (e.type !== 'SeminargruppeGeaendert') return [];
	const aenderungen: Partial<Record<keyof Gruppenfelder, { von: unknown; nach: unknown }>> = {
		...e.facts.aenderungen,
		...e.person?.aenderungen,
	};
	return (Object.keys(GRUPPE_BEZEICHNUNG) as (keyof Gruppenfelder)[]).flatMap((feld) => {
		const wechsel = aenderungen[feld];
		if (!wechsel) return [];
		const worte = (wert: unknown) => gruppenworte(feld, wert, name);
		return [{ bezeichnung: GRUPPE_BEZEICHNUNG[feld], von: worte(wechsel.von), nach: worte(wechsel.nach) }];
	});
}

function gruppenworte(feld: keyof Gruppenfelder, wert: unknown, name: Namen): string | null {
	if (wert === null || wert === undefined) return null;
	if (Array.isArray(wert)) return wert.map((id) => name(String(id))).join(', ') || null;
	return feld === 'leitungPersonID' ? name(String(wert)) : String(wert);
}
