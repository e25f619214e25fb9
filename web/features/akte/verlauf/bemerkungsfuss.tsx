import { formatDatum } from '#domain/format/datum.ts';
import { ROLLEN_LABEL } from '#domain/rollen.ts';
import { call } from '../../../client/call.ts';
import { VERLAUF } from '../../../texte/akte/akte-verlauf.ts';
import { useAkte } from '../akte-kontext.tsx';
import { betroffen } from '../befehl.ts';
import type { Historieneintrag } from '../typen.ts';
import { BemerkungLoeschen } from './bemerkung-loeschen.tsx';
import { fokussiereVerlauf } from './fokus.ts';
import css from './verlauf.module.css';

/** Under a remark: who reads it, when it comes up again, and its removal. */
export function Bemerkungsfuss({ eintrag }: { eintrag: Historieneintrag }) {
	const { bemerkungID, sichtbarkeit, wiedervorlageAm, isLoeschbar } = eintrag;
	if (!bemerkungID || !sichtbarkeit) return null;
	return (
		<p className={css.fuss}>
			<span>{VERLAUF.sichtbarFuer(ROLLEN_LABEL[sichtbarkeit])}</span>
			{wiedervorlageAm && <span>{VERLAUF.wiedervorlageAm(formatDatum(wiedervorlageAm))}</span>}
			{isLoeschbar && <Loeschen bemerkungID={bemerkungID} />}
		</p>
	);
}

function Loeschen({ bemerkungID: id }: { bemerkungID: string }) {
	const { freiwilliger } = useAkte();
	return (
		<BemerkungLoeschen
			loesche={(idempotencyKey) => call('DELETE /v1/bemerkung/{id}', { params: { id }, idempotencyKey })}
			invalidates={betroffen(freiwilliger.id)}
			onDone={fokussiereVerlauf}
		/>
	);
}
