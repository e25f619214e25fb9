/** The terms an agreement is about; which of them the Einsatzstelle settles is a parameter (G21). */
export const EINIGUNGSFELDER = [
	'einsatzortID',
	'vertragsbeginn',
	'vertragsende',
	'wochenstunden',
	'isTeilzeit',
	'taschengeld',
	'unterkunft',
	'geldersatzUnterkunft',
	'verpflegung',
	'geldersatzVerpflegung',
	'zuschussDeutschlandticket',
	'mobilitaetszuschlag',
	'estBeitrag',
	'urlaubstage',
	'probezeitWochen',
] as const;
