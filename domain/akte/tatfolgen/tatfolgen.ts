/**
 * What an act does, in sentences: from the events its decision appends, as far as whoever asks sees what they are about.
 * No dialog says it in words of its own.
 */

import { automatischBereitzustellen } from '#domain/akte/automatik.ts';
import type { AkteEreignis } from '#domain/akte/ereignisse.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { liestDokumente } from '#domain/akte/sicht/dokumente.ts';
import type { Aktensicht } from '#domain/akte/sicht/sicht.ts';
import { belegungen } from '#domain/akte/wunsch/belegungen.ts';
import { sichtIn } from '#domain/akte/zugang.ts';
import type { Akte } from '#domain/akte/zustand.ts';
import { formatDatum } from '#domain/format/datum.ts';
import type { KontingentEreignis } from '#domain/kontingent/ereignisse.ts';
import type { Belegung } from '#domain/kontingent/zustand.ts';
import type { DokumentSpec } from '#domain/referenzsaetze.ts';
import { seite } from '#domain/rollen.ts';
import { FREIWILLIGER, type FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import { formatStatus } from '#domain/status/katalog.ts';

export const FOLGENARTEN = [
	'BEWERBUNG',
	'VERTRAG',
	'PLATZ',
	'DOKUMENTE',
	'UNTERSCHRIFTEN',
	'SEMINARE',
	'STATUS',
	'MAILS',
] as const;

export interface Tatfolge {
	readonly art: (typeof FOLGENARTEN)[number];
	readonly text: string;
}

type Typ = AkteEreignis['type'];
type Facts<T extends Typ> = Extract<AkteEreignis, { type: T }>['facts'];

/** What happened, and to which file, before and after. */
interface Fall {
	readonly lage: Lage;
	readonly danach: Akte;
	readonly ereignisse: readonly AkteEreignis[];
	readonly platzereignisse: readonly KontingentEreignis[];
	/** What whoever asks sees of it before or after; null: nothing. */
	readonly sichten: readonly Aktensicht[];
}

/** `danach`: the file with the events of the decision. In the order in which one would tell it. */
export function tatfolgen(lage: Lage, entschluss: Entschluss, danach: Akte): Tatfolge[] {
	const sichten = [sichtIn(lage), sichtIn({ ...lage, akte: danach })].filter((sicht) => sicht !== null);
	const platzereignisse = [...entschluss.kontingente.values()].flat();
	const fall: Fall = { lage, danach, ereignisse: entschluss.akte, platzereignisse, sichten };
	return [
		...saetze('BEWERBUNG', [...jedes(fall, 'WunschAbgelehnt', endet), ...jedes(fall, 'WunschZurueckgezogen', endet)]),
		...saetze('VERTRAG', vertragssaetze(fall)),
		...saetze(
			'PLATZ',
			platzereignisse.flatMap((e) => platzsatz(fall, e)),
		),
		...saetze('DOKUMENTE', dokumentsaetze(fall)),
		...saetze('UNTERSCHRIFTEN', unterschriftensaetze(fall)),
		...saetze('SEMINARE', seminarsaetze(fall)),
		...saetze('STATUS', statussaetze(fall)),
	];
}

/** Events with a sentence above, or that say again what another of them says. */
export const GESAGT: readonly Typ[] = [
	...['WunschAbgelehnt', 'WunschZurueckgezogen', 'EinigungErzielt', 'VertragAnnulliert'],
	...['VertragGeaendert', 'VertragGeeinigt', 'VertragStorniert', 'VertragEntworfen'],
	...['DokumentAngefordert', 'DokumentInvalidiert', 'AnforderungGeoeffnet', 'AnforderungGeschlossen'],
	...['SignaturAbgebrochen', 'SignaturAngefordert', 'UnterschriftenVollstaendig', 'UnterschriftenZurueckgesetzt'],
	...['SeminarnachweisEntfernt', 'SeminargruppeVerlassen'],
	'FreiwilligerStatusGeaendert',
] as Typ[];

const saetze = (art: Tatfolge['art'], texte: readonly string[]): Tatfolge[] => texte.map((text) => ({ art, text }));

function alle<T extends Typ>({ ereignisse }: Fall, typ: T): Facts<T>[] {
	return ereignisse.flatMap((e) => (e.type === typ ? [e.facts as Facts<T>] : []));
}

const jedes = <T extends Typ>(fall: Fall, typ: T, satz: (facts: Facts<T>, fall: Fall) => string): string[] =>
	alle(fall, typ).map((facts) => satz(facts, fall));

const endet = ({ wunschID }: { wunschID: string }, { lage }: Fall): string =>
	`Die Bewerbung bei ${ort(lage, lage.akte.wuensche.find((w) => w.id === wunschID)?.einsatzortID)} wird beendet.`;

/** An Einsatzstelle would learn from it what becomes of applications elsewhere. */
function statussaetze(fall: Fall): string[] {
	if (seite(fall.lage.akteur) === 'EINSATZSTELLE') return [];
	const satz = (nach: FreiwilligerStatus) => `Die Akte steht danach auf ${formatStatus(FREIWILLIGER, nach)}.`;
	return jedes(fall, 'FreiwilligerStatusGeaendert', ({ nach }) => satz(nach));
}

function vertragssaetze(fall: Fall): string[] {
	const { lage, danach } = fall;
	return [
		...jedes(fall, 'VertragStorniert', ({ vertragID, von }) => {
			const vertrag = lage.akte.vertraege.find((v) => v.id === vertragID);
			return `Der ${von === 0 ? 'Vertragsentwurf' : 'Vertrag'} mit ${ort(lage, vertrag?.einsatzortID)} wird storniert.`;
		}),
		...jedes(fall, 'VertragEntworfen', ({ kopieVon }) =>
			kopieVon === null
				? 'Ein neuer Entwurf liegt bereit.'
				: 'Ein neuer Entwurf mit den bisherigen Angaben liegt bereit.',
		),
		...jedes(fall, 'VertragGeeinigt', ({ vertragID }) => {
			const nummer = danach.vertraege.find((v) => v.id === vertragID)?.vertragsnummer;
			return `Der Vertrag ist vereinbart. ${nummer ? `Seine Nummer ist ${nummer}.` : 'Seine Nummer bekommt er mit dem Abschluss.'}`;
		}),
	];
}

function platzsatz({ lage }: Fall, e: KontingentEreignis): string[] {
	if (e.type === 'PlatzVergeben')
		return [
			`1 Platz wird bei ${ort(lage, e.facts.einsatzortID)} ${e.facts.art === 'BELEGT' ? 'belegt' : 'reserviert'}.`,
		];
	if (e.type === 'PlatzFreigegeben') return [`Der Platz bei ${ort(lage, bisher(lage, e)?.einsatzortID)} wird frei.`];
	if (e.type !== 'PlatzGeaendert') return [];
	const { einsatzortID, art, von, bis } = e.facts;
	const zeit = `vom ${formatDatum(von)} bis ${formatDatum(bis)}`;
	return [`Der Platz bei ${ort(lage, einsatzortID)} ist ${zeit} ${art === 'BELEGT' ? 'belegt' : 'reserviert'}.`];
}

const bisher = (lage: Lage, e: { facts: { wunschID: string } }): Belegung | undefined =>
	belegungen(lage.akte, lage.referenz.zyklen).find((b) => b.wunschID === e.facts.wunschID);

function dokumentsaetze(fall: Fall): string[] {
	const { lage, danach } = fall;
	const angefordert = specs(
		fall,
		alle(fall, 'DokumentAngefordert').map(({ specID }) => specID),
	);
	const gestellt = angefordert.filter((s) => s.nutzungsart === 'GESTELLT' && !s.uploadRollen.includes('MA_VEREIN'));
	const vorher = automatischBereitzustellen(lage);
	const bereit = istAngestossen(fall)
		? automatischBereitzustellen({ ...lage, akte: danach }).filter((id) => !vorher.includes(id))
		: [];
	const erstellt = specs(
		fall,
		danach.anforderungen.filter((a) => bereit.includes(a.id)).map((a) => a.specID),
	);
	const ungueltig = specs(
		fall,
		invalidierte(fall).map(({ specID }) => specID),
	);
	return [
		...gezaehlt(ungueltig, 'Ein Dokument wird ungültig', 'Dokumente werden ungültig'),
		...gezaehlt(angefordert, 'Ein Dokument wird angefordert', 'Dokumente werden angefordert', gestelltsatz(gestellt)),
		...gezaehlt(erstellt, 'Ein Dokument erstellt das Portal', 'Dokumente erstellt das Portal', bittesatz(erstellt)),
		...gezaehlt(
			anforderungen(fall, 'AnforderungGeoeffnet'),
			'Eine Anforderung gilt wieder',
			'Anforderungen gelten wieder',
		),
		...gezaehlt(anforderungen(fall, 'AnforderungGeschlossen'), 'Eine Anforderung endet', 'Anforderungen enden'),
	];
}

/** The portal looks what it can provide. */
const istAngestossen = ({ ereignisse }: Fall): boolean =>
	ereignisse.some(({ type }) => type === 'VertragGeeinigt' || type === 'DokumentAngefordert');

const gestelltsatz = (gestellt: readonly DokumentSpec[]): string =>
	gestellt.length === 0 ? '' : ` Davon stellt der Träger bereit: ${namen(gestellt)}.`;

const bittesatz = (erstellt: readonly DokumentSpec[]): string =>
	erstellt.some((s) => s.signaturparteien.length > 0) ? ' Dann bittet es um die Unterschriften.' : '';

/** `Ein Dokument wird angefordert: A.`, `2 Dokumente werden angefordert: A, B.` */
function gezaehlt(was: readonly DokumentSpec[], eines: string, mehrere: string, dazu = ''): string[] {
	if (was.length === 0) return [];
	return [`${was.length === 1 ? eines : `${was.length} ${mehrere}`}: ${namen(was)}.${dazu}`];
}

/** Each once, however many of its kind there are. */
const namen = (was: readonly DokumentSpec[]): string =>
	[...new Set(was.map(({ bezeichnung }) => bezeichnung))].join(', ');

const invalidierte = (fall: Fall) => {
	const ids = alle(fall, 'DokumentInvalidiert').map(({ dokumentID }) => dokumentID);
	return fall.lage.akte.dokumente.filter(({ id }) => ids.includes(id));
};

function anforderungen(fall: Fall, typ: 'AnforderungGeoeffnet' | 'AnforderungGeschlossen'): DokumentSpec[] {
	const ids = alle(fall, typ).map(({ anforderungID }) => anforderungID);
	return specs(
		fall,
		fall.danach.anforderungen.filter(({ id }) => ids.includes(id)).map(({ specID }) => specID),
	);
}

/** As far as whoever asks may know of them. */
function specs({ lage, sichten }: Fall, ids: readonly string[]): DokumentSpec[] {
	return ids.flatMap((id) => {
		const spec = lage.referenz.specs.find((s) => s.id === id);
		return spec && sichten.some((sicht) => liestDokumente(lage.akteur, sicht, spec)) ? [spec] : [];
	});
}

function unterschriftensaetze(fall: Fall): string[] {
	const betroffen = invalidierte(fall).map(({ id }) => id);
	const geleistet = fall.lage.akte.signaturen.filter((s) => s.status === 'SIGNED' && betroffen.includes(s.dokumentID));
	const gebeten = alle(fall, 'SignaturAbgebrochen').length;
	return [
		...zahlsatz(geleistet.length, 'Eine Unterschrift gilt nicht mehr', 'Unterschriften gelten nicht mehr'),
		...zahlsatz(
			gebeten,
			'Eine Bitte um Unterschrift endet, ihr Link wird gesperrt',
			'Bitten um Unterschrift enden, ihre Links werden gesperrt',
		),
	];
}

function seminarsaetze(fall: Fall): string[] {
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
	];
}

const zahlsatz = (n: number, eines: string, mehrere: string): string[] =>
	n === 0 ? [] : [n === 1 ? `${eines}.` : `${n} ${mehrere}.`];

const ort = ({ referenz }: Lage, id: string | undefined): string =>
	(id !== undefined && referenz.adressen.get(id)?.bezeichnung) || 'einer anderen Stelle';
