import { Menu, Text, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { MAHNWESEN as T } from '../../texte/verwaltung/mahnwesen.ts';
import { Icon } from '../../ui/icon.tsx';
import { Span } from '../../ui/span.ts';
import { Zeilenmenue } from '../benutzer/zeilenmenue.tsx';
import { NameZelle, personenname } from '../liste/zellen.tsx';
import type { Ausnehmbares, Wahl } from './ausnahme-panel.tsx';
import css from './mahnwesen.module.css';
import type { Mahnwesen } from './queries.ts';
import { Ausnahmewahl } from './tagesliste.tsx';

interface RuhendeProps {
	mahnwesen: Mahnwesen;
	mitDokument: boolean;
	/** Opens the panel; null: with what holds now. */
	onAusnahme: (woran: Ausnehmbares, wahl: Wahl | null) => void;
	onBrief: (anforderungID: string) => void;
}

/** What waits for something else than a day: one line with its reasons, which opens as a list. */
export function Ruhende({ mahnwesen, mitDokument, onAusnahme, onBrief }: RuhendeProps) {
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
								{/* What the Traeger provides is never reminded of. */}
								{r.grund !== 'AUFGABE' && (
									<Zeilenmenue name={T.menue(personenname(r), r.dokument)}>
										{r.grund === 'HOECHSTZAHL' && (
											<Menu.Item onClick={() => onBrief(r.anforderungID)}>{T.alsBrief}</Menu.Item>
										)}
										{istAusnahme(r) && <Menu.Item onClick={() => onAusnahme(r, null)}>{T.aendern}</Menu.Item>}
										<Ausnahmewahl onWahl={(wahl) => onAusnahme(r, wahl)} />
									</Zeilenmenue>
								)}
							</li>
						))}
				</ul>
				{gesamtRuhend > ruhende.length && <Text variant="muted">{T.weitere(gesamtRuhend - ruhende.length)}</Text>}
			</div>
		</section>
	);
}

const istAusnahme = ({ ausnahmen }: Ausnehmbares): boolean => Object.values(ausnahmen).some((eine) => eine.length > 0);
