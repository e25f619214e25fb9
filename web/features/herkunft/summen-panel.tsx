import { useState } from 'react';
import { HERKUNFT as T } from '../../texte/geld/herkunft.ts';
import { PanelRow, PanelSection, SidePanel } from '../../ui/layout/side-panel.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import css from './herkunft.module.css';
import type { Teil } from './queries.ts';

/** A row as a sum is made of it. */
export interface Summand {
	readonly vertragID: string;
	readonly freiwilligerID: string;
	readonly name: string;
	readonly monat: string;
	readonly betrag: number;
	readonly teile: Readonly<Partial<Record<Teil, number>>>;
}

interface SummenPanelProps {
	/** What is summed up: `Taschengeld Dezember 2026`. */
	was: string;
	zeilen: readonly Summand[];
	/** Only this part of them. */
	teil?: Teil | undefined;
	onZeile: (zeile: Summand) => void;
	onClose: () => void;
}

const CENT = 100;
const AUF_EINMAL = 50;
const summe = (betraege: readonly number[]): number =>
	betraege.reduce((bisher, euro) => bisher + Math.round(euro * CENT), 0) / CENT;

/** The rows of a sum, by part and by person; each of them opens. */
export function SummenPanel({ was, zeilen, teil, onZeile, onClose }: SummenPanelProps) {
	const [zeigt, setZeigt] = useState(AUF_EINMAL);
	const wert = ({ betrag, teile }: Summand) => (teil === undefined ? betrag : (teile[teil] ?? 0));
	const davon = zeilen.filter((zeile) => wert(zeile) !== 0);
	const teile = (Object.keys(T.teile) as Teil[])
		.filter((einer) => teil === undefined || einer === teil)
		.map((einer) => [einer, davon.flatMap((zeile) => zeile.teile[einer] ?? [])] as const)
		.filter(([, betraege]) => betraege.length > 0);
	const personen = [...Map.groupBy(davon, ({ freiwilligerID }) => freiwilligerID).values()];
	return (
		<SidePanel title={T.zeilenTitel(was)} onClose={onClose}>
			<b className={css.figur}>{T.euro(summe(davon.map(wert)))}</b>
			{teile.length > 0 && (
				<PanelSection title={T.nachTeilen}>
					<dl className="tabular">
						{teile.map(([einer, betraege]) => (
							<PanelRow key={einer} name={`${T.teile[einer]}, ${T.zeilen(betraege.length)}`}>
								{T.euro(summe(betraege))}
							</PanelRow>
						))}
					</dl>
				</PanelSection>
			)}
			<PanelSection title={T.nachPersonen} aside={T.zeilen(davon.length)}>
				<dl className="tabular">
					{personen.slice(0, zeigt).flatMap((ihre) =>
						ihre.map((zeile) => (
							<PanelRow key={`${zeile.vertragID}${zeile.monat}`} name={T.wovon(zeile.name, zeile.monat)}>
								<TextButton
									aria-label={T.oeffne(T.wovon(zeile.name, zeile.monat), T.euro(wert(zeile)))}
									onClick={() => onZeile(zeile)}
								>
									{T.euro(wert(zeile))}
								</TextButton>
							</PanelRow>
						)),
					)}
				</dl>
				{personen.length > zeigt && (
					<TextButton onClick={() => setZeigt(personen.length)}>{T.weitere(personen.length - zeigt)}</TextButton>
				)}
			</PanelSection>
		</SidePanel>
	);
}
