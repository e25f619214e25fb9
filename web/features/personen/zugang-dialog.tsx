import { useId, useState } from 'react';
import { ROLLEN_LABEL, type Rolle } from '#domain/rollen.ts';
import { call } from '../../client/call.ts';
import { PERSON } from '../../texte/personen.ts';
import { CheckboxField } from '../../ui/fields.tsx';
import { Stack } from '../../ui/page.tsx';
import { darf } from '../shell/sitzung.ts';
import { usePersonBefehl } from './befehl.ts';
import { FormularDialog, type Maengel, maengelAus } from './formular-dialog.tsx';
import { usePerson } from './person-kontext.tsx';
import css from './personen.module.css';

const TEXT = PERSON.konto;
const LABELS = { rollen: TEXT.rollen, email: PERSON.email.titel, adresseIDs: PERSON.funktionen.titel };
const ALLE: readonly Rolle[] = ['ADMIN', 'MA_VERWALTUNG', 'MA_VEREIN'];

/** Opens an account for the person; nobody gives a role above his own. */
export function ZugangDialog({ onClose }: { onClose: () => void }) {
	const id = useId();
	const { person, sitzung } = usePerson();
	const vergebbar = darf(sitzung, 'ADMIN') ? ALLE : ALLE.slice(-1);
	const [rollen, setRollen] = useState<readonly Rolle[]>(['MA_VEREIN']);
	const [maengel, setMaengel] = useState<Maengel>({});
	const anlegen = usePersonBefehl<undefined>({
		run: (_, idempotencyKey) =>
			call('POST /v1/person/{id}/create-user', {
				params: { id: person.id },
				body: { rollen: [...rollen] },
				idempotencyKey,
			}),
		meldung: TEXT.angelegt,
		onDone: onClose,
		onRefused: (fehler) => setMaengel(maengelAus(fehler, LABELS)),
	});
	const schalte = (rolle: Rolle) =>
		setRollen(rollen.includes(rolle) ? rollen.filter((r) => r !== rolle) : [...rollen, rolle]);
	const sende = () => {
		setMaengel(rollen.length ? {} : { rollen: TEXT.waehleRolle });
		if (rollen.length) anlegen.execute(undefined);
	};
	return (
		<FormularDialog
			id={id}
			titel={TEXT.anlegen}
			verb={TEXT.anlegen}
			geaendert={rollen.join() !== 'MA_VEREIN'}
			laeuft={anlegen.isRunning}
			labels={LABELS}
			maengel={maengel}
			fehler={anlegen.error}
			onSend={sende}
			onClose={onClose}
		>
			<p>{TEXT.anlegenText(person.email ?? '')}</p>
			<fieldset id={`${id}rollen`} className={css.eingabe} tabIndex={-1}>
				<legend className={css.legende}>{TEXT.rollen}</legend>
				<Stack gap={8}>
					{vergebbar.map((rolle) => (
						<CheckboxField
							key={rolle}
							label={ROLLEN_LABEL[rolle]}
							description={rolle === 'MA_VEREIN' ? TEXT.fuerAdressen : undefined}
							checked={rollen.includes(rolle)}
							onChange={() => schalte(rolle)}
						/>
					))}
				</Stack>
				{Object.values(maengel).map((text) => (
					<p key={text} className={css.fehler}>
						{text}
					</p>
				))}
			</fieldset>
		</FormularDialog>
	);
}
