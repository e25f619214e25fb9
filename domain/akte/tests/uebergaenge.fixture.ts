/**
 * The transitions as the tables list them, row by row; transcribed by hand and compared with the machines, never made
 * from them.
 */

/** Row of the table, transition, from which states, to which. `null`: the record does not exist yet. */
export type Zeile = readonly [zeile: string, ereignis: string, von: readonly (number | null)[], nach: number];

const WUNSCH_ALLE = [0, 500, 1000, 2000, 3000, 3500, 4000, 5000, 5400, 5500, 8000, 9000, 9500] as const;
const WUNSCH_OFFEN = [0, 500, 1000, 2000, 3000, 3500] as const;

export const WUNSCH_ZEILEN: readonly Zeile[] = [
	['W1', 'WunschGeaeussert.0', [null], 0],
	['W1', 'WunschGeaeussert.500', [null], 500],
	['W2', 'WunschAufWarteliste', [0], 500],
	['W2', 'WunschVonWarteliste', [500], 0],
	['W3', 'StelleVorgeschlagen', [null], 1000],
	['W4', 'VorschlagAngenommen', [1000], 2000],
	['W4', 'VorschlagAbgelehnt', [1000], 9000],
	['W5', 'EinladungAngenommen', [null], 2000],
	['W6', 'WunschKontaktiert', [0, 500], 2000],
	['W7', 'VerhandlungBegonnen', [0, 500, 2000], 3000],
	['W8', 'EinigungErzielt', [3000], 3500],
	['W9', 'VertragAbgeschlossen', [3500], 4000],
	// The volunteer's other open wishes; none of them can be agreed on beside the one that is concluded.
	['W9', 'WunschEntfallen', [0, 500, 1000, 2000, 3000], 9000],
	['W10', 'DienstAngetreten', [4000], 5000],
	['W11', 'DienstNichtAngetreten', [4000], 8000],
	['W12', 'DienstBeendet', [5000], 5500],
	['W12', 'DienstVorzeitigBeendet', [5000], 5400],
	['W13', 'WunschZurueckgezogen', [0, 500, 1000, 2000, 3000, 3500], 9000],
	['W14', 'WunschAbgelehnt', [0, 500, 1000, 2000, 3000, 3500], 9500],
	['W15', 'WunschReaktiviert.0', [9000, 9500], 0],
	['W15', 'WunschReaktiviert.1000', [9000, 9500], 1000],
	['W15', 'WunschReaktiviert.2000', [9000, 9500], 2000],
	['W16', 'VertragAnnulliert', [3500, 4000], 3000],
	['W19', 'WunschInZyklusUebernommen', [0, 500], 0],
	['W19', 'WunschInZyklusUebernommen', [2000, 3000], 2000],
	['W19', 'WunschBeiZykluswechselBeendet', [0, 500, 1000, 2000, 3000], 9500],
	// What is taken back (D18): contact, negotiation, agreement, annulment, withdrawal and rejection.
	['W21', 'WunschWiederhergestellt.0', [2000, 3000, 9000, 9500], 0],
	['W21', 'WunschWiederhergestellt.500', [2000, 3000, 9000, 9500], 500],
	['W21', 'WunschWiederhergestellt.1000', [9000, 9500], 1000],
	['W21', 'WunschWiederhergestellt.2000', [3000, 9000, 9500], 2000],
	['W21', 'WunschWiederhergestellt.3000', [3500, 9000, 9500], 3000],
	['W21', 'WunschWiederhergestellt.3500', [3000, 9000, 9500], 3500],
	['W21', 'WunschWiederhergestellt.4000', [3000], 4000],
	['W20', 'WunschManuellGesetzt.0', WUNSCH_ALLE, 0],
	['W20', 'WunschManuellGesetzt.2000', WUNSCH_ALLE, 2000],
	['W20', 'WunschManuellGesetzt.3000', WUNSCH_ALLE, 3000],
	['W20', 'WunschManuellGesetzt.3500', WUNSCH_ALLE, 3500],
	['W20', 'WunschManuellGesetzt.4000', WUNSCH_ALLE, 4000],
	['W20', 'WunschManuellGesetzt.5000', WUNSCH_ALLE, 5000],
	['W20', 'WunschManuellGesetzt.5400', WUNSCH_ALLE, 5400],
	['W20', 'WunschManuellGesetzt.5500', WUNSCH_ALLE, 5500],
	['W20', 'WunschManuellGesetzt.8000', WUNSCH_ALLE, 8000],
	['W20, Ziel 1500', 'WunschManuellGesetzt.9000', WUNSCH_OFFEN, 9000],
];

export const VERTRAG_ZEILEN: readonly Zeile[] = [
	['W7, W16', 'VertragEntworfen', [null], 0],
	['W8', 'VertragGeeinigt', [0], 2000],
	['W9', 'VertragUnterschrieben', [2000], 3000],
	['W10', 'VertragAngetreten', [3000], 4000],
	['W11, W12', 'VertragArchiviert', [3000, 4000], 9000],
	// Drafts (W9, W13, W14, W19), agreed ones (W13, W14, W16) and concluded ones (W16).
	['W9, W13, W14, W16, W19', 'VertragStorniert', [0, 2000, 3000], 9500],
	['W21', 'VertragWiederhergestellt.0', [2000, 9500], 0],
	['W21', 'VertragWiederhergestellt.2000', [9500], 2000],
	['W21', 'VertragWiederhergestellt.3000', [9500], 3000],
	['Ziel 2800', 'VertragManuellGesetzt.2000', [0, 2000, 3000, 4000, 9000], 2000],
	['Ziel 3000', 'VertragManuellGesetzt.3000', [0, 2000, 3000, 4000, 9000], 3000],
	['Ziel 4000', 'VertragManuellGesetzt.4000', [0, 2000, 3000, 4000, 9000], 4000],
	['Ziel 9000, 9300, 9500', 'VertragManuellGesetzt.9000', [3000, 4000, 9000], 9000],
	['Ziel 2000, 2100, 2500', 'VertragManuellGesetzt.9500', [0, 2000, 3000, 4000, 9000], 9500],
];

const DOKUMENT_ALLE = [0, 1000, 1500, 2000, 4000] as const;

export const DOKUMENT_ZEILEN: readonly Zeile[] = [
	['upload', 'DokumentHochgeladen.0', [null], 0],
	['upload, skipped or by the Traeger; direct and automatic provision', 'DokumentHochgeladen.1000', [null], 1000],
	['direct and automatic provision, a party must sign', 'DokumentHochgeladen.1500', [null], 1500],
	['review OK', 'DokumentGeprueft.1000', [0], 1000],
	['review OK, a party must sign', 'DokumentGeprueft.1500', [0], 1500],
	['review papier:true', 'DokumentGeprueft.2000', [0, 1000], 2000],
	['review ABGELEHNT', 'DokumentZurueckgewiesen', [0], 9000],
	['start signing', 'UnterschriftenBegonnen', [1000], 1500],
	['all parties signed [decision: and its sealed file there]', 'DokumentUnterschrieben', [1500], 2000],
	['reset signatures; no party left', 'UnterschriftenZurueckgesetzt', [1500, 2000], 1000],
	['expiry', 'DokumentAbgelaufen', [1000, 2000], 4000],
	// Of the review, of a replacement, and what had fallen with its contract.
	['W21', 'DokumentWiederhergestellt.0', [1000, 1500, 2000, 8000, 9000], 0],
	['W21', 'DokumentWiederhergestellt.1000', [2000, 8000], 1000],
	['W21', 'DokumentWiederhergestellt.1500', [8000], 1500],
	['W21', 'DokumentWiederhergestellt.2000', [8000], 2000],
	['invalidate; contract cancelled; replaced', 'DokumentInvalidiert', DOKUMENT_ALLE, 8000],
];

export const SEMINARNACHWEIS_ZEILEN: readonly Zeile[] = [
	['plan own or official seminar', 'SeminarnachweisGeplant', [null], 0],
	['seminar conducted; upload; days changed; revoke', 'SeminarnachweisZurPruefung', [0, 45, 50, 90], 10],
	['seminar reopened', 'SeminarnachweisZurueckgestellt', [10], 0],
	['review ANERKANNT', 'SeminarnachweisGeprueft.50', [10], 50],
	['review ANERKANNT_AU', 'SeminarnachweisGeprueft.45', [10], 45],
	['review ABGELEHNT', 'SeminarnachweisGeprueft.90', [10], 90],
];

const AB_1000 = [1000, 1500, 2000, 2100, 2500, 2800, 3000, 4000, 9000, 9300, 9500, 9900] as const;

const OHNE_BEWERBUNG_ODER_OFFEN = [1500, 2000, 2100, 2500, 9000, 9300, 9500] as const;

export const FREIWILLIGER_ZEILEN: readonly Zeile[] = [
	['Registrierung', '0', [null], 0],
	['Manuelle Erfassung ohne Wunsch', '1500', [null], 1500],
	['Manuelle Erfassung', '2000', [null], 2000],
	['Einladung annehmen', '2100', [null], 2100],
	['Konto aktivieren', '1000', [0], 1000],
	['Konto aktivieren', '1500', [0], 1500],
	['Konto aktivieren', '2000', [0], 2000],
	['Einladung annehmen', '2100', [0, 1000, 1500, 2000], 2100],
	['Bewerben', '2000', [1000, 1500, 9000, 9300, 9500], 2000],
	// Contact, an accepted proposal, a reactivated wish.
	['W4, W6, W15', '2100', [1500, 2000], 2100],
	// Proposed while an application after the service was open, accepted when that had ended.
	['W4', '2100', [9000, 9300, 9500], 2100],
	['W15', '2000', [1500], 2000],
	['W7', '2500', [2000, 2100], 2500],
	['W8', '2800', [2500], 2800],
	['W9', '3000', [2800], 3000],
	['W10', '4000', [3000], 4000],
	['W11', '9500', [3000], 9500],
	['W12', '9000', [4000], 9000],
	['W12', '9300', [4000], 9300],
	['W16', '2500', [2800, 3000], 2500],
	// After withdrawal, refusal or the move to another cycle what is left decides.
	['W13, W14, W19', '1500', [2000, 2100, 2500, 2800], 1500],
	['W13, W14, W19', '2000', [2100, 2500, 2800], 2000],
	['W13, W14, W19', '2100', [2500, 2800], 2100],
	['W13, W14', '2500', [2800], 2500],
	// Lines 6–8: nothing of his own is open any more, and an earlier service of the cycle ended.
	['W13, W14', '9000', [2000, 2100, 2500, 2800], 9000],
	['W13, W14', '9300', [2000, 2100, 2500, 2800], 9300],
	['W13, W14', '9500', [2000, 2100, 2500, 2800], 9500],
	// Of several ended services the one with the latest end decides.
	['W11', '9000', [3000], 9000],
	['W11', '9300', [3000], 9300],
	['W12', '9500', [4000], 9500],
	['Nachbearbeitung abschließen', '9900', [9000, 9300, 9500], 9900],
	['Nachbearbeitung wieder öffnen', '9000', [9900], 9000],
	['Nachbearbeitung wieder öffnen', '9300', [9900], 9300],
	['Nachbearbeitung wieder öffnen', '9500', [9900], 9500],
	// The end of an application that is taken back makes of the number what it had been; so does an agreement, an annulment.
	['W21', 'zurueck.2000', OHNE_BEWERBUNG_ODER_OFFEN, 2000],
	['W21', 'zurueck.2100', OHNE_BEWERBUNG_ODER_OFFEN, 2100],
	['W21', 'zurueck.2500', [...OHNE_BEWERBUNG_ODER_OFFEN, 2800], 2500],
	['W21', 'zurueck.2800', OHNE_BEWERBUNG_ODER_OFFEN, 2800],
	['W21', 'zurueck.3000', [2500], 3000],
	['Manueller Status', 'manuell.1500', [1000, 1500, 2000, 2100, 2500, 2800], 1500],
	['Manueller Status', 'manuell.2000', AB_1000, 2000],
	['Manueller Status', 'manuell.2100', AB_1000, 2100],
	['Manueller Status', 'manuell.2500', AB_1000, 2500],
	['Manueller Status', 'manuell.2800', AB_1000, 2800],
	['Manueller Status', 'manuell.3000', AB_1000, 3000],
	['Manueller Status', 'manuell.4000', AB_1000, 4000],
	['Manueller Status', 'manuell.9000', [3000, 4000, 9000, 9300, 9500], 9000],
	['Manueller Status', 'manuell.9300', [3000, 4000, 9000, 9300, 9500], 9300],
	['Manueller Status', 'manuell.9500', [3000, 4000, 9000, 9300], 9500],
	['Manueller Status', 'manuell.9900', [9000, 9300, 9500], 9900],
];
