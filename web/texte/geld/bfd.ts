import { formatZahl } from '#domain/format/zahl.ts';

const tage = (n: number) => (n === 1 ? '1\u00A0Tag' : `${formatZahl(n, 0)}\u00A0Tage`);

/** A BFD agreement at the federal office: the section of its contract, and its steps. */
export const BFD = {
	titel: 'Bundesamt (BFD)',
	stand: 'Stand',
	eingereicht: 'Eingereicht am',
	an: 'Bei',
	wartet: 'Wartet',
	standAm: 'Stand vom',
	kennung: 'BFD-Kennung',
	grund: { RUECKFRAGE: 'Rückfrage', ABGELEHNT: 'Grund' },
	tage,
	nochNicht: 'noch nicht',
	alle: 'Alle BFD-Vereinbarungen',
	schritte: {
		EINREICHEN: { knopf: 'Einreichung eintragen', titel: 'Vereinbarung eingereicht', am: 'Eingereicht am' },
		RUECKFRAGE: { knopf: 'Rückfrage eintragen', titel: 'Rückfrage des Bundesamts', am: 'Eingegangen am' },
		BEANTWORTEN: { knopf: 'Rückfrage beantwortet', titel: 'Rückfrage beantwortet', am: 'Beantwortet am' },
		GENEHMIGEN: { knopf: 'Genehmigung eintragen', titel: 'Vereinbarung genehmigt', am: 'Genehmigt am' },
		ABLEHNEN: { knopf: 'Ablehnung eintragen', titel: 'Vereinbarung abgelehnt', am: 'Abgelehnt am' },
	},
	felder: { an: 'Eingereicht bei', bfdKennung: 'BFD-Kennung', rueckfrage: 'Was gefragt wird', grund: 'Grund' },
	kennungHilfe: 'Steht im Bescheid; Großbuchstaben, Ziffern und Bindestrich.',
	eintragen: 'Eintragen',
	gespeichert: 'Der Schritt ist eingetragen.',
} as const;

/** The list of them. */
export const BFD_LISTE = {
	titel: 'BFD-Vereinbarungen',
	suche: 'Name, Ort, Vertragsnr.',
	leer: 'Im Bundesfreiwilligendienst dieses Zyklus gibt es noch keinen vereinbarten Vertrag.',
	dateiname: (heute: string) => `bfd-vereinbarungen-${heute}.csv`,
} as const;

/** What the start page says of those that wait. */
export const BFD_START = {
	titel: (n: number) =>
		n === 1
			? '1 BFD-Vereinbarung ohne Antwort des Bundesamts'
			: `${formatZahl(n, 0)} BFD-Vereinbarungen ohne Antwort des Bundesamts`,
	text: (datum: string) => `Die älteste wurde am ${datum} eingereicht. Bitte fragen Sie nach.`,
} as const;
