/** The history of the downloads in sentences; the subject of each is who did it. */
import type { Aufgezeichnet, Fakt } from '#domain/ereignis.ts';
import type { StammdatenEreignis } from '#domain/stammdaten/ereignisse.ts';
import type { Stammdatenverlaufseintrag } from '#domain/stammdatenverlauf.ts';
import { type DownloadFelder, downloadStammdatum } from './download.ts';
import type { InfoFelder } from './info.ts';

type DownloadEreignis = Aufgezeichnet<StammdatenEreignis<'Download', DownloadFelder>>;
type InfoEreignis = Aufgezeichnet<StammdatenEreignis<'Downloadinfo', InfoFelder>>;
type OrdnungEreignis = Aufgezeichnet<StammdatenEreignis<'Downloadordnung', { downloadIDs: readonly string[] }>>;
type Aenderungen = Stammdatenverlaufseintrag['aenderungen'];

/** Of one download, oldest first. */
export function downloadverlauf(id: string, ereignisse: readonly DownloadEreignis[]): Stammdatenverlaufseintrag[] {
	const satz = downloadStammdatum.aggregat.start(id);
	return ereignisse.map((e) => {
		const vorher = satz.felder.titel;
		downloadStammdatum.aggregat.evolve(satz, e);
		const titel = vorher || satz.felder.titel;
		return eintrag(id, e, satzVon(e.type, titel ? `„${titel}“` : 'einen Download'), aenderungen(e));
	});
}

function satzVon(type: DownloadEreignis['type'], was: string): string {
	switch (type) {
		case 'DownloadErfasst':
			return `hat ${was} angelegt.`;
		case 'DownloadGeloescht':
			return `hat ${was} gelöscht.`;
		case 'PersonenbezugGeloescht':
			return `hat die Worte von ${was} gelöscht.`;
		default:
			return `hat ${was} geändert.`;
	}
}

/** Changes of the order; what was added to it or taken out is told by the download itself. */
export const ordnungsverlauf = (id: string, ereignisse: readonly OrdnungEreignis[]): Stammdatenverlaufseintrag[] =>
	ereignisse.flatMap((e) => {
		const wechsel = e.type === 'DownloadordnungGeaendert' ? e.facts.aenderungen.downloadIDs : undefined;
		return wechsel && wechsel.von.length === wechsel.nach.length
			? [eintrag(id, e, 'hat die Downloads neu geordnet.', [])]
			: [];
	});

/** `titel`: what a download is called now; null: it is gone. */
export const infoverlauf = (
	id: string,
	ereignisse: readonly InfoEreignis[],
	titel: (downloadID: string) => string | null,
): Stammdatenverlaufseintrag[] =>
	ereignisse.flatMap((e) => {
		if (e.type !== 'DownloadinfoErfasst') return [];
		const { downloadIDs = [], adresseIDs } = e.facts.werte;
		const namen = downloadIDs.map((d) => titel(d) ?? 'gelöschter Download');
		return [
			eintrag(id, e, 'hat Einsatzstellen über Downloads informiert.', [
				{ bezeichnung: 'Downloads', von: null, nach: namen.join(', ') },
				{ bezeichnung: 'Einsatzstellen und Einsatzorte', von: null, nach: wieViele(adresseIDs ?? null) },
				...(e.person?.werte.text ? [{ bezeichnung: 'Nachricht', von: null, nach: e.person.werte.text }] : []),
			]),
		];
	});

function wieViele(adresseIDs: readonly string[] | null): string {
	if (adresseIDs === null) return 'alle';
	return adresseIDs.length === 1 ? 'eine ausgewählte' : `${adresseIDs.length} ausgewählte`;
}

const BEZEICHNUNG: { readonly [F in keyof DownloadFelder]: string } = {
	titel: 'Titel',
	beschreibung: 'Beschreibung',
	uploadID: 'Datei',
	tags: 'Schlagwörter',
	rollen: 'Sichtbar für',
};

const ROLLE: Readonly<Record<DownloadFelder['rollen'][number], string>> = {
	MA_VEREIN: 'Einsatzstellen',
	MA_VERWALTUNG: 'Träger',
	ADMIN: 'Administration',
};

/** In the order of the form; texts that were erased are missing. */
function aenderungen(e: DownloadEreignis): Aenderungen {
	if (e.type !== 'DownloadGeaendert') return [];
	const alle: Readonly<Record<string, { von: Fakt; nach: Fakt } | undefined>> = {
		...e.facts.aenderungen,
		...e.person?.aenderungen,
	};
	return (Object.keys(BEZEICHNUNG) as (keyof DownloadFelder)[]).flatMap((feld) => {
		const wechsel = alle[feld];
		if (!wechsel) return [];
		const bezeichnung = BEZEICHNUNG[feld];
		if (feld === 'uploadID') return [{ bezeichnung, von: null, nach: 'ausgetauscht' }];
		return [{ bezeichnung, von: worte(feld, wechsel.von), nach: worte(feld, wechsel.nach) }];
	});
}

function worte(feld: keyof DownloadFelder, wert: Fakt): string | null {
	if (feld === 'rollen') return (wert as DownloadFelder['rollen']).map((rolle) => ROLLE[rolle]).join(', ') || null;
	return (Array.isArray(wert) ? wert.join(', ') : (wert as string | null)) || null;
}

const eintrag = (
	id: string,
	{ version, meta: { zeit, userID, impersoniertVon } }: Aufgezeichnet,
	satz: string,
	aenderungen: Aenderungen,
): Stammdatenverlaufseintrag => ({ id: `${id} ${version}`, zeit, userID, impersoniertVon, satz, aenderungen });
