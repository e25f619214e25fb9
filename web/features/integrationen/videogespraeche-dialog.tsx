import { call } from '../../client/call.ts';
import { MEETINGS } from '../../texte/meetings.ts';
import { UI } from '../../texte/ui.ts';
import { CheckboxField, ReadOnlyField, TextField } from '../../ui/fields/fields.tsx';
import { RadioField } from '../../ui/fields/option-fields.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { useFormular } from '../formular/formular.ts';
import { FormularDialog } from '../formular/formular-dialog.tsx';
import css from './integrationen.module.css';
import type { Meetingkonfiguration } from './queries.ts';

const { einstellungen: T } = MEETINGS;
const { dienst: D } = T;
const LABELS = {
	...{ vorlage: T.vorlage, clientId: D.clientId, clientSecret: D.clientSecret, anmeldeadresse: D.anmeldeadresse },
	...{ tokenadresse: D.tokenadresse, widerrufsadresse: D.widerrufsadresse, raumadresse: D.raumadresse },
	bereiche: D.bereiche,
};
const ARTEN = (['VORLAGE', 'OAUTH2'] as const).map((value) => ({ value, label: T.arten[value] }));

interface VideogespraecheDialogProps {
	konfiguration: Meetingkonfiguration;
	onClose: () => void;
}

interface Werte extends Record<string, unknown> {
	art: Meetingkonfiguration['art'];
	aktiv: boolean;
	vorlage: string;
	clientId: string;
	clientSecret: string;
	anmeldeadresse: string;
	tokenadresse: string;
	widerrufsadresse: string;
	raumadresse: string;
	bereiche: string;
}

/** Where rooms come from, and whether talks are agreed on at all. */
export function VideogespraecheDialog({ konfiguration, onClose }: VideogespraecheDialogProps) {
	const { isEingerichtet, art, vorlage, aktiv, dienst, redirectUri } = konfiguration;
	const formular = useFormular<Werte>({
		initialValues: {
			art,
			aktiv: aktiv || !isEingerichtet,
			vorlage,
			clientId: dienst?.clientId ?? '',
			clientSecret: '',
			anmeldeadresse: dienst?.anmeldeadresse ?? '',
			tokenadresse: dienst?.tokenadresse ?? '',
			widerrufsadresse: dienst?.widerrufsadresse ?? '',
			raumadresse: dienst?.raumadresse ?? '',
			bereiche: dienst?.bereiche ?? '',
		},
		labels: LABELS,
		run: ({ art, aktiv, vorlage, ...dienst }, idempotencyKey) =>
			art === 'VORLAGE'
				? call('POST /v1/integrations/meetings/configuration', { body: { aktiv, vorlage }, idempotencyKey })
				: call('POST /v1/integrations/meetings/configuration/provider', { body: { aktiv, ...dienst }, idempotencyKey }),
		invalidates: [['integrationen']],
		meldung: T.gespeichert,
		onDone: onClose,
	});
	const { form, feld } = formular;
	return (
		<FormularDialog formular={formular} onClose={onClose} titel={T.dialog} verb={UI.speichern} breite={680}>
			<RadioField label={T.art} options={ARTEN} {...feld('art')} />
			{form.values.art === 'VORLAGE' ? (
				<TextField required label={T.vorlage} description={T.vorlageHilfe} {...feld('vorlage')} />
			) : (
				<>
					<ReadOnlyField label={D.redirectUri} hint={D.redirectUriHilfe}>
						<span className={css.adresse}>{redirectUri}</span>
					</ReadOnlyField>
					<TextField required label={D.clientId} autoComplete="off" {...feld('clientId')} />
					<PasswordField
						required={!dienst}
						label={D.clientSecret}
						description={dienst ? D.geheimnisBleibt : undefined}
						autoComplete="off"
						{...feld('clientSecret')}
					/>
					<TextField required label={D.anmeldeadresse} {...feld('anmeldeadresse')} />
					<TextField required label={D.tokenadresse} {...feld('tokenadresse')} />
					<TextField label={D.widerrufsadresse} description={D.widerrufHilfe} {...feld('widerrufsadresse')} />
					<TextField required label={D.raumadresse} description={D.raumHilfe} {...feld('raumadresse')} />
					<TextField label={D.bereiche} description={D.bereicheHilfe} {...feld('bereiche')} />
				</>
			)}
			<CheckboxField label={T.aktiv} {...form.getInputProps('aktiv', { type: 'checkbox' })} />
		</FormularDialog>
	);
}
