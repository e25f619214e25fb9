import { VisuallyHidden } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { addiereTage } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { spanne } from '#domain/seminar/planer/worte.ts';
import { SEMINAR } from '#domain/status/seminar.ts';
import { PLANER as T } from '../../texte/seminarplaner.ts';
import { cx } from '../../ui/cx.ts';
import { PhaseShape } from '../../ui/figures/phase-shape.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { wo } from '../seminare/worte.ts';
import { type Achse, breite, type Gelegt, stelle } from './masse.ts';
import css from './planer.module.css';
import type { Konflikt, Planseminar } from './queries.ts';

interface BalkenProps {
	seminar: Planseminar;
	achse: Achse;
	platz: Gelegt;
	/** The worst that stands against it. */
	konflikte: readonly Konflikt[];
	/** Of the line, in pixels. */
	breiteGanz: number;
	onVerlege: (seminar: Planseminar, tage: number) => void;
}

/** At least so wide, in days, that one of a single day can be hit. */
const MINDESTENS = 4;
/** Whoever presses an arrow several times means all of them together. */
const PAUSE_MS = 900;
/** Less than that is a click, not a drag. */
const ZUG_PX = 4;

/** A seminar on the time line: opens on click or Enter, moves by drag or arrows. */
export function Balken({ seminar, achse, platz, konflikte, breiteGanz, onVerlege }: BalkenProps) {
	const navigate = useNavigate();
	const [um, setUm] = useState(0);
	const gezogen = useRef(false);
	const { id, von, bis, status, termine, bezeichnung } = seminar;
	const verlege = useDebouncedCallback((tage: number) => {
		setUm(0);
		if (tage !== 0) onVerlege(seminar, tage);
	}, PAUSE_MS);
	const zug = useZug((px) => Math.round((px / breiteGanz) * achse.tage), {
		onZieht: (tage) => {
			gezogen.current = true;
			setUm(tage);
		},
		onLaesst: (tage) => {
			setUm(0);
			if (tage !== 0) onVerlege(seminar, tage);
		},
	});
	if (von === null || bis === null) return null;
	const kannVerlegen = status < 5000;
	const [vonNeu, bisNeu] = [addiereTage(von, um), addiereTage(bis, um)];
	const beiTaste = (event: KeyboardEvent) => {
		if (!kannVerlegen || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
		event.preventDefault();
		const tage = um + (event.key === 'ArrowLeft' ? -1 : 1) * (event.shiftKey ? 7 : 1);
		setUm(tage);
		verlege(tage);
	};
	const oeffne = () => {
		// The click that ends a drag opens nothing.
		if (!gezogen.current) void navigate({ to: '/admin/seminare/$id', params: { id } });
		gezogen.current = false;
	};
	const { phase } = SEMINAR.eintraege[status];
	const schwere = konflikte.some((k) => k.schwere === 'ROT') ? 'ROT' : konflikte.length > 0 ? 'GELB' : undefined;
	const [erster, ...weitere] = termine;
	return (
		<>
			<Tooltip label={hinweis(seminar, konflikte)}>
				<button
					type="button"
					className={css.balken}
					style={{
						left: `${stelle(achse, vonNeu)}%`,
						width: `${breite(achse, erster?.von ?? von, erster?.bis ?? bis, MINDESTENS)}%`,
						top: `calc(20px + ${platz.reihe} * 44px)`,
					}}
					data-phase={phase}
					data-schwere={schwere}
					data-zieht={um !== 0 || undefined}
					data-verlegbar={status === 0 || undefined}
					onClick={oeffne}
					onKeyDown={beiTaste}
					{...(status === 0 ? zug : {})}
				>
					<span className={css.fuellung} style={{ height: `${fuellung(seminar)}%` }} />
					<span className={cx(css.wort, platz.links && css.links)}>
						<span className={css.name}>
							<PhaseShape phase={phase} size={9} /> {bezeichnung}
						</span>{' '}
						<span className={css.unter}>
							{formatDatum(vonNeu).slice(0, 6)} {T.belegung(seminar.belegt, seminar.maxTeilnehmer)}
						</span>
					</span>
					<VisuallyHidden>{ansage(seminar, { vonNeu, bisNeu }, konflikte)}</VisuallyHidden>
				</button>
			</Tooltip>
			{weitere.map((termin) => (
				<span
					key={termin.von}
					aria-hidden="true"
					className={css.weiterer}
					data-phase={phase}
					style={{
						left: `${stelle(achse, addiereTage(termin.von, um))}%`,
						width: `${breite(achse, termin.von, termin.bis)}%`,
						top: `calc(20px + ${platz.reihe} * 44px)`,
					}}
				/>
			))}
		</>
	);
}

/** Nothing is taken of what is only planned. */
const fuellung = ({ status, belegt, maxTeilnehmer }: Planseminar): number => {
	if (status === 0) return 0;
	if (maxTeilnehmer === null) return status === 5000 ? 100 : 0;
	return Math.min(100, Math.round((belegt / maxTeilnehmer) * 100));
};

/** What its look says, in words. */
function ansage(
	{ status, belegt, maxTeilnehmer }: Planseminar,
	{ vonNeu, bisNeu }: { vonNeu: string; bisNeu: string },
	konflikte: readonly Konflikt[],
): string {
	const teile = [spanne({ von: vonNeu, bis: bisNeu }), T.status[status], T.belegt(belegt, maxTeilnehmer)];
	return `, ${[...teile, ...konflikte.map(({ titel }) => titel)].join(', ')}`;
}

/** What the bar is too small for. */
function hinweis(seminar: Planseminar, konflikte: readonly Konflikt[]): string {
	const { bezeichnung, von, bis, leitung, anmeldeschluss, wartend } = seminar;
	return [
		`${bezeichnung}, ${spanne({ von: von ?? '', bis: bis ?? '' })}`,
		T.leitung(leitung),
		T.ort(wo(seminar)),
		anmeldeschluss && T.schluss(formatDatum(anmeldeschluss)),
		wartend > 0 && T.warteliste(wartend),
		...konflikte.map(({ titel }) => titel),
	]
		.filter(Boolean)
		.join(' · ');
}

interface Zug {
	onZieht: (tage: number) => void;
	onLaesst: (tage: number) => void;
}

/** Follows the pointer from where it was pressed. */
function useZug(inTagen: (px: number) => number, { onZieht, onLaesst }: Zug) {
	const beginn = useRef<number | null>(null);
	const weit = (event: PointerEvent) => event.clientX - (beginn.current ?? event.clientX);
	return {
		onPointerDown: (event: PointerEvent<HTMLElement>) => {
			if (event.button !== 0) return;
			beginn.current = event.clientX;
			event.currentTarget.setPointerCapture(event.pointerId);
		},
		onPointerMove: (event: PointerEvent<HTMLElement>) => {
			if (beginn.current !== null && Math.abs(weit(event)) >= ZUG_PX) onZieht(inTagen(weit(event)));
		},
		onPointerUp: (event: PointerEvent<HTMLElement>) => {
			const px = weit(event);
			beginn.current = null;
			if (Math.abs(px) >= ZUG_PX) onLaesst(inTagen(px));
		},
		onPointerCancel: () => {
			beginn.current = null;
			onLaesst(0);
		},
	};
}
