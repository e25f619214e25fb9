import { gemeinter } from '#domain/akte/vertragswahl.ts';
import { type Station, stationen } from '#domain/akte/wunsch/warten.ts';
import { tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { MEIN } from '../../../texte/zugang/mein-bereich.ts';
import type { Freiwilliger, Historieneintrag } from '../../akte/typen.ts';

/** A station with its day, or when it comes. */
export interface Wegpunkt extends Station {
	readonly text: string;
}

type Wechsel = Pick<Historieneintrag, 'zeit' | 'statuswechsel'>;
type Daten = Pick<Freiwilliger, 'status' | 'vertraege'>;

/** The way from the application to the service, as far as it is gone; the history comes newest first. */
export function statuslinie({ status, vertraege }: Daten, historie: readonly Wechsel[]): Wegpunkt[] {
	const weg = stationen(status, status === 9500 || (status === 9900 && nieImDienst(historie)));
	const vertrag = gemeinter({ vertraege });
	const letzte = weg.length - 1;
	return weg.map((station, i) => {
		const { lage, erledigtMit } = station;
		if (i === letzte) return { ...station, text: dienst(station, vertrag) };
		if (lage === 'fertig') return { ...station, text: erledigtAm(erledigtMit, historie) };
		if (lage === 'jetzt') return { ...station, text: MEIN.jetzt };
		return { ...station, text: weg[i - 1]?.lage === 'jetzt' ? MEIN.danach : '' };
	});
}

type Zeitraum = Pick<
	Freiwilliger['vertraege'][number],
	'vertragsbeginn' | 'vertragsende' | 'geplantesEnde' | 'dienstende'
>;

function dienst({ lage, erledigtMit }: Station, vertrag: Zeitraum | undefined): string {
	if (erledigtMit === 9500 || !vertrag) return '';
	const ende = vertrag.dienstende ?? vertrag.geplantesEnde ?? vertrag.vertragsende;
	if (lage === 'fertig') return ende ? MEIN.bis(formatDatum(ende)) : '';
	return vertrag.vertragsbeginn ? MEIN.ab(formatDatum(vertrag.vertragsbeginn)) : '';
}

const wechselVon = ({ statuswechsel }: Wechsel) => statuswechsel.filter(({ katalog }) => katalog === 'FREIWILLIGER');

const nieImDienst = (historie: readonly Wechsel[]): boolean =>
	historie.flatMap(wechselVon).find(({ nach }) => nach >= 9000 && nach < 9900)?.nach === 9500;

/** The last time it was reached; empty for a step that was skipped. */
function erledigtAm(nummer: number, historie: readonly Wechsel[]): string {
	const eintrag = historie.find((e) => wechselVon(e).some(({ nach }) => nach === nummer));
	return eintrag ? MEIN.tag(formatDatum(tagInBerlin(eintrag.zeit))) : '';
}
