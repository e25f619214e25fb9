import { AKTE } from '../../texte/akte/akte.ts';
import { Tag } from '../../ui/figures/tag.tsx';
import type { Freiwilliger } from './typen.ts';

/** `17 Jahre`, marked while a minor. */
export function Alter({ freiwilliger: { alter, isMinderjaehrig } }: { freiwilliger: Freiwilliger }) {
	if (alter === null) return null;
	return (
		<>
			{AKTE.jahre(alter)} {isMinderjaehrig && <Tag>{AKTE.minderjaehrig}</Tag>}
		</>
	);
}
