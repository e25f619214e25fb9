import { memo } from 'react';
import { aufKarte } from '#domain/geo/mercator.ts';
import type { Punkt } from '#domain/geo/punkt.ts';
import { FLUESSE, LAENDERGRENZEN, UMRISS } from '#domain/geo/umriss.ts';
import css from './kartenbild.module.css';

/** Units of the drawing to one width of the world: enough that no line is rounded visibly. */
export const EINHEITEN = 1_000_000;

const zug = (linie: readonly Punkt[]): string =>
	linie
		.map(aufKarte)
		.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${Math.round(x * EINHEITEN)} ${Math.round(y * EINHEITEN)}`)
		.join('');
const zuege = (linien: readonly (readonly Punkt[])[]): string => linien.map(zug).join('');

const LAND = zuege(UMRISS.map((ring) => [...ring, ...ring.slice(0, 1)]));
const GRENZEN = zuege(LAENDERGRENZEN);
const WASSER = zuege(FLUESSE);

/** Land, borders and rivers: drawn once, moved and enlarged by the group around it. */
export const Grundkarte = memo(function Grundkarte() {
	return (
		<>
			<path className={css.land} d={LAND} />
			<path className={css.fluss} d={WASSER} />
			<path className={css.grenze} d={GRENZEN} />
			<path className={css.rand} d={LAND} />
		</>
	);
});
