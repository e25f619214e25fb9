import { Group, Stack, Text } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ROLLEN_LABEL } from '#domain/rollen.ts';
import { GRUPPENROLLEN, type Gruppenrolle } from '#domain/scim/gruppen.ts';
import { call } from '../../client/call.ts';
import { UI } from '../../texte/ui.ts';
import { SCIM } from '../../texte/verwaltung/scim.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { CheckboxField, FieldRow, TextField } from '../../ui/fields/fields.tsx';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import { AdressenWahl } from '../benutzer/adressen-wahl.tsx';
import type { Adressname } from '../benutzer/queries.ts';
import { useFormular } from '../formular/formular.ts';
import { FormularDialog } from '../formular/formular-dialog.tsx';
import { type ScimKonfiguration, scimQuery } from './queries.ts';

const { zuordnung: T } = SCIM;

interface Zeile {
	/** null: a new one. */
	id: string | null;
	bezeichnung: string;
	rolle: Gruppenrolle;
	adressen: Adressname[];
}
interface Werte extends Record<string, unknown> {
	gruppen: Zeile[];
	isUebernahme: boolean;
	isEinladung: boolean;
}

const NEUE: Zeile = { id: null, bezeichnung: '', rolle: 'MA_VERWALTUNG', adressen: [] };
const LABELS = { gruppen: SCIM.gruppen };
const ROLLEN = GRUPPENROLLEN.map((value) => ({ value, label: ROLLEN_LABEL[value] }));

/** Which group of the directory gives which role, all at once. */
export function ScimZuordnungDialog({
	konfiguration,
	onClose,
}: {
	konfiguration: ScimKonfiguration;
	onClose: () => void;
}) {
	const formular = useFormular<Werte>({
		initialValues: {
			gruppen: konfiguration.gruppen.map(({ id, bezeichnung, rolle, adressen }) => ({
				id,
				bezeichnung,
				rolle,
				adressen,
			})),
			isUebernahme: konfiguration.isUebernahme,
			isEinladung: konfiguration.isEinladung,
		},
		labels: LABELS,
		run: ({ gruppen, isUebernahme, isEinladung }, idempotencyKey) =>
			call('POST /v1/integrations/scim/configuration', {
				body: {
					isUebernahme,
					isEinladung,
					gruppen: gruppen.map(({ adressen, ...gruppe }) => ({
						...gruppe,
						adresseIDs: gruppe.rolle === 'MA_VEREIN' ? adressen.map(({ id }) => id) : [],
					})),
				},
				idempotencyKey,
			}),
		invalidates: [scimQuery.queryKey, ['listen'], ['benutzerverwaltung']],
		meldung: () => T.gespeichert,
		onDone: onClose,
	});
	const { form } = formular;
	const { gruppen } = form.values;
	const setze = (nr: number, teil: Partial<Zeile>) =>
		form.setFieldValue(
			'gruppen',
			gruppen.map((gruppe, i) => (i === nr ? { ...gruppe, ...teil } : gruppe)),
		);
	return (
		<FormularDialog
			formular={formular}
			titel={T.titel}
			untertitel={T.text}
			verb={UI.speichern}
			breite={680}
			onClose={onClose}
		>
			{gruppen.map((gruppe, nr) => (
				<Gruppenfelder
					// biome-ignore lint/suspicious/noArrayIndexKey: a new one has nothing else, and errors name the place.
					key={nr}
					id={`${formular.id}gruppen.${nr}`}
					nr={nr}
					gruppe={gruppe}
					fehler={(feld) => form.errors[`gruppen.${nr}.${feld}`]}
					onChange={(teil) => setze(nr, teil)}
					onEntfernen={() =>
						form.setFieldValue(
							'gruppen',
							gruppen.filter((_, i) => i !== nr),
						)
					}
				/>
			))}
			<div>
				<Button icon={IconPlus} onClick={() => form.setFieldValue('gruppen', [...gruppen, NEUE])}>
					{T.dazu}
				</Button>
			</div>
			<CheckboxField
				label={T.uebernahme}
				description={T.uebernahmeHilfe}
				{...form.getInputProps('isUebernahme', { type: 'checkbox' })}
			/>
			<CheckboxField
				label={T.einladung}
				description={T.einladungHilfe}
				{...form.getInputProps('isEinladung', { type: 'checkbox' })}
			/>
		</FormularDialog>
	);
}

interface GruppenfelderProps {
	id: string;
	nr: number;
	gruppe: Zeile;
	fehler: (feld: 'bezeichnung' | 'adresseIDs') => ReactNode;
	onChange: (teil: Partial<Zeile>) => void;
	onEntfernen: () => void;
}

function Gruppenfelder({ id, nr, gruppe, fehler, onChange, onEntfernen }: GruppenfelderProps) {
	return (
		<Stack component="fieldset" gap={8}>
			<Group component="legend" w="100%">
				<b>{T.gruppe(nr + 1)}</b>
				<IconButton icon={IconX} variant="bare" label={T.entfernen(nr + 1)} onClick={onEntfernen} />
			</Group>
			<FieldRow columns="1fr 1fr">
				<TextField
					id={`${id}.bezeichnung`}
					required
					maxLength={200}
					label={T.bezeichnung}
					value={gruppe.bezeichnung}
					error={fehler('bezeichnung')}
					onChange={(e) => onChange({ bezeichnung: e.currentTarget.value })}
				/>
				<SelectField
					required
					label={T.rolle}
					allowDeselect={false}
					data={ROLLEN}
					value={gruppe.rolle}
					onChange={(rolle) => rolle && onChange({ rolle: rolle as Gruppenrolle })}
				/>
			</FieldRow>
			{gruppe.rolle === 'ADMIN' && <Text variant="hint">{T.admin}</Text>}
			{gruppe.rolle === 'MA_VEREIN' && (
				<AdressenWahl
					id={`${id}.adresseIDs`}
					value={gruppe.adressen}
					onChange={(adressen) => onChange({ adressen })}
					required
					error={fehler('adresseIDs')}
				/>
			)}
		</Stack>
	);
}
