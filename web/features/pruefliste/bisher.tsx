import { tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { DOKUMENT } from '#domain/status/dokument.ts';
import { PRUEFLISTE as TEXT } from '../../texte/listen/pruefliste.ts';
import { Quote } from '../../ui/figures/timeline.tsx';
import { Section } from '../../ui/layout/page.tsx';
import type { Anforderung, Dokument } from '../akte/dokumente/queries.ts';
import css from './pruefliste.module.css';

interface Ereignis {
	id: string;
	zeit: string;
	wer: string;
	was: string;
	grund: string | null;
}

/** Who handed in what, and why it was turned down; the latest first. */
export function Bisher({ anforderung, freiwilliger }: { anforderung: Anforderung; freiwilliger: string }) {
	const ereignisse = anforderung.dokumente
		.flatMap((d) => ereignisseVon(d, freiwilliger))
		.sort((a, b) => b.zeit.localeCompare(a.zeit));
	return (
		<Section title={TEXT.bisher} size="sm">
			<ul className={css.bisher}>
				{ereignisse.map(({ id, zeit, wer, was, grund }) => (
					<li key={id}>
						<p>
							<b>{wer}</b> {was}
						</p>
						{grund && <Quote>{grund}</Quote>}
						<time className={css.leise} dateTime={zeit}>
							{formatDatum(tagInBerlin(zeit))}
						</time>
					</li>
				))}
			</ul>
		</Section>
	);
}

function ereignisseVon(d: Dokument, freiwilliger: string): Ereignis[] {
	const von = d.hochgeladenVon;
	const durch = von === null ? TEXT.portal : (von.name ?? freiwilliger);
	const hochgeladen = { id: `${d.id} hoch`, zeit: d.hochgeladenAm, wer: durch, was: TEXT.hatHochgeladen, grund: null };
	if (d.status !== DOKUMENT.nr.Abgelehnt) return [hochgeladen];
	const wer = d.geprueftVon?.name ?? TEXT.jemand;
	const zurueck = { id: `${d.id} zurück`, zeit: d.statusSeit, wer, was: TEXT.hatZurueckgewiesen, grund: d.grund };
	return [hochgeladen, zurueck];
}
