import { Box, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { addiereTage } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import type { Rolle } from '#domain/rollen.ts';
import { EINLADUNG_TAGE } from '#domain/status/zugang.ts';
import { call } from '../../client/call.ts';
import { SENDEN } from '../../texte/senden.ts';
import { EINLADEN, ZUGANG } from '../../texte/verwaltung/benutzer.ts';
import { CheckboxField, FieldRow, TextField } from '../../ui/fields/fields.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { FormularDialog } from '../formular/formular-dialog.tsx';
import { useSendeformular } from '../senden/sendeformular.ts';
import { Sendefrage } from '../senden/sendefrage.tsx';
import { AdressenWahl } from './adressen-wahl.tsx';
import { type Adressname, BETROFFEN, pruefungQuery } from './queries.ts';
import { RollenWahl } from './rollen-wahl.tsx';

interface Angaben extends Record<string, unknown> {
	vorname: string;
	nachname: string;
	email: string;
	rollen: Rolle[];
	adressen: Adressname[];
	isBetreuerAutomatischZuweisen: boolean;
}

const LEER: Angaben = {
	vorname: '',
	nachname: '',
	email: '',
	rollen: ['MA_VEREIN'],
	adressen: [],
	isBetreuerAutomatischZuweisen: false,
};
const LABELS = {
	vorname: ZUGANG.vorname,
	nachname: ZUGANG.nachname,
	email: ZUGANG.email,
	rollen: ZUGANG.rollen,
	adresseIDs: ZUGANG.adressen,
};
const PAUSE_MS = 500;

/** Whom to invite, to which rights. */
export function EinladenDialog({ heute, onClose }: { heute: string; onClose: () => void }) {
	const { formular, gefragt, zurueck } = useSendeformular({
		initialValues: LEER,
		labels: LABELS,
		anfrage: ({ adressen, ...angaben }) => ({
			...{ ruf: 'ladeBenutzerEin' as const, params: {} },
			body: { ...angaben, adresseIDs: adressen.map(({ id }) => id) },
		}),
	});
	const { form } = formular;
	const { email, rollen, adressen } = form.values;
	const istVerein = rollen.includes('MA_VEREIN');
	const gilt = EINLADEN.untertitel(formatDatum(addiereTage(heute, EINLADUNG_TAGE)));
	if (gefragt)
		return (
			<Sendefrage
				anfrage={gefragt}
				run={(idempotencyKey) => call('POST /v1/user/einladung', { body: gefragt.body, idempotencyKey })}
				titel={EINLADEN.titel}
				hinweis={gilt}
				verb={() => EINLADEN.verb}
				meldung={EINLADEN.meldung(gefragt.body.email)}
				invalidates={BETROFFEN}
				onDone={onClose}
				onClose={zurueck}
			/>
		);
	return (
		<FormularDialog
			formular={formular}
			onClose={onClose}
			titel={EINLADEN.titel}
			untertitel={gilt}
			verb={SENDEN.weiter}
			breite={680}
		>
			<FieldRow columns="1fr 1fr">
				<TextField label={ZUGANG.vorname} required data-autofocus {...formular.feld('vorname')} />
				<TextField label={ZUGANG.nachname} required {...formular.feld('nachname')} />
			</FieldRow>
			<div>
				<TextField label={ZUGANG.email} type="email" required {...formular.feld('email')} />
				<WerDasIst
					email={email}
					gewaehlt={adressen}
					onUebernehmen={(stelle) => form.setFieldValue('adressen', [...adressen, stelle])}
				/>
			</div>
			<RollenWahl
				id={`${formular.id}rollen`}
				value={rollen}
				onChange={(neu) => form.setFieldValue('rollen', neu)}
				error={form.errors.rollen}
			/>
			{istVerein && (
				<>
					<AdressenWahl
						id={`${formular.id}adresseIDs`}
						value={adressen}
						onChange={(neu) => form.setFieldValue('adressen', neu)}
						required
						error={form.errors.adresseIDs}
					/>
					<CheckboxField
						label={ZUGANG.automatisch}
						{...form.getInputProps('isBetreuerAutomatischZuweisen', { type: 'checkbox' })}
					/>
				</>
			)}
		</FormularDialog>
	);
}

interface WerDasIstProps {
	email: string;
	gewaehlt: readonly Adressname[];
	onUebernehmen: (stelle: Adressname) => void;
}

/** Whether the address is taken, and the person it belongs to; her places can be taken over. */
function WerDasIst({ email, gewaehlt, onUebernehmen }: WerDasIstProps) {
	const [adresse] = useDebouncedValue(email.trim(), PAUSE_MS);
	const { data } = useQuery(pruefungQuery(adresse));
	if (!data || !adresse.includes('@')) return null;
	if (data.benutzer) {
		return (
			<Text variant="error" size="sm" mt={4}>
				{EINLADEN.vergeben(data.benutzer.name ?? '')}
			</Text>
		);
	}
	const [person] = data.personen;
	const stellen = (person?.adressen ?? []).filter(({ id }) => !gewaehlt.some((stelle) => stelle.id === id));
	const wer = person && [person.name, person.adressen[0]?.bezeichnung].filter(Boolean).join(', ');
	return (
		<Text component="div" variant="hint" role="status">
			{EINLADEN.frei} {wer && EINLADEN.person(wer)}
			{stellen.map((stelle) => (
				<Box key={stelle.id} ta="end">
					<TextButton onClick={() => onUebernehmen(stelle)}>{EINLADEN.uebernehmen(stelle.bezeichnung)}</TextButton>
				</Box>
			))}
		</Text>
	);
}
