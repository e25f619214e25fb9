import { call } from '../../client/call.ts';
import { HAUS as T } from '../../texte/seminare/seminarhaus.ts';
import { TextAreaField } from '../../ui/fields/fields.tsx';
import { useFormular } from '../formular/formular.ts';
import { FormularDialog } from '../formular/formular-dialog.tsx';
import { betroffen } from '../seminare/haus-query.ts';
import type { Ablehnung } from './belegung.ts';
import { useHaus } from './haus-kontext.tsx';

interface GrundDialogProps {
	ablehnung: Ablehnung;
	onClose: () => void;
}

/** Why although the rules say no; it is kept with the bed. */
export function GrundDialog({ ablehnung: { gast, raum, hindernis }, onClose }: GrundDialogProps) {
	const { seminarID, schliesse } = useHaus();
	const formular = useFormular({
		initialValues: { grund: '' },
		labels: { grund: T.grund, [gast.id]: T.grund },
		pruefe: ({ grund }): Readonly<Record<string, string>> => (grund.trim() ? {} : { grund: T.grundFehlt }),
		run: ({ grund }, idempotencyKey) =>
			call('PUT /v1/seminar/{id}/haus/betten', {
				params: { id: seminarID },
				body: { betten: [{ gastID: gast.id, raumID: raum.id, grund }] },
				idempotencyKey,
			}),
		meldung: T.schlaeftIn(gast.name, raum.bezeichnung).replace(/\.$/, ''),
		invalidates: betroffen(seminarID),
		onDone: () => {
			onClose();
			schliesse();
		},
	});
	return (
		<FormularDialog
			formular={formular}
			onClose={onClose}
			titel={T.grundTitel(gast.name, raum.bezeichnung)}
			untertitel={hindernis.text}
			verb={T.legen}
		>
			<TextAreaField
				label={T.grund}
				required
				data-autofocus
				maxLength={500}
				autosize
				minRows={3}
				description={T.grundHilfe}
				{...formular.feld('grund')}
			/>
		</FormularDialog>
	);
}
