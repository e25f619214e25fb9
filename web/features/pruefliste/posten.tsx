import { IconCheck } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { tageZwischen, tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { PRUEFLISTE as TEXT } from '../../texte/listen/pruefliste.ts';
import { Icon } from '../../ui/icon.tsx';
import { Span } from '../../ui/span.ts';
import type { Dokumentzeile } from '../dokumentliste/liste.ts';
import { personenname } from '../liste/zellen.tsx';
import css from './pruefliste.module.css';

interface PostenlisteProps {
	zeilen: readonly Dokumentzeile[];
	/** undefined: none of them is open. */
	gewaehlt: string | undefined;
	/** Decided since the list was entered. */
	erledigt: ReadonlySet<string>;
	heute: string;
	onWahl: (anforderungID: string) => void;
	onSchritt: (schritt: 1 | -1) => void;
}

/** What waits, one entry each; arrows step through it. */
export function Postenliste({ zeilen, gewaehlt, erledigt, heute, onWahl, onSchritt }: PostenlisteProps) {
	const liste = useRef<HTMLUListElement>(null);
	useEffect(() => {
		const eintrag = liste.current?.querySelector<HTMLElement>(`[data-id="${gewaehlt}"]`);
		eintrag?.scrollIntoView({ block: 'nearest' });
		if (liste.current?.contains(document.activeElement)) eintrag?.focus();
	}, [gewaehlt]);
	const pfeil = (event: KeyboardEvent) => {
		if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
		event.preventDefault();
		onSchritt(event.key === 'ArrowDown' ? 1 : -1);
	};
	return (
		<ul ref={liste} aria-label={TEXT.liste} onKeyDown={pfeil}>
			{zeilen.map((zeile, i) => {
				const aktuell = zeile.anforderungID === gewaehlt;
				const fertig = erledigt.has(zeile.anforderungID);
				return (
					<li key={zeile.anforderungID}>
						<button
							type="button"
							data-id={zeile.anforderungID}
							className={css.posten}
							data-done={fertig || undefined}
							aria-current={aktuell || undefined}
							tabIndex={aktuell || (gewaehlt === undefined && i === 0) ? 0 : -1}
							onClick={() => onWahl(zeile.anforderungID)}
						>
							<Span fw={550} truncate>
								{personenname(zeile)}
							</Span>
							<span className={css.leise}>
								{fertig ? <Icon of={IconCheck} label={TEXT.erledigt} /> : wann(zeile.hochgeladenAm, heute)}
							</span>
							<Span variant="secondary" truncate>
								{zeile.dokument}
							</Span>
							<span className={css.leise}>
								{zeile.vertragsbeginn && TEXT.beginn(formatDatum(zeile.vertragsbeginn).slice(0, 6))}
							</span>
						</button>
					</li>
				);
			})}
		</ul>
	);
}

const wann = (zeit: string | null, heute: string): string =>
	zeit === null ? '' : TEXT.seit(tageZwischen(tagInBerlin(zeit), heute));
