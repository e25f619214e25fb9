import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { UI } from '../../texte/ui.ts';
import { PARAMETER as T } from '../../texte/verwaltung/parameter.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import css from './parameter.module.css';

interface SpeicherleisteProps {
	/** Fields changed on all tabs. */
	anzahl: number;
	laeuft: boolean;
	onVerwerfen: () => void;
}

/** Stays at the bottom of the window: what isn't saved yet, on whichever tab. */
export function Speicherleiste({ anzahl, laeuft, onVerwerfen }: SpeicherleisteProps) {
	return (
		<div className={css.speicherleiste} data-print="hide">
			<span className={cx(css.stand, anzahl > 0 && css.offen)} role="status">
				{anzahl > 0 && <span className={css.punkt} aria-hidden="true" />}
				{anzahl === 0 ? T.keineAenderung : T.aenderungen(anzahl)}
			</span>
			{anzahl > 0 && (
				<TextButton onClick={onVerwerfen}>
					<Icon of={IconArrowBackUp} size={14} /> {T.verwerfen}
				</TextButton>
			)}
			<Button variant="primary" type="submit" icon={IconCheck} loading={laeuft} className={css.rechts}>
				{UI.speichern}
			</Button>
		</div>
	);
}
