import { IconRotateClockwise } from '@tabler/icons-react';
import { tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { WUNSCH } from '#domain/status/wunsch.ts';
import { AKTE } from '../../../texte/akte/akte.ts';
import { Button } from '../../../ui/button.tsx';
import { BlockedAction } from '../../../ui/feedback/blocked-action.tsx';
import { Card } from '../../../ui/layout/page.tsx';
import { Status } from '../../status/status.tsx';
import { anzeigename, useAkte } from '../akte-kontext.tsx';
import { findeAktion } from '../aktionen.ts';
import { useAktionsstart } from '../dialoge/aktionsstart.ts';
import type { Wunsch } from '../typen.ts';
import css from './einsatzorte.module.css';
import { Ortszeile, Rang } from './wunsch-karte.tsx';

/** An application that is over: who ended it, when and why, and the way back. */
export function BeendeterWunsch({ wunsch, rang }: { wunsch: Wunsch; rang: number }) {
	const akte = useAkte();
	const { starte, erklaere } = useAktionsstart();
	const reaktivieren = findeAktion(akte, 'reaktivieren', wunsch.id);
	return (
		<Card as="li" muted>
			<article className={css.karte} aria-labelledby={`wunsch-${wunsch.id}`}>
				<Rang nummer={rang} />
				<div className={css.beendet}>
					<div className={css.beendetText}>
						<h3 id={`wunsch-${wunsch.id}`} className={css.beendetName}>
							{wunsch.einsatzort ?? AKTE.unbekannterOrt}
						</h3>
						<Ende wunsch={wunsch} />
					</div>
					<Status katalog={WUNSCH} nummer={wunsch.status} tinted />
					{reaktivieren?.erlaubt && (
						<Button icon={IconRotateClockwise} onClick={() => starte(reaktivieren)}>
							{reaktivieren.titel}
						</Button>
					)}
					{reaktivieren && !reaktivieren.erlaubt && (
						<BlockedAction label={reaktivieren.titel} onWhy={() => erklaere(reaktivieren)} />
					)}
				</div>
			</article>
		</Card>
	);
}

function Ende({ wunsch }: { wunsch: Wunsch }) {
	const { freiwilliger } = useAkte();
	const { beendetAm, beendetVon, grund } = wunsch;
	if (!beendetAm) return <Ortszeile wunsch={wunsch} />;
	const datum = formatDatum(tagInBerlin(beendetAm));
	const wer = beendetVon === 'FREIWILLIGER' ? anzeigename(freiwilliger) : beendetVon && AKTE.beendetVon[beendetVon];
	return (
		<p className={css.ort}>
			{wer ? AKTE.beendetAm(wer, datum) : datum}
			{grund && `: „${grund}“`}
		</p>
	);
}
