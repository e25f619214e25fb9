import { Select } from '@mantine/core';
import { platzhalterName } from '#domain/vorlagen/platzhaltername.ts';
import { VORLAGEN_TEXTE } from '../../texte/verwaltung/vorlagen.ts';
import css from './vorlagen.module.css';

interface PlatzhalterWahlProps {
	/** What it does. */
	worte: string;
	variablen: readonly string[];
	onWahl: (name: string) => void;
}

/** For those who don't know the braces: all placeholders by name, and one click puts one where the caret is. */
export function PlatzhalterWahl({ worte, variablen, onWahl }: PlatzhalterWahlProps) {
	return (
		<Select
			className={css.wahl}
			size="xs"
			aria-label={worte}
			placeholder={worte}
			nothingFoundMessage={VORLAGEN_TEXTE.keine}
			data={variablen.map((name) => ({ value: name, label: platzhalterName(name) }))}
			value={null}
			searchable
			onChange={(name) => name && onWahl(name)}
		/>
	);
}
