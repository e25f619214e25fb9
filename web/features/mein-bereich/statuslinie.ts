import { tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import type { FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import { MEIN } from '../../texte/mein-bereich.ts';
import type { Eintrag, Freiwilliger } from '../akte/typen.ts';

export interface Station {
	nummer: FreiwilligerStatus;
	lage: 'fertig' | 'jetzt' | 'spaeter';
	/** Date, `als Nächstes`, `offen`. */
	text: string;
}

const BIS_ABSCHLUSS = [2000, 2100, 2500, 2800, 3000] as const;
const ENDEN: readonly number[] = [9000, 9300, 9500];

type Wechsel = Pick<Eintrag, 'zeit' | 'statuswechsel'>;
type Daten = Pick<Freiwilliger, 'status' | 'statusSeit' | 'vertraege'>;

/** The way from the application to the end of service, as far as it is gone; the history comes newest first. */
export function statuslinie({ status, statusSeit, vertraege }: Daten, historie: readonly Wechsel[]): Station[] {
	const weg = wegZu(status, historie);
	const hier = weg.indexOf(status);
	const vertrag = vertraege.find((v) => v.status !== 9500);
	const geplant: Partial<Record<FreiwilligerStatus, string | null | undefined>> = {
		4000: vertrag?.vertragsbeginn,
		9000: vertrag?.geplantesEnde ?? vertrag?.vertragsende,
	};
	return weg.map((nummer, i) => {
		if (i === hier) return { nummer, lage: 'jetzt', text: MEIN.seit(formatDatum(tagInBerlin(statusSeit))) };
		if (i < hier) return { nummer, lage: 'fertig', text: erreichtAm(nummer, historie) };
		const tag = geplant[nummer];
		const text = tag ? MEIN.geplant(formatDatum(tag)) : i === hier + 1 ? MEIN.alsNaechstes : MEIN.offen;
		return { nummer, lage: 'spaeter', text };
	});
}

/** Whoever never began has no service on the way; papers may be finished after any end. */
function wegZu(status: FreiwilligerStatus, historie: readonly Wechsel[]): FreiwilligerStatus[] {
	const ende = (status === 9900 ? letztesEnde(historie) : ENDEN.includes(status) && status) || 9000;
	const weg: FreiwilligerStatus[] = ende === 9500 ? [...BIS_ABSCHLUSS, 9500] : [...BIS_ABSCHLUSS, 4000, ende];
	return status === 9900 ? [...weg, 9900] : weg;
}

const wechselVon = ({ statuswechsel }: Wechsel) => statuswechsel.filter(({ katalog }) => katalog === 'FREIWILLIGER');

const letztesEnde = (historie: readonly Wechsel[]) =>
	historie.flatMap(wechselVon).find(({ nach }) => ENDEN.includes(nach))?.nach as 9000 | 9300 | 9500 | undefined;

/** The last time; empty for a step that was skipped. */
function erreichtAm(nummer: number, historie: readonly Wechsel[]): string {
	const eintrag = historie.find((e) => wechselVon(e).some(({ nach }) => nach === nummer));
	return eintrag ? formatDatum(tagInBerlin(eintrag.zeit)) : '';
}
