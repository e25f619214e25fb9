import { call } from '../../client/call.ts';
import { UI } from '../../texte/ui.ts';
import { INTEGRATIONEN } from '../../texte/verwaltung/sso.ts';
import { CheckboxField, RequiredHint, TextField } from '../../ui/fields/fields.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { useFormular } from '../formular/formular.ts';
import { FormularDialog } from '../formular/formular-dialog.tsx';
import { SSO_KEYS, type SsoKonfiguration } from './queries.ts';

const { sso: T } = INTEGRATIONEN;

interface Werte extends Record<string, unknown> {
	issuer: string;
	clientId: string;
	clientSecret: string;
	domains: string;
	label: string;
	aktiv: boolean;
}

const LABELS = {
	...{ issuer: T.issuer, clientId: T.clientId, clientSecret: T.clientSecret },
	...{ domains: T.domains, label: T.label, aktiv: T.aktiv },
};

/** The provider is asked before anything is stored. */
export function SsoDialog({ konfiguration, onClose }: { konfiguration: SsoKonfiguration; onClose: () => void }) {
	const { isEingerichtet, issuer, clientId, domains, label, aktiv } = konfiguration;
	const formular = useFormular<Werte>({
		initialValues: {
			...{ issuer, clientId, clientSecret: '', label },
			domains: domains.join(', '),
			aktiv: aktiv || !isEingerichtet,
		},
		labels: LABELS,
		run: ({ issuer, clientId, clientSecret, domains: text, label, aktiv }, idempotencyKey) =>
			call('POST /v1/integrations/single-sign-on/configuration', {
				body: { issuer, clientId, clientSecret, label, aktiv, domains: text.split(/[\s,;]+/).filter(Boolean) },
				idempotencyKey,
			}),
		meldung: T.gespeichert,
		invalidates: SSO_KEYS,
		onDone: onClose,
	});
	const { feld, form } = formular;
	return (
		<FormularDialog formular={formular} onClose={onClose} titel={T.dialog} breite={680} verb={UI.speichern}>
			<RequiredHint />
			<TextField required data-autofocus label={T.issuer} description={T.issuerHilfe} {...feld('issuer')} />
			<TextField required label={T.clientId} autoComplete="off" {...feld('clientId')} />
			<PasswordField
				required={!isEingerichtet}
				label={T.clientSecret}
				description={isEingerichtet ? T.geheimnisBleibt : undefined}
				autoComplete="off"
				{...feld('clientSecret')}
			/>
			<TextField label={T.domains} description={T.domainsHilfe} {...feld('domains')} />
			<TextField required label={T.label} maxLength={60} {...feld('label')} />
			<CheckboxField label={T.aktiv} {...form.getInputProps('aktiv', { type: 'checkbox' })} />
		</FormularDialog>
	);
}
