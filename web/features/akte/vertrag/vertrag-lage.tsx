import { tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { AKTE } from '../../../texte/akte/akte.ts';
import { VERTRAG } from '../../../texte/akte/akte-vertrag.ts';
import { DRAN } from '../../../texte/dran.ts';
import { KeyFacts } from '../../../ui/layout/file-header.tsx';
import { Dran } from '../../dran/dran.tsx';
import { useAkte } from '../akte-kontext.tsx';
import { Plaetze } from '../einsatzorte/plaetze.tsx';
import type { Vertrag } from '../typen.ts';

/** Where, what kind, with whom, and how many places there are. */
export function VertragLage({ vertrag }: { vertrag: Vertrag }) {
	const { wuensche, heute } = useAkte();
	const wunsch = wuensche.find(({ id }) => id === vertrag.wunschID);
	const { ersteUnterschriftAm } = vertrag;
	return (
		<>
			<KeyFacts
				facts={[
					{ label: AKTE.einsatzort, value: vertrag.einsatzort ?? AKTE.unbekannterOrt },
					{ label: AKTE.dienstart, value: vertrag.dienstart ?? AKTE.offen, empty: !vertrag.dienstart },
					{ label: AKTE.betreuung, value: wunsch?.betreuer ?? AKTE.nochNiemand, empty: !wunsch?.betreuer },
					...(wunsch?.dran ? [{ label: DRAN.titel, value: <Dran dran={wunsch.dran} heute={heute} /> }] : []),
					...(wunsch?.plaetze ? [{ label: VERTRAG.freiePlaetze, value: <Plaetze plaetze={wunsch.plaetze} /> }] : []),
				]}
			/>
			{ersteUnterschriftAm && <p>{VERTRAG.unterschrieben(formatDatum(tagInBerlin(ersteUnterschriftAm)))}</p>}
		</>
	);
}
