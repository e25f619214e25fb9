import { Group, Text } from '@mantine/core';
import { addiereMonate, addiereTage } from '#domain/datum.ts';
import { FOERDERHERKUNFT as T } from '../../texte/geld/herkunft.ts';
import css from './herkunft.module.css';

interface TagebildProps {
	tage: { von: string; bis: string; anzahl: number };
	monat: string;
	/** What of the month counts, in words: `0,5 Monate`. */
	menge: string;
	regel: string;
}

/** The days of a month as the calendar has them, those of service filled. */
export function Tagebild({ tage, monat, menge, regel }: TagebildProps) {
	const letzter = Number(addiereTage(addiereMonate(`${monat}-01`, 1), -1).slice(8));
	const [von, bis] = [Number(tage.von.slice(8)), Number(tage.bis.slice(8))];
	const worte = T.tage(tage.von, tage.bis, tage.anzahl);
	return (
		<div>
			<Group justify="space-between" align="baseline">
				<b>{menge}</b>
				<Text variant="hint">{regel}</Text>
			</Group>
			<div className={css.monat} role="img" aria-label={worte}>
				{Array.from({ length: letzter }, (_, i) => i + 1).map((tag) => (
					<span key={tag} className={css.tag} data-dienst={tag >= von && tag <= bis ? 'ja' : undefined} />
				))}
			</div>
			<Text variant="hint">{worte}</Text>
		</div>
	);
}
