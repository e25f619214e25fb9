import { type Station, stationen } from '#domain/akte/dran/warten.ts';
import { gemeinter } from '#domain/akte/vertragswahl.ts';
import { tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { WUNSCH } from '#domain/status/wunsch.ts';
import { MEIN } from '../../../texte/zugang/mein-bereich.ts';
import type { Freiwilliger, Historieneintrag, Wunsch } from '../../akte/typen.ts';

/** A station with its day, or when it comes. */
export interface Wegpunkt extends Station {
	readonly text: string;
}

type Wechsel = Pick<Historieneintrag, 'zeit' | 'statuswechsel'>;
type Daten = Pick<Freiwilliger, 'status' | 'vertraege' | 'zyklusID'>;
type Bewerbung = Pick<Wunsch, 'zyklusID' | 'status' | 'beworbenAm' | 'herkunft'>;

/** The way from the application to the service, as far as it is gone; the history comes newest first. */
export function statuslinie(
	{ status, vertraege, zyklusID }: Daten,
	historie: readonly Wechsel[],
	wuensche: readonly Bewerbung[],
): Wegpunkt[] {
	const weg = stationen(
		status,
		status === FREIWILLIGER.nr.DienstNichtAngetreten ||
			(status === FREIWILLIGER.nr.NachbearbeitungAbgeschlossen && nieImDienst(historie)),
	);
	const vertrag = gemeinter({ vertraege });
	const letzte = weg.length - 1;
	const beworben = zuerstBeworben(wuensche.filter((w) => w.zyklusID === zyklusID));
	return weg.map((station, i) => {
		const { lage, erledigtMit } = station;
		if (i === letzte) return { ...station, text: dienst(station, vertrag) };
		if (lage === 'fertig') return { ...station, text: (i === 0 && beworben) || erledigtAm(erledigtMit, historie) };
		if (lage === 'jetzt') return { ...station, text: MEIN.jetzt };
		return { ...station, text: weg[i - 1]?.lage === 'jetzt' ? MEIN.danach : '' };
	});
}

type Zeitraum = Pick<
	Freiwilliger['vertraege'][number],
	'vertragsbeginn' | 'vertragsende' | 'geplantesEnde' | 'dienstende'
>;

function dienst({ lage, erledigtMit }: Station, vertrag: Zeitraum | undefined): string {
	if (erledigtMit === FREIWILLIGER.nr.DienstNichtAngetreten || !vertrag) return '';
	const ende = vertrag.dienstende ?? vertrag.geplantesEnde ?? vertrag.vertragsende;
	if (lage === 'fertig') return ende ? MEIN.bis(formatDatum(ende)) : '';
	return vertrag.vertragsbeginn ? MEIN.ab(formatDatum(vertrag.vertragsbeginn)) : '';
}

const wechselVon = ({ statuswechsel }: Wechsel) => statuswechsel.filter(({ katalog }) => katalog === 'FREIWILLIGER');

const nieImDienst = (historie: readonly Wechsel[]): boolean =>
	historie.flatMap(wechselVon).find(({ nach }) => nach >= 9000 && nach < 9900)?.nach === 9500;

const am = (zeit: string): string => MEIN.tag(formatDatum(tagInBerlin(zeit)));

/** As the cards of the applications have it, the first of them; a proposal that wasn't taken up isn't one. */
function zuerstBeworben(wuensche: readonly Bewerbung[]): string {
	const [erste] = wuensche
		.filter((w) => !istNurVorschlag(w))
		.map(({ beworbenAm }) => beworbenAm)
		.toSorted();
	return erste ? am(erste) : '';
}

const istNurVorschlag = ({ herkunft, status }: Bewerbung): boolean =>
	status === WUNSCH.nr.Vorschlag || (herkunft === 'VORSCHLAG' && status >= WUNSCH.nr.Abgesagt);

/**
 * The last time it was reached from before it; taking an application up again after it was withdrawn reaches nothing anew.
 * Empty for a step that was skipped.
 */
function erledigtAm(nummer: number, historie: readonly Wechsel[]): string {
	const eintraege = historie.filter((e) => wechselVon(e).some(({ von, nach }) => nach === nummer && (von ?? 0) < nach));
	const eintrag = eintraege.find((e) => !istWiederaufnahme(e)) ?? eintraege.at(-1);
	return eintrag ? am(eintrag.zeit) : '';
}

const istWiederaufnahme = ({ statuswechsel }: Wechsel): boolean =>
	statuswechsel.some(
		({ katalog, von, nach }) => katalog === 'WUNSCH' && (von ?? 0) >= WUNSCH.nr.Abgesagt && nach < WUNSCH.nr.Abgesagt,
	);
