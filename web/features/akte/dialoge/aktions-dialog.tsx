import type { ReactNode } from 'react';
import { FREIWILLIGER, type FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import type { FehlerDetail } from '../../../client/api-fehler.ts';
import type { Formularrahmen } from '../../formular/formular.ts';
import { FormularDialog } from '../../formular/formular-dialog.tsx';
import { hilfeDerAktion } from '../../hilfe/aktionen.ts';
import { HelpButton } from '../../hilfe/help-button.tsx';
import { AbfrageZumSchritt } from '../abfrage/zum-schritt.tsx';
import { anzeigename, useAkte } from '../akte-kontext.tsx';
import { Statuswechsel } from '../statuswechsel.tsx';
import type { Aktion } from '../typen.ts';
import { Rechnung } from './rechnung.tsx';

export interface AktionProps {
	aktion: Aktion;
	onClose: () => void;
	/** Field the focus goes to first. */
	feld?: string | undefined;
}

interface AktionsDialogProps extends AktionProps {
	formular: Formularrahmen;
	titel?: string;
	/** The verb on the button; left out: the action's own title. */
	verb?: string;
	gefahr?: boolean;
	breite?: 480 | 680 | 1000;
	/** Where the form itself says a single reason of a refusal. */
	amFeld?: (grund: FehlerDetail) => string | null;
	/** At the left of the buttons. */
	fuss?: ReactNode;
	children?: ReactNode;
}

/** Frame of every action on the file: whom it is about, old and new status, what was refused, the verb. */
export function AktionsDialog(props: AktionsDialogProps) {
	const { aktion, formular, onClose, titel = aktion.titel, verb = aktion.titel, gefahr, breite } = props;
	const hilfe = hilfeDerAktion(aktion.aktion);
	return (
		<FormularDialog
			formular={formular}
			onClose={onClose}
			titel={titel}
			untertitel={<Betroffen aktion={aktion} />}
			hilfe={hilfe && <HelpButton hilfe={hilfe} size="md" imDialog />}
			verb={verb}
			gefahr={gefahr}
			breite={breite}
			amFeld={props.amFeld}
			fuss={props.fuss}
			warum={(grund) => <Rechnung grund={grund} aktion={aktion} />}
			davor={<AbfrageZumSchritt aktion={aktion} />}
		>
			{props.children}
		</FormularDialog>
	);
}

function Betroffen({ aktion }: { aktion: Aktion }) {
	const { freiwilliger, wuensche } = useAkte();
	const wunsch = wuensche.find(({ id }) => id === aktion.wunschID);
	const nach = aktion.zielStatus as FreiwilligerStatus | null;
	return (
		<>
			{[anzeigename(freiwilliger), wunsch?.einsatzort].filter(Boolean).join(', ')}
			{nach !== null && nach !== freiwilliger.status && (
				<Statuswechsel katalog={FREIWILLIGER} von={freiwilliger.status} nach={nach} />
			)}
		</>
	);
}
