import { abschrift } from '#domain/abschrift.ts';
import { type Aggregat, hebe } from '#domain/aggregat.ts';
import { akteAggregat } from '#domain/akte/akte.ts';
import type { AkteEreignis, UnterschriftGeleistet } from '#domain/akte/ereignisse.ts';
import { verschwiegene } from '#domain/akte/freiwilliger/einsicht.ts';
import { andererAlsGefragt } from '#domain/akte/signatur/namensvergleich.ts';
import type { Akte } from '#domain/akte/zustand.ts';
import { haengeAn } from '#domain/beliebig-viele.ts';
import type { Aufgezeichnet, EreignisVon, PersonArt } from '#domain/ereignis.ts';
import { klartext } from '#domain/format/nachrichtmarkup.ts';
import type { Rolle } from '#domain/rollen.ts';
import { mitgesandt } from '#domain/upload/anhang.ts';
import { type Aenderung, type Angabe, unterschiede } from './angaben.ts';
import { type Namen, parteiVon, type Satz, satzVon, type VerlaufArt } from './saetze.ts';
import { seminarunterschiede } from './seminarangaben.ts';

export interface Statusschritt {
	readonly katalog: 'FREIWILLIGER' | 'WUNSCH' | 'VERTRAG' | 'DOKUMENT';
	readonly von: number | null;
	readonly nach: number;
}

/** One line of the timeline: what one person did at one moment, with every status it changed. */
export interface VerlaufEintrag {
	/** Stream version of its first event. */
	readonly version: number;
	readonly zeit: string;
	/** null: the portal, or whoever signed without an account. */
	readonly userID: string | null;
	/** Who signed or opened what is to be signed: by the name under the signature, else by the party; null: nobody did here. */
	readonly unterzeichner: string | null;
	readonly impersoniertVon: string | null;
	readonly art: VerlaufArt;
	readonly satz: string;
	readonly statuswechsel: readonly Statusschritt[];
	readonly aenderungen: readonly Aenderung[];
	/** Remark, message or reason; null when none was given or when erased. */
	readonly text: string | null;
	readonly bemerkungID: string | null;
	/** Files that went with a message, by upload. */
	readonly anhaenge: readonly string[];
	/** Lowest role that may read the line; null: whoever may see the file. */
	readonly sichtbarkeit: Rolle | null;
	/** Kinds of personal data the changes touch. */
	readonly arten: readonly PersonArt[];
	/** The wishes concerned; a placement site reads only lines about its own. */
	readonly wunschIDs: readonly string[];
	readonly einsatzstelleID: string | null;
	/** A status was set by hand, past the rules. */
	readonly isManuell: boolean;
}

type Schreibbar<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer U)[] ? U[] : T[K] };

/** The file's whole timeline, oldest line first. Events of one command join into lines, each transition in exactly one. */
export function verlauf(
	id: string,
	ereignisse: readonly Aufgezeichnet<AkteEreignis>[],
	namen: Namen,
): VerlaufEintrag[] {
	const akte = akteAggregat.start(id);
	const eintraege: Schreibbar<VerlaufEintrag>[] = [];
	let befehl = '';
	let wer: string | null = null;
	const anlage = ereignisse[0]?.meta.commandID;
	const ungesagt = verschwiegene(id, ereignisse);
	for (const roh of ereignisse) {
		const e = hebe(akteAggregat as Aggregat<Akte, AkteEreignis>, roh);
		if (ungesagt.has(e.version)) {
			akteAggregat.evolve(akte, e);
			continue;
		}
		// The first filling of a file isn't a change of values worth telling.
		const erstfuellung = MIT_ANGABEN.has(e.type) && e.meta.commandID === anlage;
		const satz = erstfuellung ? null : satzVon(e, akte, namen);
		const davor = MIT_ANGABEN.has(e.type) && !erstfuellung ? abschrift(akte) : null;
		if (befehl !== e.meta.commandID) wer = e.meta.userID ?? selbst(e);
		let eintrag = eintraege.at(-1);
		const neuerSatz = satz !== null && eintrag?.satz !== '' && !gehoertDazu(eintrag, satz);
		if (!eintrag || befehl !== e.meta.commandID || neuerSatz) {
			const istErstes = befehl !== e.meta.commandID;
			eintrag = neu(e, istVonSelbst(e, istErstes) ? null : wer);
			eintraege.push(eintrag);
			befehl = e.meta.commandID;
		}
		if (satz) Object.assign(eintrag, satz);
		akteAggregat.evolve(akte, e);
		ergaenze(eintrag, e, akte);
		if (davor && e.type === 'SeminarnachweisGeaendert')
			haengeAn(eintrag.aenderungen, seminarunterschiede(davor, akte, e.facts.nachweisID));
		else if (davor)
			haengeAn(eintrag.aenderungen, unterschiede(davor, akte, namen, statusschritt(e) ? sagtDerSatz : undefined));
	}
	return eintraege.map((e) => (e.satz ? e : { ...e, satz: 'hat die Akte geändert.' }));
}

/**
 * A document handed in or checked: the sentence names it, and its status stands below; so does that of a contract set by
 * hand.
 */
const sagtDerSatz = ({ key, gruppe }: Angabe): boolean =>
	(gruppe === 'Dokumente' && /\/(stand|status|name)$/.test(key)) || (gruppe === 'Vertrag' && key.endsWith('/status'));

/** What the portal does several times with one command is told once. */
const gehoertDazu = (eintrag: VerlaufEintrag | undefined, satz: Satz): boolean =>
	satz.art === 'DOKUMENT' && eintrag?.satz === satz.satz;

/** What the portal does of itself when somebody has done something else. */
const istVonSelbst = ({ type }: AkteEreignis, istErstes: boolean): boolean =>
	!istErstes &&
	(type === 'SignaturAngefordert' || type === 'UnterschriftenVollstaendig' || type === 'DokumentUnterschrieben');

/** Registration and confirmation come without a session: the volunteer did them. */
const selbst = (e: AkteEreignis): string | null =>
	e.type === 'FreiwilligerRegistriert' || e.type === 'KontoEroeffnet' ? e.facts.userID : null;

function neu(e: Aufgezeichnet<AkteEreignis>, userID: string | null): Schreibbar<VerlaufEintrag> {
	return {
		version: e.version,
		zeit: e.meta.zeit,
		userID,
		unterzeichner: null,
		impersoniertVon: userID === null ? null : e.meta.impersoniertVon,
		art: 'DATEN',
		satz: '',
		statuswechsel: [],
		aenderungen: [],
		text: null,
		bemerkungID: null,
		anhaenge: [],
		sichtbarkeit: null,
		arten: [],
		wunschIDs: [],
		einsatzstelleID: null,
		isManuell: false,
	};
}

function ergaenze(eintrag: Schreibbar<VerlaufEintrag>, e: Aufgezeichnet<AkteEreignis>, akte: Akte): void {
	if (MANUELL.has(e.type)) eintrag.isManuell = true;
	const schritt = statusschritt(e);
	if (schritt) eintrag.statuswechsel.push(schritt);
	if (e.art && e.type === 'PersonendatenGeaendert') eintrag.arten.push(e.art);
	const facts = e.facts as { wunschID?: string | null; vertragID?: string };
	// A change of the contract concerns the wish it is for.
	const wunschID = facts.wunschID ?? akte.vertraege.find((v) => v.id === facts.vertragID)?.wunschID;
	if (wunschID) eintrag.wunschIDs.push(wunschID);
	if (e.type === 'BemerkungGeschrieben') {
		eintrag.bemerkungID = e.facts.bemerkungID;
		eintrag.sichtbarkeit = e.facts.sichtbarkeit;
		eintrag.einsatzstelleID = e.facts.einsatzstelleID;
	}
	// What goes on between Traeger and office is theirs, and so is a Zeugnis that is still written.
	if (e.type.startsWith('Bfd') || INTERN.has(e.type)) eintrag.sichtbarkeit = 'MA_VERWALTUNG';
	if (e.type === 'UnterschriftGeleistet') eintrag.unterzeichner = unterzeichnerVon(e, akte);
	if (e.type === 'SignaturGeoeffnet' || e.type === 'SignaturVorschauGesehen')
		eintrag.unterzeichner = parteiVon(e.facts, akte);
	if (e.type === 'NachrichtGesendet') haengeAn(eintrag.anhaenge, mitgesandt(e.facts));
	eintrag.text ??= worte(e);
}

/** With who was asked, where it is somebody else. */
function unterzeichnerVon(e: EreignisVon<typeof UnterschriftGeleistet>, akte: Akte): string {
	if (!e.person) return parteiVon(e.facts, akte);
	const sitzung = akte.signaturen.find(({ id }) => id === e.facts.sitzungID);
	const gefragt = sitzung ? andererAlsGefragt(sitzung) : null;
	return gefragt ? `${e.person.name} (angefragt: ${gefragt})` : e.person.name;
}

const INTERN: ReadonlySet<AkteEreignis['type']> = new Set([
	'ZeugnisGeschrieben',
	'ZeugnisWeitergegeben',
	'ZeugnisZurueckgegeben',
]);

const MANUELL: ReadonlySet<AkteEreignis['type']> = new Set([
	'StatusManuellGesetzt',
	'WunschManuellGesetzt',
	'VertragManuellGesetzt',
]);

function worte(e: AkteEreignis): string | null {
	const person = e.person as { text?: string; betreff?: string; grund?: string; nachricht?: string } | null;
	if (!person) return null;
	if (e.type === 'NachrichtGesendet') return `${person.betreff}\n${gesagtes(e.facts, person.text ?? '')}`;
	return person.text ?? person.grund ?? person.nachricht ?? null;
}

const gesagtes = ({ isGestaltet = false }: { readonly isGestaltet?: boolean }, text: string): string =>
	isGestaltet ? klartext(text) : text;

const VERTRAGSEREIGNISSE: ReadonlySet<AkteEreignis['type']> = new Set([
	'VertragEntworfen',
	'VertragGeeinigt',
	'VertragUnterschrieben',
	'VertragAngetreten',
	'VertragArchiviert',
	'VertragStorniert',
	'VertragManuellGesetzt',
	'VertragWiederhergestellt',
]);

function statusschritt(e: AkteEreignis): Statusschritt | null {
	const facts = e.facts as { von?: unknown; nach?: unknown; wunschID?: string; dokumentID?: string };
	if (typeof facts.nach !== 'number') return null;
	const von = typeof facts.von === 'number' ? facts.von : null;
	if (e.type === 'FreiwilligerStatusGeaendert') return { katalog: 'FREIWILLIGER', von, nach: facts.nach };
	if (VERTRAGSEREIGNISSE.has(e.type)) return { katalog: 'VERTRAG', von, nach: facts.nach };
	if (facts.dokumentID) return { katalog: 'DOKUMENT', von, nach: facts.nach };
	return facts.wunschID ? { katalog: 'WUNSCH', von, nach: facts.nach } : null;
}

const MIT_ANGABEN: ReadonlySet<AkteEreignis['type']> = new Set([
	'PersonendatenGeaendert',
	'VertragGeaendert',
	'VertragManuellGesetzt',
	'DienstartFestgelegt',
	'BetreuerGeaendert',
	'TraegerBetreuerGeaendert',
	'SeminarnachweisGeaendert',
	'WunschBearbeitet',
	'ErziehungsberechtigterGeaendert',
	'DokumentAngefordert',
	'AnforderungGeschlossen',
	'AnforderungZurueckgezogen',
	'AnforderungGeoeffnet',
	'AnforderungUebertragen',
	'DokumentHochgeladen',
	'DokumentGeprueft',
	'DokumentZurueckgewiesen',
	'DokumentInvalidiert',
	'DokumentAbgelaufen',
	'DokumentGeloescht',
]);
