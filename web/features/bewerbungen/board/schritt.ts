import type { FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import type { Akte, Aktion } from '../../akte/typen.ts';

/** Not what moving a card could mean. */
const NIE_GEZOGEN: readonly Aktion['aktion'][] = [
	'statusSetzen',
	'zyklusUebernehmen',
	'loeschen',
	'ablehnen',
	'zurueckziehen',
];

/** The action by which this application gets to that status: possible ones first, then such as begin here at all. */
export function schrittNach(
	{ aktionen }: Pick<Akte, 'aktionen'>,
	wunschID: string,
	ziel: FreiwilligerStatus,
): Aktion | undefined {
	const dorthin = aktionen.filter(
		(a) => a.wunschID === wunschID && a.zielStatus === ziel && !NIE_GEZOGEN.includes(a.aktion),
	);
	const rang = (a: Aktion) => (a.erlaubt ? 0 : a.gruende.some(({ code }) => code === 'G22') ? 2 : 1);
	return dorthin.toSorted((a, b) => rang(a) - rang(b))[0];
}
