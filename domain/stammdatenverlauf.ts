/** The history of a kind of master data in sentences; the subject of each is who did it. */
import type { Aufgezeichnet, Fakt } from '#domain/ereignis.ts';
import { feldabfrageStammdatum } from '#domain/feldabfrage/feldabfrage.ts';
import { abfrageworte } from '#domain/feldabfrage/verlauf.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { FOERDERFELDER, foerderworte } from '#domain/geld/foerderung/verlauf.ts';
import { portaltextStammdatum } from '#domain/text/portaltext.ts';
import { PORTALTEXTE } from '#domain/text/portaltexte.ts';
import { VORLAGEN } from '#domain/vorlagen/katalog.ts';
import { dienstartStammdatum } from './stammdaten/dienstart.ts';
import type { StammdatenEreignis } from './stammdaten/ereignisse.ts';
import { landStammdatum } from './stammdaten/land.ts';
import { LISTEN } from './stammdaten/listen.ts';
import { schulferienStammdatum } from './stammdaten/schulferien.ts';
import type { Stammdatum } from './stammdaten/stammdatum.ts';

/** Kinds of master data that have a page of their own, in the words of its address. */
export const VERLAUFSARTEN = [
	'sportart',
	'taetigkeitsfeld',
	'schulabschluss',
	'titel',
	'ausbildung',
	'attribut-1',
	'attribut-2',
	'funktion',
	'seminartyp',
	'land',
	'schulferien',
	'dienstart',
	'text',
	'feldabfrage',
] as const;
export type Verlaufsart = (typeof VERLAUFSARTEN)[number];

type Art = Stammdatum<string, Record<string, Fakt>>;
type E = StammdatenEreignis<string, Record<string, Fakt>>;

/** The kind whose records stand on this page. */
export function stammdatumVon(art: Verlaufsart): Art {
	if (art === 'land') return landStammdatum as unknown as Art;
	if (art === 'schulferien') return schulferienStammdatum as unknown as Art;
	if (art === 'dienstart') return dienstartStammdatum as unknown as Art;
	if (art === 'text') return portaltextStammdatum as unknown as Art;
	if (art === 'feldabfrage') return feldabfrageStammdatum as unknown as Art;
	const liste = LISTEN.find(({ key }) => key === art.replace('-', ''));
	if (!liste) throw new Error(`Es gibt keine Liste ${art}`);
	return liste as unknown as Art;
}

const BEZEICHNUNG: Readonly<Record<string, string>> = {
	key: 'Schlüssel',
	land: 'Land',
	bezeichnung: 'Bezeichnung',
	kurz: 'Kurzname',
	art: 'Art',
	isUe27: 'Für Menschen ab 27 Jahren',
	minAlter: 'Mindestalter',
	maxAlter: 'Höchstalter',
	minMonate: 'Mindestdauer in Monaten',
	maxMonate: 'Höchstdauer in Monaten',
	seminartageBasis: 'Seminartage bei 12 Monaten',
	seminartageAbzug: 'Abzug je Monat darunter',
	seminartageZuschlag: 'Zuschlag je Monat darüber',
	seminartageUe27ProMonat: 'Seminartage je Monat ab 27 Jahren',
	farbe: 'Farbe',
	isEU: 'EU',
	content: 'Text',
	von: 'Gezeigt ab',
	bis: 'Gezeigt bis',
	betreff: 'Betreff',
	inhalt: 'Text',
	zusatzEmpfaenger: 'Weitere Empfänger',
	sortierung: 'Stelle in der Liste',
	zielStatus: 'Vor dem Status',
	dienstartIDs: 'Dienstarten',
	felder: 'Felder',
	hilfetexte: 'Hilfetexte',
	...FOERDERFELDER,
	isAktiv: 'Aktiv',
};

/** Where one kind calls it otherwise. */
const EIGENE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	Schulferien: { von: 'Erster Tag', bis: 'Letzter Tag' },
};

interface Aenderung {
	readonly bezeichnung: string;
	readonly von: string | null;
	readonly nach: string | null;
}

export interface Stammdatenverlaufseintrag {
	/** Tells the events of a kind apart. */
	readonly id: string;
	readonly zeit: string;
	readonly userID: string | null;
	readonly impersoniertVon: string | null;
	/** `hat den Eintrag „Judo“ angelegt.` */
	readonly satz: string;
	readonly aenderungen: readonly Aenderung[];
}

/** Of one record, oldest first. */
export function stammdatenverlauf(
	art: Stammdatum<string, Record<string, Fakt>>,
	id: string,
	ereignisse: readonly Aufgezeichnet<E>[],
): Stammdatenverlaufseintrag[] {
	const satz = art.aggregat.start(id);
	return ereignisse.map((e) => {
		const vorher = name(art, id, satz.felder);
		art.aggregat.evolve(satz, e);
		return {
			id: `${id} ${e.version}`,
			zeit: e.meta.zeit,
			userID: e.meta.userID,
			impersoniertVon: e.meta.impersoniertVon,
			satz: satzVon(art, e.type, vorher ?? name(art, id, satz.felder)),
			aenderungen: aenderungen(e, art.name),
		};
	});
}

/** What people call the record; null: nothing is known of it yet. */
function name({ key }: Art, id: string, { bezeichnung }: Readonly<Record<string, Fakt>>): string | null {
	if (key === 'portaltext') return PORTALTEXTE[id]?.titel ?? id;
	if (key === 'mailvorlage') return VORLAGEN.get(id)?.bezeichnung ?? id;
	return typeof bezeichnung === 'string' && bezeichnung !== '' ? bezeichnung : null;
}

function satzVon({ name: art, label }: Art, type: string, bezeichnung: string | null): string {
	const was = bezeichnung === null ? `einen Eintrag (${label})` : `„${bezeichnung}“`;
	switch (type) {
		case `${art}Erfasst`:
			return art === 'Portaltext' ? `hat den Text ${was} geändert.` : `hat ${was} angelegt.`;
		case `${art}Deaktiviert`:
			return `hat ${was} deaktiviert.`;
		case `${art}Aktiviert`:
			return `hat ${was} aktiviert.`;
		case `${art}Geloescht`:
			return `hat ${was} gelöscht.`;
		case 'PersonenbezugGeloescht':
			return `hat die Worte von ${was} gelöscht.`;
		default:
			return art === 'Portaltext' ? `hat den Text ${was} geändert.` : `hat ${was} geändert.`;
	}
}

type Wechsel = Readonly<Record<string, { readonly von: Fakt; readonly nach: Fakt }>>;

/** In the order of the form; texts that were erased are missing. */
function aenderungen(e: E, art: string): Aenderung[] {
	const alle: Wechsel = {
		...(e.facts as { aenderungen?: Wechsel }).aenderungen,
		...(e.person as { aenderungen?: Wechsel } | null)?.aenderungen,
		...(art === 'Portaltext' ? ersterText(e) : {}),
	};
	return Object.entries(BEZEICHNUNG).flatMap(([feld, bezeichnung]) => {
		const wechsel = alle[feld];
		const worte = (wert: Fakt) => text(WORTE[art]?.(feld, wert) ?? wert);
		const label = EIGENE[art]?.[feld] ?? bezeichnung;
		return wechsel ? [{ bezeichnung: label, von: worte(wechsel.von), nach: worte(wechsel.nach) }] : [];
	});
}

/** Kinds whose values don't speak for themselves. */
const WORTE: Readonly<Record<string, (feld: string, wert: Fakt) => string | null>> = {
	Feldabfrage: abfrageworte,
	Foerderprogramm: foerderworte,
};

/** The first words of the tenant take the place of those the portal comes with. */
function ersterText(e: E): Wechsel {
	const werte = {
		...(e.person as { werte?: Readonly<Record<string, Fakt>> } | null)?.werte,
		...(e.facts as { werte?: Readonly<Record<string, Fakt>> }).werte,
	};
	const gesetzte = Object.entries(werte).filter(([, nach]) => nach !== null);
	return Object.fromEntries(gesetzte.map(([feld, nach]) => [feld, { von: null, nach }]));
}

/** Long enough to see what changed, short enough for a list. */
const LAENGE = 500;

function text(wert: Fakt): string | null {
	if (typeof wert === 'boolean') return wert ? 'ja' : 'nein';
	if (wert === null || wert === '') return null;
	if (typeof wert === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(wert)) return formatDatum(wert);
	const worte = Array.isArray(wert) ? wert.join(', ') : String(wert);
	return worte.length > LAENGE ? `${worte.slice(0, LAENGE)} …` : worte;
}
