import { IconBulb, IconCheck, IconSignature, IconTriangleFilled } from '@tabler/icons-react';
import { Icon, type IconType } from '../../ui/icon.tsx';
import type { Stand } from './entwurf.ts';
import css from './pdffelder.module.css';

const ZEICHEN: Readonly<Record<Stand, IconType>> = {
	ZUGEORDNET: IconCheck,
	VORSCHLAG: IconBulb,
	OHNE: IconTriangleFilled,
	UNTERSCHRIFT: IconSignature,
};

/** How it stands with a field; decoration unless `label` says it. */
export const Standzeichen = ({ stand, label = '' }: { stand: Stand; label?: string }) => (
	<span className={css.zeichen} data-stand={stand}>
		<Icon of={ZEICHEN[stand]} size={stand === 'OHNE' ? 12 : 16} label={label} />
	</span>
);
