import { useForm } from '@mantine/form';
import { useId } from 'react';
import { feldFehler } from '../../client/api-fehler.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { UI } from '../../texte/ui.ts';
import { INTEGRATIONEN } from '../../texte/verwaltung/sso.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { CheckboxField, Form, RequiredHint, TextField } from '../../ui/fields/fields.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { SSO_KEYS, type SsoKonfiguration } from './queries.ts';

const { sso: T } = INTEGRATIONEN;

interface Werte {
	issuer: string;
	clientId: string;
	clientSecret: string;
	domains: string;
	label: string;
	aktiv: boolean;
}

/** The provider is asked before anything is stored. */
export function SsoDialog({ konfiguration, onClose }: { konfiguration: SsoKonfiguration; onClose: () => void }) {
	const id = useId();
	const { isEingerichtet, issuer, clientId, domains, label, aktiv } = konfiguration;
	const form = useForm<Werte>({
		initialValues: {
			issuer,
			clientId,
			clientSecret: '',
			domains: domains.join(', '),
			label,
			aktiv: aktiv || !isEingerichtet,
		},
	});
	const speichern = useCommand({
		run: ({ domains: text, ...werte }: Werte, idempotencyKey) =>
			call('POST /v1/integrations/single-sign-on/configuration', {
				body: { ...werte, domains: text.split(/[\s,;]+/).filter(Boolean) },
				idempotencyKey,
			}),
		invalidates: SSO_KEYS,
		onDone: () => {
			toast.success(T.gespeichert);
			onClose();
		},
		// One of the domains is named by its place in the list.
		onRefused: (fehler) => {
			const felder = Object.entries(feldFehler(fehler)).map(([feld, text]) => [feld.split('.')[0], text]);
			form.setErrors(Object.fromEntries(felder));
		},
	});
	const { error } = speichern;
	return (
		<Dialog
			opened
			onClose={onClose}
			title={T.dialog}
			width={680}
			primary={
				<Button variant="primary" type="submit" form={id} loading={speichern.isRunning}>
					{UI.speichern}
				</Button>
			}
		>
			<Form id={id} gap={16} onSubmit={form.onSubmit(speichern.execute)}>
				<RequiredHint />
				{error && Object.keys(feldFehler(error)).length === 0 && <ErrorBox text={error.message} />}
				<TextField
					required
					data-autofocus
					label={T.issuer}
					description={T.issuerHilfe}
					{...form.getInputProps('issuer')}
				/>
				<TextField required label={T.clientId} autoComplete="off" {...form.getInputProps('clientId')} />
				<PasswordField
					required={!isEingerichtet}
					label={T.clientSecret}
					description={isEingerichtet ? T.geheimnisBleibt : undefined}
					autoComplete="off"
					{...form.getInputProps('clientSecret')}
				/>
				<TextField label={T.domains} description={T.domainsHilfe} {...form.getInputProps('domains')} />
				<TextField required label={T.label} maxLength={60} {...form.getInputProps('label')} />
				<CheckboxField label={T.aktiv} {...form.getInputProps('aktiv', { type: 'checkbox' })} />
			</Form>
		</Dialog>
	);
}
