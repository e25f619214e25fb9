import { Text } from '@mantine/core';
import { formatZahl } from '#domain/format/zahl.ts';
import css from './sammelaktion.module.css';
import { type Ausgang, Zeichen } from './zeichen.tsx';

interface KachelnProps {
	kacheln: readonly { key: string; icon?: Ausgang; anzahl: number; wort: string }[];
	gewaehlt: string;
	onWahl: (key: string) => void;
}

/** Counts that filter what is below. */
export function Kacheln({ kacheln, gewaehlt, onWahl }: KachelnProps) {
	return (
		<div className={css.kacheln}>
			{kacheln.map(({ key, icon, anzahl, wort }) => (
				<button
					key={key}
					type="button"
					className={css.kachel}
					aria-pressed={key === gewaehlt}
					onClick={() => onWahl(key)}
				>
					{icon && <Zeichen art={icon} />}
					<Text className="tabular" component="b" c="var(--text)" fz={20} lh="xl" fw={600}>
						{formatZahl(anzahl, 0)}
					</Text>{' '}
					{wort}
				</button>
			))}
		</div>
	);
}
