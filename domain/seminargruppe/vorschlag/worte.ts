/** The reasons of a proposal in words: parts of a sentence about somebody. */
import { formatZahl } from '#domain/format/zahl.ts';
import type { Grund, Umstand, Zuweisungszeile } from './begruendung.ts';

interface Namen {
	/** Of his contract; null: none. */
	readonly dienstart: string | null;
	/** Of a group, by its id. */
	readonly gruppe: (id: string) => string;
}

/** `nächste Gruppe, 12 km bis zur Mitte; alle Termine passen`. */
export function begruendungstext(zeile: Zuweisungszeile, namen: Namen, mitSeminaren: boolean): string {
	const { gruppeID, geht, gemeinsam } = zeile;
	const teile = [grundtext(zeile, namen)];
	if (gruppeID === null || !geht) return teile.join('');
	if (gemeinsam > 0)
		teile.push(
			gemeinsam === 1 ? 'mit 1 Person derselben Einsatzstelle' : `mit ${gemeinsam} Personen derselben Einsatzstelle`,
		);
	return [...teile, ...termine(zeile, mitSeminaren)].join('; ');
}

const km = (wert: number): string => `${formatZahl(wert, 0)} km`;

function grundtext({ grund, km: weg }: Zuweisungszeile, { dienstart, gruppe }: Namen): string {
	const mitWeg = (text: string) => (weg === null ? text : `${text}, ${km(weg)} bis zur Mitte`);
	switch (grund.art) {
		case 'EINZIGE':
			return mitWeg(dienstart === null ? 'einzige Gruppe' : `einzige Gruppe für ${dienstart}`);
		case 'NAECHSTE':
			return mitWeg('nächste Gruppe');
		case 'FERNER':
			return ferner(grund, weg ?? 0, gruppe);
		case 'ORT_UNBEKANNT':
			return 'Ort unbekannt, nach der Größe der Gruppen verteilt';
		default:
			return OHNE_GRUPPE[grund.art](dienstart);
	}
}

function ferner(
	{ naeher, naeherKm, weil }: Extract<Grund, { art: 'FERNER' }>,
	weg: number,
	name: Namen['gruppe'],
): string {
	const warum = weil === null ? '' : `, ${WEIL[weil]}`;
	return `${km(weg)} bis zur Mitte; näher läge ${name(naeher)} (${km(naeherKm)})${warum}`;
}

const WEIL: Readonly<Record<Umstand, string>> = {
	VOLL: 'dort ist kein Platz mehr',
	WARTELISTE: 'dort warten schon andere',
	TERMINE: 'dort passen weniger Termine',
	EINSATZSTELLE: 'hier ist dieselbe Einsatzstelle vertreten',
	GROESSE: 'sie würde größer als die anderen',
};

type OhneGruppe = Exclude<Grund['art'], 'EINZIGE' | 'NAECHSTE' | 'FERNER' | 'ORT_UNBEKANNT'>;

const OHNE_GRUPPE: Readonly<Record<OhneGruppe, (dienstart: string | null) => string>> = {
	FALSCHE_DIENSTART: (dienstart) => `Diese Gruppe ist nicht für ${dienstart ?? 'Verträge ohne Dienstart'} vorgesehen.`,
	ZU_VIELE: () => 'In dieser Gruppe ist kein Platz mehr frei.',
	KEINE_DIENSTART: () => 'der Vertrag nennt noch keine Dienstart',
	KEINE_GRUPPE: (dienstart) => `keine Gruppe für ${dienstart ?? 'diese Dienstart'}`,
	VOLL: (dienstart) => `kein Platz mehr in Gruppen für ${dienstart ?? 'diese Dienstart'}`,
	WARTELISTE: (dienstart) => `auf Plätze in Gruppen für ${dienstart ?? 'diese Dienstart'} warten schon andere`,
	OHNE: () => 'ohne Gruppe; ein Platz ist noch frei',
};

function termine({ ausserhalb, zugleich }: Zuweisungszeile, mitSeminaren: boolean): string[] {
	if (!mitSeminaren) return [];
	if (ausserhalb + zugleich === 0) return ['alle Termine passen'];
	const seminare = (n: number) => (n === 1 ? '1 Seminar' : `${n} Seminare`);
	return [
		...(ausserhalb > 0 ? [`${seminare(ausserhalb)} außerhalb der Dienstzeit`] : []),
		...(zugleich > 0 ? [`${seminare(zugleich)} zur selben Zeit wie etwas anderes im Plan`] : []),
	];
}
