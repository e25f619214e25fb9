import { useEffect } from 'react';
import { zeigeOffeneAkte } from '../../client/offene-akte.ts';
import { anzeigename, useAkte } from './akte-kontext.tsx';
import { alleAktionen } from './aktionen.ts';
import { aktionstitel } from './aktionstitel.ts';
import { useAktionsstart } from './dialoge/aktionsstart.ts';

/** Lends the actions of this file to the quick search, with the same answer its buttons go by. */
export function FuerDiePalette() {
	const akte = useAkte();
	const { starte } = useAktionsstart();
	useEffect(() => {
		const ort = (id: string | null) =>
			akte.wuensche.length > 1 ? (akte.wuensche.find((wunsch) => wunsch.id === id)?.einsatzort ?? null) : null;
		zeigeOffeneAkte({
			name: anzeigename(akte.freiwilliger),
			aktionen: alleAktionen(akte).map((aktion) => ({
				aktion,
				titel: aktionstitel(aktion),
				ort: ort(aktion.wunschID),
				starte: () => starte(aktion),
			})),
		});
		return () => zeigeOffeneAkte(null);
	}, [akte, starte]);
	return null;
}
