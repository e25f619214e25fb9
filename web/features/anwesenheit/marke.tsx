import type { Anwesenheit } from '#domain/seminar/anwesenheit.ts';
import { ANWESENHEIT as T } from '../../texte/seminare/anwesenheit.ts';
import { cx } from '../../ui/cx.ts';
import css from './anwesenheit.module.css';

/** A half day by its sign: a tick for who was there, a box with a letter for everything else. */
export const Marke = ({ stand }: { stand: Anwesenheit }) => (
	<span aria-hidden="true" className={cx(css.marke, css[stand])}>
		{stand === 'ANWESEND' ? HAKEN : T.zeichen[stand]}
	</span>
);

/** One element, hundreds of times: lighter than a component. */
const HAKEN = (
	<svg viewBox="0 0 24 24" aria-hidden="true">
		<path d="M5 12l5 5l10 -10" />
	</svg>
);
