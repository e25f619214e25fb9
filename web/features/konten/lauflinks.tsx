import { HERKUNFT } from '../../texte/geld/herkunft.ts';
import { KONTO as T } from '../../texte/geld/konten.ts';
import { Span } from '../../ui/span.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { Zahl } from '../herkunft/zahl.tsx';
import css from './konten.module.css';
import type { Kontozeile } from './queries.ts';

export type Anteil = Kontozeile['laeufe'][number];

interface LauflinksProps {
	laeufe: readonly Anteil[];
	/** Of a month no run has. */
	lage: Kontozeile['lage'];
	/** What the figures are: kind and month. */
	art: string;
	monat: string;
	istOffen: (anteil: Anteil) => boolean;
	onZahl: (anteil: Anteil, knopf: HTMLElement) => void;
}

/** Which runs have it, since when in what state, and how much; each figure opens. */
export const Lauflinks = ({ laeufe, lage, art, monat, istOffen, onZahl }: LauflinksProps) => (
	<ul className={css.laeufe}>
		{laeufe.length === 0 && (
			<li>
				<Span variant="secondary">{T.ohneLauf[lage]}</Span>
			</li>
		)}
		{laeufe.map((anteil) => (
			<li key={anteil.id}>
				<TextLink to="/admin/laeufe/$id" params={{ id: anteil.id }}>
					{T.lauf(anteil.nr)}
				</TextLink>
				<Span variant="secondary">{T.seit(anteil.status, anteil.statusSeit)}</Span>
				<Zahl
					euro={anteil.betrag}
					text={HERKUNFT.euro(anteil.betrag)}
					was={T.zahl(art, anteil.nr, monat)}
					istOffen={istOffen(anteil)}
					onClick={(knopf) => onZahl(anteil, knopf)}
				/>
			</li>
		))}
	</ul>
);
