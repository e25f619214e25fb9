/**
 * Groups a document is filled from: what belongs to the volunteer, his service and the Traeger. A single seminar, a mail's
 * recipient or who happens to be signed in isn't known when a document is made.
 */
export const DOKUMENTKONTEXT: readonly string[] = [
	'freiwilliger',
	'erziehungsberechtigter_eins',
	'erziehungsberechtigter_zwei',
	'vertretung',
	'vertretende',
	'wenn',
	'brief',
	'vertrag',
	'zeugnis',
	'dienstart',
	'einsatzstelle',
	'einsatzort',
	'betreuer',
	'traeger_betreuer',
	'unterzeichner',
	'zyklus',
	'mandant',
	'seminare',
	'datum',
	'unterschrift',
];
