import { tageZwischen } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { langesDatum } from '../../client/datumsworte.ts';
import { START } from '../../texte/start.ts';

const STUNDE = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', hour: '2-digit', hourCycle: 'h23' });

const MITTAG = 11;
const ABEND = 18;

/** `Guten Morgen, Sabine Koch`, by the clock in Germany. */
export function begruessung(name: string, jetzt: Date): string {
	const stunde = Number.parseInt(STUNDE.format(jetzt), 10);
	const gruss = stunde < MITTAG ? START.morgen : stunde < ABEND ? START.tag : START.abend;
	return START.gruss(gruss, name);
}

/** `Mittwoch, 19. August 2026. Noch 13 Tage bis zum Dienstbeginn am 01.09.2026.` */
export function datumszeile(
	heute: string,
	zyklus: { start: string; ende: string } | undefined,
	naechster: NaechsterDienst | null = null,
): string {
	const datum = `${langesDatum(heute)}.`;
	if (naechster && naechster.tag >= heute) return `${datum} ${vorDienst(heute, naechster)}`;
	return zyklus ? `${datum} ${dienst(heute, zyklus)}` : datum;
}

/** A day on which services begin, and how many contracts are open before it or later. */
export interface NaechsterDienst {
	tag: string;
	vertraege: number;
}

const vorDienst = (heute: string, { tag, vertraege }: NaechsterDienst): string =>
	tag === heute
		? START.naechsterDienstHeute(vertraege)
		: START.naechsterDienst(tageZwischen(heute, tag), formatDatum(tag), vertraege);

function dienst(heute: string, { start, ende }: { start: string; ende: string }): string {
	if (heute < start) return START.bisBeginn(tageZwischen(heute, start), formatDatum(start));
	if (heute === start) return START.beginnHeute;
	if (heute <= ende) return START.laeuft(tageZwischen(start, heute), formatDatum(start));
	return START.vorbei(formatDatum(ende));
}
