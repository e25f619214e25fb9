import { REGISTRIERUNG, STELLEN } from '../../../texte/zugang/registrierung.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import type { Stelle } from '../angaben.ts';
import css from './merkliste.module.css';

/** The chosen places beside the later steps. */
export function Merkliste({ stellen }: { stellen: readonly Stelle[] }) {
	return (
		<section>
			<h2 className={css.titel}>{STELLEN.merkliste}</h2>
			{stellen.length === 0 ? (
				<p className={css.leer}>{REGISTRIERUNG.keineStelle}</p>
			) : (
				<ol className={css.liste}>
					{stellen.map(({ einsatzortID, bezeichnung }, i) => (
						<li key={einsatzortID} className={css.zeile}>
							<span className={css.nummer}>{i + 1}</span>
							<span className={css.name}>{bezeichnung}</span>
						</li>
					))}
				</ol>
			)}
			<TextLink to="/registrierung" search={{}}>
				{STELLEN.aendern}
			</TextLink>
		</section>
	);
}
