import { formatDatum } from '#domain/format/datum.ts';
import { formatZahl } from '#domain/format/zahl.ts';
import { START } from '../../texte/start.ts';
import { Tile, Tiles } from '../../ui/tiles.tsx';
import { listenziel } from './listenziel.ts';
import type { Startseite, Startzahl } from './queries.ts';

type Kachel = keyof typeof START.zahl;

const KACHELN: readonly { art: Kachel; ton?: 'warning' | 'danger'; notiz: (datum: string) => string }[] = [
	{ art: 'NEU', notiz: () => START.neuNotiz },
	{ art: 'OHNE_KONTAKT', ton: 'danger', notiz: START.seitDatum },
	{ art: 'VERHANDLUNG', notiz: START.seitDatum },
	{ art: 'EINIGUNG', notiz: START.naechsterBeginn },
	{ art: 'ANTRITT', ton: 'warning', notiz: START.naechsterBeginn },
	{ art: 'IM_DIENST', notiz: START.naechstesEnde },
];

/** Every figure is a link to exactly the rows it counts. */
export function Kennzahlen({ zahlen }: Pick<Startseite, 'zahlen'>) {
	return (
		<Tiles label={START.kennzahlen}>
			{KACHELN.flatMap(({ art, ton, notiz }) => {
				const zahl = zahlen.find((eine) => eine.art === art);
				if (!zahl) return [];
				return (
					<Tile
						key={art}
						{...listenziel(zahl)}
						label={START.zahl[art]}
						figure={formatZahl(zahl.anzahl, 0)}
						note={hinweis(zahl, notiz)}
						tone={zahl.anzahl > 0 ? ton : undefined}
					/>
				);
			})}
		</Tiles>
	);
}

const hinweis = ({ anzahl, frueheste }: Startzahl, notiz: (datum: string) => string): string =>
	anzahl > 0 ? notiz(formatDatum(frueheste)) : START.keine;
