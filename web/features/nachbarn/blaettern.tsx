import { useHotkeys } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight, IconListDetails } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { formatZahl } from '#domain/format/zahl.ts';
import { AKTE } from '../../texte/akte/akte.ts';
import { IconButton, LinkButton } from '../../ui/button.tsx';
import { useKeys } from '../../ui/keys.ts';
import { Span } from '../../ui/span.ts';
import { Tooltip } from '../../ui/tooltip.tsx';
import { type Listenstelle, merkeZuletzt } from '../liste/stelle.ts';
import type { Listendefinition } from '../liste/suche.ts';
import { durchgangQuery, nachbarn, weiter } from './durchgang.ts';
import { listeMitAkten } from './listen.ts';
import css from './nachbarn.module.css';

/** `‹ 3 von 57 ›`: the files before and behind in the list this one was opened from, as it was then. */
export function Blaettern({ id }: { id: string }) {
	const aus = useLocation({ select: ({ state }) => state.aus });
	const liste = aus && listeMitAkten(aus.liste);
	return liste ? <InListe id={id} aus={aus} liste={liste} /> : null;
}

const ZURUECK = { zurueck: true };

interface InListeProps {
	id: string;
	aus: Listenstelle;
	liste: Listendefinition<{ freiwilligerID: string }>;
}

function InListe({ id, aus, liste }: InListeProps) {
	const navigate = useNavigate();
	const { data: durchgang } = useQuery(durchgangQuery(liste, aus));
	const { stelle, davor, danach } = nachbarn(durchgang ?? { ids: [] }, id);
	const gehe = (ziel: string | null) => {
		// The same part of the other file.
		if (ziel === null || !durchgang) return;
		const state = { aus: weiter(aus, durchgang, ziel) };
		// The browser's way back leads to the list, however many files were gone through.
		void navigate({ to: '.', params: (p) => ({ ...p, id: ziel }), state, replace: true });
	};
	useEffect(() => {
		if (durchgang && stelle >= 0) merkeZuletzt(aus, durchgang.ids.slice(stelle));
	}, [aus, durchgang, stelle]);
	useHotkeys([
		['alt+PageUp', () => gehe(davor)],
		['alt+PageDown', () => gehe(danach)],
	]);
	useKeys({ j: () => gehe(danach), k: () => gehe(davor) });
	if (!durchgang || stelle < 0) return null;
	const zahl = formatZahl(durchgang.ids.length, 0);
	return (
		<nav className={css.blaettern} aria-label={AKTE.inDerListe}>
			<LinkButton variant="quiet" size="sm" icon={IconListDetails} to={liste.pfad} search={aus.suche} state={ZURUECK}>
				{AKTE.zurListe}
			</LinkButton>
			<Knopf richtung="davor" onClick={davor === null ? undefined : () => gehe(davor)} />
			<Span
				className="tabular"
				variant="secondary"
				fz="md"
				title={durchgang.gekuerzt ? AKTE.ausschnitt(zahl) : undefined}
			>
				{AKTE.stelleVon(formatZahl(stelle + 1, 0), zahl)}
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
				aria-keyshortcuts={davor ? 'k Alt+PageUp' : 'j Alt+PageDown'}
				disabled={!onClick}
				onClick={onClick}
			/>
		</Tooltip>
	);
}
