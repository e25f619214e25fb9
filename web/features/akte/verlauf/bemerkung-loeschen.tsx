import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { VERLAUF } from '../../../texte/akte/akte-verlauf.ts';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { TextButton } from '../../../ui/text-link.tsx';
import { zeigeAblehnung } from '../../formular/ablehnung.tsx';
import { useBefehl } from '../../formular/befehl.ts';

interface BemerkungLoeschenProps {
	/** The call that removes it. */
	loesche: (idempotencyKey: string) => Promise<unknown>;
	invalidates: readonly QueryKey[];
	onDone?: () => void;
}

/** Removes a remark after asking; offered to its author for a day, and to administrators. */
export function BemerkungLoeschen({ loesche, invalidates, onDone }: BemerkungLoeschenProps) {
	const [fragt, setFragt] = useState(false);
	const befehl = useBefehl<null>({
		run: (_, idempotencyKey) => loesche(idempotencyKey),
		meldung: VERLAUF.geloescht,
		invalidates,
		onDone,
		onRefused: (fehler) => {
			setFragt(false);
			zeigeAblehnung(fehler);
		},
	});
	return (
		<>
			<TextButton onClick={() => setFragt(true)}>{VERLAUF.loeschen} …</TextButton>
			<ConfirmDialog
				opened={fragt}
				onClose={() => setFragt(false)}
				title={VERLAUF.loeschenTitel}
				confirm={VERLAUF.loeschen}
				danger
				loading={befehl.isRunning}
				onConfirm={() => befehl.execute(null)}
			>
				{VERLAUF.loeschenText}
			</ConfirmDialog>
		</>
	);
}
