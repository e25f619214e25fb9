import type { AkteEreignis } from '#domain/akte/ereignisse.ts';
import type { Vertrag } from '#domain/akte/zustand.ts';
import { AUSWAHL } from '#domain/felder/auswahl.ts';
import { formatDatum, formatMonat } from '#domain/format/datum.ts';
import { formatEuro } from '#domain/format/zahl.ts';
import { geldtermeAm } from '#domain/geld/geldterme.ts';
import { abgeltungIn } from '#domain/geld/posten.ts';
import { abgeltungsformel } from '#domain/recht/urlaubsabgeltung.ts';
import { formatStatus } from '#domain/status/katalog.ts';
import { VERTRAG } from '#domain/status/vertrag.ts';
import { type Facts, ort, type Tatfall } from './fall.ts';

/** What becomes of contracts and of the service. */
export const vertragssaetze = (fall: Tatfall): string[] => fall.ereignisse.flatMap((e) => satz(fall, e));

function satz(fall: Tatfall, e: AkteEreignis): string[] {
	switch (e.type) {
		case 'VertragStorniert':
			return [storniert(fall, e.facts)];
		case 'VertragEntworfen':
			return [e.facts.kopieVon === null ? ENTWURF : 'Ein neuer Entwurf mit den bisherigen Angaben liegt bereit.'];
		case 'VertragGeeinigt': {
			const nummer = vertrag(fall, e.facts)?.vertragsnummer;
			return [
				`Der Vertrag ist vereinbart. ${nummer ? `Seine Nummer ist ${nummer}.` : 'Seine Nummer bekommt er mit dem Abschluss.'}`,
			];
		}
		case 'VertragsnummerVergeben':
			return e.facts.vertragsnummer ? [`Der Vertrag bekommt die Nummer ${e.facts.vertragsnummer}.`] : [];
		case 'VertragUnterschrieben':
			return [`${genannt(fall, e.facts)} ist abgeschlossen.`];
		case 'VertragAngetreten':
			return [`Der Dienst bei ${stelle(fall, e.facts)} beginnt am ${formatDatum(e.facts.dienstantritt)}.`];
		case 'VertragArchiviert':
			return [...dienstende(fall, e.facts), ...abgeltung(fall, e.facts), `${genannt(fall, e.facts)} wird archiviert.`];
		case 'VertragManuellGesetzt':
			return vonHand(fall, e.facts);
		default:
			return [];
	}
}

const ENTWURF = 'Ein neuer Vertragsentwurf liegt bereit.';

const vertrag = ({ danach }: Tatfall, { vertragID }: { vertragID: string }): Vertrag | undefined =>
	danach.vertraege.find((v) => v.id === vertragID);

const stelle = (fall: Tatfall, facts: { vertragID: string }): string =>
	ort(fall.lage, vertrag(fall, facts)?.einsatzortID);

const genannt = (fall: Tatfall, facts: { vertragID: string }, wort = 'Vertrag'): string =>
	`Der ${wort} mit ${stelle(fall, facts)}`;

const storniert = (fall: Tatfall, facts: Pick<Facts<'VertragStorniert'>, 'vertragID' | 'von'>): string =>
	`${genannt(fall, facts, facts.von === VERTRAG.nr.Entwurf ? 'Vertragsentwurf' : 'Vertrag')} wird storniert.`;

const dienstende = (fall: Tatfall, facts: Facts<'VertragArchiviert'>): string[] =>
	facts.dienstende === null ? [] : [`Der Dienst bei ${stelle(fall, facts)} endet am ${formatDatum(facts.dienstende)}.`];

/** What is left of the holiday is worth, by the same reckoning as in the run. */
function abgeltung(fall: Tatfall, facts: { vertragID: string }): string[] {
	const danach = vertrag(fall, facts);
	const vorher = fall.lage.akte.vertraege.find((v) => v.id === facts.vertragID);
	if (!danach?.dienstende || !danach.resturlaubTage) {
		return vorher?.resturlaubTage ? ['Die Urlaubsabgeltung entfällt.'] : [];
	}
	const { dienstende: bis, isBuchhaltungTraeger } = danach;
	const monat = bis.slice(0, 7);
	const geld = geldtermeAm(danach, monat).taschengeld ?? 0;
	const rechnung = abgeltungIn({ ...danach, bis }, monat, geld);
	if (!rechnung) return [];
	const was = `Urlaubsabgeltung: ${abgeltungsformel(rechnung)} = ${formatEuro(rechnung.betrag)}`;
	return [
		isBuchhaltungTraeger
			? `${was}, im Lauf des Taschengelds für ${formatMonat(monat)}.`
			: `${was}. Sie zahlt die Einsatzstelle mit dem Taschengeld.`,
	];
}

/** The override also puts or empties the days of the service. */
function vonHand(fall: Tatfall, facts: Facts<'VertragManuellGesetzt'>): string[] {
	if (facts.nach === VERTRAG.nr.Storniert) return [storniert(fall, facts)];
	const vorher = fall.lage.akte.vertraege.find((v) => v.id === facts.vertragID);
	const tage = Object.entries(TAGE).flatMap(([feld, name]) => {
		const tag = facts[feld as keyof typeof TAGE];
		if ((vorher?.[feld as keyof typeof TAGE] ?? null) === tag) return [];
		return [tag === null ? `${name} wird geleert.` : `${name} ist der ${formatDatum(tag)}.`];
	});
	const { resturlaubTage = null, kuendigungDurch = null } = facts;
	const andererRest = tage.length > 0 || (vorher?.resturlaubTage ?? null) !== resturlaubTage;
	const andereSeite = kuendigungDurch !== null && vorher?.kuendigungDurch !== kuendigungDurch;
	const saetze = [
		...tage,
		...(andereSeite ? [`Vorzeitig beendet durch: ${AUSWAHL.kuendigungDurch[kuendigungDurch]}.`] : []),
		...(andererRest ? abgeltung(fall, facts) : []),
	];
	if (facts.von === facts.nach) return saetze;
	const steht =
		facts.nach === VERTRAG.nr.Archiviert ? 'wird archiviert' : `steht danach auf ${formatStatus(VERTRAG, facts.nach)}`;
	return [...saetze, `${genannt(fall, facts)} ${steht}.`];
}

const TAGE = {
	dienstantritt: 'Der Dienstantritt',
	dienstende: 'Das Dienstende',
	geplantesEnde: 'Das geplante Dienstende',
} as const;
