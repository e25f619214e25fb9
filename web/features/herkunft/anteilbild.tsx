import { Group, Text } from '@mantine/core';
import { addiereMonate, addiereTage } from '#domain/datum.ts';
import { HERKUNFT as T } from '../../texte/geld/herkunft.ts';
import css from './herkunft.module.css';

const GANZ = 30;

interface AnteilbildProps {
	/** Thirtieths. */
	anteil: number;
	tage: { von: string; bis: string };
	monat: string;
}

/** The thirty days of a month, those of service filled; a 31st counts for nothing. */
export function Anteilbild({ anteil, tage, monat }: AnteilbildProps) {
	const letzter = addiereTage(addiereMonate(`${monat}-01`, 1), -1);
	// A service that lasts to the end of its month counts from behind: the last day is the 30th.
	const erster = tage.bis === letzter ? GANZ - anteil + 1 : Number(tage.von.slice(8));
	const hat31 = letzter.endsWith('31');
	return (
		<div>
			<Group justify="space-between" align="baseline">
				<b>{T.anteilTitel(anteil)}</b>
				<Text variant="hint">{T.anteilRegel}</Text>
			</Group>
			<div className={css.monat} role="img" aria-label={T.anteilBild(tage.von, tage.bis, anteil)}>
				{Array.from({ length: hat31 ? GANZ + 1 : GANZ }, (_, i) => i + 1).map((tag) => (
					<span
						key={tag}
						className={css.tag}
						data-dienst={tag <= GANZ && tag >= erster && tag < erster + anteil ? 'ja' : undefined}
						data-zaehlt-nicht={tag > GANZ ? 'ja' : undefined}
					/>
				))}
			</div>
			<Text variant="hint">{T.anteilBild(tage.von, tage.bis, anteil)}</Text>
		</div>
	);
}
