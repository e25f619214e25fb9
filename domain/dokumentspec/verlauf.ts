/** The history of a document specification in sentences; the subject of each is who did it. */
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { ausnahmesatz, endesatz } from '#domain/mahnausnahme.ts';
import { SPEC_BEZEICHNUNG } from './bezeichnung.ts';
import type { DokumentSpecFelder } from './dokumentspec-felder.ts';
import type { DokumentSpecEreignis } from './ereignisse.ts';
import { type Namen, specworte } from './worte.ts';

export interface Specverlaufseintrag {
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
export function specverlauf(ereignisse: readonly Aufgezeichnet<DokumentSpecEreignis>[], name: Namen) {
	return ereignisse.toReversed().map(
		(e): Specverlaufseintrag => ({
			zeit: e.meta.zeit,
			userID: e.meta.userID,
			impersoniertVon: e.meta.impersoniertVon,
			satz: satzVon(e, name),
			aenderungen: aenderungenVon(e, name),
		}),
	);
}

function satzVon(e: DokumentSpecEreignis, name: Namen): string {
	switch (e.type) {
		case 'DokumentSpecAngelegt':
			return e.facts.vorgaengerID === null
				? 'hat die Vorlage angelegt.'
				: `hat Version ${e.facts.version} als Entwurf angelegt.`;
		case 'DokumentSpecGeaendert':
			return 'hat die Vorlage geändert.';
		case 'DokumentSpecVeroeffentlicht':
			return 'hat die Vorlage veröffentlicht.';
		case 'DokumentSpecAbgeloest':
			return `hat die Vorlage durch „${name(e.facts.nachfolgerID)}“ abgelöst.`;
		case 'DokumentSpecGesperrt':
			return 'hat die Vorlage gesperrt.';
		case 'DokumentSpecEntsperrt':
			return 'hat die Vorlage entsperrt.';
		case 'DokumentSpecMahnausnahmeGesetzt':
			return ausnahmesatz(e.facts.regel, 'dieses Dokument');
		case 'DokumentSpecMahnausnahmeBeendet':
			return endesatz('dieses Dokument');
		case 'DokumentSpecGeloescht':
			return 'hat den Entwurf gelöscht.';
	}
}

/** In the order of the form; texts that were erased are missing. */
function aenderungenVon(e: DokumentSpecEreignis, name: Namen): Specverlaufseintrag['aenderungen'] {
	if (e.type !== 'DokumentSpecGeaendert') return [];
	const aenderungen: Partial<Record<keyof DokumentSpecFelder, { von: unknown; nach: unknown }>> = {
		...e.facts.aenderungen,
		...e.person?.aenderungen,
	};
	return (Object.keys(SPEC_BEZEICHNUNG) as (keyof DokumentSpecFelder)[]).flatMap((feld) => {
		const wechsel = aenderungen[feld];
		if (!wechsel) return [];
		const worte = (wert: unknown) => specworte({ [feld]: wert }, feld, name);
		return [{ bezeichnung: SPEC_BEZEICHNUNG[feld], von: worte(wechsel.von), nach: worte(wechsel.nach) }];
	});
}
