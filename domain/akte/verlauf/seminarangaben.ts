/** Seminars and seminar days of a file as named values: what `Stand am` compares. Table: Waiting elsewhere for seminars. */
import { seminartagestand } from '#domain/akte/seminar/gezaehlt.ts';
import type { Akte } from '#domain/akte/zustand.ts';
import { formatZahl } from '#domain/format/zahl.ts';
import { spanne } from '#domain/seminar/planer/worte.ts';
import { ersterTag, letzterTag } from '#domain/seminar/seminar-felder.ts';
import { formatStatus } from '#domain/status/katalog.ts';
import { SEMINARNACHWEIS } from '#domain/status/seminarnachweis.ts';
import type { Angabe } from './angaben.ts';

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
		...akte.seminarnachweise.flatMap((nachweis): Angabe[] => {
			const { id, status, titel, geplant } = nachweis;
			const name = titel ?? 'Seminar ohne Titel';
			const [von, bis] = [ersterTag(nachweis), letzterTag(nachweis)];
			return [
				{
					...leer,
					key: `${id}/status`,
					bezeichnung: name,
					wert: formatStatus(SEMINARNACHWEIS, status),
					status: { katalog: 'SEMINARNACHWEIS', nummer: status },
				},
				{ ...leer, key: `${id}/termin`, bezeichnung: `${name}, Termin`, wert: von && bis && spanne({ von, bis }) },
				{ ...leer, key: `${id}/tage`, bezeichnung: `${name}, Tage`, wert: tage(nachweis.tage ?? geplant) },
			];
		}),
	];
}
