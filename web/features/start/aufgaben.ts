import { tageZwischen, tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { ANBINDUNGEN_START as WEBHOOKS } from '../../texte/anbindungen-start.ts';
import { BARRIEREN_START } from '../../texte/barrieren-start.ts';
import { BESCHEINIGUNG_START } from '../../texte/bescheinigungen.ts';
import { FREIWILLIG_JA_START as FREIWILLIG_JA } from '../../texte/freiwillig-ja-start.ts';
import { BFD_START } from '../../texte/geld/bfd.ts';
import { WAECHTER } from '../../texte/geld/waechter.ts';
import { SEMINARSTART as SEMINARE } from '../../texte/seminare/seminarstart.ts';
import { START } from '../../texte/start.ts';
import type { Startseite, Startzahl } from './queries.ts';
import type { Auswahl } from './suche.ts';

/** By urgency; what others have to do stands apart. */
export const GRUPPEN = ['UEBERFAELLIG', 'HEUTE', 'DEMNAECHST', 'ANDERE'] as const;
export type Dringlichkeit = (typeof GRUPPEN)[number];

type Anbindungen = Startseite['anbindungen'];
type Anbindung = 'STELLEN' | 'NACHRICHTEN' | 'SCHLUESSEL';

/** One line of the work queue. */
export interface Aufgabe {
	key: string;
	art:
		| Startzahl['art']
		| 'GEFAHR'
		| 'WIEDERVORLAGE'
		| 'ZUSTIMMUNG'
		| 'NUMMER'
		| 'OHNE_EMPFAENGER'
		| 'OHNE_UNTERSCHRIFT'
		| 'BARRIEREN'
		| Anbindung;
	gruppe: Dringlichkeit;
	titel: string;
	text: string;
	/** Since or until when; null: no day says so. */
	tag: string | null;
	/** The same in words: `seit 3 Tagen`, `heute`, `noch 9 Tage`. */
	frist: string;
	/** Where it isn't the one of its kind. */
	verb?: string;
	/** Whose it is, the viewer and others; left out: nobody's in particular. */
	wer?: { ich: boolean; weitere: readonly string[]; ungenannt: number };
	/** Late, wherever it stands. */
	istSpaet?: true;
	/** The filtered list, one file, or the contact persons of an address; no address: the tenant's parameters. */
	ziel:
		| { zahl: Startzahl; inDokumenten?: true }
		| { geldUndFristen: true }
		| { anbindung: Anbindung }
		| { barrierefreiheit: true }
		| { freiwilligerID: string; vertrag?: true }
		| { adresseID: string | null };
}

type Eintrag = Omit<Aufgabe, 'frist'>;

interface Umfeld {
	heute: string;
	/** Who concludes contracts and notes the start and end of a service. */
	traeger: boolean;
	/** What money and terms are in danger; euros where he may know them. Left out: not known (yet). */
	gefahr?: { anzahl: number; betrag: number | null } | undefined;
}

/** Of these tasks those that are looked at; a number is then that of the people one looks after. */
export function ausgewaehlt(seite: Startseite, umfeld: Umfeld, auswahl: Auswahl): Aufgabe[] {
	switch (auswahl) {
		case 'alle':
			return aufgaben(seite, umfeld);
		case 'meine': {
			const zahlen = seite.zahlen.flatMap((zahl) => (zahl.meine ? { ...zahl, ...zahl.meine, parteien: null } : []));
			return aufgaben({ ...seite, zahlen }, umfeld).filter(
				({ art, ziel }) => art === 'WIEDERVORLAGE' || 'zahl' in ziel,
			);
		}
		case 'bewerbungen':
			return aufgaben(seite, umfeld).filter(({ ziel }) => 'zahl' in ziel && ziel.zahl.liste === 'bewerbungen');
		case 'dokumente':
			return aufgaben(seite, umfeld).filter(
				({ art, ziel }) => art === 'OHNE_UNTERSCHRIFT' || ('zahl' in ziel && PAPIERE.has(ziel.zahl.liste)),
			);
	}
}

const PAPIERE: ReadonlySet<Startzahl['liste']> = new Set([
	'dokumente',
	'unterschriften',
	'bfd-vereinbarungen',
	'bescheinigungen',
]);

/** What waits for the viewer, the most urgent first: what is wrong with the portal or the money, then the work by its day. */
export function aufgaben(seite: Startseite, umfeld: Umfeld): Aufgabe[] {
	const { zahlen, wiedervorlagen, zustimmungen, ohneNummer, ohneEmpfaenger, unerreichbar } = seite;
	const { anbindungen, barrieremeldungen } = seite;
	const minderjaehrig = zahlen.find(({ art }) => art === 'NEU_MINDERJAEHRIG')?.anzahl ?? 0;
	const gezaehlt = zahlen.flatMap((zahl) => (zahl.anzahl > 0 ? (ausZahl(zahl, minderjaehrig, umfeld) ?? []) : []));
	const erinnert = wiedervorlagen.map((w) => ausWiedervorlage(w, umfeld.heute));
	const unerreicht = ohneEmpfaenger.map(ausUnerreichtem);
	const ungefragt = unerreichbar.map(ausUngefragtem);
	const nummernlos = ohneNummer.map(ausNummernlosem);
	const zuzustimmen = zustimmungen.map(ausZustimmung);
	const gefahr = umfeld.gefahr?.anzahl ? [ausGefahr(umfeld.gefahr)] : [];
	const angebunden = ausAnbindungen(anbindungen);
	const barrieren = barrieremeldungen.anzahl > 0 ? [ausBarrieren(barrieremeldungen, umfeld.heute)] : [];
	const stoerungen: Eintrag[] = [...gefahr, ...barrieren, ...angebunden, ...unerreicht, ...ungefragt];
	const arbeit: Eintrag[] = [...gezaehlt, ...nummernlos, ...zuzustimmen, ...erinnert];
	return GRUPPEN.flatMap((gruppe) => {
		const ihre = (alle: readonly Eintrag[]) => alle.filter((eine) => eine.gruppe === gruppe);
		const zuTun = ihre(arbeit);
		return [...ihre(stoerungen), ...(NACH_TAG.has(gruppe) ? zuTun.toSorted(nachTag) : zuTun)];
	}).map((aufgabe) => ({ ...aufgabe, frist: fristAm(aufgabe.tag, umfeld.heute) }));
}

/** What is late or to come goes by its day; of what is for today the new comes first, and others have theirs. */
const NACH_TAG: ReadonlySet<Dringlichkeit> = new Set(['UEBERFAELLIG', 'DEMNAECHST']);

/** What has no day is no less urgent than what has waited longest. */
const nachTag = (a: Eintrag, b: Eintrag): number => (a.tag ?? '').localeCompare(b.tag ?? '');

function ausZahl(zahl: Startzahl, minderjaehrig: number, { heute, traeger }: Umfeld): Eintrag | null {
	const { art, anzahl, frueheste } = zahl;
	const datum = formatDatum(frueheste);
	const faellig = gruppeAm(frueheste, heute);
	const wer = zustaendige(zahl);
	const gemeinsam = { key: art, art, ziel: { zahl }, tag: frueheste, ...(wer && { wer }) };
	const beiAnderen = { ...gemeinsam, gruppe: 'ANDERE' } as const;
	switch (art) {
		case 'OHNE_KONTAKT':
			return { ...gemeinsam, gruppe: 'UEBERFAELLIG', titel: START.ohneKontakt(anzahl), text: START.aelteste(datum) };
		case 'NEU':
			return { ...gemeinsam, gruppe: 'HEUTE', titel: START.neu(anzahl), text: START.neuText(minderjaehrig) };
		case 'VERHANDLUNG':
			if (traeger) return null;
			return { ...gemeinsam, gruppe: 'HEUTE', titel: START.verhandlung(anzahl), text: START.verhandlungText };
		case 'PRUEFEN':
			return { ...gemeinsam, gruppe: 'HEUTE', titel: START.pruefen(anzahl), text: START.aeltestes(datum) };
		case 'UEBERFAELLIG_ANDERE':
			return { ...beiAnderen, istSpaet: true, titel: START.ueberfaellig(anzahl), text: START.bei(zahl.parteien) };
		case 'BEREITSTELLEN':
			return { ...gemeinsam, gruppe: faellig, titel: START.bereitstellen(anzahl), text: START.aeltestesSeit(datum) };
		case 'BESIEGELUNG':
			return { ...gemeinsam, gruppe: 'UEBERFAELLIG', titel: START.besiegelung(anzahl), text: START.besiegelungText };
		case 'EIGENE_UNTERSCHRIFTEN':
			return {
				...gemeinsam,
				gruppe: faellig === 'UEBERFAELLIG' ? faellig : 'HEUTE',
				titel: START.eigeneUnterschrift(anzahl),
				text: START.gueltigBis(datum),
			};
		case 'EIGENE_EINIGUNG':
			return { ...gemeinsam, gruppe: faellig, titel: START.einigung(anzahl), text: START.naechsterBeginn(datum) };
		case 'NACHGEFRAGT':
			return { ...gemeinsam, gruppe: 'HEUTE', titel: START.nachgefragt(anzahl), text: START.nachgefragtText };
		case 'EINIGUNG_ANDERE':
			return {
				...beiAnderen,
				// The Traeger reminds of documents, a site asks how it stands.
				...(traeger && { verb: START.verb.UEBERFAELLIG_ANDERE, ziel: { zahl, inDokumenten: true } }),
				titel: START.vertraegeBeiAnderen(anzahl),
				text: [START.bei(zahl.parteien), START.naechsterBeginn(datum)].filter(Boolean).join('. '),
			};
		case 'BEWERBUNGEN_ANDERE':
			return { ...beiAnderen, titel: START.bewerbungenBeiAnderen(anzahl), text: START.bei(zahl.parteien) };
		case 'ANTRITT':
			if (!traeger) return null;
			return { ...gemeinsam, gruppe: faellig, titel: START.antritt(anzahl), text: START.naechsterBeginn(datum) };
		case 'SEMINARTAGE_VERLOREN':
			return {
				...gemeinsam,
				gruppe: 'UEBERFAELLIG',
				titel: SEMINARE.verloren(anzahl),
				text: SEMINARE.verlorenText,
				tag: null,
			};
		case 'SEMINARTAGE_BALD':
			return { ...gemeinsam, gruppe: 'DEMNAECHST', titel: SEMINARE.bald(anzahl), text: SEMINARE.baldText(datum) };
		case 'OHNE_GRUPPE':
			return {
				...gemeinsam,
				gruppe: 'DEMNAECHST',
				titel: SEMINARE.ohneGruppe(anzahl),
				text: SEMINARE.ohneGruppeText,
				tag: null,
			};
		case 'NACHWEISE_PRUEFEN':
			return { ...gemeinsam, gruppe: 'HEUTE', titel: SEMINARE.nachweise(anzahl), text: SEMINARE.aeltesterSeit(datum) };
		case 'SEMINARE_DURCHFUEHREN':
			return {
				...gemeinsam,
				gruppe: 'UEBERFAELLIG',
				titel: SEMINARE.durchfuehren(anzahl),
				text: SEMINARE.durchfuehrenText,
			};
		case 'SEMINARE_WARTELISTE':
			return {
				...gemeinsam,
				gruppe: 'DEMNAECHST',
				titel: SEMINARE.warteliste(anzahl),
				text: SEMINARE.naechstesAb(datum),
			};
		case 'BFD_ERINNERN':
			return { ...beiAnderen, istSpaet: true, titel: BFD_START.titel(anzahl), text: BFD_START.text(datum) };
		case 'BESCHEINIGEN':
			return {
				...gemeinsam,
				gruppe: faellig,
				titel: BESCHEINIGUNG_START.titel(anzahl),
				text: BESCHEINIGUNG_START.text(datum),
			};
		case 'ENDE':
			return { ...gemeinsam, gruppe: faellig, titel: START.ende(anzahl), text: START.naechstesEnde(datum) };
		default:
			return null;
	}
}

/** Who looks after what is counted; one's own signatures are one's own. */
function zustaendige({ art, meine, betreuer, weitereBetreuer }: Startzahl): Aufgabe['wer'] {
	const ich = art === 'EIGENE_UNTERSCHRIFTEN' || (meine?.anzahl ?? 0) > 0;
	return ich || betreuer.length > 0 ? { ich, weitere: betreuer, ungenannt: weitereBetreuer } : undefined;
}

function ausGefahr({ anzahl, betrag }: NonNullable<Umfeld['gefahr']>): Eintrag {
	return {
		...{ key: 'GEFAHR', art: 'GEFAHR', gruppe: 'UEBERFAELLIG', tag: null },
		titel: WAECHTER.start(anzahl),
		text: WAECHTER.startText(betrag),
		ziel: { geldUndFristen: true },
	};
}

/** What doesn't get out and nobody tries any more, and keys that somebody has to look at. */
function ausAnbindungen({ aufgegebenePlaetze, aufgegebeneNachrichten, schluessel }: Anbindungen) {
	const aufgegeben = (art: Anbindung, { anzahl, seit }: Anbindungen['aufgegebenePlaetze']): Eintrag[] =>
		anzahl === 0
			? []
			: [
					{
						...{ key: art, art, gruppe: 'UEBERFAELLIG' },
						...(art === 'STELLEN'
							? { titel: FREIWILLIG_JA.start(anzahl), text: FREIWILLIG_JA.startText }
							: { titel: WEBHOOKS.start(anzahl), text: WEBHOOKS.startText }),
						tag: seit && tagInBerlin(seit),
						ziel: { anbindung: art },
					},
				];
	const { ungenutzt, laufenAb } = schluessel;
	const zusehen: Eintrag[] =
		ungenutzt + laufenAb === 0
			? []
			: [
					{
						...{ key: 'SCHLUESSEL', art: 'SCHLUESSEL', gruppe: 'DEMNAECHST', tag: null },
						titel: WEBHOOKS.schluessel,
						text: WEBHOOKS.schluesselText(ungenutzt, laufenAb),
						ziel: { anbindung: 'SCHLUESSEL' },
					},
				];
	return [
		...aufgegeben('STELLEN', aufgegebenePlaetze),
		...aufgegeben('NACHRICHTEN', aufgegebeneNachrichten),
		...zusehen,
	];
}

/** Sorted by the most urgent of them. */
function ausBarrieren({ anzahl, frist }: Startseite['barrieremeldungen'], heute: string): Eintrag {
	return {
		...{ key: 'BARRIEREN', art: 'BARRIEREN', gruppe: gruppeAm(frist, heute) },
		titel: BARRIEREN_START.titel(anzahl),
		text: BARRIEREN_START.text(formatDatum(frist)),
		tag: frist,
		ziel: { barrierefreiheit: true },
	};
}

function ausWiedervorlage(w: Startseite['wiedervorlagen'][number], heute: string): Eintrag {
	return {
		key: w.bemerkungID,
		art: 'WIEDERVORLAGE',
		gruppe: gruppeAm(w.am, heute),
		titel: START.wiedervorlage([w.vorname, w.nachname].filter(Boolean).join(' ')),
		text: START.bemerkungVom(formatDatum(tagInBerlin(w.geschriebenAm))),
		tag: w.am,
		wer: { ich: true, weitere: [], ungenannt: 0 },
		ziel: { freiwilligerID: w.freiwilligerID },
	};
}

function ausZustimmung(z: Startseite['zustimmungen'][number]): Eintrag {
	const tag = tagInBerlin(z.seit);
	return {
		key: z.vertragID,
		art: 'ZUSTIMMUNG',
		gruppe: 'HEUTE',
		titel: START.bedingungen([z.vorname, z.nachname].filter(Boolean).join(' ')),
		text: START.bedingungenText(formatDatum(tag)),
		tag,
		ziel: { freiwilligerID: z.freiwilligerID, vertrag: true },
	};
}

/** All have signed; entering the number concludes the contract. */
function ausNummernlosem(z: Startseite['ohneNummer'][number]): Eintrag {
	return {
		...ausZustimmung(z),
		key: `${z.vertragID} nummer`,
		art: 'NUMMER',
		titel: START.nummer([z.vorname, z.nachname].filter(Boolean).join(' ')),
		text: START.nummerText,
	};
}

function ausUnerreichtem(o: Startseite['ohneEmpfaenger'][number]): Eintrag {
	return {
		key: `ohne-empfaenger-${o.adresseID}`,
		art: 'OHNE_EMPFAENGER',
		gruppe: 'UEBERFAELLIG',
		titel: o.adresseID === null ? START.traegerUnerreicht : START.unerreicht(o.bezeichnung ?? ''),
		text: o.adresseID === null ? START.traegerUnerreichtText(o.anzahl) : START.unerreichtText(o.anzahl),
		tag: tagInBerlin(o.seit),
		ziel: { adresseID: o.adresseID },
	};
}

function ausUngefragtem(u: Startseite['unerreichbar'][number]): Eintrag {
	const freiwilliger = [u.vorname, u.nachname].filter(Boolean).join(' ');
	return {
		key: `unterschrift-${u.sitzungID}`,
		art: 'OHNE_UNTERSCHRIFT',
		gruppe: 'UEBERFAELLIG',
		titel: START.ungefragt(u.unterzeichner ?? freiwilliger),
		text: START.ungefragtText(freiwilliger),
		tag: tagInBerlin(u.seit),
		ziel: { freiwilligerID: u.freiwilligerID },
	};
}

function gruppeAm(tag: string | null, heute: string): Dringlichkeit {
	if (tag === heute) return 'HEUTE';
	return tag !== null && tag < heute ? 'UEBERFAELLIG' : 'DEMNAECHST';
}

function fristAm(tag: string | null, heute: string): string {
	if (tag === null) return '';
	const tage = tageZwischen(heute, tag);
	if (tage === 0) return START.heute;
	return tage < 0 ? START.seit(-tage) : START.noch(tage);
}
