import { IconBell, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { KONTINGENTE } from '../../texte/verwaltung/kontingente.ts';
import { Button } from '../../ui/button.tsx';
import { ErinnernDialog, SendenDialog } from './abfrage-dialoge.tsx';
import type { Abfragestatus, Uebersicht } from './queries.ts';

const TEXT = KONTINGENTE.abfrage;

/** Sends the inquiry of the cycle and reminds of it, while there is somebody to ask. */
export function Abfrageaktionen({ uebersicht, heute }: { uebersicht: Uebersicht; heute: string }) {
	const [dialog, setDialog] = useState<'senden' | 'erinnern' | null>(null);
	const { zyklusID, frist, kontingentMode, isAbgeschlossen } = uebersicht;
	if (kontingentMode !== 'KONTINGENTABFRAGE' || isAbgeschlossen) return null;
	const stand = (status: Abfragestatus) => uebersicht.abfragen.find((a) => a.status === status);
	const [ungefragt, gefragt] = [stand('ENTWURF'), stand('GESENDET')];
	const schliesse = () => setDialog(null);
	return (
		<>
			{ungefragt && (
				<Button icon={IconSend} onClick={() => setDialog('senden')}>
					{TEXT.senden}
				</Button>
			)}
			{gefragt && (
				<Button icon={IconBell} onClick={() => setDialog('erinnern')}>
					{TEXT.erinnern(gefragt.anzahl)}
				</Button>
			)}
			{dialog === 'senden' && ungefragt && <SendenDialog {...ungefragt} {...{ zyklusID, frist }} onClose={schliesse} />}
			{dialog === 'erinnern' && gefragt && <ErinnernDialog {...gefragt} {...{ zyklusID, heute }} onClose={schliesse} />}
		</>
	);
}
