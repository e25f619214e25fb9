import type { AkteEreignis } from '#domain/akte/ereignisse.ts';
import type { Wunsch } from '#domain/akte/zustand.ts';
import { formatStatus } from '#domain/status/katalog.ts';
import { WUNSCH, type WunschStatus } from '#domain/status/wunsch.ts';
import { ort, type Tatfall } from './fall.ts';

/** What becomes of applications and proposals, in the order in which it is decided. */
export const bewerbungssaetze = (fall: Tatfall): string[] => fall.ereignisse.flatMap((e) => satz(fall, e));

function satz(fall: Tatfall, e: AkteEreignis): string[] {
	switch (e.type) {
		case 'WunschAbgelehnt':
		case 'WunschZurueckgezogen':
		case 'VorschlagAbgelehnt':
		case 'WunschBeiZykluswechselBeendet':
		case 'WunschEntfallen':
			return [endet(fall, e.facts)];
		case 'WunschManuellGesetzt':
			return [e.facts.nach === WUNSCH.nr.Abgesagt ? endet(fall, e.facts) : steht(fall, e.facts)];
		case 'WunschKontaktiert':
		case 'VorschlagAngenommen':
			return [steht(fall, e.facts)];
		case 'VerhandlungBegonnen':
			return [steht(fall, e.facts), dienstartFest(fall, e.facts)];
		case 'WunschInZyklusUebernommen':
			return uebernommen(fall, e.facts);
		case 'StelleVorgeschlagen':
			return [`Die Stelle bei ${ort(fall.lage, e.facts.einsatzortID)} wird vorgeschlagen.`];
		case 'BetreuerGeaendert':
			return betreut(fall, e.facts.nach);
		default:
			return [];
	}
}

interface Schritt {
	readonly wunschID: string;
	readonly von: WunschStatus;
	readonly nach: WunschStatus;
}

const wunsch = ({ danach }: Tatfall, id: string): Wunsch | undefined => danach.wuensche.find((w) => w.id === id);

/** A site that proposes itself isn't applied to. */
const genannt = (fall: Tatfall, { wunschID, von }: Schritt): string =>
	`${von === WUNSCH.nr.Vorschlag ? 'Der Vorschlag' : 'Die Bewerbung'} bei ${ort(fall.lage, wunsch(fall, wunschID)?.einsatzortID)}`;

const endet = (fall: Tatfall, schritt: Schritt): string => `${genannt(fall, schritt)} wird beendet.`;

const steht = (fall: Tatfall, schritt: Schritt): string =>
	`${genannt(fall, { ...schritt, von: 0 })} steht danach auf Wunschstatus ${formatStatus(WUNSCH, schritt.nach)}.`;

function uebernommen(fall: Tatfall, schritt: Schritt): string[] {
	const kommtMit = `${genannt(fall, schritt)} kommt mit.`;
	if (schritt.von === schritt.nach) return [kommtMit];
	const stelle = ort(fall.lage, wunsch(fall, schritt.wunschID)?.einsatzortID);
	const aenderbar =
		schritt.von === WUNSCH.nr.InVertragsverhandlung ? [`Die Dienstart bei ${stelle} lässt sich wieder ändern.`] : [];
	return [kommtMit, steht(fall, schritt), ...aenderbar];
}

function dienstartFest(fall: Tatfall, { wunschID }: Schritt): string {
	const id = wunsch(fall, wunschID)?.dienstartID;
	const dienstart = id && fall.lage.referenz.dienstarten.get(id)?.bezeichnung;
	return `Die Dienstart steht danach fest${dienstart ? `: ${dienstart}` : ''}.`;
}

function betreut({ lage }: Tatfall, nach: string | null): string[] {
	const name = nach !== null && lage.referenz.benutzer.get(nach)?.name;
	return name ? [`Die Betreuung übernimmt ${name}.`] : [];
}
