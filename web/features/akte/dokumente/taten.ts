import type { Dokumentaktion } from '#domain/akte/dokumentaktionen.ts';
import type { Drantat } from '#domain/akte/dran/dran.ts';
import { call } from '../../../client/call.ts';
import { ladeHerunter } from '../../../client/lade-herunter.ts';
import { DOKUMENTE } from '../../../texte/akte/dokumente.ts';
import { useAkte } from '../akte-kontext.tsx';
import { useAkteBefehl } from '../befehl.ts';
import { type Anforderung, type Dokument, findeTat, neuestes, type Tat } from './queries.ts';

const TEXT = DOKUMENTE.meldung;

/** An action together with what it is done to. */
export interface Vorgang {
	readonly tat: Tat;
	readonly anforderung: Anforderung;
	/** null: it is done to the request itself. */
	readonly dokument: Dokument | null;
}

const AN_DER_ANFORDERUNG: readonly Dokumentaktion[] = [
	'einsichtFesthalten',
	'hochladen',
	'drucken',
	'bereitstellen',
	'mahnen',
	'abschliessen',
	'zurueckziehen',
	'oeffnen',
	'invalidieren',
];
const AM_NEUESTEN: readonly Dokumentaktion[] = [
	'pruefen',
	'papierBestaetigen',
	'unterschriftenStarten',
	'besiegeln',
	'unterschriftenZuruecksetzen',
];
const AM_DOKUMENT: readonly Dokumentaktion[] = ['loeschen'];

/** What may be done with a request and its newest document, or why not, in the order of the menu. */
export function vorgaenge(anforderung: Anforderung): readonly Vorgang[] {
	const dokument = neuestes(anforderung);
	const am = (d: Dokument, keys: readonly Dokumentaktion[]) => sammle(d.aktionen, keys, { anforderung, dokument: d });
	return [
		...(dokument ? am(dokument, AM_NEUESTEN) : []),
		...sammle(anforderung.aktionen, AN_DER_ANFORDERUNG, { anforderung, dokument: null }),
		...(dokument ? am(dokument, AM_DOKUMENT) : []),
	];
}

/** Of a document that isn't the newest any more. */
export const vorgaengeAmAelteren = (anforderung: Anforderung, dokument: Dokument): readonly Vorgang[] =>
	sammle(dokument.aktionen, AM_DOKUMENT, { anforderung, dokument });

function sammle(
	aktionen: readonly Tat[],
	keys: readonly Dokumentaktion[],
	woran: Pick<Vorgang, 'anforderung' | 'dokument'>,
): Vorgang[] {
	return keys.flatMap((key) => {
		const tat = findeTat(aktionen, key);
		return tat ? [{ tat, ...woran }] : [];
	});
}

const ZUERST: readonly Dokumentaktion[] = [
	'pruefen',
	'papierBestaetigen',
	'unterschriftenStarten',
	'besiegeln',
	'mahnen',
	'einsichtFesthalten',
	'zurueckziehen',
	'abschliessen',
	'hochladen',
	'bereitstellen',
	'oeffnen',
];

/** The viewer's own turn: what he does. Of what others do he reminds them. */
const JE_TAT: Readonly<Record<Drantat, readonly Dokumentaktion[]>> = {
	EINREICHEN: ['hochladen'],
	BEREITSTELLEN: ['bereitstellen'],
	PRUEFEN: ['pruefen', 'einsichtFesthalten'],
	UNTERSCHREIBEN: [],
	UNTERSCHRIFTEN_STARTEN: ['unterschriftenStarten'],
	BESIEGELN: ['besiegeln'],
	PAPIER_EINHOLEN: ['drucken'],
};

/** The one on the button of the row: the act of the party whose turn it is. */
export function hauptvorgang(alle: readonly Vorgang[], dran: Anforderung['dran']): Vorgang | undefined {
	const moegliche = alle.filter(({ tat }) => tat.erlaubt);
	for (const key of [...(dran?.istEigene ? JE_TAT[dran.tat] : []), ...ZUERST]) {
		const treffer = moegliche.find(({ tat }) => tat.aktion === key);
		if (treffer) return treffer;
	}
	return undefined;
}

const PFLEGE = {
	abschliessen: ['ABSCHLIESSEN', TEXT.abgeschlossen],
	zurueckziehen: ['ZURUECKZIEHEN', TEXT.zurueckgezogen],
	oeffnen: ['OEFFNEN', TEXT.geoeffnet],
} as const;
const SOFORT = {
	besiegeln: TEXT.besiegelung,
} as const;
type Sofort = keyof typeof PFLEGE | keyof typeof SOFORT;

const istSofort = (aktion: string): aktion is Sofort => aktion in PFLEGE || aktion in SOFORT;
const meldung = (aktion: Sofort): string =>
	aktion in SOFORT ? SOFORT[aktion as keyof typeof SOFORT] : PFLEGE[aktion as keyof typeof PFLEGE][1];

/** The paper to be signed by hand, handed to the browser. */
export function useDruck(): (anforderung: Pick<Anforderung, 'id' | 'bezeichnung'>) => void {
	const { freiwilliger } = useAkte();
	const { execute } = useAkteBefehl<Pick<Anforderung, 'id' | 'bezeichnung'>>({
		run: async ({ id: anforderungID, bezeichnung }, idempotencyKey) => {
			// What comes isn't text: a blob, whatever the contract calls it.
			const datei: unknown = await call('POST /v1/freiwilliger/{id}/anforderungen/{anforderungID}/druck', {
				params: { id: freiwilliger.id, anforderungID },
				body: {},
				idempotencyKey,
			});
			ladeHerunter(`${bezeichnung}.pdf`, datei as Blob);
		},
		meldung: () => TEXT.gedruckt,
	});
	return execute;
}

/** Does at once what asks for nothing; false: a dialog has to. */
export function useSofort(): (vorgang: Vorgang) => boolean {
	const { freiwilliger } = useAkte();
	const drucke = useDruck();
	const { execute } = useAkteBefehl<Vorgang>({
		run: (vorgang, idempotencyKey) => fuehreAus(freiwilliger.id, vorgang, idempotencyKey),
		meldung: ({ tat }) => meldung(tat.aktion as Sofort),
	});
	return (vorgang) => {
		if (vorgang.tat.aktion === 'drucken') {
			drucke(vorgang.anforderung);
			return true;
		}
		if (!istSofort(vorgang.tat.aktion)) return false;
		execute(vorgang);
		return true;
	};
}

async function fuehreAus(
	id: string,
	{ tat, anforderung, dokument }: Vorgang,
	idempotencyKey: string,
): Promise<unknown> {
	const aktion = tat.aktion as Sofort;
	if (aktion === 'besiegeln')
		return dokument && call('POST /v1/signature/seal/{dokID}', { params: { dokID: dokument.id }, idempotencyKey });
	return call('PATCH /v1/freiwilliger/{id}/dokumente/{anforderungId}', {
		params: { id, anforderungId: anforderung.id },
		body: { aktion: PFLEGE[aktion][0] },
		idempotencyKey,
	});
}
