import { formatDatum } from '#domain/format/datum.ts';
import { formatZahl } from '#domain/format/zahl.ts';
import { START } from '../../texte/start.ts';
import { Tile, Tiles } from '../../ui/figures/tiles.tsx';
import { listenziel } from './listenziel.ts';
import type { Startseite, Startzahl } from './queries.ts';

type Kachel = keyof typeof START.zahl;

interface KennzahlenProps extends Pick<Startseite, 'zahlen' | 'plaetze'> {
	traeger: boolean;
}

type Kachelart = { art: Kachel; ton?: 'warning' | 'danger'; hinweis: (datum: string) => string };

const OHNE_KONTAKT: Kachelart = { art: 'OHNE_KONTAKT', ton: 'danger', hinweis: () => START.laengerAls };

/** What each side has to see to. */
const KACHELN: Readonly<Record<'traeger' | 'stelle', readonly Kachelart[]>> = {
	traeger: [
		OHNE_KONTAKT,
		{ art: 'PRUEFEN', hinweis: START.seitDatum },
		{ art: 'EIGENE_UNTERSCHRIFTEN', ton: 'warning', hinweis: START.gueltigBis },
		{ art: 'UEBERFAELLIG', ton: 'danger', hinweis: () => START.ueberfaelligHinweis },
		{ art: 'EINIGUNG', hinweis: START.naechsterBeginn },
	],
	stelle: [
		{ art: 'NEU', hinweis: () => START.neuHinweis },
		OHNE_KONTAKT,
		{ art: 'VERHANDLUNG', hinweis: START.seitDatum },
		{ art: 'UNTERSCHRIFTEN', hinweis: START.gueltigBis },
		{ art: 'ANTRITT', ton: 'warning', hinweis: START.naechsterBeginn },
		{ art: 'IM_DIENST', hinweis: START.naechstesEnde },
	],
};

/** Every figure is a link to exactly the rows it counts; places, which are no rows, to their overview. */
export function Kennzahlen({ zahlen, plaetze, traeger }: KennzahlenProps) {
	const eigene = zahlen.find(({ art }) => art === 'EIGENE_UNTERSCHRIFTEN')?.anzahl ?? 0;
	return (
		<Tiles label={START.kennzahlen}>
			{KACHELN[traeger ? 'traeger' : 'stelle'].flatMap(({ art, ton, hinweis }) => {
				const zahl = zahlen.find((eine) => eine.art === art);
				if (!zahl) return [];
				const wartet = art === 'UNTERSCHRIFTEN' && eigene > 0;
				return (
					<Tile
						key={art}
						{...listenziel(zahl)}
						label={START.zahl[art]}
						figure={formatZahl(zahl.anzahl, 0)}
						note={wartet ? START.aufSie(eigene) : unterzeile(zahl, hinweis)}
						tone={wartet ? 'warning' : zahl.anzahl > 0 ? ton : undefined}
					/>
				);
			})}
			{traeger && plaetze.length > 0 && <FreiePlaetze plaetze={plaetze} />}
		</Tiles>
	);
}

function FreiePlaetze({ plaetze }: Pick<Startseite, 'plaetze'>) {
	const frei = plaetze.reduce((summe, eine) => summe + Math.max(0, eine.frei), 0);
	const alle = plaetze.reduce((summe, eine) => summe + eine.plaetze, 0);
	return (
		<Tile
			to="/admin/kontingente"
			label={START.freiePlaetze}
			figure={formatZahl(frei, 0)}
			note={START.von(
				alle,
				plaetze.some(({ isGenehmigt }) => isGenehmigt),
			)}
		/>
	);
}

const unterzeile = ({ anzahl, frueheste }: Startzahl, hinweis: (datum: string) => string): string =>
	anzahl > 0 ? hinweis(formatDatum(frueheste)) : START.keine;
