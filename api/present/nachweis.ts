import type { Nachweisereignis, Nachweiszeile } from '#commands/nachweis/nachweis.ts';

/** A line of a history as its calls answer it. */
export interface Nachweiseintrag {
	readonly version: number;
	readonly zeit: string;
	readonly akteur: Wer | null;
	readonly impersoniertVon: Wer | null;
	readonly satz: string;
	readonly aenderungen: readonly {
		readonly bezeichnung: string;
		readonly von: string | null;
		readonly nach: string | null;
	}[];
	readonly text: string | null;
}

interface Wer {
	readonly id: string;
	readonly name: string | null;
}

/**
 * The events of a stream in sentences, each event in exactly one line. A line of the history tells of all events of its
 * command up to the next line; events of which the history says nothing to this reader are named by their type.
 */
export function nachweiszeilen(
	verlauf: number,
	ereignisse: readonly Nachweisereignis[],
	eintraege: readonly Nachweiseintrag[],
): Nachweiszeile[] {
	const nachVersion = new Map(eintraege.map((e) => [e.version, e]));
	const zeilen: Nachweiszeile[] = [];
	let befehl: string | null = null;
	for (const { version, type, meta } of ereignisse) {
		const letzte = zeilen.at(-1);
		const eintrag = nachVersion.get(version);
		if (eintrag) {
			zeilen.push({ ...erzaehle(eintrag), verlauf, von: version, bis: version });
			befehl = meta.commandID;
		} else if (letzte && befehl === meta.commandID) {
			letzte.bis = version;
		} else {
			zeilen.push({ ...ohneSatz(type), zeit: meta.zeit, verlauf, von: version, bis: version });
			befehl = null;
		}
	}
	return zeilen;
}

/** Places taken are told in the files of the volunteers, remarks for others to those others only. */
const SAETZE: Readonly<Record<string, string>> = {
	PlatzVergeben: 'wurde ein Platz vergeben.',
	PlatzGeaendert: 'wurde ein vergebener Platz geändert.',
	PlatzFreigegeben: 'wurde ein Platz wieder frei.',
	BemerkungGeschrieben: 'wurde etwas bemerkt, das nicht gezeigt wird.',
	Verdeckt: 'steht ein Ereignis, von dem nichts mehr gesagt wird: Die Angaben dazu sind gelöscht.',
	AdressbemerkungGeschrieben: 'wurde etwas bemerkt, das nicht gezeigt wird.',
};

const ohneSatz = (type: string) => ({
	wer: type.startsWith('Platz') ? 'Im Kontingent' : 'Hier',
	satz: SAETZE[type] ?? `steht ein Ereignis „${type}“ ohne Satz im Verlauf.`,
	aenderungen: [],
	text: null,
});

function erzaehle({ zeit, akteur, impersoniertVon, satz, aenderungen, text }: Nachweiseintrag) {
	const handelnder = akteur ? name(akteur) : 'Das Portal';
	return {
		zeit,
		wer: impersoniertVon ? `${name(impersoniertVon)} in der Ansicht von ${handelnder}` : handelnder,
		satz,
		aenderungen: aenderungen.map(({ bezeichnung, von, nach }) => ({ bezeichnung, von, nach })),
		text,
	};
}

const name = (wer: Wer): string => wer.name ?? 'Gelöschter Benutzer';
