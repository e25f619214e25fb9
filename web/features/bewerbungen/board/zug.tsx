import { FREIWILLIGER, type FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import { formatStatus } from '#domain/status/katalog.ts';
import { BOARD } from '../../../texte/listen/board.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { frisch } from '../../akte/aktionen.ts';
import type { Aktion } from '../../akte/typen.ts';
import { personenname } from '../../liste/zellen.tsx';
import type { Sitzung } from '../../portal/sitzung.ts';
import { Aktenschritt } from '../../zeilentat/aktenschritt.tsx';
import type { Person } from './queries.ts';
import { lageNach, wunschIDs } from './schritt.ts';

/** A card put into another column, or a step chosen in its menu. */
export interface Zugwunsch {
	/** Each begins anew. */
	nr: number;
	person: Person;
	ziel?: FreiwilligerStatus;
	aktion?: Aktion;
}

interface ZugProps {
	wunsch: Zugwunsch;
	sitzung: Sitzung;
	heute: string;
	onEnde: () => void;
}

/** Takes the step with the dialogs of the file; the board stays behind them. */
export function Zug({ wunsch: { person, ziel, aktion }, ...rest }: ZugProps) {
	const [vorn] = person;
	const ohne = () => {
		const [von, nach] = [vorn.status, ziel ?? vorn.status].map((s) => formatStatus(FREIWILLIGER, s));
		toast.error(BOARD.ohneSchritt, { text: BOARD.ohneSchrittText(personenname(vorn), von ?? '', nach ?? '') });
	};
	return (
		<Aktenschritt
			{...rest}
			freiwilligerID={vorn.freiwilligerID}
			finde={(akte) => {
				if (aktion) return frisch(akte, aktion);
				return ziel === undefined ? null : lageNach(akte, wunschIDs(person), ziel).schritt;
			}}
			ohne={ohne}
		/>
	);
}
