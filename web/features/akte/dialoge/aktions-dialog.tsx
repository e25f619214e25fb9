import type { ReactNode } from 'react';
import { FREIWILLIGER, type FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import { DIALOG } from '../../../texte/akte-dialoge.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/fields.tsx';
import { Stack } from '../../../ui/page.tsx';
import { hilfeDerAktion } from '../../hilfe/aktionen.ts';
import { HelpButton } from '../../hilfe/help-button.tsx';
import { AbfrageZumSchritt } from '../abfrage/zum-schritt.tsx';
import { anzeigename, useAkte } from '../akte-kontext.tsx';
import { Statuswechsel } from '../statuswechsel.tsx';
import type { Aktion } from '../typen.ts';
import { Ablehnungsgrund } from './ablehnungsgrund.tsx';
import type { Formularrahmen } from './formular.ts';
import { useVerwerfen } from './verwerfen.tsx';

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
	breite?: 480 | 680;
	children?: ReactNode;
}

/** Frame of every action on the file: whom it is about, old and new status, what was refused, the verb. */
export function AktionsDialog(props: AktionsDialogProps) {
	const { aktion, formular, onClose, titel = aktion.titel, verb = aktion.titel, gefahr = false, breite = 480 } = props;
	const verwerfen = useVerwerfen(formular.geaendert, onClose);
	const hilfe = hilfeDerAktion(aktion.aktion);
	return (
		<Dialog
			opened
			onClose={verwerfen.schliesse}
			title={titel}
			width={breite}
			subtitle={<Betroffen aktion={aktion} />}
			help={hilfe && <HelpButton hilfe={hilfe} size="md" imDialog />}
			cancel={verwerfen.frage ? null : undefined}
			footerStart={verwerfen.frage && <b role="alert">{DIALOG.verwerfen.frage}</b>}
			primary={
				verwerfen.frage ?? (
					<Button
						variant={gefahr ? 'dangerFilled' : 'primary'}
						type="submit"
						form={formular.id}
						loading={formular.laeuft}
					>
						{verb}
					</Button>
				)
			}
		>
			<AbfrageZumSchritt aktion={aktion} />
			<Form
				id={formular.id}
				onSubmit={(event) => {
					event.preventDefault();
					formular.senden();
				}}
			>
				<Stack>
					<Ablehnungsgrund fehler={formular.fehler} labels={formular.labels} id={formular.id} />
					{props.children}
				</Stack>
			</Form>
		</Dialog>
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
