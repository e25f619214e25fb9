import { ZYKLEN as T } from '../../texte/verwaltung/zyklen.ts';
import { Tag } from '../../ui/figures/tag.tsx';
import type { Zykluszeile } from './queries.ts';

/** Created, active, ended; and whether it is closed. */
export function Stand({ zyklus }: { zyklus: Pick<Zykluszeile, 'status' | 'isAbgeschlossen'> }) {
	return <Tag>{zyklus.isAbgeschlossen ? T.abgeschlossen : T.status[zyklus.status]}</Tag>;
}
