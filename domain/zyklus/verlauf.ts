/** The history of a cycle and its budget in sentences; the subject of each is who did it. */
import { istDatum } from '#domain/datum.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { formatEuro, formatStunden, formatZahl } from '#domain/format/zahl.ts';
import type { ZyklusbudgetEreignis } from '#domain/zyklus/budgetereignisse.ts';
import { VORGABE_BEZEICHNUNG, ZYKLUS_BEZEICHNUNG } from './bezeichnung.ts';
import type { ZyklusEreignis } from './ereignisse.ts';
import type { Vorgaben } from './zyklus-felder.ts';

interface Aenderung {
	readonly bezeichnung: string;
	readonly von: string | null;
	readonly nach: string | null;
}

export interface Zyklusverlaufseintrag {
	readonly zeit: string;
	readonly userID: string | null;
	readonly impersoniertVon: string | null;
	/** `hat … geändert.` */
	readonly satz: string;
	readonly aenderungen: readonly Aenderung[];
}

/** Names of Dienstarten and cycles the events refer to by id. */
export type Namen = (id: string) => string;

type Ereignis = Aufgezeichnet<ZyklusEreignis | ZyklusbudgetEreignis>;

/** Newest first. What is approved for single Einsatzstellen is told there. */
export function zyklusverlauf(ereignisse: readonly Ereignis[], name: Namen): Zyklusverlaufseintrag[] {
	return ereignisse
		.filter((e) => e.type !== 'GenehmigungMitgezaehlt')
		.toSorted((a, b) => b.meta.zeit.localeCompare(a.meta.zeit) || b.version - a.version)
		.map((e) => ({
			zeit: e.meta.zeit,
			userID: e.meta.userID,
			impersoniertVon: e.meta.impersoniertVon,
			satz: satzVon(e, name),
			aenderungen: aenderungenVon(e),
		}));
}

function satzVon(e: Ereignis, name: Namen): string {
	switch (e.type) {
		case 'ZyklusAngelegt':
			return 'hat den Zyklus angelegt.';
		case 'ZyklusGeaendert':
			return 'hat die Angaben geändert.';
		case 'ZyklusGestartet':
			return 'hat den Zyklus gestartet.';
		case 'ZyklusBeendet':
			return 'hat den Zyklus beendet, weil der folgende gestartet wurde.';
		case 'UebernahmeBegonnen':
			return `hat ${e.facts.kontingente ? 'Adressen und Kontingente' : 'die Adressen'} aus dem Zyklus ${name(e.facts.vorgaengerID)} übernommen.`;
		case 'ZyklusAbgeschlossen':
			return 'hat den Zyklus abgeschlossen.';
		case 'ZyklusWiederEroeffnet':
			return 'hat den Zyklus wieder geöffnet.';
		case 'VorgabenFestgelegt':
			return `hat die Vorgaben für ${name(e.facts.dienstartID)} geändert.`;
		case 'BewerbungsstoppGesetzt':
			return `hat einen Bewerbungsstopp für ${name(e.facts.dienstartID)} gesetzt.`;
		case 'BewerbungsstoppAufgehoben':
			return `hat den Bewerbungsstopp für ${name(e.facts.dienstartID)} aufgehoben.`;
		case 'GesamtkontingentFestgelegt':
			return `hat das Gesamtkontingent für ${name(e.facts.dienstartID)} geändert.`;
		case 'GenehmigungMitgezaehlt':
			return 'hat Plätze genehmigt.';
	}
}

function aenderungenVon(e: Ereignis): Aenderung[] {
	switch (e.type) {
		case 'ZyklusGeaendert':
			return wechsel(ZYKLUS_BEZEICHNUNG, { ...e.facts.aenderungen, ...e.person?.aenderungen }, tag);
		case 'VorgabenFestgelegt':
			return wechsel(VORGABE_BEZEICHNUNG, e.facts.aenderungen, vorgabe);
		case 'GesamtkontingentFestgelegt':
			return [{ bezeichnung: 'Gesamtkontingent', von: plaetze(e.facts.von), nach: plaetze(e.facts.nach) }];
		default:
			return [];
	}
}

/** In the order of the form; texts that were erased are missing. */
function wechsel<F extends string>(
	bezeichnungen: Readonly<Record<F, string>>,
	aenderungen: { readonly [feld in F]?: { readonly von: unknown; readonly nach: unknown } },
	zeige: (feld: F, wert: unknown) => string | null,
): Aenderung[] {
	return (Object.keys(bezeichnungen) as F[]).flatMap((feld) => {
		const geaendert = aenderungen[feld];
		if (!geaendert) return [];
		const { von, nach } = geaendert;
		return [{ bezeichnung: bezeichnungen[feld], von: zeige(feld, von), nach: zeige(feld, nach) }];
	});
}

function tag(_feld: string, wert: unknown): string | null {
	if (typeof wert !== 'string') return null;
	return istDatum(wert) ? formatDatum(wert) : wert;
}

function vorgabe(feld: keyof Vorgaben, wert: unknown): string | null {
	if (typeof wert !== 'number') return null;
	if (feld === 'urlaubstage') return formatZahl(wert, 0);
	return feld === 'wochenstunden' ? formatStunden(wert) : formatEuro(wert);
}

const plaetze = (anzahl: number | null): string => (anzahl === null ? 'unbegrenzt' : formatZahl(anzahl, 0));
