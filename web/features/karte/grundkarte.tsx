import { memo } from 'react';
import { useGrund } from './grund.ts';
import css from './kartenbild.module.css';

/** Farther off the borders of districts would hide those of the states. */
const KREISE_AB = 55_000;

/** Land, water and borders: drawn once, moved and enlarged by the group around it. */
export const Grundkarte = memo(function Grundkarte({ skala }: { skala: number }) {
	const grund = useGrund(skala);
	if (!grund) return null;
	const [breite, mittlere, schmale] = grund.fluesse;
	return (
		<>
			<path className={css.ausland} d={grund.ausland} />
			<path className={css.naht} d={grund.naht} />
			<path className={css.grenze} d={grund.staaten} />
			<path className={css.land} d={grund.land} />
			<path className={css.schmal} d={schmale} />
			<path className={css.mittel} d={mittlere} />
			<path className={css.breit} d={breite} />
			<path className={css.see} d={grund.seen} />
			{skala >= KREISE_AB && <path className={css.kreis} d={grund.kreise} />}
			<path className={css.grenze} d={grund.laender} />
			<path className={css.rand} d={grund.land} />
		</>
	);
});
