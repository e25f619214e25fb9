import { Text } from '@mantine/core';
import { type CSSProperties, useEffect, useRef } from 'react';
import { platzhalterName } from '#domain/vorlagen/platzhaltername.ts';
import { VORLAGEN_TEXTE } from '../../texte/verwaltung/vorlagen.ts';
import { Span } from '../../ui/span.ts';
import type { Vorschlaege } from './use-vorschlaege.ts';
import css from './vorlagen.module.css';

/** How a placeholder reads for whoever is shown; empty: nothing is known. */
export type Wertauskunft = (name: string) => string;

export const vorschlagID = (id: string, stelle: number): string => `${id}-vorschlag-${stelle}`;

interface VorschlagslisteProps extends Vorschlaege {
	/** Of the field; names the list. */
	id: string;
	/** What a placeholder would be filled with; left out: its name in the template is said instead. */
	wertVon?: Wertauskunft | undefined;
}

/** The placeholders that fit what is typed, under the caret. The caret stays in the text: keys are read there. */
export function Vorschlagsliste({ id, namen, gewaehlt, stelle, waehle, wertVon }: VorschlagslisteProps) {
	const liste = useRef<HTMLDivElement>(null);
	useEffect(() => {
		liste.current?.children[gewaehlt]?.scrollIntoView({ block: 'nearest' });
	}, [gewaehlt]);
	return (
		<div
			ref={liste}
			id={`${id}-vorschlaege`}
			className={css.vorschlaege}
			style={lage(stelle)}
			role="listbox"
			aria-label={VORLAGEN_TEXTE.vorschlaege}
		>
			{namen.map((name, i) => (
				<div
					key={name}
					id={vorschlagID(id, i)}
					role="option"
					tabIndex={-1}
					aria-selected={i === gewaehlt}
					className={css.vorschlag}
					onMouseDown={(event) => {
						event.preventDefault();
						waehle(name);
					}}
				>
					<span>{platzhalterName(name)}</span>{' '}
					<Span variant="hint" truncate>
						{wertVon ? wertVon(name) || VORLAGEN_TEXTE.ohneWert : name}
					</Span>
				</div>
			))}
			{!namen.length && (
				<Text variant="secondary" fz="md" py={8} px={12}>
					{VORLAGEN_TEXTE.keine}
				</Text>
			)}
		</div>
	);
}

const HOEHE = 280;
const ABSTAND = 4;

/** Under the caret, or above it where the window ends. */
function lage(stelle: DOMRect | null): CSSProperties {
	const { left = 0, top = 0, bottom = 0 } = stelle ?? {};
	const frei = window.innerHeight - bottom - 2 * ABSTAND;
	if (frei >= HOEHE / 2) return { left, top: bottom + ABSTAND, maxHeight: Math.min(HOEHE, frei) };
	return { left, bottom: window.innerHeight - top + ABSTAND, maxHeight: HOEHE };
}
