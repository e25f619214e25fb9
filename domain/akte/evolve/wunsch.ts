import type { Akte, Wunsch } from '#domain/akte/zustand.ts';
import type { Seite } from '#domain/rollen.ts';
import { BEENDET } from '#domain/status/wunsch.ts';
import { type Aufzeichnung, type Handler, type Typ, wunschIn } from './handler.ts';

type Neu = 'WunschGeaeussert' | 'StelleVorgeschlagen' | 'EinladungAngenommen';

/** A status change of a wish that exists. */
type Schritt =
	| 'WunschAufWarteliste'
	| 'WunschVonWarteliste'
	| 'VorschlagAngenommen'
	| 'VorschlagAbgelehnt'
	| 'WunschKontaktiert'
	| 'VerhandlungBegonnen'
	| 'EinigungErzielt'
	| 'VertragAbgeschlossen'
	| 'WunschEntfallen'
	| 'DienstAngetreten'
	| 'DienstNichtAngetreten'
	| 'DienstBeendet'
	| 'DienstVorzeitigBeendet'
	| 'WunschZurueckgezogen'
	| 'WunschAbgelehnt'
	| 'WunschReaktiviert'
	| 'VertragAnnulliert'
	| 'WunschInZyklusUebernommen'
	| 'WunschBeiZykluswechselBeendet'
	| 'WunschManuellGesetzt'
	| 'WunschWiederhergestellt';

export const wunschHandler = {
	WunschGeaeussert(akte, e) {
		const { prioritaet } = e.facts;
		akte.wuensche.push({ ...neuer(e, 'BEWERBUNG'), prioritaet, bemerkung: e.person?.bemerkung ?? null });
	},
	StelleVorgeschlagen: (akte, e) => void akte.wuensche.push(neuer(e, 'VORSCHLAG')),
	EinladungAngenommen: (akte, e) => void akte.wuensche.push(neuer(e, 'EINLADUNG')),

	WunschAufWarteliste: schritt,
	WunschVonWarteliste: schritt,
	VorschlagAngenommen: schritt,
	VorschlagAbgelehnt: schritt,
	WunschKontaktiert: antwort,
	VerhandlungBegonnen: antwort,
	EinigungErzielt: antwort,
	VertragAbgeschlossen: antwort,
	WunschEntfallen: schritt,
	DienstAngetreten: schritt,
	DienstNichtAngetreten: schritt,
	DienstBeendet: schritt,
	DienstVorzeitigBeendet: schritt,
	WunschZurueckgezogen: schritt,
	WunschAbgelehnt: antwort,
	WunschReaktiviert: schritt,
	VertragAnnulliert: schritt,
	WunschBeiZykluswechselBeendet: schritt,
	WunschManuellGesetzt: schritt,

	/** Nobody was kept waiting by what is taken back, and nobody answered. */
	WunschWiederhergestellt(akte, e) {
		const { wunschID, ab, seit, erreicht, dienstartID, betreuerUserID } = e.facts;
		schritt(akte, e);
		Object.assign(wunschIn(akte, wunschID), { statusSeit: seit, erreicht, dienstartID, betreuerUserID });
		akte.antworten = akte.antworten.filter((a) => a.wunschID !== wunschID || a.version < ab);
	},

	WunschInZyklusUebernommen(akte, e) {
		schritt(akte, e);
		wunschIn(akte, e.facts.wunschID).zyklusID = e.facts.zyklusID;
	},

	DienstartFestgelegt(akte, e) {
		beruehrt(akte, e).dienstartID = e.facts.nach;
	},

	WunschBearbeitet(akte, e) {
		const wunsch = beruehrt(akte, e);
		if (e.facts.prioritaet !== undefined) wunsch.prioritaet = e.facts.prioritaet;
		if (e.person) wunsch.bemerkung = e.person.bemerkung;
	},

	WunschNachgefragt(akte, e) {
		const { tag, partei } = e.facts;
		const wunsch = beruehrt(akte, e);
		wunsch.nachfragen = [...wunsch.nachfragen, { tag, partei, version: e.version }];
	},

	BetreuerGeaendert(akte, e) {
		beruehrt(akte, e).betreuerUserID = e.facts.nach;
	},
} satisfies Partial<{ [T in Typ]: Handler[T] }>;

function neuer(e: Aufzeichnung<Neu>, herkunft: Wunsch['herkunft']): Wunsch {
	const { wunschID: id, zyklusID, einsatzortID, einsatzstelleID, dienstartID, betreuerUserID, nach } = e.facts;
	return {
		id,
		zyklusID,
		einsatzortID,
		einsatzstelleID,
		dienstartID,
		status: nach,
		statusSeit: e.meta.zeit,
		erreicht: nach,
		betreuerUserID,
		prioritaet: null,
		bemerkung: null,
		beworbenAm: e.meta.zeit,
		beendetAm: null,
		beendetVon: null,
		beendetAus: null,
		grund: null,
		herkunft,
		nachfragen: [],
		version: e.version,
	};
}

/** A step of whoever is at turn: ends the wait for it. */
function antwort(akte: Akte, e: Aufzeichnung<Schritt>): void {
	const { id: wunschID, zyklusID, status, statusSeit: seit } = wunschIn(akte, e.facts.wunschID);
	akte.antworten.push({ version: e.version, wunschID, zyklusID, status, seit, am: e.meta.zeit });
	schritt(akte, e);
}

function schritt(akte: Akte, e: Aufzeichnung<Schritt>): void {
	const wunsch = beruehrt(akte, e);
	const { von, nach } = e.facts;
	wunsch.status = nach;
	wunsch.statusSeit = e.meta.zeit;
	if (BEENDET.includes(nach)) {
		wunsch.beendetAm = e.meta.zeit;
		wunsch.beendetVon = beendetVon(e);
		wunsch.beendetAus = von;
		wunsch.grund = (e.person && 'grund' in e.person && e.person.grund) || null;
	} else {
		Object.assign(wunsch, { beendetAm: null, beendetVon: null, beendetAus: null, grund: null });
		if (nach > wunsch.erreicht) wunsch.erreicht = nach;
	}
}

const beendetVon = (e: Aufzeichnung<Schritt>): Seite | null => ('beendetVon' in e.facts ? e.facts.beendetVon : null);

function beruehrt(akte: Akte, e: { facts: { wunschID: string }; version: number }): Wunsch {
	const wunsch = wunschIn(akte, e.facts.wunschID);
	wunsch.version = e.version;
	return wunsch;
}
