import { SUCHE } from '../../texte/listen/suche.ts';
import css from './suche.module.css';

/** Which keys do what; a screen reader knows them from the field's kind. */
export function Tastenhilfe() {
	return (
		<div className={css.fuss} aria-hidden="true">
			<span>
				<kbd className={css.kbd}>↑</kbd> <kbd className={css.kbd}>↓</kbd> {SUCHE.tasten.waehlen}
			</span>
			<span>
				<kbd className={css.kbd}>↵</kbd> {SUCHE.tasten.oeffnen}
			</span>
			<span>
				<kbd className={css.kbd}>{SUCHE.tasten.strg} ↵</kbd> {SUCHE.tasten.neuerTab}
			</span>
		</div>
	);
}
