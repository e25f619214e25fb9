import { useHotkeys } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { formatZahl } from '#domain/format/zahl.ts';
import { AKTE } from '../../texte/akte/akte.ts';
import { IconButton } from '../../ui/button.tsx';
import { Span } from '../../ui/span.ts';
import { Tooltip } from '../../ui/tooltip.tsx';
import { seiteQuery } from '../liste/queries.ts';
import type { Listenstelle } from '../liste/stelle.ts';
import { abfrage, type Listendefinition } from '../liste/suche.ts';
import { listeMitAkten } from './listen.ts';
import css from './nachbarn.module.css';
import { nachbarn } from './nachbarn.ts';

/** `‹ 3 von 57 ›`: the files before and behind in the list this one was opened from. */
export function Blaettern({ id }: { id: string }) {
	const aus = useLocation({ select: ({ state }) => state.aus });
	const liste = aus && listeMitAkten(aus.liste);
	return liste ? <InListe id={id} aus={aus} liste={liste} /> : null;
}

interface InListeProps {
	id: string;
	aus: Listenstelle;
	liste: Listendefinition<{ freiwilligerID: string }>;
}

function InListe({ id, aus, liste }: InListeProps) {
	const navigate = useNavigate();
	const { total, zeile } = useZeilen(liste, aus);
	const { davor, danach } = nachbarn(id, aus.position, total, zeile);
	const gehe = (position: number | null) => {
		const ziel = position === null ? undefined : zeile(position);
		if (position === null || ziel === undefined) return;
		// The same part of the other file.
		void navigate({ to: '.', params: (p) => ({ ...p, id: ziel }), state: { aus: { ...aus, position } } });
	};
	useHotkeys([
		['alt+PageUp', () => gehe(davor)],
		['alt+PageDown', () => gehe(danach)],
	]);
	if (total === 0) return null;
	return (
		<nav className={css.blaettern} aria-label={AKTE.inDerListe}>
			<Knopf richtung="davor" onClick={davor === null ? undefined : () => gehe(davor)} />
			<Span className="tabular" variant="secondary" fz="md">
				{AKTE.stelleVon(formatZahl(Math.min(aus.position + 1, total), 0), formatZahl(total, 0))}
			</Span>
			<Knopf richtung="danach" onClick={danach === null ? undefined : () => gehe(danach)} />
		</nav>
	);
}

function Knopf({ richtung, onClick }: { richtung: 'davor' | 'danach'; onClick: (() => void) | undefined }) {
	const davor = richtung === 'davor';
	const label = davor ? AKTE.vorige : AKTE.naechste;
	return (
		<Tooltip label={`${label} (${davor ? AKTE.vorigeTaste : AKTE.naechsteTaste})`}>
			<IconButton
				icon={davor ? IconChevronLeft : IconChevronRight}
				label={label}
				variant="bare"
				size="sm"
				aria-keyshortcuts={davor ? 'Alt+PageUp' : 'Alt+PageDown'}
				disabled={!onClick}
				onClick={onClick}
			/>
		</Tooltip>
	);
}

/** The page of this place, and the one beside it where the place is at its edge. */
function useZeilen(liste: Listendefinition<{ freiwilligerID: string }>, aus: Listenstelle) {
	const { und, text, sort, groesse, position } = aus;
	const seiten = [
		...new Set([position - 1, position, position + 1].map((p) => Math.floor(Math.max(0, p) / groesse) + 1)),
	];
	const antworten = useQueries({
		queries: seiten.map((seite) => seiteQuery(liste, abfrage({ ansicht: null, und, text, sort, seite, groesse }))),
	});
	const zeile = (p: number): string | undefined => {
		const seite = antworten[seiten.indexOf(Math.floor(p / groesse) + 1)]?.data;
		return seite?.data[p % groesse]?.freiwilligerID;
	};
	return { total: antworten.find(({ data }) => data)?.data?.total ?? 0, zeile };
}
