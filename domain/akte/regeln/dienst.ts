/** G15 and G16: the days a service starts and ends. */
import type { Befund, Wunschfall } from '#domain/akte/fall.ts';
import { hinweisDienstende, pruefeDienstantritt } from '#domain/akte/vertrag/vertragsregeln.ts';
import type { Vertrag } from '#domain/akte/zustand.ts';
import { addiereTage, minDatum } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import type { Regelverstoss } from '#domain/regelverstoss.ts';

const erstAb = (tag: string): Regelverstoss => ({
	code: 'G15',
	http: 409,
	feld: 'datum',
	text: `Der Dienst kann erst ab dem ${formatDatum(tag)} angetreten werden.`,
	behebbarDurch: ['ZEIT'],
});

/** G15 before a date is entered, and for the no-show: the contract has begun. */
export function dienstbeginnErreicht({ lage, vertrag }: Wunschfall): Befund {
	const beginn = vertrag?.vertragsbeginn;
	return !beginn || beginn <= lage.ctx.heute ? 'Dienstbeginn erreicht' : erstAb(beginn);
}

/** G15: the date entered has come. */
export function dienstantrittErreicht(fall: Wunschfall<{ readonly datum?: string | null }>): Befund {
	if (fall.eingabe === null) return dienstbeginnErreicht(fall);
	const { datum } = fall.eingabe;
	if (!datum)
		return { code: 'G15', http: 409, feld: 'datum', text: 'Bitte geben Sie das Datum des Dienstantritts an.' };
	return datum > fall.lage.ctx.heute ? erstAb(datum) : null;
}

/** The service starts within the first month of its contract. */
export function dienstantrittImVertrag({ eingabe, vertrag }: Wunschfall<{ readonly datum?: string | null }>): Befund {
	if (!eingabe?.datum || !vertrag?.vertragsbeginn) return null;
	return pruefeDienstantritt(eingabe.datum, vertrag.vertragsbeginn);
}

/** Last day the contract plans for. */
export const planEnde = ({ geplantesEnde, vertragsende }: Vertrag): string | null => geplantesEnde ?? vertragsende;

/** G16 */
export function dienstendeZulaessig({
	lage,
	eingabe,
	vertrag,
}: Wunschfall<{ readonly datum?: string | null }>): Befund {
	if (!eingabe || !vertrag) return null;
	const { datum } = eingabe;
	if (!datum) return g16('Bitte geben Sie das Datum des Dienstendes ein.');
	const beginn = vertrag.dienstantritt ?? vertrag.vertragsbeginn;
	if (beginn && datum < beginn) return g16('Das Dienstende darf nicht vor dem Dienstantritt liegen.');
	const spaetestens = spaetestesDienstende(lage.ctx.heute, vertrag);
	return datum > spaetestens ? g16(`Das Dienstende darf nicht nach dem ${formatDatum(spaetestens)} liegen.`) : null;
}

/** G16 before a date is entered: the planned end is near enough to be recorded. */
export function dienstendeBaldErreicht({ lage, eingabe, vertrag }: Wunschfall): Befund {
	const plan = vertrag && planEnde(vertrag);
	if (eingabe !== null || !plan) return null;
	const fruehestens = addiereTage(plan, -VORLAUF_TAGE);
	if (fruehestens <= lage.ctx.heute) return `Geplantes Dienstende: ${formatDatum(plan)}`;
	const spaetestens = spaetestesDienstende(lage.ctx.heute, vertrag);
	return { ...g16(`Das Dienstende darf nicht nach dem ${formatDatum(spaetestens)} liegen.`), behebbarDurch: ['ZEIT'] };
}

const VORLAUF_TAGE = 31;

/** An end is recorded at most 31 days ahead, and never later than planned. */
function spaetestesDienstende(heute: string, vertrag: Vertrag): string {
	const bald = addiereTage(heute, VORLAUF_TAGE);
	return minDatum(bald, planEnde(vertrag) ?? bald);
}

const g16 = (text: string): Regelverstoss => ({ code: 'G16', http: 422, feld: 'datum', text });

/** G16, the hint: another date than the planned one must be confirmed. */
export function abweichungBestaetigt({
	eingabe,
	vertrag,
}: Wunschfall<{ readonly datum?: string | null; readonly bestaetigt?: boolean }>): Befund {
	if (!eingabe?.datum || eingabe.bestaetigt || !vertrag) return null;
	const hinweis = hinweisDienstende(eingabe.datum, vertrag);
	return hinweis && { code: 'BESTAETIGUNG', http: 409, feld: 'bestaetigt', text: hinweis.text };
}
