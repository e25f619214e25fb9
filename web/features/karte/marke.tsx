import { IconBookmarkFilled } from '@tabler/icons-react';
import { KARTE } from '../../texte/zugang/karte.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import css from './kartenbild.module.css';
import type { Treffer } from './treffer.ts';

interface MarkeProps {
	/** In pixels of the window. */
	x: number;
	y: number;
	treffer: readonly Treffer[];
	istGewaehlt: boolean;
	istGemerkt: boolean;
	onWahl: () => void;
}

/** A place or several on the map: how many, whether there is room, whether it is marked. */
export function Marke({ x, y, treffer, istGewaehlt, istGemerkt, onWahl }: MarkeProps) {
	const [erster] = treffer;
	if (!erster) return null;
	const hatFreie = treffer.some(({ ort }) => ort.hatFreiePlaetze !== false);
	const anzahl = treffer.length;
	const platz = hatFreie ? KARTE.freiePlaetze : KARTE.nurWarteliste;
	const name = anzahl === 1 ? erster.ort.bezeichnung : KARTE.buendel(anzahl, erster.ort.ort);
	return (
		<button
			type="button"
			className={cx(css.marke, !hatFreie && css.voll, istGewaehlt && css.gewaehlt, anzahl > 9 && css.viele)}
			style={{ translate: `calc(${Math.round(x)}px - 50%) calc(${Math.round(y)}px - 50%)` }}
			aria-label={`${name}, ${platz}${istGemerkt ? `, ${KARTE.gemerkt}` : ''}`}
			aria-pressed={istGewaehlt}
			onClick={onWahl}
		>
			{istGemerkt && anzahl === 1 ? <Icon of={IconBookmarkFilled} size={14} /> : anzahl}
		</button>
	);
}
