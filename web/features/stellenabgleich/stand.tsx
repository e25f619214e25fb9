import {
	IconAlertTriangleFilled,
	IconCheck,
	IconCircleHalf2,
	IconCircleXFilled,
	IconMinus,
	type TablerIcon,
} from '@tabler/icons-react';
import { FREIWILLIG_JA as T } from '../../texte/freiwillig-ja.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Abgleichsplatz } from './queries.ts';
import css from './stellen.module.css';

export type Stand = Abgleichsplatz['stand'];

const FORMEN: Readonly<Record<Stand, TablerIcon>> = {
	AKTUELL: IconCheck,
	WARTET: IconCircleHalf2,
	ABGELEHNT: IconAlertTriangleFilled,
	AUFGEGEBEN: IconCircleXFilled,
	ENTFERNT: IconMinus,
	NICHT_GESENDET: IconMinus,
};

/** How far freiwillig-ja knows a place: shape, colour and word. */
export function StandMarke({ stand }: { stand: Stand }) {
	return (
		<span className={css.stand}>
			<span className={css.form} data-stand={stand}>
				<Icon of={FORMEN[stand]} size={14} />
			</span>
			{T.kacheln[stand]}
		</span>
	);
}
