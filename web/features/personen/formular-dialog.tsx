import type { ReactNode } from 'react';
import { ApiFehler } from '../../client/api-fehler.ts';
import { DIALOG } from '../../texte/akte-dialoge.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Form } from '../../ui/fields.tsx';
import { Stack } from '../../ui/page.tsx';
import { ErrorBox } from '../../ui/states.tsx';
import { useVerwerfen } from '../akte/dialoge/verwerfen.tsx';

/** Messages by field. */
export type Maengel = Readonly<Record<string, string>>;

interface FormularDialogProps {
	id: string;
	titel: string;
	verb: string;
	breite?: 480 | 680;
	geaendert: boolean;
	laeuft: boolean;
	/** Names of the fields, for the summary. */
	labels: Readonly<Record<string, string>>;
	maengel: Maengel;
	/** What the server said that no field is to blame for. */
	fehler: Error | null;
	onSend: () => void;
	onClose: () => void;
	children: ReactNode;
}

/** Frame of a dialog with a form: what is wrong on top, the verb below, and no input lost unasked. */
export function FormularDialog(props: FormularDialogProps) {
	const { id, titel, verb, breite = 480, laeuft, labels, maengel, fehler, onSend, onClose } = props;
	const verwerfen = useVerwerfen(props.geaendert, onClose);
	const genannt = Object.keys(maengel).map((feld) => ({ id: `${id}${feld}`, label: labels[feld] ?? feld }));
	return (
		<Dialog
			opened
			onClose={verwerfen.schliesse}
			title={titel}
			width={breite}
			cancel={verwerfen.frage ? null : undefined}
			footerStart={verwerfen.frage && <b role="alert">{DIALOG.verwerfen.frage}</b>}
			primary={
				verwerfen.frage ?? (
					<Button variant="primary" type="submit" form={id} loading={laeuft}>
						{verb}
					</Button>
				)
			}
		>
			<Form
				id={id}
				onSubmit={(event) => {
					event.preventDefault();
					onSend();
				}}
			>
				<Stack>
					<ErrorSummary errors={genannt} />
					{fehler && genannt.length === 0 && <ErrorBox text={fehler.message} />}
					{props.children}
				</Stack>
			</Form>
		</Dialog>
	);
}

/** The refusal's messages by field, as far as the form has these fields. */
export function maengelAus(fehler: unknown, labels: Readonly<Record<string, string>>): Maengel {
	if (!(fehler instanceof ApiFehler)) return {};
	const genannt = fehler.details.flatMap(({ feld, text }) => (feld && feld in labels ? [[feld, text] as const] : []));
	return Object.fromEntries(genannt);
}
