import { MEINE_DOKUMENTE } from '../../texte/dokumente.ts';
import { Ampel } from '../../ui/ampel.tsx';
import { Section } from '../../ui/page.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { wartetAufMich } from '../dokumente/gruppen.ts';
import type { Anforderung } from '../dokumente/queries.ts';
import css from './dokumente-kurz.module.css';
import { Faellig } from './dokumentzeile.tsx';
import { offeneDokumente } from './offene-dokumente.ts';

const TEXT = MEINE_DOKUMENTE;
const HOECHSTENS = 5;

/** The documents that wait for the volunteer, with their days; nothing where there are none. */
export function DokumenteKurz({ anforderungen }: { anforderungen: readonly Anforderung[] }) {
	const offene = offeneDokumente(anforderungen);
	if (offene.length === 0) return null;
	return (
		<Section
			title={TEXT.offene}
			count={offene.length}
			ruled
			aside={<TextLink to="/admin/meine-dokumente">{TEXT.alle(anforderungen.length)}</TextLink>}
		>
			<ul>
				{offene.slice(0, HOECHSTENS).map((anforderung) => (
					<li key={anforderung.id} className={css.zeile}>
						<Ampel state="missing">
							<span className={css.was}>
								<span className={css.name}>{anforderung.bezeichnung}</span>
								<span className={css.wie}>
									{wartetAufMich(anforderung) ? TEXT.unterschreibenAuf : TEXT.hochladenAuf}
								</span>
							</span>
						</Ampel>
						<Faellig anforderung={anforderung} />
					</li>
				))}
			</ul>
		</Section>
	);
}
