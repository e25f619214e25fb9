import { VisuallyHidden } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { addiereTage } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { spanne } from '#domain/seminar/planer/worte.ts';
import { SEMINAR } from '#domain/status/seminar.ts';
import { PLANER as T } from '../../texte/seminare/seminarplaner.ts';
import { cx } from '../../ui/cx.ts';
import { PhaseShape } from '../../ui/figures/phase-shape.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { wo } from '../seminare/worte.ts';
import { breite, type Gelegt, stelle } from './masse.ts';
import css from './planer.module.css';
import type { Konflikt, Planseminar } from './queries.ts';
import { begrenzt, istDehnbar, istRuhe, RUHE, type Schub, sperre } from './schub.ts';
import type { Zeilenmass } from './zeilenmass.ts';

interface BalkenProps {
	seminar: Planseminar;
	platz: Gelegt;
	/** The worst that stands against it. */
	konflikte: readonly Konflikt[];
	mass: Zeilenmass;
}

/** At least so wide, in days, that one of a single day can be hit. */
const MINDESTENS = 4;
/** Whoever presses an arrow several times means all of them together. */
const PAUSE_MS = 900;
/** Less than that is a click, not a drag. */
const ZUG_PX = 4;

/** A seminar on the time line: opens on click or Enter; moved by drag or arrows, its end by its edge or + and -. */
export function Balken({ seminar, platz, konflikte, mass }: BalkenProps) {
	const { achse, heute, breiteGanz, onVerlege, onAnsage } = mass;
	const navigate = useNavigate();
	const [schub, setSchub] = useState(RUHE);
	const gezogen = useRef(false);
	const { id, von, bis, status, termine, bezeichnung } = seminar;
	const istFest = sperre(seminar, heute) !== null;
	const dehnbar = istDehnbar(seminar) && !istFest;
	const lasse = (neu: Schub) => {
		setSchub(RUHE);
		if (!istRuhe(neu)) onVerlege(seminar, neu);
	};
	const spaeter = useDebouncedCallback(lasse, PAUSE_MS);
	const inTagen = (px: number) => Math.round((px / breiteGanz) * achse.tage);
	const ziehe = (neu: Schub) => {
		gezogen.current = true;
		if (!istFest) setSchub(neu);
	};
	const zug = useZug((px) => begrenzt(seminar, { um: inTagen(px), laenger: 0 }, heute), ziehe, lasse);
	const randzug = useZug((px) => begrenzt(seminar, { um: 0, laenger: inTagen(px) }, heute), ziehe, lasse);
	if (von === null || bis === null) return null;
	const { um, laenger } = schub;
	const [vonNeu, bisNeu] = [addiereTage(von, um), addiereTage(bis, um + laenger)];
	const beiTaste = (event: KeyboardEvent) => {
		const schritt = event.key === 'Escape' ? RUHE : taste(event, dehnbar);
		if (!schritt || (schritt === RUHE && istRuhe(schub))) return;
		event.preventDefault();
		if (istFest) return onVerlege(seminar, schritt);
		const neu =
			schritt === RUHE ? RUHE : begrenzt(seminar, { um: um + schritt.um, laenger: laenger + schritt.laenger }, heute);
		for (const { brichAb } of [zug, randzug]) brichAb();
		setSchub(neu);
		onAnsage(spanne({ von: addiereTage(von, neu.um), bis: addiereTage(bis, neu.um + neu.laenger) }));
		spaeter(neu);
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
						width: `${breite(achse, erster?.von ?? von, addiereTage(erster?.bis ?? bis, laenger), MINDESTENS)}%`,
						top: `calc(20px + ${platz.reihe} * 44px)`,
					}}
					data-phase={phase}
					data-schwere={schwere}
					data-zieht={!istRuhe(schub) || undefined}
					data-verlegbar={!istFest || undefined}
					onClick={oeffne}
					onKeyDown={beiTaste}
					{...zug.handlers}
				>
					<span className={css.fuellung} style={{ height: `${fuellung(seminar)}%` }} />
					<span className={cx(css.wort, platz.links && css.links)}>
						<span className={css.name}>
							<PhaseShape phase={phase} size={9} /> {bezeichnung}
						</span>{' '}
						<span className={css.unter}>
							{istRuhe(schub)
								? `${formatDatum(von).slice(0, 6)} ${T.belegung(seminar.belegt, seminar.maxTeilnehmer)}`
								: spanne({ von: vonNeu, bis: bisNeu })}
						</span>
					</span>
					{dehnbar && <span className={css.griff} data-griff="" aria-hidden="true" {...randzug.handlers} />}
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
	if (status === SEMINAR.nr.Geplant) return 0;
	if (maxTeilnehmer === null) return status === SEMINAR.nr.Durchgefuehrt ? 100 : 0;
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

/** The step a key asks for; null: none. */
function taste({ key, shiftKey }: KeyboardEvent, dehnbar: boolean): Schub | null {
	if (key === 'ArrowLeft' || key === 'ArrowRight')
		return { um: (key === 'ArrowLeft' ? -1 : 1) * (shiftKey ? 7 : 1), laenger: 0 };
	if (dehnbar && (key === '+' || key === '-')) return { um: 0, laenger: key === '+' ? 1 : -1 };
	return null;
}

/** Follows the pointer from where it was pressed. */
function useZug(alsSchub: (px: number) => Schub, onZieht: (schub: Schub) => void, onLaesst: (schub: Schub) => void) {
	const beginn = useRef<number | null>(null);
	const weit = (event: PointerEvent) => event.clientX - (beginn.current ?? event.clientX);
	const brichAb = () => {
		beginn.current = null;
	};
	const handlers = {
		onPointerDown: (event: PointerEvent<HTMLElement>) => {
			if (event.button !== 0) return;
			// Of what lies within one another only the innermost is dragged.
			event.stopPropagation();
			beginn.current = event.clientX;
			event.currentTarget.setPointerCapture(event.pointerId);
		},
		onPointerMove: (event: PointerEvent<HTMLElement>) => {
			if (beginn.current !== null && Math.abs(weit(event)) >= ZUG_PX) onZieht(alsSchub(weit(event)));
		},
		onPointerUp: (event: PointerEvent<HTMLElement>) => {
			const px = weit(event);
			brichAb();
			if (Math.abs(px) >= ZUG_PX) onLaesst(alsSchub(px));
		},
		onPointerCancel: () => {
			if (beginn.current !== null) onLaesst(RUHE);
			brichAb();
		},
	};
	return { handlers, brichAb };
}
