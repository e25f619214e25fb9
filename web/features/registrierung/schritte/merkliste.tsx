import { Title } from '@mantine/core';
import { REGISTRIERUNG, STELLEN } from '../../../texte/zugang/registrierung.ts';
import { Span } from '../../../ui/span.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import type { Wunschstelle } from '../angaben.ts';
import css from './merkliste.module.css';

/** The chosen places beside the later steps. */
export function Merkliste({ stellen }: { stellen: readonly Wunschstelle[] }) {
	return (
		<section>
			<Title order={2} size="h3">
				{STELLEN.merkliste}
			</Title>
			{stellen.length === 0 ? (
				<p className={css.leer}>{REGISTRIERUNG.keineStelle}</p>
			) : (
				<ol className={css.liste}>
					{stellen.map(({ einsatzortID, bezeichnung }, i) => (
						<li key={einsatzortID} className={css.zeile}>
							<Span className="tabular" variant="muted" miw={8}>
								{i + 1}
							</Span>
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
