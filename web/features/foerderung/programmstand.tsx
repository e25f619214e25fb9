import { IconCircle, IconCircleFilled } from '@tabler/icons-react';
import { FOERDERUNG as T } from '../../texte/geld/foerderung.ts';
import { Icon } from '../../ui/icon.tsx';
import { Inline } from '../../ui/inline.ts';

/** A shape and a word. */
export const Programmstand = ({ isAktiv }: { isAktiv: boolean }) => (
	<Inline gap={6}>
		<Icon of={isAktiv ? IconCircleFilled : IconCircle} size={14} />
		<b>{isAktiv ? T.aktiv : T.inaktiv}</b>
	</Inline>
);
