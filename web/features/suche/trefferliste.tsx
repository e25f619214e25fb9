import { Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { SUCHE } from '../../texte/listen/suche.ts';
import { ErrorBox, SkeletonLines } from '../../ui/feedback/states.tsx';
import type { Sucheintrag, Suchgruppe } from './eintraege.ts';
import css from './suche.module.css';
import { Zeile } from './zeile.tsx';

/** As the server counts. */
export const HOECHSTENS = 1000;

interface TrefferlisteProps {
	id: string;
	gruppen: readonly Suchgruppe[];
	aktiv: number;
	onAktiv: (nr: number) => void;
	onOeffnen: (eintrag: Sucheintrag) => void;
	text: string;
	istKurz: boolean;
	laedt: boolean;
	istLeer: boolean;
	/** The search failed. */
	onRetry: (() => void) | undefined;
}

/** Everything below the field: what was found, or why there is nothing. */
export function Trefferliste(props: TrefferlisteProps) {
	const { id, gruppen, aktiv, onAktiv, onOeffnen, text, istKurz, laedt, istLeer, onRetry } = props;
	const koerper = useRef<HTMLDivElement>(null);
	// The chosen line stays in sight; the focus itself stays in the field.
	useEffect(() => {
		koerper.current?.querySelector(`#${CSS.escape(optionID(id, aktiv))}`)?.scrollIntoView({ block: 'nearest' });
	}, [id, aktiv]);
	return (
		<div ref={koerper} className={css.koerper}>
			{istKurz && (
				<div className={css.hinweis}>
					<p>{SUCHE.anfang}</p>
					<p className={css.leise}>{SUCHE.hinweis}</p>
				</div>
			)}
			{laedt && (
				<div className={css.hinweis}>
					<SkeletonLines lines={5} />
				</div>
			)}
			{onRetry && (
				<div className={css.hinweis}>
					<ErrorBox text={SUCHE.fehler} onRetry={onRetry} />
				</div>
			)}
			{istLeer && (
				<div className={css.hinweis}>
					<Text fw={600}>{SUCHE.leer(text)}</Text>
					<p className={css.leise}>{SUCHE.leerHinweis}</p>
				</div>
			)}
			<div id={id} role="listbox" aria-label={SUCHE.treffer}>
				{nummeriert(gruppen).map(({ key, anzahl, eintraege, ab }) => (
					<fieldset key={key} aria-labelledby={`${id}-${key}`}>
						<div id={`${id}-${key}`} className={css.gruppe} role="presentation">
							<span>{SUCHE.gruppe[key]}</span>
							{anzahl !== null && <span className="tabular">{SUCHE.anzahl(anzahl, HOECHSTENS)}</span>}
						</div>
						{eintraege.map((eintrag, i) => (
							<Zeile
								key={eintrag.key}
								eintrag={eintrag}
								id={optionID(id, ab + i)}
								aktiv={ab + i === aktiv}
								onAktiv={() => onAktiv(ab + i)}
								onOeffnen={onOeffnen}
							/>
						))}
					</fieldset>
				))}
			</div>
		</div>
	);
}

/** Lines are counted through all groups. */
export const optionID = (liste: string, nr: number): string => `${liste}-${nr}`;

function nummeriert(gruppen: readonly Suchgruppe[]) {
	return gruppen.map((gruppe, i) => ({
		...gruppe,
		ab: gruppen.slice(0, i).reduce((summe, g) => summe + g.eintraege.length, 0),
	}));
}
