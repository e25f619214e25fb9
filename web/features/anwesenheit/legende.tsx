import { ANWESENHEITEN, type Anwesenheitssummen } from '#domain/seminar/anwesenheit.ts';
import { ANWESENHEIT as T } from '../../texte/seminare/anwesenheit.ts';
import css from './anwesenheit.module.css';
import { Marke } from './marke.tsx';

/** The keys, which are also the signs. */
export const Legende = () => (
	<ul className={css.legende} aria-label={T.legende}>
		{ANWESENHEITEN.map((stand) => (
			<li key={stand}>
				<kbd className={css.taste}>{T.taste[stand]}</kbd> {stand === 'ABGEREIST' ? T.abgereistRest : T.stand[stand]}
			</li>
		))}
		<li className={css.ende}>
			<kbd className={css.taste}>⇧</kbd> <kbd className={css.taste}>→</kbd> {T.mehrere}
		</li>
	</ul>
);

/** How many half days stand how. */
export function Zaehlung({ jeStand, gesamt }: Pick<Anwesenheitssummen, 'jeStand'> & { gesamt: number }) {
	return (
		<section aria-label={T.halbeTage}>
			<h2 className={css.titel}>
				{T.halbeTage} <span className={css.leise}>{gesamt}</span>
			</h2>
			<dl className={css.zaehlung}>
				{ANWESENHEITEN.map((stand) => (
					<div key={stand}>
						<dt>
							<Marke stand={stand} />
							{stand === 'AU' ? T.krankZaehlt : T.stand[stand]}
						</dt>
						<dd>{jeStand[stand]}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
