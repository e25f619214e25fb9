import { formatDatum } from '#domain/format/datum.ts';
import { formatZahl } from '#domain/format/zahl.ts';
import { START } from '../../texte/start.ts';
import { Tile, Tiles } from '../../ui/figures/tiles.tsx';
import { listenziel } from './listenziel.ts';
import type { Startseite, Startzahl } from './queries.ts';

type Kachel = keyof typeof START.zahl;

type Kachelart = { art: Kachel; ton?: 'warning' | 'danger'; hinweis: (datum: string) => string };

const NEU: Kachelart = { art: 'NEU', hinweis: () => START.neuHinweis };
const UNTERSCHRIFTEN: Kachelart = { art: 'UNTERSCHRIFTEN', hinweis: START.gueltigBis };
const ANTRITT: Kachelart = { art: 'ANTRITT', ton: 'warning', hinweis: START.naechsterBeginn };

/** What each side has to see to. */
const KACHELN: Readonly<Record<'traeger' | 'stelle', readonly Kachelart[]>> = {
	traeger: [
		NEU,
		{ art: 'PRUEFEN', hinweis: START.seitDatum },
		UNTERSCHRIFTEN,
		{ art: 'UEBERFAELLIG', ton: 'danger', hinweis: () => START.ueberfaelligHinweis },
		{ art: 'EINIGUNG', hinweis: START.naechsterBeginn },
		ANTRITT,
	],
	stelle: [
		NEU,
		{ art: 'OHNE_KONTAKT', ton: 'danger', hinweis: START.seitDatum },
		{ art: 'VERHANDLUNG', hinweis: START.seitDatum },
		UNTERSCHRIFTEN,
		ANTRITT,
		{ art: 'IM_DIENST', hinweis: START.naechstesEnde },
	],
};

/** Every figure is a link to exactly the rows it counts. */
export function Kennzahlen({ zahlen, traeger }: Pick<Startseite, 'zahlen'> & { traeger: boolean }) {
	const eigene = zahlen.find(({ art }) => art === 'EIGENE_UNTERSCHRIFTEN')?.anzahl ?? 0;
	return (
		<Tiles label={START.kennzahlen}>
			{KACHELN[traeger ? 'traeger' : 'stelle'].flatMap(({ art, ton, hinweis }) => {
				const zahl = zahlen.find((eine) => eine.art === art);
				if (!zahl) return [];
				return (
					<Tile
						key={art}
						{...listenziel(zahl)}
						label={START.zahl[art]}
						figure={formatZahl(zahl.anzahl, 0)}
						note={art === 'UNTERSCHRIFTEN' && eigene > 0 ? START.aufSie(eigene) : unterzeile(zahl, hinweis)}
						tone={art === 'UNTERSCHRIFTEN' && eigene > 0 ? 'warning' : zahl.anzahl > 0 ? ton : undefined}
					/>
				);
			})}
		</Tiles>
	);
}

const unterzeile = ({ anzahl, frueheste }: Startzahl, hinweis: (datum: string) => string): string =>
	anzahl > 0 ? hinweis(formatDatum(frueheste)) : START.keine;
