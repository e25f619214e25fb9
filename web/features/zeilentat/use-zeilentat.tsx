import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { WUNSCHZEILENTATEN, type Wunschzeilentat, type Zeilentat } from '#domain/akte/dran/zeilentaten.ts';
import { DRAN as TEXT } from '../../texte/dran.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { later } from '../../ui/later.tsx';
import { findeAktion } from '../akte/aktionen.ts';
import type { Sitzung } from '../portal/sitzung.ts';

/** Fetched with the first act. */
const Aktenschritt = later(async () => (await import('./aktenschritt.tsx')).Aktenschritt);

interface Wunschzeile {
	freiwilligerID: string;
	wunschID: string | null;
	zeilentat: Zeilentat | null;
}

/** Takes the act of a row of applications or contracts: in the dialog of the file, or among its documents. */
export function useZeilentat(
	sitzung: Sitzung,
	heute: string,
): { tue: (zeile: Wunschzeile) => void; dialog: ReactNode } {
	const navigate = useNavigate();
	const [tat, setTat] = useState<{ nr: number; zeile: Wunschzeile } | null>(null);
	const tue = useCallback(
		(zeile: Wunschzeile) => {
			if (istSchritt(zeile.zeilentat)) setTat((alt) => ({ nr: (alt?.nr ?? 0) + 1, zeile }));
			else void navigate({ to: '/admin/freiwillige/$id/akte', params: { id: zeile.freiwilligerID } });
		},
		[navigate],
	);
	const { freiwilligerID = '', wunschID = null, zeilentat = null } = tat?.zeile ?? {};
	const dialog = tat && istSchritt(zeilentat) && (
		<Suspense>
			<Aktenschritt
				key={tat.nr}
				{...{ freiwilligerID, sitzung, heute }}
				finde={(akte) => findeAktion(akte, zeilentat, wunschID)}
				ohne={() => toast.error(TEXT.nichtMehrMoeglich, { text: TEXT.nichtMehrMoeglichText })}
				onEnde={() => setTat(null)}
			/>
		</Suspense>
	);
	return { tue, dialog };
}

const istSchritt = (tat: Zeilentat | null): tat is Wunschzeilentat =>
	(WUNSCHZEILENTATEN as readonly (Zeilentat | null)[]).includes(tat);
