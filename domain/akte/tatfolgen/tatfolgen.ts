/**
 * What an act does, in sentences: from the events its decision appends, as far as whoever asks sees what they are about.
 * No dialog says it in words of its own.
 */

import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { seminartagestand } from '#domain/akte/seminar/gezaehlt.ts';
import { belegungen } from '#domain/akte/wunsch/belegungen.ts';
import { sichtIn } from '#domain/akte/zugang.ts';
import type { Akte } from '#domain/akte/zustand.ts';
import { addiereTage } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { formatTage } from '#domain/format/zahl.ts';
import type { KontingentEreignis } from '#domain/kontingent/ereignisse.ts';
import type { Belegung } from '#domain/kontingent/zustand.ts';
import { seite } from '#domain/rollen.ts';
import { FREIWILLIGER, type FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import { formatStatus } from '#domain/status/katalog.ts';
import { bewerbungssaetze } from './bewerbung.ts';
import { dokumentsaetze, unterschriftensaetze } from './dokumente.ts';
import { alle, jedes, ort, type Tatfall, type Typ, zahlsatz } from './fall.ts';
import { vertragssaetze } from './vertrag.ts';

export const FOLGENARTEN = [
	'BEWERBUNG',
	'VERTRAG',
	'PLATZ',
	'DOKUMENTE',
	'UNTERSCHRIFTEN',
	'SEMINARE',
	'AKTE',
	'STATUS',
	'MAILS',
] as const;

export interface Tatfolge {
	readonly art: (typeof FOLGENARTEN)[number];
	readonly text: string;
}

/** `danach`: the file with the events of the decision. In the order in which one would tell it. */
export function tatfolgen(lage: Lage, entschluss: Entschluss, danach: Akte): Tatfolge[] {
	const sichten = [sichtIn(lage), sichtIn({ ...lage, akte: danach })].filter((sicht) => sicht !== null);
	const platzereignisse = [...entschluss.kontingente.values()].flat();
	const fall: Tatfall = { lage, danach, ereignisse: entschluss.akte, platzereignisse, sichten };
	return [
		...saetze('BEWERBUNG', bewerbungssaetze(fall)),
		...saetze('VERTRAG', vertragssaetze(fall)),
		...saetze(
			'PLATZ',
			platzereignisse.flatMap((e) => platzsatz(fall, e)),
		),
		...saetze('DOKUMENTE', dokumentsaetze(fall)),
		...saetze('UNTERSCHRIFTEN', unterschriftensaetze(fall)),
		...saetze('SEMINARE', seminarsaetze(fall)),
		...saetze('AKTE', aktensaetze(fall)),
		...saetze('STATUS', statussaetze(fall)),
	];
}

/** Events with a sentence above, or that say again what another of them says. */
export const GESAGT: readonly Typ[] = [
	...['WunschAbgelehnt', 'WunschZurueckgezogen', 'EinigungErzielt', 'VertragAnnulliert'],
	...['WunschKontaktiert', 'VerhandlungBegonnen', 'DienstartFestgelegt', 'BetreuerGeaendert', 'BewerbungAbgesendet'],
	...['StelleVorgeschlagen', 'VorschlagAngenommen', 'VorschlagAbgelehnt', 'WunschEntfallen', 'WunschManuellGesetzt'],
	...['InZyklusUebernommen', 'WunschInZyklusUebernommen', 'WunschBeiZykluswechselBeendet'],
	...['VertragGeaendert', 'VertragGeeinigt', 'VertragStorniert', 'VertragEntworfen', 'VertragsnummerVergeben'],
	...['VertragUnterschrieben', 'VertragAbgeschlossen', 'VertragManuellGesetzt', 'VertragArchiviert'],
	...['VertragAngetreten', 'DienstAngetreten', 'DienstNichtAngetreten', 'DienstBeendet', 'DienstVorzeitigBeendet'],
	...['NachbearbeitungAbgeschlossen', 'NachbearbeitungWiederEroeffnet', 'FreiwilligerGeloescht'],
	...['DokumentAngefordert', 'DokumentInvalidiert', 'AnforderungGeoeffnet', 'AnforderungGeschlossen'],
	...['SignaturAbgebrochen', 'SignaturAngefordert', 'UnterschriftenVollstaendig', 'UnterschriftenZurueckgesetzt'],
	...['SeminarnachweisEntfernt', 'SeminargruppeVerlassen'],
	// The remark that is written with them says the same.
	...['FreiwilligerStatusGeaendert', 'StatusManuellGesetzt', 'BemerkungGeschrieben'],
] as Typ[];

const saetze = (art: Tatfolge['art'], texte: readonly string[]): Tatfolge[] => texte.map((text) => ({ art, text }));

/** An Einsatzstelle would learn from it what becomes of applications elsewhere. */
function statussaetze(fall: Tatfall): string[] {
	const leser = seite(fall.lage.akteur);
	if (leser === 'EINSATZSTELLE') return [];
	const anfang = leser === 'FREIWILLIGER' ? 'Ihr Stand ist danach' : 'Die Akte steht danach auf';
	const satz = (nach: FreiwilligerStatus) => `${anfang} ${formatStatus(FREIWILLIGER, nach)}.`;
	return jedes(fall, 'FreiwilligerStatusGeaendert', ({ nach }) => satz(nach));
}

function aktensaetze(fall: Tatfall): string[] {
	const { akte, referenz } = fall.lage;
	const zyklus = (id: string) => referenz.zyklen.get(id)?.bezeichnung ?? '';
	const endetZugang = alle(fall, 'FreiwilligerGeloescht').length > 0 && akte.userID !== null;
	return [
		...jedes(fall, 'InZyklusUebernommen', ({ nach }) => `Die Akte gehört danach zum Zyklus ${zyklus(nach)}.`),
		...(endetZugang ? ['Der Zugang zum Portal endet.'] : []),
	];
}

function platzsatz({ lage }: Tatfall, e: KontingentEreignis): string[] {
	if (e.type === 'PlatzVergeben')
		return [
			`1 Platz wird bei ${ort(lage, e.facts.einsatzortID)} ${e.facts.art === 'BELEGT' ? 'belegt' : 'reserviert'}.`,
		];
	if (e.type === 'PlatzFreigegeben') return [`Der Platz bei ${ort(lage, bisher(lage, e)?.einsatzortID)} wird frei.`];
	if (e.type !== 'PlatzGeaendert') return [];
	const { einsatzortID, art, von, bis } = e.facts;
	const alt = bisher(lage, e);
	const endetFrueher = alt && bis < alt.bis && art === alt.art && einsatzortID === alt.einsatzortID && von === alt.von;
	if (endetFrueher)
		return [`Der Platz bei ${ort(lage, einsatzortID)} wird ab dem ${formatDatum(addiereTage(bis, 1))} frei.`];
	const zeit = `vom ${formatDatum(von)} bis ${formatDatum(bis)}`;
	return [`Der Platz bei ${ort(lage, einsatzortID)} ist ${zeit} ${art === 'BELEGT' ? 'belegt' : 'reserviert'}.`];
}

const bisher = (lage: Lage, e: { facts: { wunschID: string } }): Belegung | undefined =>
	belegungen(lage.akte, lage.referenz.zyklen).find((b) => b.wunschID === e.facts.wunschID);

function seminarsaetze(fall: Tatfall): string[] {
	return [
		...zahlsatz(
			alle(fall, 'SeminarnachweisEntfernt').length,
			'Ein geplantes Seminar entfällt',
			'geplante Seminare entfallen',
		),
		...zahlsatz(
			alle(fall, 'SeminargruppeVerlassen').length,
			'Der Platz in der Seminargruppe wird frei',
			'Plätze in Seminargruppen werden frei',
		),
		...pflichtsatz(fall),
	];
}

/** Another period asks for another number of days. */
function pflichtsatz({ lage, danach }: Tatfall): string[] {
	const [vorher, nachher] = [lage.akte, danach].map((akte) => seminartagestand(akte)?.pflicht ?? null);
	if (vorher == null || nachher == null || vorher === nachher) return [];
	return [`Pflicht sind danach ${formatTage(nachher)} statt ${formatTage(vorher)} Seminartage.`];
}
