import { ausnahmewort } from '#domain/mahnausnahme.ts';
import { MAHNWESEN as T } from '../../texte/verwaltung/mahnwesen.ts';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { Span } from '../../ui/span.ts';
import { NameZelle, personenname } from '../liste/zellen.tsx';
import { useAusnahmen } from './befehle.ts';
import css from './mahnwesen.module.css';
import type { Ausnahme, Mahnwesen } from './queries.ts';

/** What isn't reminded of like all the rest, each ended by a click. */
export function Ausnahmen({ mahnwesen: { ausnahmen } }: { mahnwesen: Mahnwesen }) {
	const { beende } = useAusnahmen();
	if (!ausnahmen.length) return null;
	return (
		<Section title={T.ausnahmen} count={ausnahmen.length} size="sm" as="h2" ruled>
			<ul className={css.ruhende} aria-label={T.ausnahmen}>
				{ausnahmen.map((a) => (
					<li key={`${a.umfang}-${a.id}-${a.regel.art}`}>
						<Span fw={500} w={180} flex="none">
							{a.freiwilligerID ? <NameZelle person={{ ...a, freiwilligerID: a.freiwilligerID }} /> : T.fuerAlle}
						</Span>
						<span>{a.dokument ?? T.alleDokumente}</span>
						<span className={css.still}>{[ausnahmewort(a.regel), a.grund].filter(Boolean).join(' · ')}</span>
						<Button
							size="sm"
							variant="quiet"
							className={css.alsTabelle}
							aria-label={T.beendeName(woran(a))}
							loading={beende.isRunning}
							onClick={() => beende.execute({ umfang: a.umfang, id: a.id })}
						>
							{T.beenden}
						</Button>
					</li>
				))}
			</ul>
		</Section>
	);
}

const woran = (a: Ausnahme): string =>
	[a.freiwilligerID ? personenname(a) : T.fuerAlle, a.dokument ?? T.alleDokumente].join(', ');
