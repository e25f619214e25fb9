import type { ReactNode } from 'react';
import type { FehlerDetail } from '../../client/api-fehler.ts';
import { UNGESPEICHERT } from '../../texte/ungespeichert.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useDiscard } from '../../ui/feedback/discard.tsx';
import { Form } from '../../ui/fields/fields.tsx';
import type { IconType } from '../../ui/icon.tsx';
import { Ablehnungsgrund } from './ablehnungsgrund.tsx';
import type { Formularrahmen } from './formular.ts';

interface FormularDialogProps {
	formular: Formularrahmen;
	onClose: () => void;
	titel: string;
	untertitel?: ReactNode;
	hilfe?: ReactNode;
	verb: string;
	icon?: IconType;
	gefahr?: boolean;
	breite?: 480 | 680 | 1000 | 1080;
	/** Behind a refusal's reason: how it comes about. */
	warum?: ((grund: FehlerDetail) => ReactNode) | undefined;
	amFeld?: ((grund: FehlerDetail) => string | null) | undefined;
	/** Above the form, with forms of its own. */
	davor?: ReactNode;
	/** At the left of the buttons. */
	fuss?: ReactNode;
	children: ReactNode;
}

/** Frame of a dialog with a form: what was refused on top, the verb below; typed input isn't thrown away unasked. */
export function FormularDialog(props: FormularDialogProps) {
	const { formular, onClose, titel, untertitel, verb, icon, gefahr = false, breite = 480 } = props;
	const verwerfen = useDiscard(formular.geaendert, formular.laeuft, onClose);
	return (
		<Dialog
			opened
			onClose={verwerfen.close}
			title={titel}
			subtitle={untertitel}
			width={breite}
			help={props.hilfe}
			cancel={verwerfen.question ? null : undefined}
			footerStart={verwerfen.question ? <b role="alert">{UNGESPEICHERT.frage}</b> : props.fuss}
			primary={
				verwerfen.question ?? (
					<Button
						variant={gefahr ? 'dangerFilled' : 'primary'}
						icon={icon}
						type="submit"
						form={formular.id}
						loading={formular.laeuft}
					>
						{verb}
					</Button>
				)
			}
		>
			{props.davor}
			<Form
				gap={16}
				id={formular.id}
				onSubmit={(event) => {
					event.preventDefault();
					formular.senden();
				}}
			>
				<Ablehnungsgrund
					fehler={formular.fehler}
					labels={formular.labels}
					id={formular.id}
					warum={props.warum}
					amFeld={props.amFeld}
				/>
				{props.children}
			</Form>
		</Dialog>
	);
}
