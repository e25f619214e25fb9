import { IconCheck, IconCircleHalf2, IconMinus, IconPencil } from '@tabler/icons-react';
import { KONTINGENTE } from '../../texte/verwaltung/kontingente.ts';
import { Icon, type IconType } from '../../ui/icon.tsx';
import css from './kontingente.module.css';
import type { Abfragestatus } from './queries.ts';

const ZEICHEN: Readonly<Record<Abfragestatus, IconType>> = {
	ENTWURF: IconPencil,
	GESENDET: IconMinus,
	BEANTWORTET: IconCircleHalf2,
	ENTSCHIEDEN: IconCheck,
};

/** How far an inquiry has come: a word, with a shape that stands for it. */
export function Abfragewort({ status }: { status: Abfragestatus }) {
	return (
		<span className={css.abfrage} data-status={status}>
			<Icon of={ZEICHEN[status]} size={14} />
			{KONTINGENTE.status[status]}
		</span>
	);
}
