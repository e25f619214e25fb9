import { useElementSize } from '@mantine/hooks';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { aufKarte, type Flach } from '#domain/geo/mercator.ts';
import { type Ausschnitt, istZuSehen, passend, rahmenUm, STUFE, verschiebe, zoome } from './ausschnitt.ts';

/** Germany. */
const LAND = { von: aufKarte({ lat: 55.1, lon: 5.9 }), bis: aufKarte({ lat: 47.3, lon: 15 }) };
/** Places alone aren't shown closer than this at first, so that one sees where in the country they are. */
export const OHNE_UMKREIS_HOECHSTENS = 120_000;
const RUCK_PX = 80;
const PFEILE: Readonly<Record<string, Flach>> = {
	ArrowLeft: { x: RUCK_PX, y: 0 },
	ArrowRight: { x: -RUCK_PX, y: 0 },
	ArrowUp: { x: 0, y: RUCK_PX },
	ArrowDown: { x: 0, y: -RUCK_PX },
};

/**
 * What of the map is shown, and moving it by mouse, wheel, keys and buttons. Shows all `punkte` whenever they change,
 * no closer than `hoechstens`.
 */
export function useAusschnitt(punkte: readonly Flach[], hoechstens?: number) {
	const { ref: messung, width, height } = useElementSize<HTMLFieldSetElement>();
	const groesse = { breite: width || 800, hoehe: height || 600 };
	const [bewegt, setBewegt] = useState<{ fuer: readonly Flach[]; ausschnitt: Ausschnitt } | null>(null);
	const anfang = passend(rahmenUm(punkte) ?? LAND, groesse, hoechstens);
	const ausschnitt = bewegt?.fuer === punkte ? bewegt.ausschnitt : anfang;
	const setze = (neu: Ausschnitt) => setBewegt({ fuer: punkte, ausschnitt: neu });
	const zieht = useRef<Flach | null>(null);

	const rad = useRef<(event: WheelEvent) => void>(() => undefined);
	rad.current = (event) => {
		event.preventDefault();
		const { left, top, width: breite, height: hoehe } = (event.currentTarget as HTMLElement).getBoundingClientRect();
		const um = { x: event.clientX - left - breite / 2, y: event.clientY - top - hoehe / 2 };
		setze(zoome(ausschnitt, event.deltaY < 0 ? STUFE : 1 / STUFE, um));
	};
	const flaeche = useRef<HTMLElement>(null);
	useEffect(() => {
		const hier = flaeche.current;
		// React listens to the wheel passively; the page must not scroll while the map is enlarged.
		const drehe = (event: WheelEvent) => rad.current(event);
		hier?.addEventListener('wheel', drehe, { passive: false });
		return () => hier?.removeEventListener('wheel', drehe);
	}, []);

	const schiebe = (um: Flach) => setze(verschiebe(ausschnitt, um, LAND));
	const aendere = (faktor: number) => setze(zoome(ausschnitt, faktor));
	return {
		ausschnitt,
		groesse,
		messung,
		flaeche,
		naeher: () => aendere(STUFE),
		ferner: () => aendere(1 / STUFE),
		zeigeAlles: () => setBewegt(null),
		/** Brings points into view, as close as they allow. */
		zeige: (was: readonly Flach[]) => {
			const rahmen = rahmenUm(was);
			if (rahmen) setze(passend(rahmen, groesse));
		},
		/** Moves only if the point can't be seen. */
		holeInsBild: (p: Flach) => {
			if (!istZuSehen(ausschnitt, groesse, p, -40)) setze({ ...ausschnitt, x: p.x, y: p.y });
		},
		maus: {
			onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
				event.currentTarget.setPointerCapture(event.pointerId);
				zieht.current = { x: event.clientX, y: event.clientY };
			},
			onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
				const von = zieht.current;
				if (!von) return;
				zieht.current = { x: event.clientX, y: event.clientY };
				schiebe({ x: event.clientX - von.x, y: event.clientY - von.y });
			},
			onPointerUp: () => {
				zieht.current = null;
			},
			onPointerCancel: () => {
				zieht.current = null;
			},
		},
		tasten: (event: KeyboardEvent) => {
			const pfeil = PFEILE[event.key];
			if (pfeil) schiebe(pfeil);
			else if (event.key === '+') aendere(STUFE);
			else if (event.key === '-') aendere(1 / STUFE);
			else return;
			event.preventDefault();
		},
	};
}

export type Sicht = ReturnType<typeof useAusschnitt>;
