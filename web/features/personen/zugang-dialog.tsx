import { Stack, Text } from '@mantine/core';
import { ROLLEN_LABEL, type Rolle } from '#domain/rollen.ts';
import { call } from '../../client/call.ts';
import { PERSON } from '../../texte/personen.ts';
import { CheckboxField } from '../../ui/fields/fields.tsx';
import { FormularDialog } from '../formular/formular-dialog.tsx';
import { darf } from '../portal/sitzung.ts';
import { useFormular } from './formular.ts';
import { usePerson } from './person-kontext.tsx';

const TEXT = PERSON.konto;
const LABELS = { rollen: TEXT.rollen, email: PERSON.email.titel, adresseIDs: PERSON.funktionen.titel };
const ALLE: readonly Rolle[] = ['ADMIN', 'MA_VERWALTUNG', 'MA_VEREIN'];

/** Opens an account for the person; nobody gives a role above his own. */
export function ZugangDialog({ onClose }: { onClose: () => void }) {
	const { person, sitzung } = usePerson();
	const vergebbar = darf(sitzung, 'ADMIN') ? ALLE : ALLE.slice(-1);
	const formular = useFormular<{ rollen: Rolle[] }>({
		initialValues: { rollen: ['MA_VEREIN'] },
		labels: LABELS,
		pruefe: ({ rollen }): Record<string, string> => (rollen.length ? {} : { rollen: TEXT.waehleRolle }),
		run: (body, idempotencyKey) =>
			call('POST /v1/person/{id}/create-user', { params: { id: person.id }, body, idempotencyKey }),
		meldung: TEXT.angelegt,
		onDone: onClose,
	});
	const { form, id } = formular;
	const { rollen } = form.values;
	const schalte = (rolle: Rolle) =>
		form.setFieldValue('rollen', rollen.includes(rolle) ? rollen.filter((r) => r !== rolle) : [...rollen, rolle]);
	return (
		<FormularDialog formular={formular} titel={TEXT.anlegen} verb={TEXT.anlegen} onClose={onClose}>
			<p>{TEXT.anlegenText(person.email ?? '')}</p>
			<fieldset id={`${id}rollen`} tabIndex={-1}>
				<Text component="legend" variant="label" mb={6}>
					{TEXT.rollen}
				</Text>
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
				{Object.entries(form.errors).map(([feld, text]) => (
					<Text key={feld} variant="error" size="sm" mt={4}>
						{text}
					</Text>
				))}
			</fieldset>
		</FormularDialog>
	);
}
