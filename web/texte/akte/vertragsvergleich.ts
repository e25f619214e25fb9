/** Words of the comparison of a contract's terms. */
const PARTEI = {
	TRAEGER: 'Träger',
	EINSATZSTELLE: 'Einsatzstelle',
	FREIWILLIGER: 'Freiwillige',
	ERZIEHUNGSBERECHTIGTER: 'Erziehungsberechtigte',
} as const;

const angaben = (n: number): string => (n === 1 ? '1 Angabe' : `${n} Angaben`);

export const VERGLEICH = {
	titel: 'Änderungen',
	neue: (n: number) => (n === 1 ? '1 Änderung' : `${n} Änderungen`),
	zeitraum: 'Änderungen seit',
	seit: {
		BESUCH: 'seit meinem letzten Besuch',
		EINIGUNG: 'seit der Einigung',
		ANFANG: 'alle Änderungen',
	},
	/** Opens the comparison. */
	geaendert: {
		EINIGUNG: (n: number) => (n === 0 ? 'Seit der Einigung unverändert' : `${angaben(n)} seit der Einigung geändert`),
		ANFANG: (n: number) => (n === 0 ? 'Seit dem Entwurf unverändert' : `${angaben(n)} seit dem Entwurf geändert`),
	},
	keine: {
		BESUCH: 'Seit Ihrem letzten Besuch hat sich an den Vertragsbedingungen nichts geändert.',
		EINIGUNG: 'Seit der Einigung hat sich an den Vertragsbedingungen nichts geändert.',
		ANFANG: 'An den Vertragsbedingungen hat sich noch nichts geändert.',
		FASSUNG: 'Zwischen diesen Fassungen hat sich nichts geändert.',
	},
	angabe: 'Angabe',
	vorher: 'Bisher',
	jetzt: 'Jetzt',
	wer: 'Geändert von',
	betrifft: 'Betrifft',
	alt: 'alt:',
	neu: 'neu:',
	leer: 'leer',
	portal: 'Portal',
	unbekannt: 'unbekannt',
	inDerAnsicht: (name: string) => `in der Ansicht durch ${name}`,
	davor: (n: number) => (n === 1 ? 'nach 1 Zwischenschritt' : `nach ${n} Zwischenschritten`),
	partei: PARTEI,
	seite: { ...PARTEI, SYSTEM: 'Portal' },
	alle: 'alle',
	abFassung: 'Von Fassung',
	bisFassung: 'Bis Fassung',
	fassung: (nr: number, anlass: string, wann: string) => `${nr}: ${anlass}, ${wann}`,
	anlass: {
		VORGAENGER: 'früherer Vertrag',
		ENTWURF: 'Entwurf',
		AENDERUNG: 'Änderung',
		EINIGUNG: 'Einigung',
		UNTERSCHRIFT: 'Unterschrift',
		VON_HAND: 'von Hand gesetzt',
	},
	vereinbart: (wann: string) => `Vereinbart am ${wann}`,
	pruefsumme: (kurz: string) => `Prüfsumme ${kurz}`,
	ohnePruefsumme: 'ohne Prüfsumme',
	zustimmung: {
		titel: 'Zustimmung erforderlich',
		eigene: 'Ihre Zustimmung ist erforderlich',
		warten: (wer: string, felder: string) => `${wer}: ${felder}`,
		/** Who is spoken to, in place of the party he stands for. */
		sie: 'Sie',
		ihre: 'Ihre eigene',
		unterschrift: { SELBST: 'mit Ihrer Unterschrift', ANDERE: 'mit der Unterschrift' },
		zugestimmt: (wer: string, name: string, wann: string) => `${wer} hat zugestimmt: ${name}, ${wann}`,
		selbstZugestimmt: (name: string, wann: string) => `Sie haben zugestimmt: ${name}, ${wann}`,
		wozu: 'Sie stimmen diesen Bedingungen zu:',
		gilt: (kurz: string) => `Die Zustimmung gilt genau dieser Fassung, Prüfsumme ${kurz}.`,
		knopf: 'Änderungen zustimmen',
		meldung: 'Sie haben den geänderten Bedingungen zugestimmt',
		hinweis: (wer: string) => `Eine Zustimmung zu geänderten Bedingungen steht noch aus: ${wer}.`,
	},
	schritt: {
		titel: 'Vertragsbedingungen geändert: bitte ansehen',
		text: (n: number) =>
			n === 1 ? 'An Ihrem Vertrag wurde 1 Angabe geändert.' : `An Ihrem Vertrag wurden ${n} Angaben geändert.`,
		ansehen: 'Ansehen',
	},
} as const;
