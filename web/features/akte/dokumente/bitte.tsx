import { Unterschriftsbitte } from '../../senden/unterschriftsbitte.tsx';
import { useAkte } from '../akte-kontext.tsx';
import { betroffen } from '../befehl.ts';
import type { Dokument, Unterschrift } from './queries.ts';

interface BitteProps {
	dokument: Dokument;
	unterschrift: Unterschrift;
	onClose: () => void;
}

/** Asks a party of this file for its signature. */
export function Bitte({ dokument, unterschrift: { sitzungID, partei, personID }, onClose }: BitteProps) {
	const { freiwilliger } = useAkte();
	return (
		<Unterschriftsbitte
			bitte={sitzungID ? { sitzungID } : { dokID: dokument.id, partei, personID }}
			invalidates={betroffen(freiwilliger.id)}
			onClose={onClose}
		/>
	);
}
