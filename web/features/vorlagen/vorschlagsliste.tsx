import { useEffect, useRef } from 'react';
import { platzhalterName, VORLAGEN_TEXTE } from '../../texte/vorlagen.ts';
import type { Vorschlaege } from './use-vorschlaege.ts';
import css from './vorlagen.module.css';

export const vorschlagID = (id: string, stelle: number): string => `${id}-vorschlag-${stelle}`;

interface VorschlagslisteProps extends Vorschlaege {
	/** Of the field; names the list. */
	id: string;
}

/** The placeholders that fit what is typed, under the caret. The caret stays in the text: keys are read there. */
export function Vorschlagsliste({ id, namen, gewaehlt, stelle, waehle }: VorschlagslisteProps) {
	const liste = useRef<HTMLDivElement>(null);
	useEffect(() => {
		liste.current?.children[gewaehlt]?.scrollIntoView({ block: 'nearest' });
	}, [gewaehlt]);
	const unten = (stelle?.bottom ?? 0) + 4;
	return (
		<div
			ref={liste}
			id={`${id}-vorschlaege`}
			className={css.vorschlaege}
			style={{
				left: stelle?.left ?? 0,
				top: unten,
				maxHeight: Math.max(120, Math.min(280, window.innerHeight - unten - 8)),
			}}
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
					{platzhalterName(name)} <span className={css.kennung}>{name}</span>
				</div>
			))}
			{!namen.length && <p className={css.keine}>{VORLAGEN_TEXTE.keine}</p>}
		</div>
	);
}
