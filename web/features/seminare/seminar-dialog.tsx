import { Text } from '@mantine/core';
import { useState } from 'react';
import { SEMINAR_BEZEICHNUNG } from '#domain/seminar/bezeichnung.ts';
import { SEMINAR } from '#domain/status/seminar.ts';
import { call } from '../../client/call.ts';
import { SEMINAR as T } from '../../texte/seminare/seminare.ts';
import { PLANER } from '../../texte/seminare/seminarplaner.ts';
import { UI } from '../../texte/ui.ts';
import { RequiredHint } from '../../ui/fields/fields.tsx';
import { useFormular } from '../formular/formular.ts';
import { FormularDialog } from '../formular/formular-dialog.tsx';
import { useAnfang } from '../formular/grundlage.ts';
import { betroffen, type Seminar } from './queries.ts';
import { SeminarFelder } from './seminar-felder.tsx';
import { alsEingabe, leereWerte, type Seminarwerte, werteVon } from './werte.ts';

interface AnlegenDialogProps {
	/** What is known of it already. */
	vorgabe?: Partial<Seminarwerte>;
	onClose: () => void;
	onAngelegt: (id: string) => void;
}

/** Plans a seminar; what publishing asks for can follow later. */
export function AnlegenDialog({ vorgabe, onClose, onAngelegt }: AnlegenDialogProps) {
	const [leer] = useState((): Seminarwerte => ({ ...leereWerte(), ...vorgabe }));
	const formular = useFormular<Seminarwerte, { data: { id: string } }>({
		initialValues: leer,
		labels: SEMINAR_BEZEICHNUNG,
		run: (werte, idempotencyKey) => call('POST /v1/seminar', { body: alsEingabe(werte), idempotencyKey }),
		invalidates: [['listen']],
		meldung: T.angelegt,
		onDone: ({ data }) => onAngelegt(data.id),
	});
	return (
		<FormularDialog formular={formular} titel={T.neu} verb={T.verb} breite={680} onClose={onClose}>
			<RequiredHint />
			<SeminarFelder formular={formular} />
		</FormularDialog>
	);
}

/** Changes what it says; nobody else's change of the meantime is lost. */
export function BearbeitenDialog({ seminar, onClose }: { seminar: Seminar; onClose: () => void }) {
	const { id, version } = useAnfang(seminar);
	const bisher = useAnfang(werteVon(seminar));
	const formular = useFormular<Seminarwerte>({
		initialValues: bisher,
		labels: SEMINAR_BEZEICHNUNG,
		run: (werte, idempotencyKey) =>
			call('PUT /v1/seminar/{id}', { params: { id }, body: { ...alsEingabe(werte), version }, idempotencyKey }),
		invalidates: betroffen(id),
		meldung: UI.gespeichert,
		onDone: onClose,
	});
	const termineVon = (werte: Seminarwerte) => JSON.stringify(alsEingabe(werte).termine);
	const istVerlegt = seminar.status === SEMINAR.nr.Published && termineVon(formular.form.values) !== termineVon(bisher);
	return (
		<FormularDialog formular={formular} titel={T.bearbeitenTitel} verb={UI.speichern} breite={680} onClose={onClose}>
			<RequiredHint />
			<SeminarFelder formular={formular} leitung={seminar} />
			{istVerlegt && (
				<Text role="status" variant="secondary">
					{PLANER.hinweisVeroeffentlicht(seminar.angemeldet, seminar.wartend ?? 0)} {PLANER.hinweisMail}
				</Text>
			)}
		</FormularDialog>
	);
}
