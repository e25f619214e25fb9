/** What a new tenant sets up before the first application can come, and how far it is. */
import { type Erklaerungsangaben, fehlenAngaben } from '#domain/barrierefreiheit/angaben.ts';
import type { Parameter } from '#domain/referenz.ts';
import { fehlendeRechtstexte, type Rechtstexte } from '#domain/text/rechtstexte.ts';

/** How a tenant stands; everything the steps are judged by. */
export interface Einrichtungslage {
	/** A logo, or colours other than those the portal comes with. */
	readonly hatEigenesBild: boolean;
	/** The active cycle; null: none. */
	readonly zyklus: { readonly bezeichnung: string; readonly start: string } | null;
	/** Short names of those that can be chosen. */
	readonly dienstarten: readonly string[];
	/** Active Einsatzorte, whether they take part in the cycle or not. */
	readonly einsatzorte: number;
	readonly einsatzorteImZyklus: number;
	/** Of all Einsatzorte. */
	readonly ohneKoordinaten: number;
	readonly kontingentMode: Parameter['kontingentMode'];
	/** Allotted in the active cycle. */
	readonly plaetze: number;
	readonly rechtstexte: Rechtstexte;
	/** Agreements name it. */
	readonly mandantAdresse: string | null;
	/** Agreements and certificates of FSJ and FÖJ name it. */
	readonly zulassung: string | null;
	/** FSJ or FÖJ can be chosen. */
	readonly hatJugenddienst: boolean;
	/** What the accessibility statement says of the tenant and whom it names. */
	readonly barrierefreiheit: Erklaerungsangaben;
	/** In use or drafts: somebody signs them, and nobody has decided in which form. */
	readonly ohneSignaturform: number;
	readonly dokumenteVeroeffentlicht: number;
	readonly dokumenteEntwurf: number;
	/** A contract-relevant document is among those published. */
	readonly hatVertragsvorlage: boolean;
	readonly mailReplyTo: string | null;
	readonly mailAbsender: string | null;
	/** Active accounts of the Traeger's staff. */
	readonly beschaeftigte: number;
	readonly vertragsnummerModus: Parameter['vertragsnummerModus'];
	readonly isMobilFuerLinks: boolean;
	readonly isBewerbungsphase: boolean;
	/** On the map for visitors. */
	readonly plaetzeOnline: number;
	/** Some place has been online in some cycle: the tenant has begun to work. */
	readonly warOnline: boolean;
}

/** In the order they are advised. */
export const SCHRITTE = [
	'BILD',
	'ZYKLUS',
	'DIENSTARTEN',
	'EINSATZSTELLEN',
	'KOORDINATEN',
	'PLAETZE',
	'RECHTSTEXTE',
	'TRAEGER',
	'BARRIEREFREIHEIT',
	'SIGNATURFORM',
	'DOKUMENTE',
	'MAILS',
	'KOLLEGEN',
	'VERTRAGSNUMMERN',
	'MOBIL',
	'OEFFNEN',
] as const;
export type Einrichtungsschritt = (typeof SCHRITTE)[number];

/** `WAHL`: either answer is right; the default stands until another is chosen. */
export type Schrittstand = 'ERLEDIGT' | 'OFFEN' | 'WAHL' | 'GESPERRT';

export interface Schrittlage {
	readonly schritt: Einrichtungsschritt;
	readonly stand: Schrittstand;
	/** What a locked step waits for. */
	readonly wartetAuf: readonly Einrichtungsschritt[];
	/** What is left to do, roughly; nothing for what is done or a choice. */
	readonly minuten: number;
}

interface Regel {
	readonly erledigt: (lage: Einrichtungslage) => boolean;
	readonly minuten: (lage: Einrichtungslage) => number;
	/** Nothing can be done before these. */
	readonly nach?: readonly Einrichtungsschritt[];
	/** A choice: never open. */
	readonly istWahl?: true;
}

/** What agreements and certificates can't be published without. */
export const fehlendeAngaben = (lage: Einrichtungslage): readonly ('mandantAdresse' | 'zulassung')[] => [
	...(lage.mandantAdresse ? [] : (['mandantAdresse'] as const)),
	...(lage.zulassung || !lage.hatJugenddienst ? [] : (['zulassung'] as const)),
];

const feste = (minuten: number) => () => minuten;

const REGELN: Readonly<Record<Einrichtungsschritt, Regel>> = {
	BILD: { erledigt: (l) => l.hatEigenesBild, minuten: feste(5) },
	ZYKLUS: { erledigt: (l) => l.zyklus !== null, minuten: feste(5) },
	DIENSTARTEN: { erledigt: (l) => l.dienstarten.length > 0, minuten: feste(10) },
	EINSATZSTELLEN: { erledigt: (l) => l.einsatzorteImZyklus > 0, minuten: feste(5), nach: ['ZYKLUS'] },
	KOORDINATEN: { erledigt: (l) => l.ohneKoordinaten === 0, minuten: feste(1), nach: ['EINSATZSTELLEN'] },
	PLAETZE: {
		erledigt: (l) => l.kontingentMode === 'OHNE' || l.plaetze > 0,
		minuten: (l) => Math.max(5, l.einsatzorteImZyklus),
		nach: ['EINSATZSTELLEN'],
	},
	RECHTSTEXTE: {
		erledigt: (l) => fehlendeRechtstexte(l.rechtstexte).length === 0,
		minuten: (l) => 5 * fehlendeRechtstexte(l.rechtstexte).length,
	},
	TRAEGER: { erledigt: (l) => fehlendeAngaben(l).length === 0, minuten: feste(2) },
	BARRIEREFREIHEIT: { erledigt: (l) => !fehlenAngaben(l.barrierefreiheit), minuten: feste(5) },
	SIGNATURFORM: { erledigt: (l) => l.ohneSignaturform === 0, minuten: feste(5) },
	DOKUMENTE: { erledigt: (l) => l.hatVertragsvorlage, minuten: feste(30), nach: ['TRAEGER', 'SIGNATURFORM'] },
	MAILS: { erledigt: (l) => l.mailReplyTo !== null, minuten: feste(5) },
	KOLLEGEN: { erledigt: (l) => l.beschaeftigte > 1, minuten: feste(1) },
	VERTRAGSNUMMERN: { erledigt: (l) => l.vertragsnummerModus !== 'AUS', minuten: feste(1), istWahl: true },
	MOBIL: { erledigt: (l) => l.isMobilFuerLinks, minuten: feste(1), istWahl: true },
	OEFFNEN: {
		erledigt: (l) => l.isBewerbungsphase && l.plaetzeOnline > 0,
		minuten: feste(2),
		nach: ['ZYKLUS', 'DIENSTARTEN', 'EINSATZSTELLEN', 'PLAETZE', 'RECHTSTEXTE', 'TRAEGER', 'DOKUMENTE', 'MAILS'],
	},
};

/** Computed from what there is, never ticked by hand. */
export function einrichtung(lage: Einrichtungslage): readonly Schrittlage[] {
	return SCHRITTE.map((schritt) => {
		const { nach = [], minuten, istWahl } = REGELN[schritt];
		const wartetAuf = nach.filter((anderer) => !REGELN[anderer].erledigt(lage));
		const stand = standVon(REGELN[schritt].erledigt(lage), wartetAuf.length > 0, istWahl ?? false);
		return { schritt, stand, wartetAuf, minuten: stand === 'OFFEN' || stand === 'GESPERRT' ? minuten(lage) : 0 };
	});
}

function standVon(erledigt: boolean, wartet: boolean, istWahl: boolean): Schrittstand {
	if (wartet) return 'GESPERRT';
	if (erledigt) return 'ERLEDIGT';
	return istWahl ? 'WAHL' : 'OFFEN';
}

/** What to do now; null: nothing is open. */
export const naechsterSchritt = (schritte: readonly Schrittlage[]): Einrichtungsschritt | null =>
	schritte.find(({ stand }) => stand === 'OFFEN')?.schritt ?? null;

/** Nothing stands between visitors and their application. */
export const istEingerichtet = (schritte: readonly Schrittlage[]): boolean =>
	schritte.every(({ stand }) => stand === 'ERLEDIGT' || stand === 'WAHL');
