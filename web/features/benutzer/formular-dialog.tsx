import type { ReactNode } from 'react';
import { DIALOG } from '../../texte/akte-dialoge.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/fields.tsx';
import type { IconType } from '../../ui/icon.tsx';
import { Stack } from '../../ui/page.tsx';
import { Ablehnungsgrund } from '../akte/dialoge/ablehnungsgrund.tsx';
import { useVerwerfen } from '../akte/dialoge/verwerfen.tsx';
import type { Formularrahmen } from './formular.ts';

interface FormularDialogProps {
	formular: Formularrahmen;
	onClose: () => void;
	titel: string;
	untertitel?: ReactNode;
	verb: string;
	icon?: IconType;
	gefahr?: boolean;
	children: ReactNode;
}

/** Frame of a dialog with a form: what was refused on top, the verb below; typed input isn't thrown away unasked. */
export function FormularDialog(props: FormularDialogProps) {
	const { formular, onClose, titel, untertitel, verb, icon, gefahr = false, children } = props;
	const verwerfen = useVerwerfen(formular.geaendert, onClose);
	return (
		<Dialog
			opened
			onClose={verwerfen.schliesse}
			title={titel}
			subtitle={untertitel}
			width={680}
			cancel={verwerfen.frage ? null : undefined}
			footerStart={verwerfen.frage && <b role="alert">{DIALOG.verwerfen.frage}</b>}
			primary={
				verwerfen.frage ?? (
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
			<Form
				id={formular.id}
				onSubmit={(event) => {
					event.preventDefault();
					formular.senden();
				}}
			>
				<Stack>
					<Ablehnungsgrund fehler={formular.fehler} labels={formular.labels} id={formular.id} />
					{children}
				</Stack>
			</Form>
		</Dialog>
	);
}
