import {
	IconCircleFilled,
	IconCircleHalf2,
	IconDiamondFilled,
	IconSquareFilled,
	IconX,
	type TablerIcon,
} from '@tabler/icons-react';
import { LAEUFE as T } from '../../texte/laeufe.ts';
import { Icon } from '../../ui/icon.tsx';
import { Inline } from '../../ui/inline.ts';
import css from './laufstand.module.css';
import type { Laufkopf } from './queries.ts';

type Stand = Laufkopf['status'];

const FORM: Readonly<Record<Stand, TablerIcon>> = {
	ENTWURF: IconCircleHalf2,
	GEPRUEFT: IconDiamondFilled,
	FREIGEGEBEN: IconCircleFilled,
	UEBERGEBEN: IconCircleFilled,
	GEBUCHT: IconSquareFilled,
	VERWORFEN: IconX,
};

/** A shape and a word: runs have no numbers for their states. `tinted`: the one of the page. */
export const Laufstand = ({ status, tinted = false }: { status: Stand; tinted?: boolean }) => (
	<Inline gap={6} className={css.stand} data-stand={status} data-tinted={tinted || undefined}>
		<Icon of={FORM[status]} size={14} />
		<b>{T.staende[status]}</b>
	</Inline>
);
