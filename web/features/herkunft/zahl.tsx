import type { KeyboardEvent } from 'react';
import { betrag, HERKUNFT as T } from '../../texte/geld/herkunft.ts';
import css from './herkunft.module.css';

interface ZahlProps {
	euro: number | undefined;
	/** What it is, for those who only hear it: `Muster, Mara, Dezember 2026`. */
	was: string;
	istOffen: boolean;
	/** As it is written, where not as in a table. */
	text?: string;
	onClick: (knopf: HTMLElement) => void;
}

/** A figure that answers: opens how it came about. Up and down lead to the same figure of the next row. */
export function Zahl({ euro, was, istOffen, text = betrag(euro), onClick }: ZahlProps) {
	if (euro === undefined) return text;
	return (
		<button
			type="button"
			className={css.zahl}
			data-zahl
			aria-pressed={istOffen}
			aria-label={T.oeffne(was, text)}
			onClick={({ currentTarget }) => onClick(currentTarget)}
			onKeyDown={wandere}
		>
			{text}
		</button>
	);
}

const RICHTUNG: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

function wandere(event: KeyboardEvent<HTMLButtonElement>): void {
	const ziel = nachbar(event.currentTarget, RICHTUNG[event.key] ?? 0);
	if (!ziel) return;
	event.preventDefault();
	ziel.focus();
	// The explanation that is open follows.
	if (event.currentTarget.getAttribute('aria-pressed') === 'true') ziel.click();
}

/** The same figure so many rows further; null: there is none. */
export function nachbar(knopf: HTMLElement, zeilen: number): HTMLElement | null {
	if (zeilen === 0) return null;
	const zelle = knopf.closest<HTMLTableCellElement>('td, th');
	const zeile = zelle?.closest('tr');
	if (!zelle || !zeile) return null;
	const andere = zeilen > 0 ? zeile.nextElementSibling : zeile.previousElementSibling;
	const ihre = (andere as HTMLTableRowElement | null)?.cells?.[zelle.cellIndex];
	return ihre?.querySelector<HTMLElement>('[data-zahl]') ?? null;
}
