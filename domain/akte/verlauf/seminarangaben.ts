/** Seminars and seminar days of a file as named values: what `Stand am` compares. Table: Waiting elsewhere for seminars. */
import { seminartagestand } from '#domain/akte/seminar/gezaehlt.ts';
import type { Akte, Seminarnachweis } from '#domain/akte/zustand.ts';
import { formatZahl } from '#domain/format/zahl.ts';
import { spanne } from '#domain/seminar/planer/worte.ts';
import { ersterTag, letzterTag } from '#domain/seminar/seminar-felder.ts';
import { formatStatus } from '#domain/status/katalog.ts';
import { SEMINARNACHWEIS } from '#domain/status/seminarnachweis.ts';
import { type Aenderung, type Angabe, unterschiedeVon } from './angaben.ts';

const leer = { gruppe: 'Seminare', status: null, lesbarMit: null, wunschID: null } as const;

/** `12,5`; of tenths */
const tage = (zehntel: number): string => formatZahl(zehntel / 10, zehntel % 10 === 0 ? 0 : 1);

export function seminarangaben(akte: Akte): Angabe[] {
	const stand = akte.existiert ? seminartagestand(akte) : null;
	const summen: [string, number | null][] = stand
		? [
				['Seminartage Pflicht', stand.pflicht],
				['Seminartage anerkannt', stand.anerkannt],
				['Seminartage geplant', stand.geplant],
				['Seminartage offen', stand.offen],
			]
		: [];
	return [
		...summen.map(([bezeichnung, zehntel]) => ({
			...leer,
			key: `seminartage/${bezeichnung}`,
			bezeichnung,
			wert: zehntel === null ? null : tage(zehntel),
		})),
		...akte.seminarnachweise.flatMap((nachweis): Angabe[] => [standVon(nachweis), ...inhaltVon(nachweis)]),
	];
}

/** What of one seminar is otherwise than before; its status the timeline tells of itself. */
export const seminarunterschiede = (alt: Akte, neu: Akte, nachweisID: string): Aenderung[] => {
	const [davor = [], danach = []] = [alt, neu].map(({ seminarnachweise }) =>
		seminarnachweise.filter(({ id }) => id === nachweisID).flatMap(inhaltVon),
	);
	return unterschiedeVon(davor, danach);
};

const nameVon = ({ titel }: Seminarnachweis): string => titel ?? 'Seminar ohne Titel';

const standVon = (nachweis: Seminarnachweis): Angabe => ({
	...leer,
	key: `${nachweis.id}/status`,
	bezeichnung: nameVon(nachweis),
	wert: formatStatus(SEMINARNACHWEIS, nachweis.status),
	status: { katalog: 'SEMINARNACHWEIS', nummer: nachweis.status },
});

function inhaltVon(nachweis: Seminarnachweis): Angabe[] {
	const [name, von, bis] = [nameVon(nachweis), ersterTag(nachweis), letzterTag(nachweis)];
	return [
		{ ...leer, key: `${nachweis.id}/termin`, bezeichnung: `${name}, Termin`, wert: von && bis && spanne({ von, bis }) },
		{
			...leer,
			key: `${nachweis.id}/tage`,
			bezeichnung: `${name}, Tage`,
			wert: tage(nachweis.tage ?? nachweis.geplant),
		},
	];
}
