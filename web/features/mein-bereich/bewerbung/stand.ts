import { wartelage } from '#domain/akte/dran/warten.ts';
import { gemeinter } from '#domain/akte/vertragswahl.ts';
import { tageZwischen } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { OFFEN, WUNSCH } from '#domain/status/wunsch.ts';
import { MEIN } from '../../../texte/zugang/mein-bereich.ts';
import type { Akte, Vertrag, Wunsch } from '../../akte/typen.ts';

const TEXT = MEIN.stand;
type Lage = Pick<Akte, 'freiwilliger' | 'wuensche'>;

/** One sentence: where it stands; and how long until the service begins or ends. */
export function stand(akte: Lage, heute: string): string {
	const vertrag = geltenderVertrag(akte);
	return [satz(akte, vertrag), frist(akte.freiwilliger.status, vertrag, heute)].filter(Boolean).join(' ');
}

/** The contract his own pages tell of. */
export const geltenderVertrag = ({ freiwilliger }: Pick<Akte, 'freiwilliger'>): Vertrag | undefined =>
	gemeinter(freiwilliger);

function satz({ freiwilliger, wuensche }: Lage, vertrag: Vertrag | undefined): string {
	const ort = vertrag?.einsatzort ?? MEIN.eineStelle;
	const { wunsch, jetzt } = wartelage(freiwilliger.status, wuensche);
	switch (freiwilliger.status) {
		case 0:
			return TEXT.optin;
		case 1000:
			return TEXT.freigeschaltet;
		case 1500:
			return TEXT.wunschlos;
		case 2000:
			return beworben(wuensche);
		case 2100:
			return TEXT.kontaktiert(wunsch?.einsatzort ?? MEIN.eineStelle);
		case 2500:
			return mit(verhandlung(wunsch), jetzt);
		case 2800:
			return mit(TEXT.einigung(ort), jetzt);
		case 3000:
			return TEXT.abschluss(ort);
		case 4000:
			return TEXT.imDienst(ort);
		case 9000:
		case 9300:
			return vertrag?.dienstende ? TEXT.dienstende(formatDatum(vertrag.dienstende)) : TEXT.beendet;
		case 9500:
			return TEXT.nichtAngetreten;
		case 9900:
			return wuensche.some(({ status }) => status === WUNSCH.nr.DienstNichtAngetreten)
				? TEXT.ohneDienstFertig
				: TEXT.nachbearbeitet;
	}
}

function beworben(wuensche: readonly Wunsch[]): string {
	const offen = wuensche.filter(({ status }) => OFFEN.includes(status));
	return offen.length === 1 ? TEXT.beworbenEine(offen[0]?.einsatzort ?? MEIN.eineStelle) : TEXT.beworben(offen.length);
}

const mit = (satz: string, jetzt = ''): string => `${satz} ${jetzt}`.trim();

function verhandlung(wunsch: Wunsch | null): string {
	const ort = wunsch?.einsatzort ?? MEIN.eineStelle;
	return wunsch?.dienstart ? TEXT.verhandlungDienstart(ort, wunsch.dienstart) : TEXT.verhandlung(ort);
}

function frist(status: number, vertrag: Vertrag | undefined, heute: string): string {
	const beginn = vertrag?.vertragsbeginn;
	if (
		status >= FREIWILLIGER.nr.BewerbungVerhandlung &&
		status <= FREIWILLIGER.nr.Vertragsabschluss &&
		beginn &&
		beginn > heute
	)
		return TEXT.bisBeginn(tageZwischen(heute, beginn), formatDatum(beginn));
	const ende = vertrag?.geplantesEnde ?? vertrag?.vertragsende;
	if (status === FREIWILLIGER.nr.ImDienst && ende && ende > heute)
		return TEXT.bisEnde(tageZwischen(heute, ende), formatDatum(ende));
	return '';
}
