import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Dranpartei } from '#domain/akte/dran/dran.ts';
import { tageZwischen, tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { DRAN as TEXT } from '../../texte/dran.ts';
import { cx } from '../../ui/cx.ts';
import { Span } from '../../ui/span.ts';
import css from './dran.module.css';

interface Zug {
	readonly partei: Dranpartei;
	/** Empty: the party itself. */
	readonly namen: readonly string[];
	/** The reader speaks for it. */
	readonly istEigene: boolean;
}

interface DranProps {
	/** null: nobody has to do anything. */
	dran: (Zug & { readonly seit: string; readonly nachgefragtAm?: string | null }) | null;
	heute: string;
}

/** Whose turn it is: the party on a tag, who it is, and since when. */
export function Dran({ dran, heute }: DranProps) {
	if (!dran) return <Span variant="muted">{TEXT.niemand}</Span>;
	const tag = tagInBerlin(dran.seit);
	return (
		<Wer zug={dran}>
			<span className={css.seit}>{TEXT.seit(formatDatum(tag), tageZwischen(tag, heute))}</span>
			{dran.nachgefragtAm && <span className={css.seit}>{TEXT.nachgefragt(formatDatum(dran.nachgefragtAm))}</span>}
		</Wer>
	);
}

interface DranzelleProps {
	zeile: { readonly dran: Dranpartei | null; readonly dranSeit: string | null };
	eigene: Dranpartei;
	heute: string;
	/** What the reader does about it. */
	children?: ReactNode;
}

/** Whose turn it is in a row that names the people in other cells: the party, for how long, and the reader's act. */
export function Dranzelle({ zeile: { dran: partei, dranSeit }, eigene, heute, children }: DranzelleProps) {
	if (partei === null || dranSeit === null) return <Span variant="muted">{TEXT.niemand}</Span>;
	const tag = tagInBerlin(dranSeit);
	const wort = partei === eigene ? TEXT.sie(TEXT.partei[partei]) : TEXT.partei[partei];
	const worte = `${wort}, ${TEXT.seit(formatDatum(tag), tageZwischen(tag, heute))}`;
	return (
		<span className={cx(css.dran, css.zelle)} title={worte}>
			<span role="img" aria-label={worte}>
				<Kuerzel partei={partei} istEigene={partei === eigene} />
			</span>
			<span className={cx(css.seit, css.kurz)} aria-hidden="true">
				{TEXT.seitKurz(tageZwischen(tag, heute))}
			</span>
			{children}
		</span>
	);
}

const Kuerzel = ({ partei, istEigene }: Pick<Zug, 'partei' | 'istEigene'>) => (
	<span className={cx(css.tag, istEigene && css.eigene)} aria-hidden="true">
		{TEXT.kuerzel[partei]}
	</span>
);

/** The same in one line, where since when stands elsewhere. */
export function Wer({ zug: { partei, namen, istEigene }, children }: { zug: Zug; children?: ReactNode }) {
	const wort = TEXT.partei[partei];
	const name = istEigene ? TEXT.sie(wort) : namen.join(', ');
	return (
		<span className={css.dran}>
			<Kuerzel partei={partei} istEigene={istEigene} />
			<span className={css.wer}>
				<span className={css.name} title={name || wort}>
					{name && !istEigene && <VisuallyHidden>{TEXT.rolle(wort)}</VisuallyHidden>}
					{name || wort}
				</span>
				{children}
			</span>
		</span>
	);
}
