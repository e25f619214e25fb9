/** Whose turn it is at a request for a document (tables: Anforderung, column "reminded?"; Signature session; Reminders). */

import { dienstort } from '#domain/akte/dienstort.ts';
import { dokumentwunsch } from '#domain/akte/dokument/dokumentbedarf.ts';
import { neuestesDokument, standDerAnforderung } from '#domain/akte/dokument/dokumentregeln.ts';
import { amZug } from '#domain/akte/signatur/ablauf.ts';
import { wartetAufSiegel } from '#domain/akte/signatur/siegel.ts';
import type { Akte, Anforderung, Dokument, Mahnadressat, Signatursitzung } from '#domain/akte/zustand.ts';
import type { DokumentSpec } from '#domain/referenzsaetze.ts';
import type { Partei } from '#domain/rollen.ts';
import { DOKUMENT } from '#domain/status/dokument.ts';
import { DOKUMENTSPEC } from '#domain/status/dokumentspec.ts';
import { FREIWILLIGER, type FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import type { Dran, Drantat } from './dran.ts';

/** What the file alone says: a specification may name the party. */
interface Dokumentzug {
	/** null: whoever its specification names for it. */
	readonly partei: Partei | null;
	readonly tat: Exclude<Drantat, 'BEREITSTELLEN'>;
	/** ISO 8601. */
	readonly seit: string;
}

/** What a request waits for, as far as the file knows without its specification; null: for nothing. */
export function zugAusDerAkte(akte: Akte, anforderung: Anforderung): Dokumentzug | null {
	const dokument = neuestesDokument(akte, anforderung);
	switch (standDerAnforderung(akte, anforderung)) {
		case 'NOT_PROVIDED':
			return { partei: null, tat: 'EINREICHEN', seit: anforderung.offenSeit };
		case 'NEEDS_REVIEW':
			// Looked at, and a conviction found: nothing is left of the document.
			return {
				partei: null,
				tat: 'PRUEFEN',
				seit: dokument?.status === DOKUMENT.nr.Hochgeladen ? dokument.statusSeit : anforderung.offenSeit,
			};
		case 'WAIT_SIGNING':
			return dokument ? unterschriftszug(akte, dokument) : null;
		case 'PROVIDED':
			return dokument && istZurueckgesetzt(akte, dokument)
				? { partei: 'TRAEGER', tat: 'UNTERSCHRIFTEN_STARTEN', seit: dokument.statusSeit }
				: null;
		default:
			return null;
	}
}

/** Whose turn it is, and with what; a locked specification asks for nothing any more. */
export function dranAmDokument(akte: Akte, anforderung: Anforderung, spec: DokumentSpec, heute: string): Dran | null {
	const zug = spec.status === DOKUMENTSPEC.nr.Gesperrt ? null : zugAusDerAkte(akte, anforderung);
	if (!zug) return null;
	const { seit, tat } = zug;
	switch (tat) {
		case 'EINREICHEN': {
			const partei = werBringt(spec, dokumentwunsch(akte) !== null);
			return { partei, seit, tat: partei === 'FREIWILLIGER' ? tat : 'BEREITSTELLEN' };
		}
		case 'PRUEFEN':
			return { partei: werPrueft(spec, akte.status), seit, tat };
		case 'UNTERSCHREIBEN': {
			const dokument = neuestesDokument(akte, anforderung);
			const [einer] = dokument ? amZug(akte, dokument, spec, heute) : [];
			return einer ? { partei: einer.partei, seit, tat } : null;
		}
		default:
			return { partei: 'TRAEGER', seit, tat };
	}
}

/** What is provided from a template comes from the Einsatzstelle, where it may, or from the Traeger. */
export function werBringt({ nutzungsart, uploadRollen }: Bringbar, mitStelle: boolean): Partei {
	if (nutzungsart !== 'GESTELLT') return 'FREIWILLIGER';
	return uploadRollen.includes('MA_VEREIN') && mitStelle ? 'EINSATZSTELLE' : 'TRAEGER';
}
export type Bringbar = Pick<DokumentSpec, 'nutzungsart' | 'uploadRollen'>;

/** A site reads and checks documents only from the agreement on. */
export const werPrueft = (
	{ pruefendeOrganisation }: Pick<DokumentSpec, 'pruefendeOrganisation'>,
	freiwilligerStatus: FreiwilligerStatus,
): Partei =>
	pruefendeOrganisation === 'EINSATZSTELLE' && freiwilligerStatus >= FREIWILLIGER.nr.BewerbungEinigung
		? 'EINSATZSTELLE'
		: 'TRAEGER';

/**
 * Is the one at turn reminded? Nobody is of a check, and what the Traeger has to provide is a task. (Table: Reminders.)
 */
export const wirdErinnert = ({ partei, tat }: Dran): boolean =>
	tat === 'UNTERSCHREIBEN' || tat === 'EINREICHEN' || (tat === 'BEREITSTELLEN' && partei !== 'TRAEGER');

/** The requests of signatures tell whose turn it is: whoever is next was asked when it became his. */
function unterschriftszug(akte: Akte, dokument: Dokument): Dokumentzug | null {
	const { siegelfehler, vollstaendigAm } = dokument;
	if (wartetAufSiegel(dokument) && siegelfehler)
		return { partei: 'TRAEGER', tat: 'BESIEGELN', seit: siegelfehler.seit };
	if (vollstaendigAm !== null) return null;
	if (dokument.isAufPapier) return { partei: 'TRAEGER', tat: 'PAPIER_EINHOLEN', seit: dokument.statusSeit };
	const gefragt = gefragteUnterschriften(akte, dokument);
	const jetzt = gefragt.find((s) => s.partei === parteiAmZug(gefragt));
	return {
		partei: jetzt?.partei ?? null,
		tat: 'UNTERSCHREIBEN',
		seit: jetzt ? zuerstGebeten(akte, jetzt) : dokument.statusSeit,
	};
}

/** When this party was asked to sign this version for the first time: another link doesn't make its turn a new one. */
export const zuerstGebeten = ({ signaturen }: Akte, { dokumentID, fassung, partei, angefordertAm }: Signatursitzung) =>
	signaturen.find((s) => s.dokumentID === dokumentID && s.fassung === fassung && s.partei === partei)?.angefordertAm ??
	angefordertAm;

const gefragteUnterschriften = (akte: Akte, { id, fassung }: Dokument): readonly Signatursitzung[] =>
	akte.signaturen.filter((s) => s.dokumentID === id && s.fassung === fassung);

const parteiAmZug = (gefragt: readonly Signatursitzung[]): Partei | null =>
	gefragt.findLast(({ status }) => status !== 'SIGNED')?.partei ?? null;

/** Who is asked for the signature a request waits for, as far as the file knows without its specification. */
export function unterzeichnerAmZug(akte: Akte, anforderung: Anforderung): readonly Mahnadressat[] {
	const dokument = neuestesDokument(akte, anforderung);
	if (!dokument || zugAusDerAkte(akte, anforderung)?.tat !== 'UNTERSCHREIBEN') return [];
	const gefragt = gefragteUnterschriften(akte, dokument);
	const partei = parteiAmZug(gefragt);
	const hatNicht = gefragt.filter((s) => s.partei === partei && s.status !== 'SIGNED');
	return [...new Set(hatNicht.map((s) => s.unterzeichnerID))].map((id) => adressat(akte, partei as Partei, id));
}

/** Who is reminded in the name of a party; of guardians each by himself. */
export function adressat(akte: Akte, partei: Partei, unterzeichnerID: string | null): Mahnadressat {
	switch (partei) {
		case 'FREIWILLIGER':
			return { partei, id: akte.id };
		case 'ERZIEHUNGSBERECHTIGTER':
			return { partei, id: unterzeichnerID };
		case 'EINSATZSTELLE':
			return { partei, id: dokumentort(akte) };
		case 'TRAEGER':
			return { partei, id: akte.traegerBetreuerUserID };
	}
}

/** Whose staff bring, check and sign documents; null: nobody's yet. */
export function dokumentort(akte: Akte): string | null {
	const wunsch = dokumentwunsch(akte);
	return wunsch && dienstort(akte, wunsch);
}

/** Its signatures were taken back, and have to be asked for anew; without guardians to sign any more, nobody has to. */
const istZurueckgesetzt = (akte: Akte, { id, status, fassung }: Dokument): boolean =>
	status === DOKUMENT.nr.Verifiziert &&
	fassung > 1 &&
	akte.signaturen.some((s) => s.dokumentID === id && s.partei !== 'ERZIEHUNGSBERECHTIGTER');
