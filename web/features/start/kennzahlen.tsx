import { formatDatum } from '#domain/format/datum.ts';
import { formatZahl } from '#domain/format/zahl.ts';
import { START } from '../../texte/start.ts';
import { Tile, Tiles } from '../../ui/tiles.tsx';
import { listenziel } from './listenziel.ts';
import type { Startseite, Startzahl } from './queries.ts';

type Kachel = keyof typeof START.zahl;

const KACHELN: readonly { art: Kachel; ton?: 'warning' | 'danger'; hinweis: (datum: string) => string }[] = [
	{ art: 'NEU', hinweis: () => START.neuHinweis },
	{ art: 'OHNE_KONTAKT', ton: 'danger', hinweis: START.seitDatum },
	{ art: 'VERHANDLUNG', hinweis: START.seitDatum },
	{ art: 'EINIGUNG', hinweis: START.naechsterBeginn },
	{ art: 'ANTRITT', ton: 'warning', hinweis: START.naechsterBeginn },
	{ art: 'IM_DIENST', hinweis: START.naechstesEnde },
];

/** Every figure is a link to exactly the rows it counts. */
export function Kennzahlen({ zahlen }: Pick<Startseite, 'zahlen'>) {
	return (
		<Tiles label={START.kennzahlen}>
			{KACHELN.flatMap(({ art, ton, hinweis }) => {
				const zahl = zahlen.find((eine) => eine.art === art);
				if (!zahl) return [];
				return (
					<Tile
						key={art}
						{...listenziel(zahl)}
						label={START.zahl[art]}
						figure={formatZahl(zahl.anzahl, 0)}
						note={unterzeile(zahl, hinweis)}
						tone={zahl.anzahl > 0 ? ton : undefined}
					/>
				);
			})}
		</Tiles>
	);
}

const unterzeile = ({ anzahl, frueheste }: Startzahl, hinweis: (datum: string) => string): string =>
	anzahl > 0 ? hinweis(formatDatum(frueheste)) : START.keine;
