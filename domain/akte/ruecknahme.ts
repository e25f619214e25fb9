/** What somebody may take back for a while, and until when (table: Decided after measuring, D18). */
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { istEinwilligung } from '#domain/felder/personendaten.ts';
import type { AkteEreignis } from './ereignisse.ts';
import type { Tat, Tatart } from './tat.ts';
import type { Akte } from './zustand.ts';

type Ereignistyp = AkteEreignis['type'];

const TATEN: { readonly [T in Ereignistyp]?: Tatart } = {
	WunschKontaktiert: 'kontaktieren',
	VerhandlungBegonnen: 'verhandeln',
	EinigungErzielt: 'einigen',
	VertragAnnulliert: 'annullieren',
	WunschAbgelehnt: 'ablehnen',
	WunschZurueckgezogen: 'zurueckziehen',
	WunschNachgefragt: 'nachfragen',
	DokumentGeprueft: 'dokumentPruefen',
	DokumentZurueckgewiesen: 'dokumentPruefen',
	NachrichtGesendet: 'nachricht',
};

/** What the portal does by itself after such an act: documents it can provide, and whose signatures it asks for. */
function istFolge(e: AkteEreignis): boolean {
	if (e.type === 'DokumentHochgeladen') return e.facts.herkunft === 'AUTOMATISCH';
	return e.type === 'UnterschriftenBegonnen' || e.type === 'SignaturAngefordert' || e.type === 'DokumentAngefordert';
}

/** What was done last, after this event; null: nothing of the kind. `akte` is the file after it. */
export function letzteTat(akte: Akte, e: Aufgezeichnet<AkteEreignis>): Tat | null {
	const { userID, impersoniertVon, commandID: befehlID, zeit } = e.meta;
	const bisher = akte.letzteTat;
	// Whoever fetches a paper changes nothing that was done.
	if (e.type === 'SeminarpapierAusgestellt') return bisher;
	if (userID === null) return istFolge(e) ? bisher : null;
	const isEndgueltig = istEndgueltig(e);
	if (bisher?.befehlID === befehlID) return isEndgueltig ? { ...bisher, isEndgueltig } : bisher;
	const art = TATEN[e.type];
	if (!art) return null;
	const { wunschID = null, dokumentID = null } = e.facts as { wunschID?: string; dokumentID?: string };
	return { art, wunschID, dokumentID, befehlID, seit: akte.befehl.seit, userID, impersoniertVon, zeit, isEndgueltig };
}

/** Others rely on it already, or it is gone: a place in a seminar given up, a file let go, a consent, an invitation. */
function istEndgueltig(e: AkteEreignis): boolean {
	switch (e.type) {
		case 'SeminarnachweisEntfernt':
		case 'SeminargruppeVerlassen':
		case 'DokumentGeloescht':
			return true;
		case 'PersonendatenGeaendert':
			return e.facts.felder.some(istEinwilligung);
		case 'WunschKontaktiert':
			return e.facts.meetingID !== undefined;
		default:
			return false;
	}
}

/** Does a mail about this event wait, because what it tells may still be taken back? */
export const wartetMail = ({ letzteTat: tat }: Akte, { version }: { readonly version: number }): boolean =>
	tat !== null && !tat.isEndgueltig && version >= tat.seit;

/** Last moment (ISO) at which it is taken back. */
export const zurueckBis = ({ zeit }: Tat, verzoegerungS: number): string =>
	new Date(Date.parse(zeit) + verzoegerungS * 1000).toISOString();

/** May what was done last still be taken back, by whoever did it? */
export const istNochZurueckzunehmen = ({ letzteTat: tat }: Akte, verzoegerungS: number, jetzt: string): boolean =>
	tat !== null && !tat.isEndgueltig && zurueckBis(tat, verzoegerungS) > jetzt;
