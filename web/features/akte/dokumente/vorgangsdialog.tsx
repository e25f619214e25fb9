import { Erinnerung } from '../../senden/erinnerung.tsx';
import { useAkte } from '../akte-kontext.tsx';
import { betroffen } from '../befehl.ts';
import { AnsehenDialog } from './ansehen-dialog.tsx';
import { BereitstellenDialog } from './bereitstellen-dialog.tsx';
import { Bitte } from './bitte.tsx';
import { EinsichtDialog } from './einsicht-dialog.tsx';
import { GrundDialog } from './grund-dialog.tsx';
import { PruefenDialog } from './pruefen-dialog.tsx';
import type { Dokument } from './queries.ts';
import type { Vorgang } from './taten.ts';
import { WarumDialog } from './warum-dialog.tsx';

export type Offen = { readonly vorgang: Vorgang } | { readonly ansehen: Dokument };

/** The dialog of an action on a request or document, or what speaks against it. */
export function Vorgangsdialog({ offen, onClose }: { offen: Offen; onClose: () => void }) {
	const { freiwilliger } = useAkte();
	if ('ansehen' in offen) return <AnsehenDialog dokument={offen.ansehen} onClose={onClose} />;
	const { vorgang } = offen;
	const { tat, anforderung, dokument } = vorgang;
	if (!tat.erlaubt) return <WarumDialog vorgang={vorgang} onClose={onClose} />;
	switch (tat.aktion) {
		case 'pruefen':
		case 'papierBestaetigen':
			return (
				dokument && (
					<PruefenDialog
						anforderung={anforderung}
						dokument={dokument}
						papier={tat.aktion === 'papierBestaetigen'}
						onClose={onClose}
					/>
				)
			);
		case 'mahnen':
			return (
				<Erinnerung
					freiwilligerID={freiwilliger.id}
					anforderungID={anforderung.id}
					dokument={anforderung.bezeichnung}
					invalidates={betroffen(freiwilliger.id)}
					onClose={onClose}
				/>
			);
		case 'unterschriftenStarten': {
			const dran = dokument?.unterschriften.find(({ istDran }) => istDran);
			return dokument && dran && <Bitte dokument={dokument} unterschrift={dran} onClose={onClose} />;
		}
		case 'einsichtFesthalten':
			return <EinsichtDialog anforderung={anforderung} onClose={onClose} />;
		case 'bereitstellen':
			return <BereitstellenDialog auswahl={[anforderung]} gewaehlt={anforderung} onClose={onClose} />;
		default:
			return <GrundDialog vorgang={vorgang} onClose={onClose} />;
	}
}
