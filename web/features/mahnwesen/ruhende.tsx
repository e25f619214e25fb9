import { Text, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { MAHNWESEN as T } from '../../texte/verwaltung/mahnwesen.ts';
import { Icon } from '../../ui/icon.tsx';
import { Span } from '../../ui/span.ts';
import { NameZelle } from '../liste/zellen.tsx';
import css from './mahnwesen.module.css';
import type { Mahnwesen } from './queries.ts';

/** What waits for something else than a day: one line with its reasons, which opens as a list. */
export function Ruhende({ mahnwesen, mitDokument }: { mahnwesen: Mahnwesen; mitDokument: boolean }) {
	const { ruhende, ruhegruende, gesamtRuhend } = mahnwesen;
	const [offen, setOffen] = useState(false);
	const id = useId();
	if (!gesamtRuhend) return null;
	return (
		<section>
			<h2 className={css.ruhezeile}>
				<UnstyledButton aria-expanded={offen} aria-controls={id} onClick={() => setOffen(!offen)}>
					<Icon of={offen ? IconChevronDown : IconChevronRight} />
					<b>{T.ruhen}</b>
					<Span variant="muted">{gesamtRuhend}</Span>
					<Span variant="secondary">
						{ruhegruende.map(({ grund, anzahl }) => T.ruhegruende[grund](anzahl)).join(', ')}
					</Span>
				</UnstyledButton>
			</h2>
			<div id={id} hidden={!offen}>
				<ul className={css.ruhende}>
					{offen &&
						ruhende.map((r) => (
							<li key={r.anforderungID}>
								<Span fw={500} w={180} flex="none">
									<NameZelle person={r} />
								</Span>
								{mitDokument && <span>{r.dokument}</span>}
								<span className={css.still}>
									{T.ruhegrund[r.grund](formatDatum(r.bis ?? (r.seit && tagInBerlin(r.seit))))}
								</span>
							</li>
						))}
				</ul>
				{gesamtRuhend > ruhende.length && <Text variant="muted">{T.weitere(gesamtRuhend - ruhende.length)}</Text>}
			</div>
		</section>
	);
}
